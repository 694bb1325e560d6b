"""The door: what does not become whole in time is ended, whoever comes in crowds does not keep others out."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from pelagos.gate.door import Doorkeeper
from pelagos.gate.limits import Limits
from pelagos.server.config import Config
from tests.server.site import PATIENCE, Site, running

ROUNDS = 1_000
HEAD = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    limits = Limits(
        connections_per_address=20,
        unfinished_per_address=4,
        headers=2_000,
        record=50_000,
        bodies_per_address=60_000,
        header_seconds=0.3,
        body_seconds=0.3,
    )
    folder: Path = tmp_path_factory.mktemp("narrow")
    with running(Config(db=f"sqlite:///{folder / 'narrow.db'}", limits=limits)) as site:
        yield site


def line_to(site: Site) -> socket.socket:
    host, port = site.url.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), PATIENCE)


def heard(line: socket.socket) -> bytes:
    """Everything until the other end closes."""
    found = b""
    try:
        while more := line.recv(10_000):
            found += more
    except ConnectionResetError:
        return found
    return found


def held(site: Site) -> int:
    """How many bytes of bodies are held when the server has done what it was at."""
    return int(site.inside(lambda: site.server.bodies.total))


@pytest.mark.parametrize("begun", [b"", b"GET / HT", HEAD, HEAD + b"X-More: 1\r\n"])
def test_a_head_that_never_ends_is_ended(narrow: Site, begun: bytes) -> None:
    with line_to(narrow) as line:
        line.sendall(begun)
        assert heard(line).startswith(b"HTTP/1.1 408 ")


def test_a_body_that_never_ends_is_ended(narrow: Site) -> None:
    with line_to(narrow) as line:
        line.sendall(b"POST /api/v1/records HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\nhalf")
        assert b" 408 " in heard(line)
    assert any(held(narrow) == 0 for _ in range(ROUNDS)), "it is let go as soon as the server has heard of it"


def test_a_head_that_is_too_large_is_refused(narrow: Site) -> None:
    with line_to(narrow) as line:
        line.sendall(HEAD + b"X-Large: " + b"x" * 3_000 + b"\r\n\r\n")
        assert heard(line).startswith(b"HTTP/1.1 431 ")
    with line_to(narrow) as line:
        line.sendall(HEAD + b"".join(b"X-%d: 1\r\n" % number for number in range(120)) + b"\r\n")
        assert heard(line).startswith(b"HTTP/1.1 431 ")


def test_what_is_no_request_is_answered_with_guarded_headers(narrow: Site) -> None:
    with line_to(narrow) as line:
        line.sendall(b"\x00\x01\x02\r\n\r\n")
        said = heard(line)
    assert said.startswith(b"HTTP/1.1 400 ")
    assert b"x-content-type-options: nosniff" in said


def test_of_too_many_unfinished_ones_the_oldest_goes(narrow: Site) -> None:
    """Those who mean it are finished after a moment, so nobody is kept out by those who do not."""
    ended = narrow.server.keeper.ended
    with ExitStack() as all_of_them:
        lines = [all_of_them.enter_context(line_to(narrow)) for _ in range(12)]
        for line in lines:
            line.sendall(HEAD)
        with line_to(narrow) as honest:
            honest.sendall(HEAD + b"Connection: close\r\n\r\n")
            assert heard(honest).startswith(b"HTTP/1.1 200 ")
        assert heard(lines[0]).startswith(b"HTTP/1.1 408 ")
    assert narrow.server.keeper.ended >= ended + 8


class Stub:
    """A connection as far as the keeper knows it."""

    address = "192.0.2.1"
    is_trusted = False

    def __init__(self) -> None:
        self.told: list[int] = []

    def give_up(self, status: int) -> None:
        self.told.append(status)


@pytest.mark.parametrize("limits", [Limits(unfinished_per_address=2), Limits(unfinished=2)])
def test_the_oldest_makes_room(limits: Limits) -> None:
    keeper = Doorkeeper(limits)
    waiting = [Stub() for _ in range(4)]
    for one in waiting:
        keeper.expect(one)  # type: ignore[arg-type]
    assert [one.told for one in waiting] == [[408], [408], [], []]
    keeper.finish(waiting[2])  # type: ignore[arg-type]
    keeper.expect(waiting[2])  # type: ignore[arg-type]
    assert [one.told for one in waiting[2:]] == [[], []]


def test_too_many_connections_of_one_address_are_refused() -> None:
    keeper = Doorkeeper(Limits(connections=3, connections_per_address=2))
    first, second, third = Stub(), Stub(), Stub()
    assert [keeper.enter(one) for one in (first, second, third)] == [True, True, False]  # type: ignore[arg-type]
    third.address = "192.0.2.2"
    assert keeper.enter(third)  # type: ignore[arg-type]
    keeper.leave(first)  # type: ignore[arg-type]
    assert (keeper.total, +keeper.open) == (2, {"192.0.2.1": 1, "192.0.2.2": 1})


def test_unfinished_uploads_are_held_only_so_far(narrow: Site) -> None:
    """Of two at once, the second is told to wait; when the first is gone, there is room again."""
    begun = b"POST /api/v1/records HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50000\r\n\r\n" + bytes(40_000)
    with line_to(narrow) as first, line_to(narrow) as second:
        first.sendall(begun)
        second.sendall(begun)
        answers = sorted(heard(line)[9:12] for line in (first, second))
    assert answers == [b"408", b"429"]
    assert narrow.server.bodies.total == 0
