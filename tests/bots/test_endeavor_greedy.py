"""The greedy bot of Endeavor: legal, repeatable, better than luck, in every mode; and its balance table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from pelagos.bots.contract import Sight
from pelagos.bots.endeavor.greedy import GreedyBot
from pelagos.bots.endeavor.tracks import box_values
from pelagos.bots.endeavor.weights import DEFAULT
from pelagos.bots.endeavor.worth import Worth
from pelagos.bots.registry import bot_names, find_bot
from pelagos.core.nodes import Chance, Choice, Option, Over
from pelagos.core.settings import parse_settings
from pelagos.games.endeavor import GAME
from pelagos.games.endeavor.names import ING
from pelagos.games.endeavor.state import Endeavor
from pelagos.games.registry import load_pack
from pelagos.lab.endeavor_balance import DUEL, Cell, goal_row, play, score_row
from pelagos.table.fate import drawn

PACK = load_pack(GAME)


def answers(luck: str, **settings: Any) -> Iterator[tuple[Choice, Option]]:
    """Every question of one game with what the bot of that seat said."""
    s = GAME.new_game(parse_settings(GAME.settings, settings), PACK)
    bots = [find_bot("endeavor", "greedy", f"{luck}/{seat}") for seat in range(s.seats)]
    rolls: Counter[str] = Counter()
    node = GAME.rules.run(s)
    while not isinstance(node, Over):
        if isinstance(node, Chance):
            option = drawn(luck, node, rolls[node.ask])
            rolls[node.ask] += 1
        else:
            option = bots[node.seat].choose(Sight(GAME, s))
            yield node, option
        node = GAME.rules.answer(s, option)


def first_turn(**settings: Any) -> Endeavor:
    """The first turn of a game; until then everybody takes the first option."""
    s: Endeavor = GAME.new_game(parse_settings(GAME.settings, settings), PACK)
    node = GAME.rules.run(s)
    while not (isinstance(node, Choice) and node.ask == "turn"):
        assert not isinstance(node, Over)
        node = GAME.rules.answer(s, node.options[0])
    return s


def test_the_bot_is_known_by_its_name() -> None:
    assert bot_names("endeavor") == ("random", "greedy")


@pytest.mark.parametrize(
    "settings",
    [
        {"players": 2, "scenario": 6},
        {"players": 2, "scenario": 8},
        {"players": 2, "scenario": 10},
        {"players": 2, "scenario": 9, "mode": "coop"},
        {"players": 1, "scenario": 7, "mode": "solo"},
    ],
)
def test_every_mode_is_played_to_the_end_with_offered_options(settings: dict[str, Any]) -> None:
    assert all(option in node.options for node, option in answers("7", **settings))


def test_the_same_seed_gives_the_same_game() -> None:
    settings = {"players": 1, "scenario": 2, "mode": "solo"}
    assert list(answers("3", **settings)) == list(answers("3", **settings))


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
    s: Endeavor = GAME.new_game(parse_settings(GAME.settings, {"players": 2, "scenario": 1}), PACK)
    rng, node = Random(2), GAME.rules.run(s)
    while not (isinstance(node, Choice) and node.ask == "turn" and _unknown(s, node.seat)):
        assert not isinstance(node, Over)
        node = GAME.rules.answer(s, rng.choice(node.options))
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


def test_no_answer_is_sought_where_there_is_only_one() -> None:
    s = first_turn(players=2)
    assert isinstance(s.node, Choice)
    s.node = s.node._replace(options=(("pass",),))
    assert GreedyBot(1).choose(Sight(GAME, s)) == ("pass",)


def test_a_step_on_a_track_is_never_worse_and_early_levels_are_worth_more() -> None:
    """[EDS-3.1] Points count at the end, what a level brings counts for each round to come."""
    for left in range(6):
        for values in box_values(PACK.tracks, DEFAULT, left):
            assert all(values[box] <= values[box + 1] for box in range(PACK.tracks.influence))
    assert box_values(PACK.tracks, DEFAULT, 5)[ING][4] > box_values(PACK.tracks, DEFAULT, 0)[ING][4]


def test_who_has_passed_expects_less_of_the_crew() -> None:
    """[EDS-6.1] Discs and free crew members can do nothing more in this round."""
    s = first_turn(players=2)
    worth = Worth(s, s.turn, DEFAULT)
    before = worth.position(s)
    s.passed |= 1 << s.turn
    assert worth.position(s) < before


def test_a_game_that_is_over_promises_nothing() -> None:
    """[EDS-17.1] The last pass ends the game; discs and crew are worth no more than their share of a point."""
    s = first_turn(players=2)
    s.round = 6
    worth = Worth(s, s.turn, DEFAULT)
    assert worth.playing(s)
    GAME.rules.answer(s, ("pass",))
    assert isinstance(GAME.rules.answer(s, ("pass",)), Over)
    assert not worth.playing(s)


def test_a_row_of_scores() -> None:
    assert score_row(3, [(60, 50), (70, 40)], [(50, 10), (30, 30)]) == (
        "| 3 | 55.0 | 12.9 | 40 | 65.0 | 1 of 2 | 40.0 | 20.0 |"
    )


def test_a_row_of_goals() -> None:
    cell = Cell(2, "coop", ("greedy",) * 2, "1")
    assert goal_row(cell, [(4, 4), (6, 6), (3, 3), (7, 7)]) == "| 2 | 2 | 5.0 | 75 % | 50 % | 50 % | 25 % |"
