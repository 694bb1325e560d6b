"""A WebSocket client that does next to nothing, so that a crowd of them fits on one core beside the server."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

import msgspec

SHORT, MEDIUM = 126, 127
TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
MASK = bytes(4)
"""A mask of zeros is a mask, too, and costs nothing."""


class Client(asyncio.Protocol):
    """Sends and hears whole text messages; `hear` is called with each."""

    def __init__(self, host: str, path: str, hear: Callable[[Client, bytes], None]) -> None:
        self.host = host
        self.path = path
        self.hear = hear
        self.open = False
        self.buffer = b""
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.received = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def send(self, message: bytes) -> None:
        """One text message."""
        size = len(message)
        head = bytes((TEXT, 0x80 | size)) if size < SHORT else bytes((TEXT, 0x80 | SHORT)) + size.to_bytes(2)
        self.transport.write(head + MASK + message)

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        self.buffer += data
        if not self.open:
            head, end, self.buffer = self.buffer.partition(b"\r\n\r\n")
            assert end, "the answer to a handshake fits into one packet"
            assert b" 101 " in head, head
            self.open = True
            if not self.opened.done():  # whoever waited may have gone home when the run ended
                self.opened.set_result(None)
        while (frame := self._frame()) is not None:
            kind, message = frame
            if kind == PING:
                self.transport.write(bytes((PONG, 0x80 | len(message))) + MASK + message)
            elif kind == TEXT:
                self.hear(self, message)

    def _frame(self) -> tuple[int, bytes] | None:
        """The next whole frame, taken from the buffer."""
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        size, begin = buffer[1], 2
        if size >= SHORT:
            width = 2 if size == SHORT else 8
            begin += width
            size = int.from_bytes(buffer[2:begin])
        if len(buffer) < begin + size:
            return None
        self.buffer = buffer[begin + size :]
        return buffer[0], buffer[begin : begin + size]


class PageOption(msgspec.Struct):
    """What a page reads of an option."""

    id: str


class PageAsked(msgspec.Struct):
    """What a page reads of a question."""

    mine: bool = False
    options: list[PageOption] = []


class PageHeard(msgspec.Struct):
    """What a page reads of a message."""

    kind: str = msgspec.field(name="is")
    version: int = 0
    id: int | None = 0
    over: bool = False
    question: PageAsked | None = None
