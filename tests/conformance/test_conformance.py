"""Every game over random play. `make soak` plays far more games, and every combination of settings."""

from __future__ import annotations

import os
from random import Random
from typing import Any

import pytest

from pelagos.core.conformance import Conformance
from pelagos.core.settings import Settings
from pelagos.games.registry import NAMES, find_game, load_pack
from tests.conformance.settings import (
    EVERY_NTH,
    endeavor_settings,
    nauticus_settings,
    nemo1_settings,
    nemo2_settings,
    sample,
)
from tests.words import speak_some_language

GAMES = int(os.environ.get("PELAGOS_GAMES", "50"))
IS_SOAK = GAMES > 50
BATCHES = 10
IDLE = ("pass", "end", "done", "decline")


class Busy(Random):
    """Chance that rarely gives up, so that a game of many rounds gets somewhere."""

    def choice(self, seq: Any) -> Any:
        """One of the options; those that do nothing only one time in ten."""
        active = [option for option in seq if option[0] not in IDLE] or seq
        return super().choice(active if self.random() < 0.9 else seq)


def play(key: str, settings: Settings, numbers: range, chance: type[Random] = Random) -> None:
    """Some random games with every promise checked at every question."""
    game = find_game(key)
    suite = Conformance(game, settings, load_pack(game), speak_some_language)
    for number in numbers:
        played = suite.check_random_game(chance(f"{key}/{settings}/{number}"))
        assert len(played.scores) == settings[game.seats_setting]


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("settings", nauticus_settings(), ids=str)
def test_nauticus_keeps_every_promise(settings: Settings, batch: int) -> None:
    """[DESIGN 7.3] Options, codec, clones, replay, pieces, views, length, words."""
    play("nauticus", settings, range(batch, GAMES, BATCHES))


@pytest.mark.parametrize("batch", range(2))
@pytest.mark.parametrize("settings", nemo1_settings(), ids=lambda s: str(s["commitment"]))
def test_nemo1_keeps_every_promise(settings: Settings, batch: int) -> None:
    """[NW1-2.1, 12.2, DESIGN 7.3] Every commitment, to whatever end it comes."""
    play("nemo1", settings, range(batch, 1000 if IS_SOAK else 4, 2))


@pytest.mark.parametrize(
    "settings",
    nemo2_settings() if IS_SOAK else sample(nemo2_settings(), EVERY_NTH),
    ids=lambda s: "-".join(
        str(s[key]) for key in ("motive", "level", "edition", "mode", "players", "relentless_pursuit")
    ),
)
def test_nemo2_keeps_every_promise(settings: Settings) -> None:
    """[NW2-27, DESIGN 7.3] Every motive, level and edition, alone and together, with and without variants."""
    play("nemo2", settings, range(10 if IS_SOAK else 1))


@pytest.mark.parametrize(
    "settings",
    endeavor_settings() if IS_SOAK else sample(endeavor_settings(), 7),
    ids=lambda s: "-".join(str(s[key]) for key in ("scenario", "mode", "players")),
)
def test_endeavor_keeps_every_promise(settings: Settings) -> None:
    """[EDS-20.1, 20.2, DESIGN 7.3] Every scenario in every mode, one to four players."""
    play("endeavor", settings, range(10 if IS_SOAK else 1), Busy)


def test_every_game_is_here() -> None:
    assert set(NAMES) == {"nauticus", "nemo1", "nemo2", "endeavor"}
