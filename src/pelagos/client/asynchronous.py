"""The same for programs with an event loop: many seats in one thread."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from typing import Any, Generic, Self, TypeVar, overload

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from pelagos.client.errors import Refusal
from pelagos.client.messages import (
    Advice,
    Done,
    GameInfo,
    Hint,
    Odds,
    Opened,
    PlainView,
    Preview,
    Result,
    State,
    TableList,
    Turn,
    V,
)
from pelagos.client.seat import FIRST_WAIT, TRIES
from pelagos.client.server import PATIENCE, Server
from pelagos.client.talk import Deed, Reply, Talk, is_passing, socket_address

T = TypeVar("T")


class AsyncServer:
    """`Server` for an event loop: what is asked over HTTP is asked in a thread, one thing after the other."""

    def __init__(self, address: str, lang: str = "en", patience: float = PATIENCE) -> None:
        self.server = Server(address, lang, patience)
        self.lock = asyncio.Lock()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *problem: object) -> None:
        self.server.close()

    async def games(self) -> tuple[GameInfo, ...]:
        """Every game with its bots and settings."""
        return await self._done(self.server.games)

    async def tables(self) -> TableList:
        """This guest's tables, and the public ones."""
        return await self._done(self.server.tables)

    async def open(self, game: str, *given: Any, **wishes: Any) -> Opened:
        """Open a table, as `Server.open` does."""
        return await self._done(self.server.open, game, *given, **wishes)

    async def join(self, invite: str, name: str = "", seat: int | None = None) -> Opened:
        """Take an open seat with an invitation."""
        return await self._done(self.server.join, invite, name, seat)

    async def record(self, table: str, token: str = "") -> bytes:
        """The record of a game, as a file."""
        return await self._done(self.server.record, table, token)

    @overload
    def sit(self, table: str, token: str = "") -> AsyncSeat[PlainView]: ...

    @overload
    def sit(self, table: str, token: str = "", *, view: type[V]) -> AsyncSeat[V]: ...

    def sit(self, table: str, token: str = "", *, view: Any = PlainView) -> AsyncSeat[Any]:
        """Sit at a table over a WebSocket, to play there or, without a token, to watch."""
        server = self.server
        return AsyncSeat(server.address, table, token, server.lang, server.patience)

    async def _done(self, deed: Callable[..., T], *given: Any, **wishes: Any) -> T:
        async with self.lock:
            return await asyncio.to_thread(deed, *given, **wishes)


class AsyncSeat(Generic[V]):
    """Somebody who plays, or watches, at one table.

    async with server.sit(opened.table, opened.token, view=NauticusView) as seat:
        async for turn in seat.turns():
            await seat.answer(turn, turn.options[0])
    print(seat.result.scores)
    """

    def __init__(self, address: str, table: str, token: str, lang: str, patience: float) -> None:
        self.talk: Talk[V] = Talk(address, token, lang)
        self.where = socket_address(address, table)
        self.patience = patience
        self.line: ClientConnection | None = None
        self.lines = AsyncExitStack()

    async def __aenter__(self) -> Self:
        await self._open()
        return self

    async def __aexit__(self, *problem: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Leave the line; the seat stays ours."""
        self.line = None
        await self.lines.aclose()

    @property
    def state(self) -> State[V]:
        """The table as it was told last."""
        return self.talk.known

    @property
    def result(self) -> Result[V] | None:
        """How it ended; None while it goes on."""
        return self.talk.result()

    async def turns(self) -> AsyncIterator[Turn[V]]:
        """Every question to this seat until the game is over; one that is not answered is not given out again."""
        while not self.state.over:
            turn = self.talk.turn()
            if turn is None:
                await self._hear()
            else:
                yield turn

    async def states(self) -> AsyncIterator[State[V]]:
        """The table whenever it has moved, beginning as it stands; the last one is the end."""
        state = self.state
        yield state
        while not state.over:
            await self._hear()
            if self.state is not state:
                state = self.state
                yield state

    async def answer(self, turn: Turn[V], *answers: str) -> int:
        """Answer a question, and those that follow it: all or none. The version at which the table stands then."""
        try:
            done: Done = await self._asked("answer", version=turn.version, answers=answers)
        except Refusal as problem:
            self.talk.refused(problem)
            raise
        self.talk.settled = done.version
        return done.version

    async def undo(self) -> int:
        """Take this seat's last answer back."""
        done: Done = await self._asked("undo", version=self.state.version)
        self.talk.settled = done.version
        return done.version

    async def preview(self, turn: Turn[V], *answers: str) -> Preview[V]:
        """What some answers would lead to, up to a die, a draw or a reveal."""
        found: Preview[V] = await self._asked("preview", version=turn.version, answers=answers, want="data")
        return found

    async def odds(self, option: str = "") -> Odds:
        """What may come of the options that stand, or of one of them."""
        found: Odds = await self._asked("odds", option=option, want="data")
        return found

    async def hint(self, seconds: float = 20.0) -> Advice:
        """What to answer to the question that stands, where advice is given; the record says that it was asked."""
        found: Hint = await self._asked("hint", seconds=seconds, want="data")
        return found.advice

    async def _asked(self, deed: Deed, **fields: Any) -> Reply:
        """Send a request until it is answered; what is sent again has the same number, and is done once."""
        number, message = self.talk.request(deed, **fields)
        line = await self._sent(message)
        while True:
            reply = await self._hear(number)
            if reply is not None:
                return reply
            if self.line is not line:
                line = await self._sent(message)

    async def _sent(self, message: str) -> ClientConnection:
        for _ in range(TRIES):
            line = self.line or await self._open()
            try:
                await line.send(message)
            except ConnectionClosed:
                self.line = None
            else:
                return line
        raise self.talk.away()

    async def _hear(self, number: int | None = None) -> Reply | None:
        """Wait for the next message, as long as it takes; for a reply, as long as we have patience."""
        line = self.line or await self._open()
        try:
            async with asyncio.timeout(None if number is None else self.patience):
                raw = await line.recv()
            return self.talk.hear(raw, number)
        except TimeoutError as problem:
            raise self.talk.away() from problem
        except ConnectionClosed:
            self.line = None
            await self._open()
            return None

    async def _open(self) -> ClientConnection:
        """A new line; the server tells what has happened since. Where there is none, nothing is left open."""
        wait, problem = FIRST_WAIT, None
        for _ in range(TRIES):
            try:
                return await self._connected()
            except (OSError, WebSocketException) as now:
                if not is_passing(now):
                    raise self.talk.foreign() from now
                problem = now
                await asyncio.sleep(wait)
                wait *= 2
            finally:
                if self.line is None:
                    await self.lines.aclose()
        raise self.talk.away() from problem

    async def _connected(self) -> ClientConnection:
        """Said hello, and heard where the table stands."""
        await self.close()
        opening = connect(self.where, max_size=None, open_timeout=self.patience)
        line = await self.lines.enter_async_context(opening)
        await line.send(self.talk.hello())
        before = self.talk.state
        async with asyncio.timeout(self.patience):
            while self.talk.state is before:
                self.talk.hear(await line.recv())
        self.line = line
        return line
