"""What a bot gets: seat, options, a view, and positions to try things out on."""

from __future__ import annotations

from random import Random

import pytest

from pelagos.bots.contract import Sight
from pelagos.bots.registry import bot_names, find_bot
from pelagos.core.errors import PelagosError
from pelagos.games.nauticus import GAME
from tests.bots.table import answers, first_question


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


def test_bot_names_begin_with_the_simplest() -> None:
    assert bot_names("nauticus") == ("random", "greedy")


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(PelagosError) as caught:
        find_bot("nauticus", "genius", 1)
    assert caught.value.id == "error-unknown-bot"
    assert dict(caught.value.text.facts)["known"] == "random, greedy"


@pytest.mark.parametrize("name", bot_names("nauticus"))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_bots_only_ever_choose_offered_options(name: str, players: int) -> None:
    assert all(option in node.options for node, option in answers((name,) * players, luck=7))


@pytest.mark.parametrize("name", bot_names("nauticus"))
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    assert list(answers((name, "random"), luck=3)) == list(answers((name, "random"), luck=3))


def test_another_seed_gives_another_random_game() -> None:
    assert list(answers(("random", "random"), luck=3)) != list(answers(("random", "random"), luck=4))
