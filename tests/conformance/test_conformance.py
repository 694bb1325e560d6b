"""Every game, every number of seats, over random play. `make soak` runs a thousand games of each."""

from __future__ import annotations

import os
from random import Random

import pytest

from pelagos.core.conformance import Conformance
from pelagos.games.registry import NAMES, find_game, load_pack
from tests.words import speak_some_language

GAMES = int(os.environ.get("PELAGOS_GAMES", "50"))
BATCHES = 10

SEATINGS = [(key, seats) for key in NAMES for seats in range(find_game(key).seats[0], find_game(key).seats[1] + 1)]


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize(("key", "seats"), SEATINGS)
def test_random_games_keep_every_promise(key: str, seats: int, batch: int) -> None:
    """[DESIGN 7.3] Options, codec, clones, replay, pieces, views, length, words."""
    game = find_game(key)
    suite = Conformance(game, {game.seats_setting: seats}, load_pack(game), speak_some_language)
    for number in range(batch, GAMES, BATCHES):
        played = suite.check_random_game(Random(f"{key}/{seats}/{number}"))
        assert len(played.scores) == seats
