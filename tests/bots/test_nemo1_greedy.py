"""The greedy bot of Nemo's War, first edition: far better than luck."""

from __future__ import annotations

from statistics import median

import pytest

from pelagos.bots.contract import Sight
from pelagos.bots.nemo1.fight import at_least, at_most
from pelagos.bots.nemo1.greedy import GreedyBot
from pelagos.bots.nemo1.worth import risen
from pelagos.games.nemo1 import GAME
from pelagos.games.nemo1.names import COMMITMENTS, CREW, HULL, LEVELS
from pelagos.lab.balance.nemo1 import Cell, middle, play
from tests.games.nemo1.table import given

FEW = range(7)


def scores(commitment: str, bot: str) -> list[int]:
    return [play(Cell(commitment, bot, "test"), number) for number in FEW]


@pytest.mark.parametrize("commitment", COMMITMENTS)
def test_a_step_above_random_for_each_commitment(commitment: str) -> None:
    """Seven games each; the page of the game has five hundred."""
    greedy, lucky = scores(commitment, "greedy"), scores(commitment, "random")
    assert LEVELS.index(middle(greedy)) > LEVELS.index(middle(lucky))
    assert median(greedy) > median(lucky) + 50


def test_same_luck_same_game() -> None:
    cell = Cell("war", "greedy", "again")
    assert play(cell, 1) == play(cell, 1)


@pytest.mark.parametrize("number", range(2, 14))
def test_the_odds_of_a_roll_are_exact(number: int) -> None:
    """[NW1-10.1, 10.4] Counted over both dice; a natural 2 never succeeds."""
    rolls = [(first, second) for first in range(1, 7) for second in range(1, 7)]
    assert at_least(number) * 36 == pytest.approx(sum(sum(r) >= number and r != (1, 1) for r in rolls))
    assert at_most(number) * 36 == pytest.approx(sum(sum(r) <= number for r in rolls))


def test_what_an_incitement_brings() -> None:
    """[NW1-7.7] A treasure of 5: 1 to 6 boxes; the bonus of the 6 and the penalty of the 1 cancel out."""
    assert risen(5) == pytest.approx(21 / 6)
    assert risen(1) == pytest.approx((1 + 2) / 6)


@pytest.mark.parametrize("week", [50, 51, 52])
def test_nothing_is_begun_that_the_year_does_not_see(week: int) -> None:
    """[NW1-7.2, Q15] A worn crew and hull are left as they are when the weeks of a yard action end the year."""
    s = given({"week": week, "crew": 2, "hull": 2})
    values = {option[0]: GreedyBot().planner.value(s, option) for option in (("rest",), ("repair",))}
    likely = sum(week + weeks <= 52 for weeks in s.pack.numbers.d3) / 6
    planner = GreedyBot().planner
    assert values["repair"] == pytest.approx(likely * planner.regained(s, HULL) - planner.yard(s))
    assert values["rest"] == pytest.approx(likely * 2 / 3 * planner.regained(s, CREW) - planner.yard(s))


def test_the_last_week_is_not_spent_in_the_yard() -> None:
    """[NW1-7.2, 7.8] With a treasure in reach it is searched for."""
    s = given({"week": 52, "crew": 2, "hull": 2, "ships": {}})
    assert GreedyBot().choose(Sight(GAME, s)) == ("search",)
