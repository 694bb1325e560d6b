"""What is kept of a table, as plain values."""

from __future__ import annotations

from typing import NamedTuple

from pelagos.table.record import Header, Line

OPEN = "open"
PERSON = "me"
BOT = "bot:"


class SeatRow(NamedTuple):
    """Who sits there: a person (by identity), a bot, or nobody yet."""

    seat: int
    kind: str
    name: str
    person: str | None

    @property
    def bot(self) -> str:
        """The bot that plays this seat, "" when none does."""
        return self.kind.removeprefix(BOT) if self.kind.startswith(BOT) else ""


class TableRow(NamedTuple):
    """A table without its entries."""

    id: str
    game: str
    header: Header
    secret: str
    owner: str
    access: str
    version: int
    asked: int | None
    over: bool
    at: str
    touched: str
    seats: tuple[SeatRow, ...]
    onward: str = ""
    """The table at which it goes on, where its own rules are gone."""


class Request(NamedTuple):
    """What marks a client's request, so that the same one sent again is recognised, and where it led."""

    base: int
    mark: str
    upto: int


class Stored(NamedTuple):
    """A table with its whole record and the requests that made it."""

    row: TableRow
    lines: list[Line]
    requests: list[Request]
    film: bytes | None = None
    """Its positions, as they were kept last."""
    filmed: int = 0
    """The version up to which they were."""


class Moves(NamedTuple):
    """What one submission adds to a table that stood at version `base`."""

    table: str
    base: int
    version: int
    lines: tuple[Line, ...]
    asked: int | None
    over: bool
    bot_next: bool
    mark: str | None
    at: str


class ChatLine(NamedTuple):
    """One thing said at a table."""

    n: int
    name: str
    text: str
    at: str
