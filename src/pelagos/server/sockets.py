"""The WebSocket of a table: one reader, one pump. What the pump sends is always the latest, never a queue."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from pelagos.core.errors import PelagosError, Refused
from pelagos.server.access import check_origin, check_watch, language_of
from pelagos.server.context import Server
from pelagos.server.guard import client_of
from pelagos.server.limits import Bucket
from pelagos.server.messages import Incoming, Ping, Watch, read_message, request_number
from pelagos.server.requests import HANDLERS
from pelagos.server.updates import next_message, presence
from pelagos.server.viewers import Viewer
from pelagos.server.words import error_data

log = logging.getLogger("pelagos.sockets")

POLICY = 1008
BROKEN = 1011
TOO_SLOW = 1013
encode = msgspec.json.Encoder().encode


class Socket:
    """A connected client."""

    def __init__(self, server: Server, socket: WebSocket, viewer: Viewer) -> None:
        limits = server.config.limits
        self.server = server
        self.socket = socket
        self.viewer = viewer
        self.patience = limits.send_seconds
        self.bucket = Bucket(limits.messages_per_second, limits.burst, time.monotonic())

    async def send(self, message: dict[str, Any]) -> None:
        """Send one message; a client that does not take it in time is dropped."""
        async with asyncio.timeout(self.patience):
            await self.socket.send({"type": "websocket.send", "text": encode(message).decode()})

    async def pump(self) -> None:
        """Send what is new whenever there is something, everything since the last time in one message."""
        viewer = self.viewer
        try:
            while True:
                await viewer.woken.wait()
                viewer.woken.clear()
                for message in await next_message(self.server, viewer):
                    await self.send(message)
        except (WebSocketDisconnect, RuntimeError):
            return
        except TimeoutError:
            self.server.metrics.dropped += 1
            await self.leave(TOO_SLOW)
        except Exception:
            log.exception("an update failed", extra=self.facts())
            await self.leave(BROKEN)

    async def obey(self, raw: str) -> None:
        """Do what one message asks for, or say why not."""
        self.server.metrics.messages += 1
        try:
            if not self.bucket.take(time.monotonic()):
                raise Refused("error-too-fast")
            reply = await self.reply(read_message(raw))
        except PelagosError as problem:
            self.server.metrics.refusals += 1
            error = error_data(problem, self.viewer.lang, self.viewer.live.names)
            reply = {"is": "refused", "id": request_number(raw), "error": error}
        if reply is not None:
            await self.send(reply)

    async def reply(self, message: Incoming) -> dict[str, Any] | None:
        """What a message is answered with."""
        if isinstance(message, Ping):
            return {"is": "pong"}
        handler = HANDLERS.get(type(message))
        if handler is None:
            raise Refused("error-bad-message", problem="watch")
        return await handler(self.server, self.viewer, message)

    async def leave(self, code: int) -> None:
        """Close from our side, unless it is closed already."""
        if self.socket.application_state is WebSocketState.CONNECTED:
            await self.socket.close(code)

    def facts(self) -> dict[str, Any]:
        """What a line of the log says about this client."""
        return {"table": self.viewer.live.id, "version": self.viewer.live.version, "seat": self.viewer.shown}


async def endpoint(socket: WebSocket) -> None:
    """A client connects, says what it wants to watch, and then talks until one of us leaves."""
    server: Server = socket.app.state.server
    if not check_origin(socket, server.config):
        await socket.close(POLICY)
        return
    try:
        with server.slots.slot(client_of(socket.scope)):
            await socket.accept()
            await _watch(server, socket)
    except Refused:
        await socket.close(POLICY)
    except (WebSocketDisconnect, RuntimeError):
        return


async def _watch(server: Server, socket: WebSocket) -> None:
    try:
        connected = await _begin(server, socket)
    except PelagosError as problem:
        error = error_data(problem, language_of(socket))
        await socket.send_text(encode({"is": "refused", "id": None, "error": error}).decode())
        await socket.close(POLICY)
        return
    except TimeoutError:
        server.metrics.dropped += 1
        await socket.close(POLICY)
        return
    await _talk(connected)


async def _begin(server: Server, socket: WebSocket) -> Socket:
    async with asyncio.timeout(server.config.limits.first_message_seconds):
        raw = await text_of(socket)
    first = read_message(raw)
    if not isinstance(first, Watch):
        raise Refused("error-bad-message", problem="watch")
    live = await server.tables.find(socket.path_params["table"])
    viewer = check_watch(server, live, socket, first)
    await server.tables.loaded(live)
    return Socket(server, socket, viewer)


async def text_of(socket: WebSocket) -> str:
    """The next message as text; bytes are taken for text, too."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    return text if text is not None else bytes(message.get("bytes") or b"").decode(errors="replace")


async def _talk(connected: Socket) -> None:
    viewer = connected.viewer
    viewer.live.listeners.add(viewer)
    presence(viewer.live)
    pump = asyncio.create_task(connected.pump())
    viewer.wake()
    try:
        while True:
            await connected.obey(await text_of(connected.socket))
    except TimeoutError:
        connected.server.metrics.dropped += 1
        await connected.leave(TOO_SLOW)
    finally:
        pump.cancel()
        viewer.live.listeners.discard(viewer)
        presence(viewer.live)
