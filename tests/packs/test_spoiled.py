"""Packs spoiled at random, of every game: what passes the check can be played and looked at, whatever happens."""

from __future__ import annotations

import os
from random import Random

import pytest

from pelagos.games.registry import NAMES
from tests.packs.spoiling import played, read, spoiled

PACKS = int(os.environ.get("PELAGOS_PACKS", "40"))
"""How many of each game; a soak takes thousands."""
QUESTIONS = 150


@pytest.mark.parametrize("game", NAMES)
def test_what_passes_the_check_can_be_played(game: str) -> None:
    found = [read(game, spoiled(game, Random(f"{game}/{number}"))) for number in range(PACKS)]
    passed = [(number, pack) for number, pack in enumerate(found) if pack is not None]
    assert 0 < len(passed) < PACKS
    for number, pack in passed[: PACKS // 4]:
        played(game, pack, number, QUESTIONS)
