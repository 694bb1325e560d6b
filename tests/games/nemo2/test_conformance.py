"""The promises of every game over random play of Nemo's War, second edition, said in English."""

from __future__ import annotations

from functools import lru_cache
from random import Random

import pytest

from pelagos.core.conformance import Conformance
from pelagos.core.settings import Value, parse_settings
from pelagos.core.text import Text
from pelagos.games.nemo2 import GAME
from pelagos.games.registry import load_pack
from pelagos.locale.catalogue import catalogue

GAMES = 2
PACK = load_pack(GAME)
VARIANTS: dict[str, Value] = {
    "taking_it_on_the_chin": True,
    "treacherous_waters": True,
    "relentless_pursuit": True,
    "coordinated_navies": True,
    "realistic_torpedoes": True,
}


@lru_cache(1 << 17)
def speak(text: Text) -> None:
    """Format a text; a missing message or fact raises."""
    assert catalogue("en").format(text), text


@pytest.mark.parametrize(
    "given",
    [
        {},
        {"edition": "galakta", "level": "captain", "motive": "war"},
        {"level": "sailor", **VARIANTS},
        {"edition": "galakta", **VARIANTS},
        {"players": 2, "mode": "coop"},
        {"players": 4, "mode": "coop", "edition": "galakta", **VARIANTS},
        {"players": 3, "mode": "semi_coop"},
    ],
)
def test_random_games_keep_every_promise(given: dict[str, Value]) -> None:
    """[NW2-27] Options, reasons, codec, clones, replay, pieces, views, length, words, score."""
    suite = Conformance(GAME, parse_settings(GAME.settings, given), PACK, speak)
    for number in range(GAMES):
        played = suite.check_random_game(Random(f"nemo2/{number}"))
        assert len(played.scores) == given.get("players", 1)
