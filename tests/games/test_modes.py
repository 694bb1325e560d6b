"""How to play with each other: what a game declares of its modes is what its rules take."""

from __future__ import annotations

import random
from typing import Any

import pytest

from pelagos.core.errors import PelagosError
from pelagos.core.game import Game
from pelagos.core.nodes import Over
from pelagos.core.settings import MODE, Setting, parse_settings
from pelagos.games.registry import find_game, game_keys, load_pack

GAMES = [game for game in map(find_game, game_keys()) if game.modes]
STEPS = 80


def begun(game: Game[Any], **settings: Any) -> Any:
    """A game with these settings, set up."""
    return game.new_game(parse_settings(game.settings, settings), load_pack(game))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_each_mode_takes_the_players_it_declares_and_no_others(game: Game[Any]) -> None:
    modes = next(setting.choices for setting in game.settings if setting.key == MODE)
    assert set(game.modes) == set(modes)
    for mode, (low, high) in game.modes.items():
        for players in range(game.seats[0], game.seats[1] + 1):
            if low <= players <= high:
                assert begun(game, mode=mode, players=players)
            else:
                with pytest.raises(PelagosError, match=f"error-{game.key}-players"):
                    begun(game, mode=mode, players=players)


LIMITED = [
    (game, setting, mode)
    for game in GAMES
    for setting in game.settings
    if setting.only
    for mode in game.modes
    if mode not in setting.only
]


@pytest.mark.parametrize(
    ("game", "setting", "mode"), LIMITED, ids=[f"{game.key}-{setting.key}-{mode}" for game, setting, mode in LIMITED]
)
def test_what_does_not_apply_changes_nothing(game: Game[Any], setting: Setting, mode: str) -> None:
    players = max(game.modes[mode][0], game.seats[0])
    told = {tuple(course(game, begun(game, mode=mode, players=players, **{setting.key: v}))) for v in setting.choices}
    assert len(told) == 1


def course(game: Game[Any], s: Any) -> list[Any]:
    """What is asked and answered, at random but the same each time."""
    rng = random.Random(3)
    found: list[Any] = []
    node = game.rules.run(s)
    while not isinstance(node, Over) and len(found) < STEPS:
        option = rng.choice(node.options)
        found.append((node.ask, node.options, option))
        node = game.rules.answer(s, option)
    return found
