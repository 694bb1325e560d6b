"""A seat at a table over a WebSocket. A line that is cut is opened again, and what was asked is asked again."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any, Final, Generic, Self

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from pelagos.client.errors import Refusal
from pelagos.client.messages import Advice, Done, Hint, Odds, Preview, Result, State, Turn, V
from pelagos.client.talk import Deed, Reply, Talk, is_passing, socket_address

TRIES: Final = 5
"""How often a line is opened again in a row before the server counts as away."""
FIRST_WAIT: Final = 0.1
"""Seconds before the second try; each further one takes twice as long."""


class Seat(Generic[V]):
    """Somebody who plays, or watches, at one table.

    with server.sit(opened.table, opened.token, view=NauticusView) as seat:
        for turn in seat.turns():
            seat.answer(turn, turn.options[0])
    print(seat.result.scores)
    """

    def __init__(self, address: str, table: str, token: str, lang: str, patience: float) -> None:
        self.talk: Talk[V] = Talk(address, token, lang)
        self.where = socket_address(address, table)
        self.patience = patience
        self.line: ClientConnection | None = None
        self.lines = ExitStack()

    def __enter__(self) -> Self:
        self._open()
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()

    def close(self) -> None:
        """Leave the line; the seat stays ours."""
        self.line = None
        self.lines.close()

    @property
    def state(self) -> State[V]:
        """The table as it was told last."""
        return self.talk.known

    @property
    def result(self) -> Result[V] | None:
        """How it ended; None while it goes on."""
        return self.talk.result()

    def turns(self) -> Iterator[Turn[V]]:
        """Every question to this seat until the game is over; one that is not answered is not given out again."""
        while not self.state.over:
            turn = self.talk.turn()
            if turn is None:
                self._hear()
            else:
                yield turn

    def states(self) -> Iterator[State[V]]:
        """The table whenever it has moved, beginning as it stands; the last one is the end."""
        state = self.state
        yield state
        while not state.over:
            self._hear()
            if self.state is not state:
                state = self.state
                yield state

    def answer(self, turn: Turn[V], *answers: str) -> int:
        """Answer a question, and those that follow it: all or none. The version at which the table stands then."""
        try:
            done: Done = self._asked("answer", version=turn.version, answers=answers)
        except Refusal as problem:
            self.talk.refused(problem)
            raise
        self.talk.settled = done.version
        return done.version

    def undo(self) -> int:
        """Take this seat's last answer back."""
        done: Done = self._asked("undo", version=self.state.version)
        self.talk.settled = done.version
        return done.version

    def preview(self, turn: Turn[V], *answers: str) -> Preview[V]:
        """What some answers would lead to, up to a die, a draw or a reveal."""
        found: Preview[V] = self._asked("preview", version=turn.version, answers=answers, want="data")
        return found

    def odds(self, option: str = "") -> Odds:
        """What may come of the options that stand, or of one of them."""
        found: Odds = self._asked("odds", option=option, want="data")
        return found

    def hint(self, seconds: float = 20.0) -> Advice:
        """What to answer to the question that stands, where advice is given; the record says that it was asked."""
        found: Hint = self._asked("hint", seconds=seconds, want="data")
        return found.advice

    def _asked(self, deed: Deed, **fields: Any) -> Reply:
        """Send a request until it is answered; what is sent again has the same number, and is done once."""
        number, message = self.talk.request(deed, **fields)
        line = self._sent(message)
        while True:
            reply = self._hear(number)
            if reply is not None:
                return reply
            if self.line is not line:
                line = self._sent(message)

    def _sent(self, message: str) -> ClientConnection:
        for _ in range(TRIES):
            line = self.line or self._open()
            try:
                line.send(message)
            except ConnectionClosed:
                self.line = None
            else:
                return line
        raise self.talk.away()

    def _hear(self, number: int | None = None) -> Reply | None:
        """Wait for the next message, as long as it takes; for a reply, as long as we have patience."""
        line = self.line or self._open()
        try:
            return self.talk.hear(line.recv(timeout=None if number is None else self.patience), number)
        except TimeoutError as problem:
            raise self.talk.away() from problem
        except ConnectionClosed:
            self.line = None
            self._open()
            return None

    def _open(self) -> ClientConnection:
        """A new line; the server tells what has happened since. Where there is none, nothing is left open."""
        wait, problem = FIRST_WAIT, None
        for _ in range(TRIES):
            try:
                return self._connected()
            except (OSError, WebSocketException) as now:
                if not is_passing(now):
                    raise self.talk.foreign() from now
                problem = now
                time.sleep(wait)
                wait *= 2
            finally:
                if self.line is None:
                    self.lines.close()
        raise self.talk.away() from problem

    def _connected(self) -> ClientConnection:
        """Said hello, and heard where the table stands."""
        self.close()
        line = self.lines.enter_context(connect(self.where, max_size=None, open_timeout=self.patience))
        line.send(self.talk.hello())
        before = self.talk.state
        while self.talk.state is before:
            self.talk.hear(line.recv(timeout=self.patience))
        self.line = line
        return line
