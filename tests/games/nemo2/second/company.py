"""[NW2-19, 20] Second reading: who decides, and how the captain's tile goes round."""

from __future__ import annotations

from tests.games.nemo2.second.told import Told


def seat_of(t: Told, question: str) -> int:
    """[NW2-19.6] Who answers a question."""
    return 0


def threshold_reached(t: Told) -> None:
    """[NW2-19.4] A box of the Notoriety track for the first time."""


def test_failed(t: Told) -> None:
    """[NW2-19.4] A failed TEST of the captain."""


def hand_over(t: Told) -> None:
    """[NW2-19.4] The tile goes on if it is due."""
