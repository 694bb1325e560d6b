"""The WebSocket of a table: one reader, one pump. What the pump sends is always the latest, never a queue."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from pelagos.core.errors import PelagosError, Refused
from pelagos.server.access import check_origin, check_watch
from pelagos.server.context import Server
from pelagos.server.messages import Incoming, Ping, Watch, read_message, request_number
from pelagos.server.requests import HANDLERS
from pelagos.server.updates import next_message, presence
from pelagos.server.viewers import Viewer
from pelagos.server.words import error_data

log = logging.getLogger("pelagos.sockets")

POLICY = 1008
TOO_SLOW = 1013
encode = msgspec.json.Encoder().encode


class Socket:
    """A connected client."""

    def __init__(self, server: Server, socket: WebSocket, viewer: Viewer) -> None:
        self.server = server
        self.socket = socket
        self.viewer = viewer

    async def send(self, message: dict[str, Any]) -> None:
        """Send one message; a client that does not take it in time is dropped."""
        text = encode(message).decode()
        await asyncio.wait_for(self.socket.send_text(text), self.server.config.limits.send_seconds)

    async def pump(self) -> None:
        """Send what is new whenever there is something, everything since the last time in one message."""
        viewer = self.viewer
        while True:
            await viewer.woken.wait()
            viewer.woken.clear()
            for message in await next_message(self.server, viewer):
                await self.send(message)

    async def obey(self, raw: str) -> None:
        """Do what one message asks for, or say why not."""
        try:
            message = read_message(raw)
            reply = await self.reply(message)
        except PelagosError as problem:
            number = request_number(raw)
            error = error_data(problem, self.viewer.lang, self.viewer.live.names)
            await self.send({"is": "refused", "id": number, "error": error})
            return
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


async def endpoint(socket: WebSocket) -> None:
    """A client connects, says what it wants to watch, and then talks until one of us leaves."""
    server: Server = socket.app.state.server
    if not check_origin(socket, server.config):
        await socket.close(POLICY)
        return
    await socket.accept()
    try:
        connected = await _begin(server, socket)
    except (PelagosError, TimeoutError) as problem:
        if isinstance(problem, PelagosError):
            await socket.send_text(encode({"is": "refused", "id": None, "error": error_data(problem, "en")}).decode())
        await socket.close(POLICY)
        return
    except WebSocketDisconnect:
        return
    await _talk(connected)


async def _begin(server: Server, socket: WebSocket) -> Socket:
    raw = await asyncio.wait_for(socket.receive_text(), server.config.limits.first_message_seconds)
    first = read_message(raw)
    if not isinstance(first, Watch):
        raise Refused("error-bad-message", problem="watch")
    live = await server.tables.find(socket.path_params["table"])
    viewer = check_watch(server, live, socket, first)
    await server.tables.loaded(live)
    return Socket(server, socket, viewer)


async def _talk(connected: Socket) -> None:
    viewer = connected.viewer
    viewer.live.listeners.add(viewer)
    presence(viewer.live)
    pump = asyncio.create_task(connected.pump())
    viewer.wake()
    try:
        while True:
            reading = asyncio.ensure_future(connected.socket.receive_text())
            await asyncio.wait({reading, pump}, return_when=asyncio.FIRST_COMPLETED)
            if pump.done():
                reading.cancel()
                pump.result()
            await connected.obey(await reading)
    except (WebSocketDisconnect, RuntimeError):
        pass
    except TimeoutError:
        await connected.socket.close(TOO_SLOW)
    finally:
        pump.cancel()
        viewer.live.listeners.discard(viewer)
        presence(viewer.live)
