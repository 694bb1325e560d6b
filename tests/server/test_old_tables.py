"""Rules change; tables stay: what was played by other rules is shown, told at its end, and can go on [J5]."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, select, update

from pelagos.games.registry import find_game
from pelagos.server.config import Config
from pelagos.server.store.database import films, open_database, snapshots, tables
from pelagos.table.record import Header, read_line, write_line
from tests.server.site import Client, Site, running

GAME = "nauticus"
OLD = "0-before"


def answered(client: Client, table: str, times: int) -> dict[str, Any]:
    for number in range(times):
        state = client.state(table)
        client.answer(table, state["version"], state["question"]["options"][0], number=number)
    return client.state(table)


def age(db: str, **changes: str) -> None:
    """From now on all tables are of other rules, or of another pack."""
    engine = open_database(db)
    with engine.begin() as connection:
        for table, header in connection.execute(select(tables.c.id, tables.c.header)).all():
            line = read_line(header.encode(), 1)
            assert isinstance(line, Header)
            known = {field: getattr(line, field) for field in line.__struct_fields__}
            written = write_line(Header(**{**known, **changes}))[:-1].decode()
            connection.execute(update(tables).where(tables.c.id == table).values(header=written))
    engine.dispose()


@contextmanager
def returned(db: str, before: Client) -> Iterator[tuple[Site, Client]]:
    """The server after an upgrade, and the same browser."""
    with running(Config(db=db, workers=1)) as site:
        client = site.client()
        client.http.cookies.update(before.http.cookies)
        yield site, client


@pytest.fixture(scope="module")
def left(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Client, dict[str, Any]]:
    """A database with a table that goes on, as a server of older rules left it."""
    db = str(tmp_path_factory.mktemp("old") / "tables.db")
    with running(Config(db=db, workers=1)) as site:
        client = site.client()
        table = client.open()["table"]
        answered(client, table, 9)
        page = client.state(table, "page")
    age(db, rules=OLD)
    return db, client, page


def test_an_old_table_shows_its_last_position_and_says_so(left: tuple[str, Client, dict[str, Any]]) -> None:
    db, before, page = left
    with returned(db, before) as (_, client):
        state = client.state(page["table"], "page")
    assert state["board"] == page["board"]
    assert [seat["name"] for seat in state["seats"]] == [seat["name"] for seat in page["seats"]]
    assert OLD in state["old"]["text"]
    assert find_game(GAME).rules_version in state["old"]["text"]
    assert (state["old"]["mine"], state["old"]["onward"]) == (True, "")
    assert state["question"]["mine"] is False
    assert page["old"] is None


def test_nothing_can_be_answered_weighed_or_taken_back_there(left: tuple[str, Client, dict[str, Any]]) -> None:
    db, before, page = left
    table = page["table"]
    with returned(db, before) as (_, client):
        version = client.state(table)["version"]
        body = {"id": 1, "version": version}
        tried = [
            client.answer(table, version, "tile crowns"),
            client.post(f"/api/v1/tables/{table}/undo", body),
            client.post(f"/api/v1/tables/{table}/preview", {**body, "answers": ["tile crowns"]}),
            client.get(f"/api/v1/tables/{table}/odds"),
        ]
    assert [answer.json()["error"]["code"] for answer in tried] == ["table-old"] * 4


def test_an_old_table_is_watched_from_its_beginning_with_its_log(left: tuple[str, Client, dict[str, Any]]) -> None:
    db, before, page = left
    table = page["table"]
    with returned(db, before) as (_, client):
        now = client.state(table, "page")
        first = client.get(f"/api/v1/tables/{table}/at/0").json()
        written = client.get(f"/api/v1/tables/{table}/replay")
    assert [line["text"] for line in now["log"]] == [line["text"] for line in page["log"]]
    assert first["board"] != now["board"]
    assert written.status_code == 200
    assert now["log"][-1]["text"] in written.text


def test_an_old_table_goes_on_at_a_new_one_once(left: tuple[str, Client, dict[str, Any]]) -> None:
    db, before, page = left
    table = page["table"]
    with returned(db, before) as (site, client):
        stranger = site.client().post(f"/t/{table}/onward")
        way = client.post(f"/t/{table}/onward").headers["location"]
        again = client.post(f"/t/{table}/onward").headers["location"]
        new = way.removeprefix("/t/")
        state = client.state(new, "page")
        assert state["board"]["pieces"] == page["board"]["pieces"]
        assert state["question"]["mine"]
        assert state["old"] is None
        moved = answered(client, new, 2)
        record = client.get(f"/api/v1/tables/{new}/record").content
        assert client.state(table, "page")["old"]["onward"] == way
    assert (again, stranger.status_code) == (way, 403)
    with returned(db, before) as (_, client):
        assert client.state(new)["version"] == moved["version"]
        assert client.post("/api/v1/records", content=record).json()["error"]["code"] == "record-begins"


def test_without_a_film_the_last_snapshot_is_shown(tmp_path: Path) -> None:
    """A server that was killed leaves snapshots; one that has not even those says so, and the page asks no more."""
    db = str(tmp_path / "tables.db")
    with running(Config(db=db, workers=1)) as site:
        client = site.client()
        table = client.open()["table"]
        last = answered(client, table, 60)["version"]
    age(db, rules=OLD)
    engine = open_database(db)
    with engine.begin() as connection:
        connection.execute(delete(films))
    with returned(db, client) as (_, again):
        old = again.state(table, "page")["old"]
    with engine.begin() as connection:
        connection.execute(delete(snapshots))
    engine.dispose()
    assert f" of {last}" in old["text"]
    with returned(db, client) as (_, again), again.socket(table, "page") as socket:
        assert socket.wait("refused")["error"]["code"] == "table-lost"
        with pytest.raises(Exception, match="1008"):
            socket.next()


def test_the_end_of_a_game_stays_as_it_was_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Other rules would tell it otherwise: a sheet is not worked out anew."""
    db = str(tmp_path / "tables.db")
    with running(Config(db=db, workers=1)) as site:
        client = site.client()
        table = client.open(seats=("bot:random", "bot:random"), fate="fair")["table"]
        with client.socket(table) as socket:
            socket.until(lambda message: message["is"] == "state" and message["over"])
        page = client.state(table, "page")
        review = client.get(f"/api/v1/tables/{table}/review").json()
    age(db, rules=OLD)
    monkeypatch.setattr("pelagos.server.tell.page_state.verdict_words", lambda verdict, voice: "other rules")
    with returned(db, client) as (_, again):
        state = again.state(table, "page")
        assert state["end"] == page["end"]
        assert state["over"]
        assert again.get(f"/api/v1/tables/{table}/review").json() == review
        replay = again.get(f"/api/v1/tables/{table}/replay")
        assert replay.status_code == 200
        assert f'role="note">Played by rules version {OLD}; this page was made by version' in replay.text
        german = again.state(table, "page", headers={"accept-language": "de"})
        assert german["end"]["reason"] != page["end"]["reason"]
        assert again.get("/").status_code == 200


