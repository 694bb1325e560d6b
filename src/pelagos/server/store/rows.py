"""What is kept of a table, as plain values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from pelagos.people.passkeys import Passkey
from pelagos.table.house import House
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


class Aside(NamedTuple):
    """What is kept beside a seat: who may take it back from its bot, its time left, when its person was last there, and
    whether that person would end the game."""

    keeper: str | None = None
    left: int | None = None
    seen: int | None = None
    agrees: bool = False


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
    asides: tuple[Aside, ...]
    house: House = House()
    since: int | None = None
    due: int | None = None
    pinned: bool = False
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
    """What one submission adds to a table that stood at version `base`; `changes` are the columns of seats that change.

    Whoever is asked now is asked `since` then, and has time until `due`. A `header` is written anew when seats change
    hands, with the names of those who began.
    """

    table: str
    base: int
    version: int
    lines: tuple[Line, ...]
    asked: int | None
    over: bool
    bot_next: bool
    mark: str | None
    at: str
    since: int | None = None
    due: int | None = None
    changes: Mapping[int, Mapping[str, Any]] = {}
    header: Header | None = None


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
