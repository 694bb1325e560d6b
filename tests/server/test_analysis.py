"""Luck and skill at a table that is over: begun by whoever played, in the background, stopped, and kept."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import select

from pelagos.analysis.desk import Most
from pelagos.analysis.findings import Finding
from pelagos.analysis.work import Part
from pelagos.server.config import Config
from pelagos.server.store.database import metadata
from pelagos.server.tell import replies
from tests.analysis.games import quickly
from tests.server.site import PATIENCE, Client, Site, running
from tests.server.test_endings import brought
from tests.web.positions import ended, middle

TOO_MANY = 429


class Clockwork:
    """Looks into deeds at once, up to a number, and then waits for ever."""

    def __init__(self, most: int = 1_000_000) -> None:
        self.left = most
        self.asked: list[range] = []

    async def __call__(self, part: Part, wanted: Callable[[], bool]) -> list[Finding]:
        self.asked.append(part.places)
        self.left -= 1
        if self.left < 0:
            await asyncio.Event().wait()
        return quickly(part)


def looked_at(client: Client, table: str, method: str = "GET") -> replies.AnalysisState:
    return read(client.http.request(method, f"/api/v1/tables/{table}/analysis"))


def read(answer: httpx.Response) -> replies.AnalysisState:
    assert answer.status_code == 200, answer.text
    return msgspec.convert(answer.json(), replies.AnalysisState)


def until(client: Client, table: str, holds: Callable[[replies.AnalysisState], bool]) -> replies.AnalysisState:
    """Ask again and again; whoever is told that this is too much at once has asked, too."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        answer = client.http.get(f"/api/v1/tables/{table}/analysis")
        if answer.status_code != TOO_MANY and holds(state := read(answer)):
            return state
    raise AssertionError("it never came to that")


def test_it_is_begun_and_found_in_words(site: Site, client: Client) -> None:
    site.server.desk.ask = Clockwork()
    table = brought(client, ended("nauticus"))
    assert looked_at(client, table).status == "none"
    looked_at(client, table, "POST")
    state = until(client, table, lambda state: state.status == "done")
    assert state.told is not None
    assert all(len(seat.costliest) == 3 for seat in state.told.seats)
    assert len(state.told.turning) == 5
    assert all(one.better for one in state.told.turning)
    assert state.told.chart.count("<a href='?at=") == 5
    german = client.get(f"/api/v1/tables/{table}/analysis", headers={"accept-language": "de"}).json()
    assert german["words"]["name"] == "Glück und Können"


def test_it_is_stopped_and_goes_on_where_it_was(tmp_path: Path) -> None:
    """What was found before the server ended is not looked for again after its next start."""
    config = Config(db=f"sqlite:///{tmp_path / 'tables.db'}", workers=1)
    with running(config) as site:
        client = site.client()
        site.server.desk.ask = Clockwork(30)
        table = brought(client, ended("nemo1"))
        looked_at(client, table, "POST")
        until(client, table, lambda state: state.done == 30)
        stopped = looked_at(client, table, "DELETE")
        assert (stopped.status, stopped.done) == ("stopped", 30)
        cookies = dict(client.http.cookies)
    with running(config) as site:
        client = site.client()
        client.http.cookies.update(cookies)
        assert looked_at(client, table).done == 30
        clockwork = site.server.desk.ask = Clockwork()
        looked_at(client, table, "POST")
        state = until(client, table, lambda state: state.status == "done")
        assert len(clockwork.asked) == state.all - 30


def test_a_game_that_goes_on_is_not_analysed(client: Client) -> None:
    table = brought(client, middle("nauticus"))
    for method in ("GET", "POST"):
        answer = client.http.request(method, f"/api/v1/tables/{table}/analysis")
        assert answer.json()["error"]["code"] == "analysis-running"


def test_only_who_played_begins_it(site: Site, client: Client) -> None:
    table = brought(client, ended("nauticus"))
    stranger = site.client().http.request("POST", f"/api/v1/tables/{table}/analysis")
    assert stranger.status_code in (403, 404)
    assert site.server.desk.orders == {}


@pytest.mark.parametrize("most", [Most(1, 9, 9), Most(9, 1, 9), Most(9, 9, 1)])
def test_too_many_wait(site: Site, client: Client, monkeypatch: pytest.MonkeyPatch, most: Most) -> None:
    """In all, from one address, and of one person."""
    monkeypatch.setattr(site.server.desk, "most", most)
    site.server.desk.ask = Clockwork(0)
    first, second = (brought(client, ended(game)) for game in ("nauticus", "nemo1"))
    looked_at(client, first, "POST")
    answer: dict[str, Any] = client.post(f"/api/v1/tables/{second}/analysis").json()
    assert answer["error"]["code"] == "analysis-busy"
    assert looked_at(client, first, "DELETE").status == "none"


def test_one_person_leaves_places_to_others(site: Site, client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site.server.desk, "most", Most(9, 9, 1))
    site.server.desk.ask = Clockwork(0)
    other = site.client()
    tables = [(one, brought(one, ended(game))) for one, game in ((client, "nauticus"), (other, "nemo1"))]
    assert {looked_at(*table, "POST").status for table in tables} <= {"running", "waits"}
    assert site.server.desk.orders.keys() == {table for _, table in tables}
    for table in tables:
        looked_at(*table, "DELETE")


def test_who_deletes_a_table_deletes_what_was_found_of_it(site: Site, client: Client) -> None:
    """Its film and what was kept for later, too; nobody thinks about it any more."""
    site.server.desk.ask = Clockwork(30)
    table = brought(client, ended("nemo1"))
    looked_at(client, table, "POST")
    until(client, table, lambda state: state.done == 30)
    live = site.server.tables.live[table]
    site.inside(site.server.tables.keep_film, live)
    kept = [part for part in metadata.tables.values() if "table_id" in part.c]

    def held() -> set[str]:
        with site.server.tables.engine.connect() as connection:
            found = {
                part.name: connection.execute(select(part).where(part.c.table_id == table)).first() for part in kept
            }
        return {name for name, row in found.items() if row is not None}

    holds(lambda: {"analyses", "films", "entries", "seats"} <= held())
    assert client.http.delete(f"/api/v1/tables/{table}").status_code == 200
    assert (held(), site.server.desk.orders) == (set(), {})


def holds(fact: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not fact():
        assert time.monotonic() < end, "it never came to that"
        time.sleep(0.01)
