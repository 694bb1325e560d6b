"""Who plays a seat: bots that fail, people who leave, come back or lose it, and what a record may say about it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from pelagos.table.record import BOT, PERSON, Header, Replacement, SeatEntry, Why


class Change(NamedTuple):
    """Who sits there before and may sit there afterwards (`bot`, `me`), and whether only that seat may want it."""

    before: str
    after: tuple[str, ...]
    own: bool


EITHER: Final = (BOT, PERSON)
CHANGES: Final[dict[Why, Change]] = {
    "resigned": Change(PERSON, EITHER, own=True),
    "handed": Change(PERSON, (BOT,), own=True),
    "offered": Change(PERSON, (PERSON,), own=True),
    "taken": Change(PERSON, (PERSON,), own=True),
    "back": Change(BOT, (PERSON,), own=True),
    "away": Change(PERSON, EITHER, own=False),
    "time": Change(PERSON, EITHER, own=False),
    "empty": Change(PERSON, (BOT,), own=False),
    "": Change(BOT, (BOT,), own=False),
}
"""What each reason can lead to. An offered seat is a person's from the start; it waits until one sits down."""


def seats_after(header: Header, replacements: Iterable[Replacement], version: int) -> tuple[SeatEntry, ...]:
    """Who plays each seat at a version."""
    seats = list(header.seats)
    for entry in replacements:
        if entry.n <= version:
            seats[entry.seat] = SeatEntry(entry.name, entry.kind)
    return tuple(seats)


def taken_over(header: Header, replacements: Iterable[Replacement], seat: int) -> int:
    """The version since which the same bot plays a seat; who tries again is still the same."""
    kind, since = header.seats[seat].kind, 0
    for entry in replacements:
        if entry.seat == seat and entry.kind != kind:
            kind, since = entry.kind, entry.n
    return since


def is_possible(seats: Sequence[SeatEntry], entry: Replacement, over: bool) -> bool:
    """While the game goes on, and as the reason says; whoever wants it is the seat itself, another person, or nobody.

    Nobody (`by` is None) is whoever opened the table, or the table's own rule.
    """
    places, change = range(len(seats)), CHANGES[entry.why]
    if over or entry.seat not in places or not entry.name:
        return False
    fits = _sort(seats[entry.seat].kind) == change.before and _sort(entry.kind) in change.after
    return fits and (entry.by == entry.seat if change.own else _may_want(seats, entry))


def _sort(kind: str) -> str:
    """A bot, whichever it is, or a person; a bot without a name is nobody."""
    if not kind.startswith(BOT):
        return kind
    return BOT if kind != BOT else ""


def _may_want(seats: Sequence[SeatEntry], entry: Replacement) -> bool:
    return entry.by is None or (entry.by in range(len(seats)) and not seats[entry.by].bot and entry.by != entry.seat)
