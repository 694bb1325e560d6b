"""The steps of a move: what happened between two versions, one told thing after the other.

A version of which somebody hears nothing is no step of its own: it belongs to the one before, so that a step always has
something to say and nothing is drawn in vain.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from pelagos.table.record import Answer
from pelagos.table.table import Moment, Table

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
    found: list[Step] = []
    told = False
    for moment in _moments(table, since, until):
        now = any(event.audience is None or heard in event.audience for event in moment.events)
        step = Step(moment.entry.n, moment.entry.seat if isinstance(moment.entry, Answer) else None, moment.state)
        if found and not (now and told):
            found[-1] = step if now else step._replace(by=found[-1].by)
        else:
            found.append(step)
        told = told or now
    return found if len(found) <= MOST else []


def _moments(table: Table[Any], since: int, until: int) -> list[Moment]:
    """What counts of the versions after one, up to another."""
    found: list[Moment] = []
    for moment in reversed(table.moments):
        if moment.entry.n <= since:
            break
        if moment.entry.n <= until:
            found.append(moment)
    return found[::-1]
