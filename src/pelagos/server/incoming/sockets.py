"""The WebSocket of a table: one reader, one pump. What the pump sends is always the latest, never a queue.

This speaks ASGI itself: at thousands of messages per second every layer between would be felt.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, TypeAlias, cast

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

from pelagos.core.errors import PelagosError, Refused
from pelagos.gate.addresses import is_ours
from pelagos.gate.rates import Bucket
from pelagos.server.incoming.actions import HANDLERS
from pelagos.server.incoming.context import Server
from pelagos.server.incoming.guard import client_of
from pelagos.server.incoming.messages import Hint, Incoming, Ping, Watch, read_message, request_number
from pelagos.server.incoming.visitors import check_origin, check_watch, holdings_of, language_of
from pelagos.server.tell.page_state import is_asked
from pelagos.server.tell.program_state import data_state
from pelagos.server.tell.replies import Pong, RefusedReply, error_data
from pelagos.server.tell.updates import next_messages, presence
from pelagos.server.tell.viewers import Viewer
from pelagos.server.tell.wire import Outgoing

log = logging.getLogger("pelagos.sockets")

POLICY = 1008
AGAIN = 1012
"""The page comes again, as whoever it is by then."""
"""Refused for good: a page does not ask again."""
BROKEN = 1011
LATER = 1013
"""Not now: a page tries again after a while."""
PASSING = ("error-too-fast", "error-internal")
encode = msgspec.json.Encoder().encode
LASTING = (Hint,)
"""What takes its time: nothing else that a client says waits for it."""
PUSH = "pelagos.push"
"""The extension of the ASGI scope under which an application finds `push`."""
Push: TypeAlias = Callable[..., bool]
TEXT, SHORT, MEDIUM, LONG = 0x81, 126, 1 << 16, 127


class Gone(Exception):
    """The client has left."""


class Wire:
    """A connection: text in, text out."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.receive = receive
        self.ask = send
        self.short: Push = scope.get("extensions", {}).get(PUSH, no_way)
        self.viewer: Viewer | None = None
        self.waiting = 0
        self.waiting_since = 0.0
        self.closed = False

    async def read(self) -> str:
        """The next message as text; bytes are taken for text, too."""
        message = await self.receive()
        if message["type"] == "websocket.disconnect":
            self.closed = True
            raise Gone
        text = message.get("text")
        return text if text is not None else bytes(message.get("bytes") or b"").decode(errors="replace")

    def push(self, *raw: bytes) -> bool:
        """Send messages at once, unless the client has not taken the last ones."""
        return not self.waiting and not self.closed and self.short(*raw)

    async def send_all(self, messages: Sequence[Outgoing | bytes]) -> None:
        """Send several messages, together where that can be."""
        raw = [message if isinstance(message, bytes) else encode(message) for message in messages]
        if not raw or self.push(*raw):
            return
        for one in raw:
            await self.send(one)

    async def send(self, message: Outgoing | bytes) -> None:
        """Send one message; when the client does not take it, `waiting_since` tells."""
        raw = message if isinstance(message, bytes) else encode(message)
        if self.push(raw):
            return
        self.waiting += 1
        self.waiting_since = self.waiting_since or time.monotonic()
        try:
            await self.ask({"type": "websocket.send", "text": raw.decode()})
        except (OSError, RuntimeError) as problem:
            raise Gone from problem
        finally:
            self.waiting -= 1
        self.waiting_since = time.monotonic() if self.waiting else 0.0

    async def close(self, code: int) -> None:
        """Close from our side, unless it is closed already."""
        if not self.closed:
            self.closed = True
            await self.ask({"type": "websocket.close", "code": code})


def no_way(*raw: bytes) -> bool:
    """Where the server has no short way, everything takes the common one."""
    return False


