"""Another bot in a bot's seat: who plays where after that, and what a record may say about it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pelagos.table.record import BOT, Header, Replacement, SeatEntry


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
    """Only bots are replaced, by bots, while the game goes on; whoever wants it is a person at the table."""
    places = range(len(seats))
    if over or entry.seat not in places or not seats[entry.seat].bot:
        return False
    wanted = entry.by is None or (entry.by in places and not seats[entry.by].bot)
    return wanted and bool(entry.name) and entry.kind.startswith(BOT) and entry.kind != BOT
