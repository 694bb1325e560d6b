"""uvicorn's WebSockets, with a short way out for what we send most: whole messages in text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

PUSH = "pelagos.push"
"""The extension of the ASGI scope under which an application finds `push`."""
Push: TypeAlias = Callable[[bytes], bool]
TEXT, SHORT, MEDIUM, LONG = 0x81, 126, 1 << 16, 127


class Frames(WebSocketsSansIOProtocol):
    """A connection. What an application sends in the common way takes the common way, in the same order."""

    def handle_connect(self, event: Request) -> None:
        """Let the application know the short way."""
        super().handle_connect(event)
        if not self.close_sent:
            cast(dict[str, Any], self.scope["extensions"])[PUSH] = self.push

    def push(self, text: bytes) -> bool:
        """Send a message now; False when it has to wait, or when nobody is there any more."""
        open_now = self.conn.state is OPEN and self.handshake_complete and not self.close_sent
        if not open_now or self.disconnected or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(frame(text))
        return True


def frame(text: bytes) -> bytes:
    """A message of text in one frame, as a server sends it.

    >>> frame(b"ahoy")
    b'\\x81\\x04ahoy'
    """
    size = len(text)
    if size < SHORT:
        return b"%c%c%b" % (TEXT, size, text)
    if size < MEDIUM:
        return b"%c%c%b%b" % (TEXT, SHORT, size.to_bytes(2), text)
    return b"%c%c%b%b" % (TEXT, LONG, size.to_bytes(8), text)
