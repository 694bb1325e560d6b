"""The short way to programs: at once, in order, and nothing is lost when somebody is slow."""

from __future__ import annotations

import asyncio
import gc
import json
import random
import socket as sockets
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from pelagos.server import health
from pelagos.server.app import make_server
from pelagos.server.config import Config
from pelagos.server.incoming import context
from pelagos.server.incoming.context import Notifier, Server, Turns
from pelagos.server.incoming.sockets import frame
from tests.loops import in_a_loop
from tests.server.site import Client, Site, running

Messages = list[dict[str, Any]]


@pytest.fixture
def narrow(tmp_path: Path) -> Iterator[Site]:
    """A server whose connections hold little."""
    with running(Config(db=f"sqlite:///{tmp_path / 'tables.db'}", workers=1), send_buffer=4096) as site:
        yield site


@pytest.mark.parametrize(("size", "head"), [
    (0, b"\x81\x00"), (125, b"\x81\x7d"), (126, b"\x81\x7e\x00\x7e"), (65_535, b"\x81\x7e\xff\xff"),
    (65_536, b"\x81\x7f" + (65_536).to_bytes(8)),
])  # fmt: skip
def test_a_frame_says_how_long_it_is(size: int, head: bytes) -> None:
    assert frame(b"x" * size) == head + b"x" * size


def test_an_answer_is_acknowledged_before_its_state_comes(client: Client) -> None:
    table = client.open()["table"]
    with client.socket(table) as mine:
        state = mine.wait("state")
        mine.send(do="answer", id=1, version=state["version"], answers=[state["question"]["options"][0]])
        assert [mine.next()["is"], mine.next()["is"]] == ["done", "state"]


def test_who_pauses_gets_everything_later_and_in_order(narrow: Site) -> None:
    client = narrow.client()
    table = client.open()["table"]
    with sockets.socket() as slow, client.socket(table) as quick:
        slow.settimeout(30)
        _watch(slow, client, table)
        heard = _play(quick)
        came = _until(slow, heard[-1]["version"])
    versions = [message["version"] for message in came]
    assert versions == sorted(set(versions))
    assert len(came) < len(heard), "it really had to wait"
    assert _events(came) == _events(heard)


