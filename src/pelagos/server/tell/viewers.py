"""Somebody who watches a table through a socket: who they are, what they have seen, and what they get next."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

from pelagos.core.memo import SameMemo
from pelagos.core.nodes import Choice
from pelagos.faces.names import seat_names
from pelagos.faces.reader import Reader, reader
from pelagos.gate.addresses import NOBODY
from pelagos.server.play.live import Live
from pelagos.server.store.rows import SeatRow
from pelagos.server.tell.scenes import ScenePrint


class Viewer:
    """One page or program. `seen` is the last version sent; `base` the print of what the page shows."""

    def __init__(self, live: Live, persons: Sequence[str], seat: int | None, lang: str) -> None:
        self.live = live
        self.persons = tuple(persons)
        self.marks: frozenset[str] = frozenset()
        self.token_seat = seat
        self.lang = lang
        self.seen = -1
        self.base: ScenePrint | None = None
        self.want = "page"
        self.address = NOBODY
        self.fresh = True
        self.talk = -1
        self.talked = 0
        self.presence = -1
        self.taught: tuple[int, str, str] | None = None
        self.told: tuple[Any, ...] = ()
        self.sat: tuple[int, ...] | None = None
        self.holder = live.seats[seat].person if seat is not None else None
        self.seconds: Callable[[], int] = lambda: int(time.time())
        self.weighed: tuple[int, tuple[str, ...]] | None = None
        self.woken = asyncio.Event()
        self.wake: Callable[[], None] = self.woken.set
        self.shown: int | None = None
        self.spoken: tuple[tuple[SeatRow, ...], str, Reader | None] = ((), "", None)

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats this viewer plays; none for a spectator, and none any more with a token for a seat given away."""
        if self.token_seat is not None:
            return (self.token_seat,) if self.live.seats[self.token_seat].person == self.holder else ()
        return self.live.held_by(self.persons)

    @property
    def hearers(self) -> tuple[str, ...]:
        """Whose wishes count about who is heard here: of this browser, and of whoever sits on the seats it plays."""
        sitting = (self.live.seats[seat].person for seat in self.seats)
        return tuple(dict.fromkeys([*self.persons, *(person for person in sitting if person)]))

    @property
    def person(self) -> str:
        """Whose limits count here; "" of somebody nobody knows."""
        return next(iter(self.hearers), "")

    @property
    def heard_as(self) -> int | None:
        """Several people at one screen hear what a spectator hears; a single one hears as that seat."""
        seats = self.seats
        return seats[0] if len(seats) == 1 else None

    def seat_shown(self, state: Any) -> int | None:
        """Whose view is shown: of the seats held here, the one that is asked, else the one shown last."""
        seats = self.seats
        node = state.node
        if isinstance(node, Choice) and node.seat in seats:
            self.shown = node.seat
        elif self.shown not in seats:
            self.shown = seats[0] if seats else None
        return self.shown

    @property
    def behind(self) -> bool:
        """Whether a program has not been sent the table as it stands."""
        return self.fresh or self.seen != self.live.version or self.told != self.live.news

    @property
    def may_replace(self) -> bool:
        """Whether this viewer may replace a bot that fails: those who play may, and whoever opened the table."""
        return bool(self.seats) or self.live.row.owner in self.persons

    def saw(self, version: int) -> None:
        """A program has been sent a version."""
        self.seen, self.fresh, self.told, self.sat = version, False, self.live.news, self.seats

    @property
    def voice(self) -> Reader:
        """The words for this viewer."""
        seats, lang, found = self.spoken
        if found is None or seats is not self.live.row.seats or lang != self.lang:
            found = _voice(self.live.row.seats, self.lang)
            self.spoken = (self.live.row.seats, self.lang, found)
        return found


def _reader(seats: tuple[SeatRow, ...], language: str) -> Reader:
    return reader(language, seat_names(language, seats))


_voice: Final = SameMemo(_reader, 1 << 10)
