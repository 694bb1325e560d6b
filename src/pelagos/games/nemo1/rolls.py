"""[NW1-4.1, 0.4] Dice. Two dice are named as they fell, in any order; every kind of roll has a name of its own."""

from __future__ import annotations

from typing import Final

from pelagos.core.nodes import Chance, Step

ONE_DIE: Final = tuple((face,) for face in range(1, 7))
ONE_WEIGHTS: Final = (1,) * 6
TWO_DICE: Final = tuple((a, b) for a in range(1, 7) for b in range(1, 7))
TWO_WEIGHTS: Final = (1,) * len(TWO_DICE)
NATURAL: Final = (1, 1)


def one_die(name: str, then: Step) -> Chance:
    """[NW1-4.1] One die."""
    return Chance(name, ONE_DIE, ONE_WEIGHTS, then)


def two_dice(name: str, then: Step) -> Chance:
    """[NW1-4.1] Both dice; their sum counts, or each of them."""
    return Chance(name, TWO_DICE, TWO_WEIGHTS, then)
