"""The door: connections are counted, and a request that does not become whole in time ends with its connection.

uvicorn reads headers and bodies for as long as somebody sends them, however slowly and however many. Its protocol is
told here what goes on in it, and a keeper looks after all connections of a server: how many there are, whose request is
not whole yet and since when, and who does not take what is sent. When there are too many unfinished ones, the oldest
goes: those who mean it are finished after a moment.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from http import HTTPStatus
from typing import Any

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from pelagos.gate.addresses import NOBODY, Network, is_within, neighbourhood
from pelagos.gate.limits import Limits

if sys.platform != "win32":
    import resource

SLOWEST = 16_000
"""A body that comes with so many bytes a second is given the time."""
A_LOOK = 1.0
SPARE_FILES = 200
LINGER = 2.0
MOST_HEADERS = 100
GUARDED = (
    b"content-type: text/plain; charset=utf-8\r\nx-content-type-options: nosniff\r\nx-frame-options: DENY\r\n"
    b"content-security-policy: default-src 'none'\r\nreferrer-policy: same-origin\r\nconnection: close\r\n"
)


class Doorkeeper:
    """Knows every connection that is not a WebSocket."""

    def __init__(
        self, limits: Limits, trusted: Sequence[Network] = (), clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.limits = limits
        self.trusted = trusted
        self.clock = clock
        self.total = 0
        self.open: Counter[str] = Counter()
        self.unfinished: dict[Door, float] = {}
        self.of_address: dict[str, dict[Door, None]] = {}
        self.stalled: dict[Door, float] = {}
        self.refused = 0
        self.ended = 0
        self.left = 0

    def enter(self, door: Door) -> bool:
        """Whether there is room for one more connection."""
        limits = self.limits
        crowded = self.open[door.address] >= limits.connections_per_address and not door.is_trusted
        if self.total >= limits.connections or crowded:
            self.refused += 1
            return False
        self.open[door.address] += 1
        self.total += 1
        return True

    def leave(self, door: Door) -> None:
        """It is closed, or has become a WebSocket, which is counted elsewhere."""
        self.finish(door)
        self.stalled.pop(door, None)
        self.left += 1
        self.total -= 1
        self.open[door.address] -= 1
        if not self.open[door.address]:
            del self.open[door.address]

    def expect(self, door: Door) -> None:
        """From now on something is waited for: a request, or its body."""
        self.finish(door)
        limits = self.limits
        mine = self.of_address.setdefault(door.address, {})
        if len(mine) >= limits.unfinished_per_address and not door.is_trusted:
            self.end(next(iter(mine)))
        if len(self.unfinished) >= limits.unfinished:
            self.end(next(iter(self.unfinished)))
        self.unfinished[door] = self.clock()
        self.of_address.setdefault(door.address, {})[door] = None

    def finish(self, door: Door) -> None:
        """What was waited for is there."""
        if self.unfinished.pop(door, None) is not None:
            mine = self.of_address[door.address]
            del mine[door]
            if not mine:
                del self.of_address[door.address]

    def end(self, door: Door) -> None:
        """Nobody waits for this one any longer."""
        self.ended += 1
        self.finish(door)
        door.give_up(HTTPStatus.REQUEST_TIMEOUT)

    def look(self) -> None:
        """End whatever takes too long. Those who wait stand in the order in which they came."""
        now, limits = self.clock(), self.limits
        shortest = min(limits.header_seconds, limits.body_seconds, LINGER)
        for door, since in list(self.unfinished.items()):
            if now - since < shortest:
                break
            if door.is_late(now, since):
                self.end(door)
        for door, since in list(self.stalled.items()):
            if now - since > limits.send_seconds:
                self.ended += 1
                door.transport.abort()

    async def watch(self) -> None:
        """Look again and again."""
        while True:
            await asyncio.sleep(min(A_LOOK, self.limits.header_seconds / 4))
            self.look()


class Door(HttpToolsProtocol):
    """One connection. `keeper` is set for each server by `door_of`."""

    keeper: Doorkeeper

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.address = NOBODY
        self.is_trusted = False
        self.entered = False
        self.read = 0
        self.moved = 0.0
        self.in_body = False
        self.answered = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody comes, and has some time to say something."""
        super().connection_made(transport)
        self.address = neighbourhood(self.client[0]) if self.client else NOBODY
        self.is_trusted = self.client is not None and is_within(self.client[0], self.keeper.trusted)
        self.entered = self.keeper.enter(self)
        if not self.entered:
            self.give_up(HTTPStatus.SERVICE_UNAVAILABLE)
            return
        self.keeper.expect(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody goes."""
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        if self.entered:
            self.entered = False
            self.keeper.leave(self)

    def data_received(self, data: bytes) -> None:
        """Read on, unless the head of the request has grown too large."""
        if self.transport.is_closing():
            return
        self.read += len(data)
        self.moved = self.keeper.clock()
        super().data_received(data)
        if self.entered and not self.in_body and self.read > self.keeper.limits.headers:
            self.give_up(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self.in_body = self.answered = False
        if self.entered:
            self.keeper.expect(self)

    def on_header(self, name: bytes, value: bytes) -> None:
        """One more line of its head."""
        super().on_header(name, value)
        if len(self.headers) > MOST_HEADERS:
            self.give_up(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def on_headers_complete(self) -> None:
        """The head is whole; its body, if it has one, has some time of its own."""
        self.read, self.in_body = 0, True
        if sum(len(name) + len(value) for name, value in self.headers) + len(self.url) > self.keeper.limits.headers:
            self.give_up(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        if self.transport.is_closing():
            return
        if self.entered:
            self.keeper.expect(self)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Some of its body."""
        if not self.transport.is_closing():
            super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is whole; from now on it is our turn."""
        self.keeper.finish(self)
        self.read = 0
        if not self.transport.is_closing():
            super().on_message_complete()

    def on_response_complete(self) -> None:
        """Our answer is out. Whoever still sends what it was for may read it first, but not for long."""
        super().on_response_complete()
        if self in self.keeper.unfinished:
            self.answered = True
            self.keeper.expect(self)

    def handle_websocket_upgrade(self) -> None:
        """From now on this is a socket, and counted among those."""
        if not self.transport.is_closing():
            self._leave()
            super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        """Somebody does not take what we send."""
        super().pause_writing()
        self.keeper.stalled.setdefault(self, self.keeper.clock())

    def resume_writing(self) -> None:
        """Somebody does again."""
        super().resume_writing()
        self.keeper.stalled.pop(self, None)

    def is_late(self, now: float, since: float) -> bool:
        """Whether what is waited for takes too long: a head as a whole, a body that stands still or only trickles."""
        limits = self.keeper.limits
        if self.answered:
            return now - since > LINGER
        if not self.in_body:
            return now - since > limits.header_seconds
        return (
            now - max(since, self.moved) > limits.body_seconds
            or now - since > limits.body_seconds + self.read / SLOWEST
        )

    def give_up(self, status: HTTPStatus) -> None:
        """Say why, if nothing has been said yet, and close."""
        if self.transport.is_closing():
            return
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            self.transport.write(short_answer(status))
        self.transport.close()

    def send_400_response(self, msg: str) -> None:
        """What is no request at all."""
        self.give_up(HTTPStatus.BAD_REQUEST)


def door_of(keeper: Doorkeeper) -> type[Door]:
    """The protocol of one server."""
    return type("Door", (Door,), {"keeper": keeper})


def room_made(limits: Limits) -> Limits:
    """The limits that this system can keep: every connection is an open file, and some files are needed besides."""
    if sys.platform == "win32":
        return limits
    wanted = limits.connections + limits.sockets + SPARE_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    files = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < files:
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, hard))
    share = (files - SPARE_FILES) / (wanted - SPARE_FILES)
    if share >= 1:
        return limits
    return msgspec.structs.replace(
        limits, connections=max(1, int(share * limits.connections)), sockets=max(1, int(share * limits.sockets))
    )


def short_answer(status: HTTPStatus) -> bytes:
    """An answer to somebody of whom not even the language is known."""
    words = f"{status.value} {status.phrase}"
    return f"HTTP/1.1 {words}\r\ncontent-length: {len(words) + 1}\r\n".encode() + GUARDED + f"\r\n{words}\n".encode()
