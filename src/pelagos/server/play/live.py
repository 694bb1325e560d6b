"""A table in memory: the game as it stands, who watches it, and what must be stored before anybody hears of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Protocol

from pelagos.core.game import Game
from pelagos.core.nodes import Choice, Over
from pelagos.faces.names import seat_names
from pelagos.games.registry import find_game
from pelagos.server.play.clock import now
from pelagos.server.play.games import pack_of
from pelagos.server.store.rows import Moves, Request, SeatRow, Stored, TableRow
from pelagos.table.record import Line, Replacement
from pelagos.table.replay import replayed
from pelagos.table.table import Table

if TYPE_CHECKING:
    from pelagos.server.play.failed_bots import Failure


class Listener(Protocol):
    """Somebody who wants to know when a table has changed."""

    wake: Callable[[], None]
    """Called when there is news."""


class Live:
    """One table of this server. Its game is played again from the record when somebody needs it."""

    def __init__(self, row: TableRow) -> None:
        self.id = row.id
        self.row = row
        self.version = row.version
        self.state: Any = None
        self.game: Game[Any] = find_game(row.game)
        self.table: Table[Any] | None = None
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.pending: list[Line] = []
        self.requests: dict[int, Request] = {}
        self.scenes: dict[Any, Any] = {}
        self.presence = 0
        self.talk = 0
        self.verified: bool | None = None
        self.thinking: asyncio.Task[None] | None = None
        self.failure: Failure | None = None
        self.used = time.monotonic()

    @property
    def seats(self) -> tuple[SeatRow, ...]:
        """Who sits where."""
        return self.row.seats

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called."""
        return tuple(seat.name for seat in self.row.seats)

    def names_for(self, language: str) -> tuple[str, ...]:
        """The same for a reader, who reads usual names in the own language."""
        return seat_names(language, self.row.seats)

    def held_by(self, persons: Sequence[str]) -> tuple[int, ...]:
        """The seats that belong to somebody."""
        return tuple(seat.seat for seat in self.row.seats if seat.person is not None and seat.person in persons)

    def open_again(self, stored: Stored, table: Table[Any]) -> None:
        """Stand where the record stood."""
        self.row = stored.row
        self.adopt(table)
        self.requests = {request.base: request for request in stored.requests}

    def adopt(self, table: Table[Any]) -> None:
        """Take a table over; from now on its entries wait here until they are stored."""
        self.pending = []
        table.sink = self.pending.extend
        table.clock = now
        self.table = table
        self.publish()

    def publish(self) -> None:
        """What the table has come to is stored: from now on everybody may see it."""
        assert self.table is not None, "there is something to see"
        self.version = self.table.version
        self.state = self.table.state
        self.scenes.clear()

    def forget(self) -> None:
        """Drop the game from memory; the record has it."""
        self.table = self.state = None
        self.requests = {}
        self.scenes.clear()

    def moves(self, base: int, mark: str | None) -> Moves:
        """What waits to be stored."""
        table = self.table
        assert table is not None, "somebody just moved it"
        lines, self.pending = tuple(self.pending), []
        table.sink = self.pending.extend
        node = table.node
        asked = node.seat if isinstance(node, Choice) else None
        bot = asked is not None and bool(self.row.seats[asked].bot)
        return Moves(self.id, base, table.version, lines, asked, isinstance(node, Over), bot, mark, now())

    def stored(self, moves: Moves) -> None:
        """What was moved is kept: the row says the same as the database."""
        seats = list(self.row.seats)
        for line in moves.lines:
            if isinstance(line, Replacement):
                seats[line.seat] = seats[line.seat]._replace(kind=line.kind, name=line.name)
        self.row = self.row._replace(
            version=moves.version, asked=moves.asked, over=moves.over, touched=moves.at, seats=tuple(seats)
        )

    def spread(self) -> None:
        """Tell everybody who watches that something has changed."""
        self.scenes.clear()
        for listener in self.listeners:
            listener.wake()


def play_again(stored: Stored) -> Table[Any]:
    """The game of a stored table, played again from its record."""
    secret = "" if stored.row.over else stored.row.secret
    return replayed(find_game(stored.row.game), stored.lines, pack_of(stored.row.game), secret=secret)


def request_mark(seat: int, number: int, words: Sequence[str]) -> str:
    """What a request is known by when it comes again: whose it is, its number and what it says."""
    return blake2b("\0".join([str(seat), str(number), *words]).encode(), digest_size=16).hexdigest()
