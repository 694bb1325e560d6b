"""Whole games on a phone, by taps alone."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.web.pilot import Fingers
from tests.web.served import Served

Fields = dict[str, str | list[str]]

GAMES: dict[str, Fields] = {
    "nauticus": {"seat": ["me", "bot:random"], "seed": "2"},
    "nemo1": {"seat": ["me"], "set-commitment": "war", "seed": "334"},
    "nemo2": {"seat": ["me"], "set-motive": "science", "set-level": "captain", "seed": "323"},
    "endeavor": {"seat": ["me"], "set-mode": "solo"},
}


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_taps(server: Served, phone: BrowserContext, game: str) -> None:
    pilot, rng = Fingers(phone.new_page()), random.Random(1)
    server.sit(pilot.page, server.table(phone, game, **GAMES[game]))
    assert pilot.play(lambda one, now: one.step(rng, now)) > 10
    expect(pilot.at("#end .verdict")).to_be_visible()
    pilot.at("#end form[method=dialog] button").tap()
    expect(pilot.at("#end-again")).to_be_visible()
    pilot.at("#end-again").tap()
    expect(pilot.at("#end .verdict")).to_be_visible()