class Socket:
    """A connected client."""

    def __init__(self, server: Server, wire: Wire, viewer: Viewer, address: str) -> None:
        limits = server.config.limits
        viewer.address = address
        self.server = server
        self.wire = wire
        self.viewer = viewer
        self.later: list[asyncio.Task[None]] = []
        """What is still to be answered, beside all else."""
        self.bucket = Bucket(limits.messages_per_second, limits.burst, time.monotonic())

    def update(self) -> None:
        """Send a program what is new at once; when that cannot be, the pump does."""
        try:
            pushed = self.push_state()
        except Exception:
            log.exception("an update failed, the pump tries again", extra=self.facts())
            pushed = False
        if not pushed:
            self.server.turns.call(self)

    def push_state(self) -> bool:
        """Whether the program has the newest state now."""
        viewer, live = self.viewer, self.viewer.live
        if live.table is None or self.wire.waiting:
            return False
        if not viewer.behind:
            return True
        pushed = self.wire.push(data_state(viewer, live.table))
        if pushed:
            viewer.saw(live.version)
        return pushed

    def is_awaited(self) -> bool:
        """Whether a game waits for this page: it is asked, or has nothing to show yet. No program waits twice."""
        viewer, state = self.viewer, self.viewer.live.state
        return viewer.base is None or state is None or is_asked(viewer, state.node)

    def take_turn(self) -> None:
        """Let the pump tell what is new."""
        self.viewer.woken.set()

    async def pump(self) -> None:
        """Send what is new when it is our turn, everything since the last time in one message."""
        viewer, wire = self.viewer, self.wire
        try:
            while True:
                await viewer.woken.wait()
                viewer.woken.clear()
                await wire.send_all(await next_messages(self.server.tables, viewer, self.server.signer.invite))
        except Gone:
            return
        except Exception:
            log.exception("an update failed", extra=self.facts())
            await wire.close(BROKEN)

    async def obey(self, raw: str) -> None:
        """Do what one message asks for, or say why not."""
        self.server.metrics.messages += 1
        await self.answer(raw, self.done(raw))

    async def done(self, raw: str) -> Outgoing | None:
        """What a message is answered with; what takes its time is answered beside the others, when it is done."""
        if not self.bucket.take(time.monotonic()):
            raise Refused("error-too-fast")
        self.server.messages.check(self.viewer.address)
        message = read_message(raw)
        if not isinstance(message, LASTING):
            return await self.reply(message)
        self.later.append(task := asyncio.create_task(self.answer_later(raw, self.reply(message))))
        task.add_done_callback(self.later.remove)
        return None

    async def answer_later(self, raw: str, doing: Awaitable[Outgoing | None]) -> None:
        """The same; whoever has gone misses nothing."""
        with suppress(Gone):
            await self.answer(raw, doing)

    async def answer(self, raw: str, doing: Awaitable[Outgoing | None]) -> None:
        """Send what a message is answered with, or why it is not."""
        try:
            reply = await doing
        except PelagosError as problem:
            self.server.metrics.refusals += 1
            error = error_data(problem, self.viewer.lang, self.viewer.voice.names)
            reply = RefusedReply(request_number(raw), error)
        except Gone:
            raise
        except SQLAlchemyError as problem:
            log.error("the database is away: %s", type(problem).__name__, extra=self.facts())
            reply = RefusedReply(request_number(raw), error_data(PelagosError("error-database-away"), self.viewer.lang))
        except Exception:
            log.exception("a request failed", extra=self.facts())
            error = error_data(PelagosError("error-internal"), self.viewer.lang)
            reply = RefusedReply(request_number(raw), error)
        if reply is not None:
            await self.wire.send(reply)
        self.server.notifier.deliver()

    async def reply(self, message: Incoming) -> Outgoing | None:
        """What a message is answered with."""
        handler = HANDLERS.get(type(message))
        if handler is not None:
            return await handler(self.server, self.viewer, message)
        if isinstance(message, Ping):
            return Pong()
        raise Refused("error-bad-message", problem="watch")

    def facts(self) -> dict[str, Any]:
        """What a line of the log says about this client."""
        return {"table": self.viewer.live.id, "version": self.viewer.live.version, "seat": self.viewer.shown}


