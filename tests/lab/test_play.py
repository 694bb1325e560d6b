"""One game between bots."""

from __future__ import annotations

from pelagos.bots.registry import find_bot
from pelagos.games.nauticus import GAME
from pelagos.games.registry import load_pack
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
