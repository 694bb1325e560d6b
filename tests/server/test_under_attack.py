"""What a stranger sends harms nobody else: faults are counted, bad rows skipped, bots take turns, names checked."""

from __future__ import annotations

import asyncio
import socket as sockets
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from pelagos.bots.contract import always
from pelagos.bots.workers import BotWorkers
from pelagos.gate.limits import Limits
from pelagos.server.config import Config
from pelagos.server.incoming import guard, page_requests
from tests.loops import in_a_loop
from tests.server.site import PATIENCE, Client, Site, running


def test_another_name_is_not_answered(site: Site, client: Client) -> None:
    """[J22] A name that was led here by somebody else's DNS."""
    table = client.open()["table"]
    for path in ("/", "/api/v1/games"):
        refused = client.get(path, headers={"host": "evil.example"})
        assert refused.status_code == 421
    assert refused.json()["error"]["code"] == "foreign-host"
    host, port = client.url.removeprefix("http://").split(":")
    with sockets.create_connection((host, int(port))) as line, pytest.raises(InvalidStatus):
        connect(f"ws://evil.example/ws/{table}", sock=line)


@pytest.mark.parametrize(
    "path", ["/static/a%00.js", "/static/%00", "/t/%00", "/api/v1/tables/x%00y", "/rules/nauticus/pieces/%00", "/%0a"]
)
def test_what_is_no_text_is_not_found(client: Client, path: str) -> None:
    """[J15] Never a fault of ours."""
    assert client.get(path).status_code == 404


@pytest.mark.parametrize(
    ("old", "new"),
    [('"at":"', '"at":"' + "9" * 200), ('"kind":"me"', '"kind":"' + "m" * 200 + '"'), ('"at":"', '"at":"\\u0000')],
)
def test_what_is_too_long_or_no_text_in_a_record_is_refused(client: Client, old: str, new: str) -> None:
    """[J15]"""
    table = client.open()["table"]
    header, *rest = client.get(f"/api/v1/tables/{table}/record").text.splitlines(keepends=True)
    refused = client.post("/api/v1/records", content="".join([header.replace(old, new, 1), *rest]).encode())
    assert refused.status_code == 400


@pytest.mark.parametrize("game", ["nauticus", "nemo1", "nemo2", "endeavor"])
def test_a_record_of_a_header_only_is_a_table_at_which_somebody_is_asked(client: Client, game: str) -> None:
    """[J21] Fate answers what nobody else would."""
    seats = ("me", "hotseat") if game in ("nauticus", "endeavor") else ("me",)
    table = client.open(game, seats)["table"]
    header = client.get(f"/api/v1/tables/{table}/record").content.splitlines(keepends=True)[0]
    brought = client.post("/api/v1/records", content=header)
    assert brought.status_code == 201
    state = client.state(brought.json()["table"])
    assert client.answer(state["table"], state["version"], state["question"]["options"][0]).status_code == 200


def test_control_characters_are_not_said(client: Client) -> None:
    """[J15]"""
    table = client.open()["table"]
    assert client.post(f"/api/v1/tables/{table}/chat", {"id": 1, "text": "a\0b"}).status_code == 200
    with client.socket(table, want="page") as socket:
        assert "\\u0000" not in str(socket.wait("chat"))


