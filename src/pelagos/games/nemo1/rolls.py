"""[NW1-4.1, 0.4] Dice. Two dice are named as they fell, in any order; every kind of roll has a name of its own."""

from __future__ import annotations

from typing import Final

from pelagos.core.nodes import ONES, Chance, Offer, Step

ONE_DIE: Final = Offer((face,) for face in range(1, 7))
TWO_DICE: Final = Offer((a, b) for a in range(1, 7) for b in range(1, 7))
NATURAL: Final = 2
"""[NW1-6.10, Q1] The sum of two dice that fails whatever is added."""


def one_die(name: str, then: Step) -> Chance:
    """[NW1-4.1] One die."""
    return Chance(name, ONE_DIE, ONES[6], then)


def two_dice(name: str, then: Step) -> Chance:
    """[NW1-4.1] Both dice; their sum counts, or each of them."""
    return Chance(name, TWO_DICE, ONES[36], then)