def test_a_table_of_other_components_is_shown_and_goes_on(tmp_path: Path) -> None:
    db = str(tmp_path / "tables.db")
    with running(Config(db=db, workers=1)) as site:
        client = site.client()
        table = client.open()["table"]
        answered(client, table, 3)
    age(db, pack="another")
    with returned(db, client) as (_, again):
        assert "components" in again.state(table, "page")["old"]["text"]
        way = again.post(f"/t/{table}/onward").headers["location"]
        assert again.state(way.removeprefix("/t/"))["question"]["mine"]


NAME = "Zebedee Unlikely"


def test_the_end_of_an_old_game_forgets_the_name_of_who_is_gone(tmp_path: Path) -> None:
    """The rules are others since, so that nobody can tell the end anew: the name is blotted out of what was kept."""
    db = str(tmp_path / "tables.db")
    with running(Config(db=db, workers=1)) as site:
        leaver, friend = site.client(), site.client()
        opened = leaver.open(seats=("me", "open"), name=NAME)
        table = opened["table"]
        friend.post("/api/v1/join", {"invite": opened["invite"], "name": "Ben"})
        for client in (leaver, friend):
            seat = client.state(table)["you"][0]
            body = {"id": 1, "version": client.state(table)["version"], "deed": "agree", "seat": seat, "sure": True}
            client.post(f"/api/v1/tables/{table}/seats", body)
        assert friend.state(table)["over"]
    assert NAME in film_in(db, table)
    age(db, rules=OLD)
    with returned(db, leaver) as (_, client):
        confirm = client.post("/api/v1/me/delete", {}).json()["confirm"]
        assert client.post("/api/v1/me/delete", {"confirm": confirm}).status_code == 200
    kept = film_in(db, table)
    assert not any(part in kept for part in ("Zebedee", "Unlikely"))
    assert '"name":"Player A"' in kept
    with returned(db, friend) as (_, client):
        state = client.state(table, "page")
        assert [place["name"] for place in state["seats"]] == ["Player A", "Ben"]
        replay = client.get(f"/api/v1/tables/{table}/replay").text
        assert "Zebedee" not in replay
        assert client.state(table, "page", headers={"accept-language": "de"})["end"] is not None


def film_in(db: str, table: str) -> str:
    """What is kept of a table for the day when its rules are gone, as text."""
    engine = open_database(db)
    with engine.connect() as connection:
        raw = connection.execute(select(films.c.film).where(films.c.table_id == table)).scalar_one()
    engine.dispose()
    return zlib.decompress(raw).decode()
