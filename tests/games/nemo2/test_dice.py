"""The dice of Nemo's War, second edition: their odds are the ones of the rulebooks."""

from __future__ import annotations

from collections import Counter

from pelagos.games.nemo2.placement import ROLLS, WEIGHTS
from pelagos.games.nemo2.procedures import TWO_DICE, TWO_WEIGHTS, d3


def test_three_white_dice() -> None:
    """[NW2-EX-21] Three equal in 6 of 216, a pair in 96, and the best differences 1 to 5 in 30, 48, 54, 48, 30."""
    best: Counter[int] = Counter()
    for dice, weight in zip(ROLLS[3], WEIGHTS[3], strict=True):
        best[max(dice) - min(dice)] += weight
    pairs = sum(w for dice, w in zip(ROLLS[3], WEIGHTS[3], strict=True) if len(set(dice)) < 3)
    assert sum(WEIGHTS[3]) == 216
    assert (best[0], pairs) == (6, 96)
    assert [best[difference] for difference in range(1, 6)] == [30, 48, 54, 48, 30]


def test_two_dice() -> None:
    """[NW2-1.10] 36 rolls; a seven in six of them."""
    assert sum(TWO_WEIGHTS) == 36
    assert sum(w for dice, w in zip(TWO_DICE, TWO_WEIGHTS, strict=True) if sum(dice) == 7) == 6


def test_a_d3_is_half_a_die_rounded_up() -> None:
    """[NW2-EX-33, 1.10] 1 and 2 give 1, 3 and 4 give 2, 5 and 6 give 3."""
    assert [d3(die) for die in range(1, 7)] == [1, 1, 2, 2, 3, 3]
