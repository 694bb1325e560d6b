"""A bot plays the same at a table as in a simulation: for every bot, game and mode, with the same luck.

Also when the table is stored and opened again after every few answers, and when answers are taken back on the way.
"""

from __future__ import annotations

from typing import Any

import pytest

from pelagos.bots.asking import asked, seated
from pelagos.bots.contract import Sight
from pelagos.bots.registry import THINKERS, bot_names, find_bot
from pelagos.bots.seating import choose_at
from pelagos.core.nodes import Choice, Option
from pelagos.core.settings import Settings
from pelagos.games.registry import NAMES, find_game
from pelagos.table.table import Table
from tests.bots.same import Given, answers_at, begun, in_the_lab, opened_again, played_on

LUCK = "same/1"
MOST = 60
OFTEN = 11
MODES: dict[str, list[Settings]] = {
    "nauticus": [{"players": 3}],
    "nemo1": [{"commitment": "war"}],
    "nemo2": [{"level": "sailor"}, {"players": 2, "mode": "coop"}, {"players": 3, "mode": "semi_coop"}],
    "endeavor": [{"players": 2}, {"players": 2, "mode": "coop"}, {"players": 1, "mode": "solo"}],
}
PLAYED = [
    (game, bot, sitting) for game in NAMES for bot in bot_names(game) if bot not in THINKERS for sitting in MODES[game]
]
SOON_OVER = ("random", "deckhand")
"""Whose games may end before that many answers."""
THOUGHT = 5
"""So many answers of one who thinks: each takes as long as hundreds of others."""


def test_every_mode_of_every_game_is_played() -> None:
    for game in NAMES:
        modes = next((set(setting.choices) for setting in find_game(game).settings if setting.key == "mode"), set())
        usual = {setting.default for setting in find_game(game).settings if setting.key == "mode"}
        assert {sitting["mode"] for sitting in MODES[game] if "mode" in sitting} | usual == modes


@pytest.mark.parametrize(("game", "bot", "sitting"), PLAYED, ids=str)
def test_a_bot_plays_the_same_at_a_table_as_in_a_simulation(game: str, bot: str, sitting: Settings) -> None:
    entrant = find_bot(game, bot)
    simulated = in_the_lab(game, entrant, sitting, LUCK, MOST)
    assert len(simulated) == MOST or bot in SOON_OVER
    table = begun(game, sitting, LUCK)
    played_on(table, entrant, MOST)
    assert answers_at(table) == simulated


@pytest.mark.parametrize(("game", "bot", "sitting"), PLAYED, ids=str)
def test_nothing_changes_when_it_is_stored_opened_again_and_taken_back(game: str, bot: str, sitting: Settings) -> None:
    entrant = find_bot(game, bot)
    simulated = in_the_lab(game, entrant, sitting, LUCK, MOST)
    table = begun(game, sitting, LUCK)
    for most in range(OFTEN, MOST, OFTEN):
        played_on(table, entrant, most)
        table = opened_again(table)
        if isinstance(node := table.node, Choice) and not table.why_no_undo(node.seat):
            table.undo(node.seat, table.version)
        assert answers_at(table) == simulated[: len(answers_at(table))]
    played_on(table, entrant, MOST)
    assert answers_at(table) == simulated


@pytest.mark.parametrize(
    ("game", "sitting"), [*[(game, MODES[game][0]) for game in NAMES], ("endeavor", MODES["endeavor"][2])], ids=str
)
def test_one_who_thinks_plays_the_same_as_well(game: str, sitting: Settings) -> None:
    """With so much work and without a deadline, stored and opened again after every answer; plans are kept as well."""
    entrant = find_bot(game, "captain:work=1,width=2,seconds=1000")
    simulated = in_the_lab(game, entrant, sitting, LUCK, THOUGHT)
    table = begun(game, sitting, LUCK)
    for most in range(1, THOUGHT + 1):
        played_on(table, entrant, most)
        table = opened_again(table)
    assert answers_at(table) == simulated


class Counting:
    """Takes the first option, then the second, and so on: it must remember how far it has come."""

    def choose(self, sight: Sight[Any]) -> Option:
        count = sight.memory or 0
        sight.remember(count + 1)
        return sight.options[count % len(sight.options)]


class Keeping:
    """The same, but it keeps its count on itself, where it is lost."""

    def __init__(self) -> None:
        self.count = 0

    def choose(self, sight: Sight[Any]) -> Option:
        self.count += 1
        return sight.options[(self.count - 1) % len(sight.options)]


def forgetting(table: Table[Any], bot: Any) -> list[Given]:
    """A table that does not keep what bots remember."""
    while isinstance(node := table.node, Choice) and len(answers_at(table)) < MOST:
        table.submit(node.seat, [choose_at(table, bot).option], table.version)
    return answers_at(table)


@pytest.mark.parametrize("game", NAMES)
def test_what_is_remembered_counts(game: str) -> None:
    """A table that forgets is found out: by a bot that counts, in every game."""
    simulated = in_the_lab(game, seated(Counting), MODES[game][0], LUCK, MOST)
    table = begun(game, MODES[game][0], LUCK)
    played_on(table, seated(Counting), MOST)
    assert answers_at(table) == simulated
    assert forgetting(begun(game, MODES[game][0], LUCK), seated(Counting)) != simulated


def test_the_captain_of_nemos_war_would_lose_his_way() -> None:
    """The heading of the plan: without it the greedy bot plays another game."""
    greedy, sitting = find_bot("nemo2", "greedy"), MODES["nemo2"][0]
    assert forgetting(begun("nemo2", sitting, LUCK), greedy) != in_the_lab("nemo2", greedy, sitting, LUCK, MOST)


def test_nothing_can_be_kept_on_a_bot_itself() -> None:
    """It is made anew for each question, in a simulation as well."""
    simulated = in_the_lab("nauticus", seated(Keeping), {"players": 2}, LUCK, MOST)
    first = in_the_lab("nauticus", seated(First), {"players": 2}, LUCK, MOST)
    assert simulated == first


class First:
    """The first option, always."""

    def choose(self, sight: Sight[Any]) -> Option:
        return sight.options[0]


@pytest.mark.parametrize("memory", ["atlantis", 7, [[["tile"]]], {"at": 0, "plan": [7]}, {"at": 0, "plan": [[]]}, {}])
@pytest.mark.parametrize("game", NAMES)
def test_a_memory_that_makes_no_sense_is_passed_over(game: str, memory: Any) -> None:
    """It may come from another bot or from a record that somebody has edited; the bot plans anew."""
    table = begun(game, MODES[game][0], LUCK)
    assert isinstance(table.node, Choice)
    sight = Sight(table.game, table.state, LUCK, len(table.moments), memory)
    plain_sight = Sight(table.game, table.state, LUCK, len(table.moments))
    greedy = find_bot(game, "greedy")
    assert asked(greedy, sight).option == asked(greedy, plain_sight).option
