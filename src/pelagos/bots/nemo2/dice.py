"""Exact odds of two dice: passing a test, what a failed exertion costs, how hard a Warship hits."""

from __future__ import annotations

from functools import cache
from itertools import product
from math import comb
from typing import Final, NamedTuple

from pelagos.games.nemo2.fire import hits_of
from pelagos.games.nemo2.tests import NATURAL, reaches

ROLLS: Final = tuple(product(range(1, 7), repeat=2))
WHOLE: Final = len(ROLLS)


class Odds(NamedTuple):
    """[NW2-6.3, 6.10] The chances of one test: passed, failed with a 1 shown, failed without, natural double 1."""

    passed: float
    light: float
    heavy: float
    natural: float


@cache
def pass_odds(need: int) -> Odds:
    """[NW2-6.3] The chances when the dice must total `need`.

    >>> round(pass_odds(7).passed * 36), round(pass_odds(2).passed * 36)
    (21, 35)
    """
    passed = light = heavy = 0
    for dice in ROLLS:
        if dice == NATURAL:
            continue
        if reaches(dice, need):
            passed += 1
        elif min(dice) == 1:
            light += 1
        else:
            heavy += 1
    return Odds(passed / WHOLE, light / WHOLE, heavy / WHOLE, 1 / WHOLE)


@cache
def hit_odds(need: int) -> tuple[tuple[int, float], ...]:
    """[NW2-12.3] How many hits with which chance when fire misses on a total of `need`; no hit is left out."""
    found = dict.fromkeys(range(1, 7), 0.0)
    for dice in ROLLS:
        if dice == NATURAL:
            for hits in found:
                found[hits] += 1 / WHOLE / len(found)
        elif not reaches(dice, need):
            found[hits_of(dice)] += 1 / WHOLE
    return tuple((hits, chance) for hits, chance in found.items() if chance)


@cache
def total_odds(modifier: int) -> tuple[tuple[int, bool, float], ...]:
    """[NW2-11.9] Every total of the action table with its chance, and whether a 1 shows; double 1 is total -1."""
    found: dict[tuple[int, bool], float] = {}
    for dice in ROLLS:
        total = -1 if dice == NATURAL else sum(dice) + modifier
        key = (total, min(dice) == 1)
        found[key] = found.get(key, 0.0) + 1 / WHOLE
    return tuple((total, one, chance) for (total, one), chance in found.items())


@cache
def located(hits: int, faces: int) -> tuple[float, ...]:
    """[NW2-12.4] How likely none, one, two and so on of some hits fall on a location with so many faces of the die.

    >>> [round(chance, 2) for chance in located(2, 3)]
    [0.25, 0.5, 0.25]
    """
    share = faces / 6
    return tuple([comb(hits, here) * share**here * (1 - share) ** (hits - here) for here in range(hits + 1)])
