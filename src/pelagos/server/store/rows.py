"""What is kept of a table, as plain values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pelagos.people.passkeys import Passkey
from pelagos.table.record import Header, Line

OPEN = "open"
PERSON = "me"
BOT = "bot:"


class SeatRow(NamedTuple):
    """Who sits there: a person (by identity), a bot, or nobody yet. `lent` are devices that hold this seat alone."""

    seat: int
    kind: str
    name: str
    person: str | None
    lent: tuple[str, ...] = ()

    @property
    def bot(self) -> str:
        """The bot that plays this seat, "" when none does."""
        return self.kind.removeprefix(BOT) if self.kind.startswith(BOT) else ""

    def is_held_by(self, persons: Sequence[str]) -> bool:
        """Whether one of these plays here: the person, or a device that was lent the seat."""
        return any(one is not None and one in persons for one in (self.person, *self.lent))


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
    """One thing said at a table, and by whom, if that is known."""

    n: int
    name: str
    text: str
    at: str
    person: str | None = None


class DeviceRow(NamedTuple):
    """A device of somebody; with a table, it holds one seat there."""

    id: str
    person: str
    table: str | None
    seat: int | None
    name: str
    at: str
    seen: str


class PasskeyRow(NamedTuple):
    """A passkey of somebody."""

    mark: str
    person: str
    passkey: Passkey
    name: str
    at: str
    used: str


class CodeRow(NamedTuple):
    """When a recovery code was made and last used, never the code."""

    at: str
    used: str


class HushedRow(NamedTuple):
    """Somebody who is not heard; `block`: nor met."""

    other: str
    kind: str
    name: str
    at: str


class Once(NamedTuple):
    """Something that can be used once: of which kind, whose, and for which seat; `twin` is another hash it goes by."""

    mark: str
    kind: str
    until: int
    person: str = ""
    table: str | None = None
    seat: int | None = None
    name: str = ""
    twin: str = ""
