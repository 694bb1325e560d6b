"""Luck is measured so that it comes to nothing in the long run, whatever the appraisal thinks."""

from __future__ import annotations

import os
from math import sqrt
from random import Random
from typing import Any, Final

import pytest

from pelagos.analysis.deeds import Deed, deeds_of
from pelagos.analysis.luck import MOST_OUTCOMES, Roll, rolled
from pelagos.bots.search.budget import Budget
from tests.recorded import played

GAMES: Final = 200
FROM_EACH: Final = int(os.environ.get("PELAGOS_ROLLS", "2"))
"""How many rolls of each game are looked at; `make luck` looks at all."""


def rolls_of(game: str, seats: int, seed: str = "7", answers: int = 60) -> tuple[Any, list[Deed]]:
    """The rolls of a game that was played at random for a while."""
    table, _ = played(game, seats, answers, seed)
    return table.game, [deed for deed in deeds_of(table) if deed.is_fate]


@pytest.mark.parametrize(("game", "seats"), [("nemo1", 1), ("endeavor", 2)])
def test_the_luck_of_all_outcomes_with_their_chances_is_nothing(game: str, seats: int) -> None:
    rules, rolls = rolls_of(game, seats)
    few = [deed for deed in rolls if len(deed.state.node.options) <= MOST_OUTCOMES][-4:]
    mattered = False
    for deed in few:
        roll, weights = Roll(rules, deed, 1 if game == "nemo1" else 0), deed.state.node.weights
        luck = [roll.luck(option, 0) for option in deed.state.node.options]
        mattered = mattered or any(any(one) for one in luck)
        for seat in range(seats):
            together = sum(weight * one[seat] for weight, one in zip(weights, luck, strict=True))
            assert together == pytest.approx(0, abs=1e-6)
    assert mattered


def test_the_sum_of_luck_over_two_hundred_games_is_near_zero() -> None:
    """Games played at random, so that dice, cards and ships of all kinds come up."""
    lucks = []
    for number in range(GAMES):
        rules, rolls = rolls_of("nemo1", 1, f"luck {number}", 25)
        looked_at = Random(number).sample(rolls, min(FROM_EACH, len(rolls)))
        lucks += [Roll(rules, deed, 0).luck(deed.option, 0)[0] for deed in looked_at]
    spread = sqrt(sum(luck * luck for luck in lucks))
    assert len(lucks) >= 2 * GAMES - 10
    assert spread > 20, "luck there was"
    assert abs(sum(lucks)) < 3 * spread


def test_a_roll_of_which_nothing_is_known_in_time_is_not_judged() -> None:
    rules, rolls = rolls_of("nemo1", 1)
    found = rolled(rules, rolls[-1], Budget(100, 0.0))
    assert (found.cut, found.luck) == (True, ())
    assert rolled(rules, rolls[-1], Budget(1, 1e9), 0).samples == 2
