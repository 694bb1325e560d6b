"""Statistics that hold: intervals of shares and means, differences of what was played with the same luck, corrections.

What was played with the same luck, or in the same game, is not independent; it is a *block*. All variances here are
those of sums over blocks, so they hold whether luck was paired or not.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import erfc, sqrt
from statistics import fmean
from typing import Final, NamedTuple

Z: Final = 1.959964
"""The normal deviate of an interval of 95 %."""
FEW_BLOCKS: Final = 30
"""With fewer blocks their variance says too little: each then counts as one game."""


class Interval(NamedTuple):
    """An estimate and the bounds between which the truth lies 95 times of 100."""

    at: float
    low: float
    high: float


class Block(NamedTuple):
    """What belongs together: the sum of what was counted, and of how many."""

    sum: float
    size: float


def wilson(wins: float, games: float) -> Interval:
    """Wilson's interval of a share.

    A shared win counts as a part of one: that varies less than a whole win, so the interval is rather too wide.

    >>> "{:.3f} {:.3f} {:.3f}".format(*wilson(10, 10))
    '1.000 0.722 1.000'
    """
    if games <= 0:
        return Interval(0.0, 0.0, 1.0)
    share, spread = wins / games, Z * Z / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return Interval(share, max(0.0, middle - half), min(1.0, middle + half))


def share_of(blocks: Sequence[Block]) -> Interval:
    """Wilson's interval of a share that was counted in blocks, with as many games as the blocks are worth."""
    games = sum(block.size for block in blocks)
    share = sum(block.sum for block in blocks) / games if games else 0.0
    worth = _worth(blocks, share, games)
    return wilson(share * worth, worth)


def _worth(blocks: Sequence[Block], share: float, games: float) -> float:
    """How many independent games would tell as much."""
    if len(blocks) < FEW_BLOCKS or all(block.size == 1 for block in blocks):
        return float(len(blocks))
    variance = _variance([block.sum - share * block.size for block in blocks]) / (games * games)
    return share * (1 - share) / variance if variance > 0 else float(len(blocks))


def mean_of(blocks: Sequence[Block]) -> Interval:
    """The mean of what was counted in blocks; nothing is known of it before there are two."""
    size = sum(block.size for block in blocks)
    mean = sum(block.sum for block in blocks) / size if size else 0.0
    if len(blocks) < 2:
        return Interval(mean, float("-inf"), float("inf"))
    half = _student(len(blocks) - 1) * sqrt(_variance([one.sum - mean * one.size for one in blocks])) / size
    return Interval(mean, mean - half, mean + half)


class Difference(NamedTuple):
    """What those who did something have before those who did not, and how likely that much is by chance alone."""

    at: Interval
    chance: float


class Case(NamedTuple):
    """One seat of one game: its block, with whom it is compared, whether it did it, and what it reached."""

    block: object
    among: object
    did: bool
    reached: float


def difference(cases: Iterable[Case]) -> Difference | None:
    """The mean difference between those who did and those who did not, among those who can be compared.

    Strata are weighed as Mantel and Haenszel do; the variance is that of the sums over blocks, for of two at the same
    table one may win because the other does not. None where nobody can be compared with anybody.
    """
    strata: dict[object, tuple[list[Case], list[Case]]] = {}
    for case in cases:
        strata.setdefault(case.among, ([], []))[case.did].append(case)
    compared = [both for both in strata.values() if both[0] and both[1]]
    weights = [len(without) * len(with_) / (len(without) + len(with_)) for without, with_ in compared]
    if not compared:
        return None
    total, found = sum(weights), 0.0
    blocks: dict[object, float] = {}
    for weight, sides in zip(weights, compared, strict=True):
        for sign, side in zip((-1, 1), sides, strict=True):
            mean = fmean(case.reached for case in side)
            found += sign * weight / total * mean
            part = sign * weight / total / len(side)
            for case in side:
                blocks[case.block] = blocks.get(case.block, 0.0) + part * (case.reached - mean)
    return _judged(found, sqrt(_variance(list(blocks.values()))), len(blocks))


def _judged(found: float, error: float, blocks: int) -> Difference:
    half = _student(max(1, blocks - 1)) * error
    chance = 1.0 if found == 0 else erfc(abs(found) / (error * sqrt(2))) if error else 0.0
    return Difference(Interval(found, found - half, found + half), chance)


def holm(chances: Sequence[float]) -> list[float]:
    """Chances corrected for how many were looked at, so that rarely any of them is wrong (Holm).

    >>> [round(chance, 3) for chance in holm([0.01, 0.04, 0.03])]
    [0.03, 0.06, 0.06]
    """
    order = sorted(range(len(chances)), key=chances.__getitem__)
    found, least = [1.0] * len(chances), 0.0
    for rank, place in enumerate(order):
        least = max(least, min(1.0, (len(chances) - rank) * chances[place]))
        found[place] = least
    return found


def false_discoveries(chances: Sequence[float]) -> list[float]:
    """The same so that few of those that stand out are wrong: at most the given share of them (Benjamini, Hochberg).

    >>> [round(chance, 3) for chance in false_discoveries([0.01, 0.04, 0.03])]
    [0.03, 0.04, 0.04]
    """
    order = sorted(range(len(chances)), key=chances.__getitem__, reverse=True)
    found, most = [1.0] * len(chances), 1.0
    for rank, place in enumerate(order):
        most = min(most, chances[place] * len(chances) / (len(chances) - rank))
        found[place] = most
    return found


def _variance(sums: Sequence[float]) -> float:
    """The variance of the total of so many independent sums, each given as its distance from what was expected."""
    number = len(sums)
    return sum(one * one for one in sums) * number / (number - 1) if number > 1 else 0.0


def _student(freedom: int) -> float:
    """Student's deviate for 95 %, by the first terms of its expansion; close enough from three on."""
    if freedom < 3:
        return (12.706, 4.303)[max(freedom, 1) - 1]
    cube = Z**3
    more = (cube + Z) / (4 * freedom) + (5 * Z**5 + 16 * cube + 3 * Z) / (96 * freedom**2)
    return Z + more + (3 * Z**7 + 19 * Z**5 + 17 * cube - 15 * Z) / (384 * freedom**3)
