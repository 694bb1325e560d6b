"""How a game went: the points after every turn, and the turns that changed most.

Everything is read from the positions that a table keeps, each scored once; nothing is played again.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from itertools import groupby, pairwise
from typing import Any, Final, NamedTuple

from pelagos.core.game import Game
from pelagos.core.score import ScoreLine, total
from pelagos.table.past import course
from pelagos.table.table import Table

MOST: Final = 5
"""So many turns are told of as turning points, at most."""
LEAST: Final = 2
"""Fewer points are no turn of anything."""


class Standing(NamedTuple):
    """The points of all seats at a version, and the moment of the game that it belongs to."""

    version: int
    moment: tuple[int, ...]
    points: tuple[int, ...]


class Swing(NamedTuple):
    """A turn in which a seat won or lost much; `version` is where most of it happened."""

    version: int
    moment: tuple[int, ...]
    seat: int
    points: int


def course_of(table: Table[Any]) -> list[Standing]:
    """The points at every version that counts, from the beginning to the end."""
    placed = [(0, table.begin), *((moment.entry.n, moment.state) for moment in course(table))]
    seats = range(len(table.seats))
    return [
        Standing(version, state.moment(), tuple(total(sheet, seat) for seat in seats))
        for version, state in placed
        for sheet in [sheet_of(table.game, state)]
    ]


def sheet_of(game: Game[Any], state: Any) -> tuple[ScoreLine, ...]:
    """The score so far; of a defeat, what it left unscored."""
    found = game.show.sheet(state)
    return game.farewell(state).unscored if not found and game.farewell is not None else found


def sides_of(course: Sequence[Standing]) -> tuple[int, ...]:
    """The seats whose points differ at some time; a group that has all its points together is its first seat."""
    seats = range(len(course[0].points))
    alike = all(len(set(standing.points)) == 1 for standing in course)
    return (0,) if alike else tuple(seats)


def turns_of(course: Sequence[Standing]) -> list[Standing]:
    """The points at the beginning and at the end of every turn or phase."""
    runs = [list(run) for _, run in groupby(course, key=lambda standing: standing.moment)]
    return [course[0], *(run[-1] for run in runs)]


def swings_of(course: Sequence[Standing], sides: Sequence[int]) -> list[Swing]:
    """The turns that changed most, in the order in which they came."""
    found, versions = [], [standing.version for standing in course]
    for before, after in pairwise(turns_of(course)):
        inside = course[bisect_left(versions, before.version) : bisect_right(versions, after.version)]
        for seat in sides:
            gained = after.points[seat] - before.points[seat]
            if abs(gained) >= LEAST:
                found.append(Swing(_height(inside, seat, gained), after.moment, seat, gained))
    largest = sorted(found, key=lambda swing: (-abs(swing.points), swing.version))[:MOST]
    return sorted(largest)


def _height(inside: Sequence[Standing], seat: int, gained: int) -> int:
    """The version in a turn at which most of a change came."""
    sign = 1 if gained > 0 else -1
    steps = [(sign * (after.points[seat] - before.points[seat]), after) for before, after in pairwise(inside)]
    return max(steps, key=lambda step: step[0])[1].version