def _watch(slow: sockets.socket, client: Client, table: str) -> None:
    slow.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 2048)
    host, _, port = client.url.removeprefix("http://").partition(":")
    slow.connect((host, int(port)))
    cookie = "; ".join(f"{name}={value}" for name, value in client.http.cookies.items())
    slow.sendall(
        f"GET /ws/{table} HTTP/1.1\r\nHost: [::1]\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nCookie: {cookie}\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    head = b""
    while not head.endswith(b"\r\n\r\n"):
        head += slow.recv(1)
    body = json.dumps({"do": "watch", "want": "data"}).encode()
    slow.sendall(bytes((0x81, 0x80 | len(body))) + bytes(4) + body)


def _play(quick: Any) -> Messages:
    """The states a quick program gets while it plays all seats to the end."""
    rng = random.Random(1)
    heard = [quick.wait("state")]
    while not heard[-1]["over"]:
        options = heard[-1]["question"]["options"]
        quick.send(do="answer", id=len(heard), version=heard[-1]["version"], answers=[rng.choice(options)])
        heard.append(quick.wait("state"))
    return heard


def _until(slow: sockets.socket, version: int) -> Messages:
    """The states a slow program finds, up to a version."""
    stream = slow.makefile("rb")
    found: Messages = []
    while not found or found[-1]["version"] < version:
        kind, size = stream.read(2)
        size = (
            int.from_bytes(stream.read(2)) if size == 126 else int.from_bytes(stream.read(8)) if size == 127 else size
        )
        body = stream.read(size)
        if kind == 0x81:
            found.append(json.loads(body))
    return found


def _events(messages: Messages) -> list[Any]:
    return [event for message in messages for event in message["events"]]


class Noted:
    """Somebody who notes that news came."""

    def __init__(self) -> None:
        self.updates = 0

    def update(self) -> None:
        self.updates += 1


def test_news_is_brought_once_however_often_it_was_called_for() -> None:
    async def called() -> int:
        notifier, noted = Notifier(), Noted()
        notifier.call(noted)
        notifier.call(noted)
        await asyncio.sleep(0)
        return noted.updates

    assert in_a_loop(called()) == 1


class Due:
    """A page that notes when it is told."""

    def __init__(self, name: str, noted: list[str], awaited: bool = True) -> None:
        self.name = name
        self.noted = noted
        self.awaited = awaited

    def is_awaited(self) -> bool:
        return self.awaited

    def take_turn(self) -> None:
        self.noted.append(self.name)


def test_answers_are_heard_between_any_two_pages() -> None:
    """Whoever comes later has a turn as well."""

    async def told() -> str:
        turns, noted, loop = Turns(), list[str](), asyncio.get_running_loop()

        def answered() -> None:
            noted.append("a")
            loop.call_soon(answered)

        for name in "PQR":
            turns.call(Due(name, noted))
        loop.call_soon(answered)
        while "R" not in noted:
            await asyncio.sleep(0)
        turns.call(Due("S", noted))
        while "S" not in noted:
            await asyncio.sleep(0)
        return "".join(noted)

    found = in_a_loop(told())
    assert found.replace("a", "") == "PQRS"
    assert all(two not in found for two in ("PQ", "QR", "RS")), "an answer is heard before the next page"


def _told_in_order(called: Callable[[Turns, list[str]], None]) -> str:
    """The pages that were called, as they were told."""

    async def told() -> str:
        turns, noted = Turns(), list[str]()
        called(turns, noted)
        while turns.taken:
            await asyncio.sleep(0)
        return "".join(noted)

    return in_a_loop(told())


def test_pages_that_games_wait_for_are_told_first() -> None:
    """Whoever is called twice is told once; whoever is asked meanwhile comes forward."""

    def called(turns: Turns, noted: list[str]) -> None:
        late, asked_later = Due("o", noted, awaited=False), Due("b", noted, awaited=False)
        for page in (late, asked_later, Due("a", noted), late):
            turns.call(page)
        asked_later.awaited = True
        turns.call(asked_later)

    assert _told_in_order(called) == "abo"


def test_every_second_turn_is_for_who_was_passed_over_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(context, "PATIENCE", 0.0)

    def called(turns: Turns, noted: list[str]) -> None:
        for name in "opqabc":
            turns.call(Due(name, noted, awaited=name in "abc"))

    assert _told_in_order(called) == "aobpcq"


def test_rubbish_is_swept_when_something_was_done_and_nothing_is_being_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    swept: list[int] = []
    monkeypatch.setattr(health, "QUIET_SECONDS", 0.001)
    monkeypatch.setattr(gc, "collect", lambda: swept.append(1))

    async def busy_then_quiet() -> None:
        server = make_server(Config(db=f"sqlite:///{tmp_path / 'tables.db'}"))
        sweeper = asyncio.create_task(health.sweep_when_quiet(server))
        server.metrics.messages += 1
        while not swept:
            await asyncio.sleep(0.001)
        await asyncio.sleep(0.05)
        sweeper.cancel()
        await server.tables.close()

    in_a_loop(busy_then_quiet())
    assert len(swept) == 1


@pytest.mark.parametrize(("came", "spared"), [(1, True), (health.FEW_VISITS + 1, False)])
def test_what_play_leaves_is_set_aside_unless_many_come_and_go(
    came: int, spared: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The rubbish of whoever comes and goes is looked for."""
    asides: list[int] = []
    rounds = iter((True, False))
    monkeypatch.setattr(health, "sets_aside", lambda: next(rounds))
    monkeypatch.setattr(gc, "freeze", lambda: asides.append(1))

    async def played() -> Server:
        server = make_server(Config(db=f"sqlite:///{tmp_path / 'tables.db'}"))

        async def later(seconds: float) -> None:
            server.keeper.left += came

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(asyncio, "sleep", later)
            await health.spare_what_stays(server)
        await server.tables.close()
        return server

    assert in_a_loop(played()).spared == came * spared
    assert bool(asides) == spared