class Endpoint:
    """A client connects, says what it wants to watch, and then talks until one of us leaves."""

    def __init__(self, server: Server, scope: Scope, receive: Receive, send: Send) -> None:
        self.server = server
        self.scope = scope
        self.connection = HTTPConnection(scope)
        self.wire = Wire(scope, receive, send)
        self.address = client_of(scope)
        self.person = next((one.person for one in holdings_of(server, self.connection)), "")

    async def serve(self, table: str) -> None:
        """From the handshake to the end."""
        wire = self.wire
        await wire.receive()
        if not check_origin(self.connection, self.server.config):
            await wire.close(POLICY)
            return
        try:
            self.check()
            with self.server.slots.slot(self.address, self.person):
                await wire.ask({"type": "websocket.accept"})
                await self.watch(table)
        except Refused:
            await wire.close(POLICY)
        except Gone:
            return
        finally:
            self.server.metrics.gone += 1

    def check(self) -> None:
        """Refuse a name that is not ours, and whoever comes again too often."""
        if not is_ours(self.connection.headers.get("host", ""), self.server.hosts):
            raise Refused("error-foreign-host")
        self.server.quotas.check("connects", self.address, self.person)

    async def watch(self, table: str) -> None:
        """The first message, and then all others."""
        try:
            connected = await self.begin(table)
        except PelagosError as problem:
            error = error_data(problem, language_of(self.connection))
            await self.wire.send(RefusedReply(None, error))
            await self.wire.close(LATER if problem.id in PASSING else POLICY)
        except SQLAlchemyError as problem:
            log.error("the database is away: %s", type(problem).__name__, extra={"table": table[:40]})
            await self.wire.close(LATER)
        except TimeoutError:
            self.server.metrics.dropped += 1
            await self.wire.close(LATER)
        else:
            await talk(connected)

    async def begin(self, table: str) -> Socket:
        """Who wants to watch what."""
        server = self.server
        async with asyncio.timeout(server.config.limits.first_message_seconds):
            raw = await self.wire.read()
        first = read_message(raw)
        if not isinstance(first, Watch):
            raise Refused("error-bad-message", problem="watch")
        live = await server.tables.find(table)
        live.arriving += 1
        try:
            await server.tables.as_stored(live, first.seen or -1)
            viewer = check_watch(server, live, self.connection, first)
            await server.tables.loaded(live)
        finally:
            live.arriving -= 1  # Nothing is waited for from here on until the viewer listens.
        return Socket(server, self.wire, viewer, self.address)


async def talk(connected: Socket) -> None:
    """Read until the client leaves; meanwhile the pump sends."""
    viewer, server, wire = connected.viewer, connected.server, connected.wire
    viewer.wake = partial((server.notifier if viewer.want == "data" else server.turns).call, connected)
    viewer.live.listeners.add(viewer)
    presence(viewer.live)
    server.tables.start_bots(viewer.live)
    pump = asyncio.create_task(connected.pump())
    talking = asyncio.current_task()
    assert talking is not None
    server.wires[wire] = talking
    wire.viewer = viewer
    viewer.wake()
    try:
        while True:
            await connected.obey(await wire.read())
    except asyncio.CancelledError:
        if not wire.closed:
            raise
    finally:
        del server.wires[wire]
        pump.cancel()
        for task in list(connected.later):
            task.cancel()
        viewer.live.listeners.discard(viewer)
        presence(viewer.live)


async def end_sockets(server: Server, goes: Callable[[Viewer], bool]) -> None:
    """End the sockets of some; from this moment on they play nothing."""
    for wire in list(server.wires):
        viewer = wire.viewer
        if viewer is not None and goes(viewer):
            viewer.persons, viewer.token_seat = (), None
            await wire.close(AGAIN)


async def drop_slow_clients(server: Server) -> None:
    """Every now and then, end those that have not taken a message for too long; a good-bye would not reach them."""
    patience = server.config.limits.send_seconds
    while True:
        await asyncio.sleep(patience / 4)
        late = time.monotonic() - patience
        for wire, talking in list(server.wires.items()):
            if 0 < wire.waiting_since < late:
                server.metrics.dropped += 1
                wire.closed = True
                talking.cancel()


class Frames(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, with a short way out for what we send most: whole messages in text.

    What an application sends in the common way takes the common way, in the same order.
    """

    def handle_connect(self, event: Request) -> None:
        """Let the application know the short way."""
        super().handle_connect(event)
        if not self.close_sent:
            cast(dict[str, Any], self.scope["extensions"])[PUSH] = self.push

    def push(self, *texts: bytes) -> bool:
        """Send messages now; False when they have to wait, or when nobody is there any more."""
        open_now = self.conn.state is OPEN and self.handshake_complete and not self.close_sent
        if not open_now or self.disconnected or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(b"".join(map(frame, texts)))
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
