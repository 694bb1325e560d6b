"""The greedy bot of Endeavor: better than luck, in every mode."""

from __future__ import annotations

from random import Random

import pytest

from pelagos.bots.endeavor.counts import Counts
from pelagos.bots.endeavor.together import Together
from pelagos.bots.endeavor.tracks import box_values
from pelagos.bots.endeavor.ways import depths, roads
from pelagos.bots.endeavor.weights import DEFAULT, TOGETHER
from pelagos.bots.endeavor.worth import Worth
from pelagos.core.nodes import Choice, Over
from pelagos.games.endeavor import GAME
from pelagos.games.endeavor.goals import goal_count, scored_goal
from pelagos.games.endeavor.group import progress
from pelagos.games.endeavor.names import ING
from pelagos.games.endeavor.state import Endeavor
from pelagos.games.endeavor.verbs import END
from pelagos.lab.balance.endeavor import DUEL, Cell, play
from tests.bots.table import asked
from tests.games.endeavor.table import PACK, begun, played


def first_turn() -> Endeavor:
    """The first turn of a game for two."""
    s: Endeavor = asked("endeavor", "turn", players=2)
    return s


@pytest.mark.parametrize("scenario", [1, 3, 5])
def test_luck_is_beaten(scenario: int) -> None:
    greedy, luck = play(Cell(scenario, "competitive", DUEL, "test"), scenario)
    assert greedy > luck + 15


def test_more_goals_are_met_together_than_by_luck() -> None:
    cells = [Cell(1, "coop", bots, "test") for bots in (("greedy",) * 2, ("random",) * 2)]
    greedy, luck = (play(cell, 0)[0] for cell in cells)
    assert greedy >= luck + 2


def looked_and_put_back() -> Endeavor:
    """A turn of a seat that does not know what another one has put under a pile."""
    s = begun(players=2, scenario=1)
    nodes = played(s, Random(2))
    next(node for node in nodes if isinstance(node, Choice) and node.ask == "turn" and _unknown(s, node.seat))
    return s


def _unknown(s: Endeavor, seat: int) -> bool:
    return any(not known >> seat & 1 for pile in s.bottoms for _, known, _ in pile)


def test_the_answer_does_not_depend_on_what_is_hidden() -> None:
    """[EDS-20.1] Tiles under the piles that this seat does not know may change places."""
    s = looked_and_put_back()
    assert isinstance(s.node, Choice)
    others = [GAME.visible.determinise(s, s.node.seat, Random(number)) for number in range(8)]
    other = next(other for other in others if other.bottoms != s.bottoms)
    assert Worth(s, s.turn, DEFAULT).position(s) == Worth(other, s.turn, DEFAULT).position(other)


def test_a_step_on_a_track_is_never_worse_and_early_levels_are_worth_more() -> None:
    """[EDS-3.1] Points count at the end, what a level brings counts for each round to come."""
    for left in range(6):
        for values in box_values(PACK.tracks, DEFAULT, left):
            assert all(values[box] <= values[box + 1] for box in range(PACK.tracks.influence))
    assert box_values(PACK.tracks, DEFAULT, 5)[ING][4] > box_values(PACK.tracks, DEFAULT, 0)[ING][4]


def test_who_has_passed_expects_less_of_the_crew() -> None:
    """[EDS-6.1] Discs and free crew members can do nothing more in this round."""
    s = first_turn()
    worth = Worth(s, s.turn, DEFAULT)
    before = worth.position(s)
    s.passed |= 1 << s.turn
    assert worth.position(s) < before


def test_a_game_that_is_over_promises_nothing() -> None:
    """[EDS-17.1] The last pass ends the game; discs and crew are worth no more than their share of a point."""
    s = first_turn()
    s.round = 6
    worth = Worth(s, s.turn, DEFAULT)
    assert worth.playing(s)
    GAME.rules.answer(s, ("pass",))
    assert isinstance(GAME.rules.answer(s, ("pass",)), Over)
    assert not worth.playing(s)


@pytest.mark.parametrize("scenario", range(1, 11))
def test_the_bot_counts_like_the_rules(scenario: int) -> None:
    """[EDS-18.5, 18.10, 19.5] What is looked up once for every ocean fits all positions, whatever is discovered."""
    s = begun(players=2, scenario=scenario, mode="coop")
    together, counts = Together(s, TOGETHER, 5), Counts()
    for _ in played(s, Random(scenario)):
        assert together.progress(s) == progress(s)
        assert counts.roads(s) == roads(s)
        assert counts.depths(s) == depths(s)
        goals = [goal for number in range(3) if (goal := scored_goal(s, number))]
        own = [counts.of(s, aim, seat) for aim in counts.aims(s).every if aim[1] for seat in range(2)]
        assert own == [goal_count(s, goal, seat) for goal in goals for seat in range(2)]


@pytest.mark.parametrize("mode", ["competitive", "coop"])
def test_with_the_end_of_a_turn_nothing_changes_that_counts(mode: str) -> None:
    """[EDS-6.1, 6.2] So the bot judges the position before it."""
    s = begun(players=2, scenario=1, mode=mode)
    for node in played(s, Random(3)):
        if isinstance(node, Choice) and END in node.options:
            worth, after = Worth(s, node.seat, DEFAULT), s.clone()
            GAME.rules.answer(after, END)
            assert worth.position(after) == worth.position(s)
