"""Every game over random play. `make soak` plays far more games, and every combination of settings."""

from __future__ import annotations

import pytest

from pelagos.core.conformance import Conformance
from pelagos.core.settings import Settings
from pelagos.games.registry import NAMES, find_game, load_pack
from tests.conformance.plans import plan_of
from tests.words import speak_some_language, through_json


def named(key: str, settings: Settings, batch: int) -> str:
    """What is played in a test: the settings that are not as usual, and which batch of games."""
    usual = {setting.key: setting.default for setting in find_game(key).settings}
    chosen = [f"{name}:{value}" for name, value in settings.items() if value != usual[name]]
    return "-".join((key, *chosen, str(batch)))


PLAYED = [
    pytest.param(key, settings, batch, id=named(key, settings, batch))
    for key in NAMES
    for settings in plan_of(key).played
    for batch in range(plan_of(key).batches)
]


@pytest.mark.parametrize(("key", "settings", "batch"), PLAYED)
def test_every_game_keeps_every_promise(key: str, settings: Settings, batch: int) -> None:
    """[DESIGN 7.3] Options, codec, clones, replay, pieces, views, length, words."""
    game, plan = find_game(key), plan_of(key)
    suite = Conformance(game, settings, load_pack(game), speak_some_language, through_json)
    for number in plan.numbers(batch):
        played = suite.check_random_game(plan.chance(f"{key}/{settings}/{number}"))
        assert len(played.scores) == settings[game.seats_setting]


def test_every_game_is_played() -> None:
    assert {str(case.values[0]) for case in PLAYED} == set(NAMES)