def test_a_fault_of_ours_is_counted_guarded_and_logged_once(
    site: Site, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """[J11] What a statement was about stays out of the log, too."""
    logged: list[object] = []
    monkeypatch.setattr(guard.log, "exception", lambda *said, **facts: logged.append(said))

    def spoiled(*arguments: Any) -> None:
        raise RuntimeError("spoiled")

    faults = site.server.metrics.faults
    monkeypatch.setattr(page_requests, "listed", spoiled)
    client.open(access="public")
    answer = client.get("/")
    assert answer.status_code == 500
    assert answer.headers["x-frame-options"] == "DENY"
    assert "spoiled" not in answer.text
    assert site.server.metrics.faults == faults + 1
    assert site.server.metrics.statuses[500] > 0
    assert logged == [("a request failed",)]
    assert site.server.tables.engine.hide_parameters


def test_a_bad_row_breaks_neither_the_front_page_nor_other_bots(tmp_path: Path) -> None:
    """[J8] One table whose header cannot be read, one of a game that nobody knows."""
    db = f"sqlite:///{tmp_path / 'tables.db'}"
    with running(Config(db=db)) as site:
        client = site.client()
        tables = [client.open(access="public", seats=("me", "bot:random"))["table"] for _ in range(3)]
        cookies = dict(client.http.cookies)
    engine = create_engine(db)
    with engine.begin() as connection:
        spoil = text("UPDATE tables SET header = :header, bot_next = 1 WHERE id = :table")
        connection.execute(spoil, {"header": '{"type":"nonsense"}', "table": tables[0]})
        connection.execute(text("UPDATE tables SET game = 'chess' WHERE id = :table"), {"table": tables[1]})
    engine.dispose()
    with running(Config(db=db)) as site:
        for visitor in (site.client(), site.client(cookie="; ".join(f"{k}={v}" for k, v in cookies.items()))):
            page = visitor.get("/")
            assert page.status_code == 200
            assert tables[2] in page.text
            assert tables[0] not in page.text
        assert site.client().get(f"/t/{tables[0]}").status_code == 400


def test_many_lookers_hear_once_of_many_who_come(site: Site, client: Client) -> None:
    """[J10] Spectators change nothing for anybody, so nobody is told of them."""
    table = client.open(access="public")["table"]
    with client.socket(table) as socket:
        socket.wait("state")
        live = site.server.tables.live[table]
        before = live.presence
        for _ in range(5):
            with site.client().socket(table, want="page") as spectator:
                spectator.wait("state")
        assert live.presence == before


def test_people_are_served_before_bots_among_themselves() -> None:
    """[B6] Twenty wait; whoever comes with a lower rank is next."""
    order: list[str] = []
    begin = threading.Event()

    async def play() -> None:
        workers = BotWorkers(1, 10.0)

        def asked(job: str, wanted: Callable[[], bool]) -> None:
            begin.wait(10)
            order.append(job)

        workers._ask = asked  # type: ignore[method-assign]
        jobs = [asyncio.create_task(workers.choose(f"bots-{number}", 2)) for number in range(20)]
        await asyncio.sleep(0)
        jobs.append(asyncio.create_task(workers.choose("person", 0)))
        await asyncio.sleep(0)
        begin.set()
        await asyncio.gather(*jobs)
        assert workers.asked == 0

    in_a_loop(play())
    assert order[:3] == ["bots-0", "person", "bots-1"]


def test_many_tables_of_one_person_keep_nobody_else_waiting() -> None:
    """[B6] One has twenty tables and another three, of the same rank: they take turns."""
    order: list[str] = []
    begin = threading.Event()

    async def play() -> None:
        workers = BotWorkers(1, 10.0)

        def asked(job: str, wanted: Callable[[], bool]) -> None:
            begin.wait(10)
            order.append(job)

        workers._ask = asked  # type: ignore[method-assign]
        tables = [("many", number) for number in range(20)] + [("few", number) for number in range(3)]
        jobs = [asyncio.create_task(workers.choose(f"{who}-{number}", 0, always, who)) for who, number in tables]
        await asyncio.sleep(0)
        begin.set()
        await asyncio.gather(*jobs)
        assert (workers.asked, workers.rounds) == (0, {})

    in_a_loop(play())
    assert [place for place, job in enumerate(order) if job.startswith("few")] == [2, 4, 6]


def test_bots_among_themselves_stop_when_nobody_looks(tmp_path: Path) -> None:
    """[B6] Somebody who comes to watch lets them go on."""
    with running(Config(db=f"sqlite:///{tmp_path / 'tables.db'}")) as site:
        client = site.client()
        table = client.open(seats=("bot:random", "bot:random"))["table"]
        live = site.server.tables.live[table]
        live.looked = float("-inf")
        deadline = time.monotonic() + PATIENCE
        while live.thinking is not None:
            assert time.monotonic() < deadline
            client.get("/healthz")
        stopped = live.version
        assert not live.row.over
        with client.socket(table) as socket:
            assert socket.until(lambda message: message["is"] == "state" and message["version"] > stopped)


def test_tables_for_bots_alone_are_few(tmp_path: Path) -> None:
    """[B6, J12] Whoever throws the cookie away is still known by the address."""
    limits = Limits(bot_tables_per_address=2, bot_tables_per_person=9)
    with running(Config(db=f"sqlite:///{tmp_path / 'tables.db'}", limits=limits)) as site:
        wish = {"game": "nauticus", "seats": [{"kind": "bot:random"}] * 2}
        answers = [site.client().post("/api/v1/tables", wish) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert answers[2].json()["error"]["code"] == "quota-bots"
        assert int(answers[2].headers["retry-after"]) > 60
        assert site.client().open()["table"]


def test_talk_is_as_fast_as_people_read(tmp_path: Path) -> None:
    """[J12]"""
    with running(Config(db=f"sqlite:///{tmp_path / 'tables.db'}", limits=Limits(talk_per_person=3))) as site:
        client = site.client()
        table = client.open()["table"]
        codes = [client.post(f"/api/v1/tables/{table}/chat", {"id": n, "text": "x"}).status_code for n in range(4)]
    assert codes == [200, 200, 200, 429]


def test_a_record_is_only_so_long_and_nothing_is_taken_back_at_a_longer_table(tmp_path: Path) -> None:
    """[J3] The game itself can still be played to its end."""
    with running(Config(db=f"sqlite:///{tmp_path / 'tables.db'}", limits=Limits(record_entries=20))) as site:
        client = site.client()
        table = client.open(practice=True)["table"]
        while (version := client.state(table)["version"]) < 20:
            client.answer(table, version, client.state(table)["question"]["options"][0], number=version)
        refused = client.post(f"/api/v1/tables/{table}/undo", {"id": 1, "version": version})
        assert refused.json()["error"]["code"] == "undo-no-more"
        option = client.state(table)["question"]["options"][0]
        assert client.answer(table, version, option, number=99).status_code == 200
        record = client.get(f"/api/v1/tables/{table}/record").content
        refused = client.post("/api/v1/records", content=record)
        assert refused.json()["error"]["code"] == "record-long"
