"""Roles, names and contrast of every screen of every game in every theme; words in drawings can be read too."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, ViewportSize

from tests.web import tour
from tests.web.axe import barriers
from tests.web.drawn import weak_words
from tests.web.pilot import Pilot
from tests.web.positions import GAMES, middle, record
from tests.web.served import Served

PHONE: ViewportSize = {"width": 390, "height": 844}
TALL: ViewportSize = {"width": 1280, "height": 2600}


def test_the_pages_around_the_games_have_no_barriers(server: Served, pilot: Pilot) -> None:
    for screen in tour.pages(server, pilot):
        assert barriers(pilot.page) == [], screen


@pytest.mark.parametrize("game", GAMES)
def test_form_and_rules_have_no_barriers(server: Served, pilot: Pilot, game: str) -> None:
    for screen in tour.pages_of(server, pilot, game):
        assert barriers(pilot.page) == [], screen


@pytest.mark.parametrize("game", GAMES)
def test_the_table_has_no_barriers(server: Served, pilot: Pilot, game: str) -> None:
    for screen in tour.table(server, pilot, game):
        assert barriers(pilot.page) == [], screen


@pytest.mark.parametrize("game", GAMES)
def test_the_table_has_no_barriers_on_a_phone(server: Served, browser: Browser, game: str) -> None:
    with browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce") as phone:
        pilot = Pilot(phone.new_page())
        tour.seated(server, pilot, record(game, 0))
        assert barriers(pilot.page) == []
        tour.seated(server, pilot, middle(game))
        for screen in tour.beside(pilot):
            assert barriers(pilot.page) == [], screen


@pytest.mark.parametrize("game", GAMES)
def test_words_in_drawings_can_be_read(server: Served, pilot: Pilot, game: str) -> None:
    pilot.page.set_viewport_size(TALL)
    tour.seated(server, pilot, middle(game))
    assert weak_words(pilot.page) == []
