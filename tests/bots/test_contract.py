"""What a bot gets: seat, options, a view, and positions to try things out on."""

from __future__ import annotations

from random import Random

import pytest

from pelagos.bots.contract import Sight
from pelagos.bots.registry import THINKERS, bot_names, find_bot
from pelagos.core.errors import PelagosError
from pelagos.core.nodes import Choice
from pelagos.core.settings import Settings
from pelagos.games.nauticus import GAME
from pelagos.games.nauticus.state import Nauticus
from pelagos.games.registry import NAMES, find_game
from tests.bots.table import answers, asked, practice

SITTINGS: dict[str, list[Settings]] = {
    "nauticus": [{"players": 2}, {"players": 3}, {"players": 4}],
    "nemo1": [{"commitment": "war"}],
    "nemo2": [
        {"level": "sailor"},
        {"edition": "galakta", "treacherous_waters": True, "relentless_pursuit": True},
        {"players": 2, "mode": "coop"},
        {"players": 3, "mode": "semi_coop"},
    ],
    "endeavor": [
        {"players": 2, "scenario": 6},
        {"players": 2, "scenario": 8},
        {"players": 2, "scenario": 10},
        {"players": 2, "scenario": 9, "mode": "coop"},
        {"players": 1, "scenario": 7, "mode": "solo"},
    ],
}
"""How many play, and how; a game without a line here is played as it is usually set up."""

QUICK: dict[str, Settings] = {
    "nauticus": {"players": 2},
    "nemo2": {"level": "sailor"},
    "endeavor": {"players": 1, "scenario": 2, "mode": "solo"},
}
BOTS = [(game, bot) for game in NAMES for bot in bot_names(game) if bot not in THINKERS]
"""Those who think for seconds are tried by `test_search.py`, question by question."""
PLAYED = [(game, bot, sitting) for game, bot in BOTS for sitting in SITTINGS.get(game, [{}])]


def first_question() -> Nauticus:
    """A new game with its tiles laid in a fixed order, at the first choice of a tile."""
    s: Nauticus = asked("nauticus", "choose-tile")
    return s


def test_a_sight_names_the_seat_and_its_options() -> None:
    sight = Sight(GAME, first_question())
    assert sight.seat == 0
    assert ("tile", "buy-hull") in sight.options


def test_the_view_is_what_the_seat_observes() -> None:
    s = first_question()
    assert Sight(GAME, s).view == GAME.visible.observe(s, 0)


def test_the_view_is_built_once() -> None:
    sight = Sight(GAME, first_question())
    assert sight.view is sight.view


def test_playing_on_an_imagined_position_leaves_the_real_one_alone() -> None:
    s = first_question()
    before = s.clone()
    GAME.rules.answer(Sight(GAME, s).imagine(Random(1)), ("tile", "buy-hull"))
    assert s == before


@pytest.mark.parametrize("game", NAMES)
def test_bot_names_begin_with_the_simplest(game: str) -> None:
    assert bot_names(game) == ("random", "deckhand", "greedy", "captain", "master")


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(PelagosError) as caught:
        find_bot("nauticus", "genius")
    assert caught.value.id == "error-unknown-bot"
    assert dict(caught.value.text.facts)["known"] == "random, deckhand, greedy, captain, master"


@pytest.mark.parametrize(("game", "bot", "sitting"), PLAYED, ids=str)
def test_bots_play_to_the_end_and_only_ever_choose_offered_options(game: str, bot: str, sitting: Settings) -> None:
    assert all(option in node.options for node, option in answers(game, bot, "7", **sitting))


@pytest.mark.parametrize(("game", "bot"), BOTS)
def test_the_same_seed_gives_the_same_game(game: str, bot: str) -> None:
    sitting = QUICK.get(game, {})
    assert list(answers(game, bot, "3", **sitting)) == list(answers(game, bot, "3", **sitting))


@pytest.mark.parametrize("game", NAMES)
def test_another_seed_gives_another_random_game(game: str) -> None:
    assert list(answers(game, "random", "3")) != list(answers(game, "random", "4"))


@pytest.mark.parametrize(("game", "bot"), BOTS)
def test_no_answer_is_sought_where_there_is_only_one(game: str, bot: str) -> None:
    """At every question of a random game, with one of its options left."""
    rng, s = Random(5), practice(game).begun()
    for node in practice(game).played(s, rng):
        if isinstance(node, Choice):
            only = rng.choice(node.options)
            left = s.clone()
            left.node = node._replace(options=(only,))
            assert find_bot(game, bot).make().choose(Sight(find_game(game), left)) == only
