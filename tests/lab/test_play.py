"""One game between bots."""

from __future__ import annotations

import pytest

from pelagos.bots.registry import find_bot
from pelagos.core.errors import PelagosError
from pelagos.core.settings import Settings, parse_settings
from pelagos.games.nauticus import GAME
from pelagos.games.registry import NAMES, find_game, load_pack
from pelagos.lab.play import Outcome, play_game

PACK = load_pack(GAME)


def played(luck: str) -> Outcome:
    return play_game(GAME, {"players": 3}, PACK, [find_bot("nauticus", "random")] * 3, luck)


def test_a_game_ends_with_scores_and_ranks_for_every_seat() -> None:
    end = played("a")
    assert len(end.scores) == len(end.ranks) == 3
    assert end.ranks[end.scores.index(max(end.scores))] == 1


def test_only_real_choices_are_counted() -> None:
    assert 50 < played("a").decisions < GAME.longest


def test_the_same_luck_and_bots_give_the_same_game() -> None:
    assert played("a") == played("a")


def test_other_luck_gives_another_game() -> None:
    assert played("a") != played("b")


@pytest.mark.parametrize("key", NAMES)
def test_settings_are_completed(key: str) -> None:
    """What is not said is as usual, and so many play as there are bots."""
    game = find_game(key)
    seats = int(parse_settings(game.settings, {})[game.seats_setting])
    bots = [find_bot(key, "random")] * seats
    assert len(play_game(game, {}, load_pack(game), bots, "1").scores) == seats
    assert len(play_game(game, {game.seats_setting: seats}, load_pack(game), bots, "1").scores) == seats


@pytest.mark.parametrize(
    ("settings", "bots", "error"),
    [
        ({"players": 3}, 2, "error-seats-contradict"),
        ({"players": 2}, 3, "error-seats-contradict"),
        ({}, 1, "error-setting-range"),
        ({"players": 9}, 9, "error-setting-range"),
        ({"colour": "red"}, 2, "error-setting-unknown"),
    ],
)
def test_what_cannot_be_played_is_refused(settings: Settings, bots: int, error: str) -> None:
    with pytest.raises(PelagosError) as caught:
        play_game(GAME, settings, PACK, [find_bot("nauticus", "random")] * bots, "1")
    assert caught.value.id == error
