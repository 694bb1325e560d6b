"""What a position of Nemo's War is worth to the greedy bot: the score sheet, and what it may still become."""

from __future__ import annotations

import math
from collections.abc import Hashable
from functools import cache, lru_cache
from operator import attrgetter
from typing import Final

from pelagos.bots.nemo1.weights import Weights
from pelagos.core.nodes import Option
from pelagos.core.sums import added
from pelagos.games.nemo1.data import Pack
from pelagos.games.nemo1.names import ARMOR, LIBRARY, MONSTER, PROW, ROW_BOXES, WONDER
from pelagos.games.nemo1.state import Nemo
from pelagos.games.nemo1.tally import tally_for

YEAR: Final = 52
CARDS_TO_COME: Final = 19
"""[NW1-3.6] The Maelstrom is one of the last five of twenty."""
INCITE_BASE: Final = 5
MOST_ANSWERS: Final = 1 << 12
POSITION: Final = attrgetter(*[field for field in Nemo.FIELDS if field not in ("events", "pack")])
"""All that tells two positions apart that are played with the same pieces."""


class Worth:
    """Judges positions and single pieces by the weights."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._finds: dict[tuple[str, int, bool], float] = {}
        self.answers: dict[Hashable, Option] = {}
        """What the bot has answered in the very same position; a search comes back to many."""

    def position(self, s: Nemo) -> float:
        """The score if the game ended now, and what is likely to follow from it."""
        left = time_left(s)
        value = float(sum(tally_for(s, s.commitment)))
        value -= left * added([self.weights.danger[level] for level in s.levels])
        value -= left * self.weights.notoriety * s.notoriety
        value += left * (self.stored(s) + self.upgrades(s.owned) + self.treasury(s))
        return value + left * rows_begun(rows(s))

    def level_lost(self, s: Nemo, resource: int) -> float:
        """What it costs to lose a level of a resource; the last one ends the game."""
        level = s.levels[resource]
        if level <= 1:
            return 50.0 + time_left(s) * 60.0
        circles = s.pack.tracks.circles[resource]
        danger = self.weights.danger
        return circles[level].vp - circles[level - 1].vp + time_left(s) * (danger[level - 1] - danger[level])

    def stored(self, s: Nemo) -> float:
        """Stored ships: on the way to the Prow, later for adventures."""
        count = len(s.salvage)
        return self.weights.spare * count if s.owned >> PROW & 1 else self.weights.salvage[count]

    def upgrades(self, owned: int) -> float:
        """What the permanent upgrades bring in a whole year."""
        w = self.weights
        worth = {PROW: w.prow, ARMOR: w.armor, MONSTER: w.monster, LIBRARY: w.library}
        return added([points for upgrade, points in worth.items() if owned >> upgrade & 1])

    def treasury(self, s: Nemo) -> float:
        """What the collected treasures may yet stir up, beyond their points."""
        column = s.pack.commitments[s.commitment]
        found = (s.pack.treasures[treasure] for treasure in (*s.collected, *s.charms))
        return added([self.stir(column.liberation, column.treasure, item.vp) for item in found if item.incite])

    def stir(self, liberation: int, treasure: int, vp: int) -> float:
        """What an incitement with a treasure of so many points gains over keeping it."""
        gain = (liberation * risen(vp) - treasure * vp) / 2 - self.weights.week
        return self.weights.incite * max(0.0, gain)

    def one_more_stored(self, s: Nemo) -> float:
        """What one more stored ship is worth."""
        w, count = self.weights, len(s.salvage)
        return time_left(s) * (w.spare if s.owned >> PROW & 1 else w.salvage[count + 1] - w.salvage[count])

    def find(self, s: Nemo) -> float:
        """What a treasure that nobody has seen is worth on the average; at the end it stirs up nothing any more."""
        key = (s.pack.hash, s.commitment, time_left(s) > 0)
        found = self._finds.get(key)
        if found is None:
            found = self._finds[key] = average_find(s.pack, s.commitment, self if key[2] else None)
        return found


@cache
def worth_of(weights: Weights) -> Worth:
    """The judge by these weights, who has perhaps been asked before: he is the quicker, not wiser."""
    return Worth(weights)


def time_left(s: Nemo) -> float:
    """The part of the year, or of the Draw Pile, that is still to come, from 1 to 0."""
    left: float = max(0.0, min((YEAR - s.week) / YEAR, (CARDS_TO_COME - s.drawn) / CARDS_TO_COME))
    return math.sqrt(left)


@cache
def risen(vp: int) -> float:
    """[NW1-7.7] By how much an incitement with a treasure raises Liberation on the average; 6 and 1 cancel out.

    >>> [round(risen(vp), 2) for vp in (1, 3, 5)]
    [0.5, 1.67, 3.5]
    """
    return sum(max(0, die + vp - INCITE_BASE) for die in range(1, 7)) / 6


@lru_cache(1 << 14)
def rows_begun(lengths: tuple[int, ...]) -> float:
    """[NW1-12.5] What the columns of the Sunk Ship Record that are not complete yet promise, by the rows' lengths."""
    done = min(lengths)
    return added(
        [7.0 * (sum(length > column for length in lengths) / 6) ** 2 for column in range(done, min(done + 3, 6))]
    )


@lru_cache(1 << 14)
def row_gain(lengths: tuple[int, ...], ocean: int) -> float:
    """What one more ship in the row of an ocean adds to that promise."""
    more = tuple(min(ROW_BOXES, length + (place == ocean)) for place, length in enumerate(lengths))
    return rows_begun(more) - rows_begun(lengths) + 7.0 * (min(more) - min(lengths))


def rows(s: Nemo) -> tuple[int, ...]:
    """How many boxes of each row of the Sunk Ship Record are filled."""
    return tuple([min(ROW_BOXES, len(row)) for row in s.sunk])


def average_find(pack: Pack, commitment: int, worth: Worth | None) -> float:
    """The mean over all treasures: points, wonders, and what they may stir up."""
    column = pack.commitments[commitment]
    total = 0.0
    for item in pack.treasures:
        total += column.treasure * item.vp / 2 + (column.wonder if item.kind == WONDER else 0)
        if item.incite and worth:
            total += worth.stir(column.liberation, column.treasure, item.vp)
    return total / len(pack.treasures)
