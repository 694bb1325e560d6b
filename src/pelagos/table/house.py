"""The rules of a table that are no rules of its game: its clock, who is away, and what becomes of a seat left behind.

Pure: moments are whole seconds that somebody else reads from a clock.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

import msgspec
from msgspec import Meta

from pelagos.core.errors import PelagosError

A_MINUTE: Final = 60
AN_HOUR: Final = 3_600
A_DAY: Final = 86_400
SHORTEST: Final = 10
LONGEST: Final = 60 * A_DAY

Pace: TypeAlias = Literal["none", "move", "game"]
Fallen: TypeAlias = Literal["bot", "host", "lost"]
Leaver: TypeAlias = Literal["bot", "open"]
Seconds: TypeAlias = Annotated[int, Meta(ge=0, le=LONGEST)]


class House(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What was agreed on when a table was opened.

    `clock` is `none`, or gives so many `seconds` for a `move` or for the whole `game`, there with an `increment` for
    every answer. When time is `over`, a `bot` plays on, the `host` may decide, or the seat is `lost`: as if its player
    had resigned. Who is asked and `away` for longer may be replaced by the host (0: never). A seat that is `left` for
    good goes to a `bot` or is `open` to whoever is invited.
    """

    clock: Pace = "none"
    seconds: Seconds = 0
    increment: Annotated[int, Meta(ge=0, le=AN_HOUR)] = 0
    over: Fallen = "bot"
    away: Seconds = 0
    left: Leaver = "bot"

    @property
    def is_timed(self) -> bool:
        """Whether it matters since when somebody is asked."""
        return self.clock != "none" or self.away > 0


class Running(NamedTuple):
    """A clock that runs: since when somebody is asked, and when the time is over (None: never)."""

    since: int
    due: int | None


def check_house(house: House) -> None:
    """Refuse a clock without a sensible time."""
    if house.clock != "none" and house.seconds < SHORTEST:
        raise PelagosError("error-clock", low=SHORTEST, high=LONGEST)


def time_at_first(house: House) -> int | None:
    """What a seat has for the whole game; None where it is not counted."""
    return house.seconds if house.clock == "game" else None


def started(house: House, left: int | None, now: int) -> Running:
    """The clock of somebody who is asked now and has so much left."""
    if house.clock == "none":
        return Running(now, None)
    return Running(now, now + (house.seconds if left is None else left))


def charged(house: House, left: int | None, clock: Running, now: int) -> int | None:
    """What a seat has left after an answer; a clock that stood still, or was put back, charges nothing.

    Of the time for a move that is what it has again when the answer is taken back; the next move has all of it.

    >>> charged(House("game", 600, 5), 100, Running(1000, 1100), now=1030)
    75
    """
    if house.clock == "none" or (clock.due is None and left != 0):
        return left
    rest = stopped(house, clock, now)
    return rest + house.increment if house.clock == "game" else rest


def stopped(house: House, clock: Running, now: int) -> int:
    """What is left on a clock that is stopped now; of a move a second is always left, for 0 says that it fell.

    >>> stopped(House("move", 3600), Running(1000, 4600), now=1600)
    3000
    """
    rest = 0 if clock.due is None else max(0, clock.due - max(now, clock.since))
    return rest if house.clock == "game" else max(1, rest)


def taken_back(house: House, left: int | None) -> int | None:
    """What a seat has left after it took an answer back: what the answer had added is gone again."""
    return None if left is None else max(0, left - house.increment)


def is_away(house: House, since: int | None, seen: int | None, now: int) -> bool:
    """Whether somebody who is asked since then, was last seen then and is not there now may be replaced."""
    return house.away > 0 and since is not None and now - max(since, seen or 0) >= house.away
