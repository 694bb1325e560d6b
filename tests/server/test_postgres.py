"""PostgreSQL: the same tables, and two servers that hear each other."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from pelagos.server.config import Config
from pelagos.server.health import look_at_clocks
from pelagos.server.play.live import Live
from tests.server.postgres import binaries, postgres
from tests.server.site import Site, Socket, running

PROGRAMS = binaries()

pytestmark = pytest.mark.skipif(PROGRAMS is None, reason="PostgreSQL's programs are not installed (apt: postgresql)")


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    assert PROGRAMS is not None
    with postgres(PROGRAMS) as url:
        yield url


@pytest.fixture(scope="module")
def two(url: str) -> Iterator[tuple[Site, Site]]:
    with running(Config(db=url, workers=1)) as one, running(Config(db=url, workers=1)) as other:
        for site in (one, other):
            assert site.server.tables.listening.ready.wait(20)
        yield one, other


def test_a_move_on_one_server_is_seen_on_the_other(two: tuple[Site, Site]) -> None:
    one, other = two[0].client(), two[1].client()
    table = one.open()["table"]
    with other.socket(table) as far, one.socket(table) as near:
        far.wait("state")
        state = near.wait("state")
        near.send(do="answer", id=1, version=state["version"], answers=["tile crowns"])
        done = near.wait("done")
        assert far.wait("state")["version"] == done["version"]


def newest(socket: Socket, version: int) -> dict[str, Any]:
    return socket.until(lambda message: message["is"] == "state" and message["version"] >= version)


def test_both_servers_move_one_table_in_turn(two: tuple[Site, Site]) -> None:
    one, other = two[0].client(), two[1].client()
    table = one.open()["table"]
    other.http.cookies.update(one.http.cookies)
    version = one.state(table)["version"]
    with one.socket(table) as near, other.socket(table) as far:
        for socket in (near, far, near, far):
            state = newest(socket, version)
            socket.send(do="answer", id=7, version=state["version"], answers=[state["question"]["options"][0]])
            version = socket.wait("done")["version"]
            assert version > state["version"]


@pytest.mark.parametrize("held", [True, False], ids=["while the game is opened", "when it has been opened"])
def test_what_is_heard_while_somebody_comes_is_not_missed(
    two: tuple[Site, Site], monkeypatch: pytest.MonkeyPatch, held: bool
) -> None:
    """The game has been read, somebody moves it at another server, and only then the page listens."""
    one, other = two[0].client(), two[1].client()
    table = one.open()["table"]
    other.http.cookies.update(one.http.cookies)
    state = one.state(table)
    tables, first = two[1].server.tables, state["question"]["options"][0]
    loaded = tables.loaded

    async def overtaken(live: Live) -> Any:
        found = await loaded(live)
        if live.version == state["version"]:
            await live.lock.acquire()
            await asyncio.to_thread(one.answer, table, state["version"], first)
            if not held:
                live.lock.release()
            tables.heard_elsewhere(table)
            if held:
                live.lock.release()
        return found

    monkeypatch.setattr(tables, "loaded", overtaken)
    with other.socket(table) as far:
        assert newest(far, state["version"] + 1)["version"] > state["version"]


def test_only_one_of_two_answers_at_once_counts(two: tuple[Site, Site]) -> None:
    one, other = two[0].client(), two[1].client()
    table = one.open()["table"]
    other.http.cookies.update(one.http.cookies)
    state = one.state(table)
    other.state(table)
    first, second = state["question"]["options"][:2]
    with ThreadPoolExecutor(2) as pool:
        answers = [
            pool.submit(one.answer, table, state["version"], first),
            pool.submit(other.answer, table, state["version"], second, number=2),
        ]
    assert sorted(answer.result().status_code for answer in answers) == [200, 409]


@pytest.mark.parametrize(
    ("deed", "wish", "seats"),
    [
        ("entropy", {"id": 1, "text": "salt"}, ("me", "open")),
        ("hint", {"id": 1, "seconds": 0}, ("me", "bot:greedy")),
    ],
)
def test_what_is_meant_for_no_version_is_noted_after_what_another_server_did(
    two: tuple[Site, Site], monkeypatch: pytest.MonkeyPatch, deed: str, wish: dict[str, Any], seats: tuple[str, ...]
) -> None:
    """The other server moves the table just before it is stored; nobody is told of a fault."""
    one, other = two[0].client(), two[1].client()
    table = one.open(seats=seats)["table"]
    other.http.cookies.update(one.http.cookies)
    writer, state = two[1].server.tables.writer, one.state(table)
    keep, left = writer.keep, [state["question"]["options"][0]]

    async def overtaken(moves: Any) -> None:
        if left:
            await asyncio.to_thread(one.answer, table, state["version"], left.pop())
        await keep(moves)

    monkeypatch.setattr(writer, "keep", overtaken)
    noted = other.post(f"/api/v1/tables/{table}/{deed}", wish)
    assert noted.status_code == 200, noted.text
    assert noted.json()["version"] > state["version"] + 1


def test_talk_and_taken_seats_are_heard_on_the_other_server(two: tuple[Site, Site]) -> None:
    host, guest = two[0].client(), two[1].client()
    opened = host.open(seats=("me", "open"))
    with host.socket(opened["table"], "page") as socket:
        assert socket.wait("state")["seats"][1]["kind"] == "open"
        guest.post("/api/v1/join", {"invite": opened["invite"], "name": "Gwen"})
        seats = socket.until(lambda message: message["is"] == "state" and message["seats"][1]["kind"] == "human")
        assert seats["seats"][1]["name"] == "Gwen"
        guest.post(f"/api/v1/tables/{opened['table']}/chat", {"id": 1, "text": "Ahoy"})
        said = socket.until(lambda message: message["is"] == "chat" and message["lines"])
    assert said["lines"][-1]["text"] == "Ahoy"


def test_a_bot_replaced_on_one_server_is_replaced_on_the_other(two: tuple[Site, Site]) -> None:
    one, other = two[0].client(), two[1].client()
    record = one.get(f"/api/v1/tables/{one.open(seats=('me', 'bot:random'))['table']}/record").text
    table = one.post("/api/v1/records", content=record.replace("bot:random", "bot:nope").encode()).json()["table"]
    with other.socket(table, want="page") as far:
        state = far.wait("state")
        assert state["failed_bot"]["bot"] == "nope"
        body = {"id": 1, "version": state["version"], "seat": 1, "bot": "greedy"}
        assert one.post(f"/api/v1/tables/{table}/replace", body).status_code == 200
        heard = newest(far, state["version"] + 1)
    assert heard["failed_bot"] is None
    assert heard["seats"][1]["bot"] == "greedy"


def test_a_device_that_is_ended_on_one_server_is_ended_on_the_other(two: tuple[Site, Site]) -> None:
    one, other = two[0].client(), two[1].client()
    table = one.open(access="private")["table"]
    code = one.post("/api/v1/me/code", {}).json()["code"]
    assert other.post("/api/v1/enter/code", {"code": code}).status_code == 200
    with other.socket(table) as far:
        assert far.wait("state")["you"] == [0, 1]
        assert one.http.delete("/api/v1/me/devices/others").status_code == 200
        with pytest.raises(ConnectionClosed):
            far.until(lambda message: False)
    assert other.get(f"/api/v1/tables/{table}").status_code == 404
    assert one.state(table)["you"] == [0, 1]


def test_a_table_that_is_deleted_on_one_server_is_gone_on_the_other(two: tuple[Site, Site]) -> None:
    one, other = two[0].client(), two[1].client()
    table = one.open()["table"]
    with other.socket(table) as far:
        far.wait("state")
        assert one.http.delete(f"/api/v1/tables/{table}").status_code == 200
        with pytest.raises(ConnectionClosed):
            far.until(lambda message: False)
    assert other.get(f"/t/{table}").status_code == 404


def test_time_that_is_over_is_found_by_one_of_two_servers(two: tuple[Site, Site]) -> None:
    """Both look at the same moment; the record tells it once, and both show who plays on."""
    one, other = (site.client() for site in two)
    house = {"clock": "move", "seconds": 3600}
    table = one.open(seats=("me", "hotseat"), house=house)["table"]
    other.state(table)
    later = time.time() + 3600
    loops = [site.server.tables.chores[0].get_loop() for site in two]
    for site in two:
        site.server.tables.clock = lambda: later
    looked = [
        asyncio.run_coroutine_threadsafe(look_at_clocks(site.server.tables), loop)
        for site, loop in zip(two, loops, strict=True)
    ]
    for done in looked:
        done.result(60)
    for site in two:
        site.server.tables.clock = time.time
    with one.socket(table, "page") as near, other.socket(table, "page") as far:
        for socket in (near, far):
            state = socket.until(lambda message: message["is"] == "state" and message["seats"][0]["kind"] == "bot")
            assert sum("is over; " in line["text"] for line in state["log"]) == 1
