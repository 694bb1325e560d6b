"""The steps of a move: what happened between two versions, one told thing after the other.

A version of which somebody hears nothing is no step of its own: it belongs to the one before, so that a step always has
something to say and nothing is drawn in vain.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import Any, Final, NamedTuple

from pelagos.table.past import course
from pelagos.table.record import Answer
from pelagos.table.table import Table

MOST: Final = 60
"""Whoever missed more than so many steps is told where it all led, and no more."""


class Step(NamedTuple):
    """What was told up to a version, the seat whose answer it was (None: fate), and the position it led to."""

    n: int
    by: int | None
    state: Any


def steps_of(table: Table[Any], since: int, until: int, heard: int | None) -> list[Step]:
    """The way from one version to another as a seat (None: a spectator) heard of it; [] when it is too long.

    Nothing may have been taken back in between.
    """
    found: list[tuple[int, int | None]] = []
    told, places = False, _places(table, since, until)
    for place in places:
        entry, _, events = table.moments[place]
        now = any(event.audience is None or heard in event.audience for event in events)
        by = entry.seat if isinstance(entry, Answer) else None
        if found and not (now and told):
            found[-1] = place, by if now else found[-1][1]
        else:
            found.append((place, by))
        told = told or now
    if len(found) > MOST:
        return []
    reached = dict(zip(places, course(table, places.start), strict=False))
    return [Step(reached[place].entry.n, by, reached[place].state) for place, by in found]


def _places(table: Table[Any], since: int, until: int) -> range:
    """Where what counts of the versions after one, up to another, is among the moments."""
    first, end = (bisect_right(table.moments, version, key=lambda moment: moment.entry.n) for version in (since, until))
    return range(first, end)
