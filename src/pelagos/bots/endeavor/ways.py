"""Together or alone: ways that are gone before a goal counts anything: of markers to dear spaces, and into the deep."""

from __future__ import annotations

from typing import Final

from pelagos.core.sums import added
from pelagos.games.endeavor.names import MOST_DEPTH, NOWHERE, ROW, bits
from pelagos.games.endeavor.state import Endeavor, scenario_of

NEARER: Final = 0.7
"""What is left of a hope for every marker that is still needed on the way to it."""
BEST: Final = 3
"""So many spaces are hoped for."""
AGAIN: Final = 2.0
"""An infinite space is worth as much as so many others."""
FIXED: Final = 1.5
"""What a goal space counts once it is marked; 1 where the next marker may do it."""


def distances(s: Endeavor) -> dict[int, int]:
    """[EDS-16.2, 16.6] How many markers are needed before one may lie on a space, by space; not of those with one."""
    area = scenario_of(s).influence
    taken = s.marked & ~area.infinite
    near, found, steps = _next_spaces(s) & ~taken, dict[int, int](), 0
    while near:
        further = 0
        for place in bits(near):
            found[place] = steps
            taken |= 1 << place
            further |= area.opens[place]
        near, steps = further & ~taken, steps + 1
    return found


def _next_spaces(s: Endeavor) -> int:
    """[EDS-16.6] Where the next marker may lie; markers that move open nothing that they have left."""
    scenario = scenario_of(s)
    if "moving-markers" not in scenario.rules:
        return s.reach
    near = scenario.influence.starts
    for own in s.markers:
        for place in own:
            near |= scenario.influence.opens[place]
    return near


def roads(s: Endeavor) -> tuple[float, float]:
    """How near the dearest spaces are, in points, and how near the goal spaces, or whether they are marked."""
    area, near = scenario_of(s).influence, distances(s)
    dear = sorted(
        [
            (AGAIN if area.infinite >> place & 1 else 1.0) * area.spaces[place].points * NEARER**steps
            for place, steps in near.items()
        ],
        reverse=True,
    )
    goals = [NEARER**steps for place, steps in near.items() if area.spaces[place].goal]
    fixed = sum([chosen != NOWHERE for chosen in s.chosen])
    return added(dear[:BEST]) / BEST, added(goals) + FIXED * fixed


def depths(s: Endeavor) -> float:
    """How deep the ocean is known, and how deep vessels are: 2 where both are as deep as can be."""
    known = (s.zones.bit_length() - 1) // ROW + 1
    reached = added([max([slot // ROW + 1 for slot in own], default=0) for own in s.vessels]) / s.seats
    return (known + reached) / MOST_DEPTH
