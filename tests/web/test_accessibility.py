"""Roles, names and contrast of every screen of every game in every theme; words in drawings can be read too."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from tests.web import tour
from tests.web.axe import barriers
from tests.web.drawn import weak_words
from tests.web.pilot import Pilot
from tests.web.positions import GAMES, middle, record
from tests.web.served import Served
from tests.web.unpainted import PAINT

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


WORDS = """<!doctype html><html lang="en" data-theme="light"><head><title>Words</title><style>
  body { background: #fff; color: #222; font: 16px/1.5 sans-serif; }
  [data-theme=dark] #at-night { color: #aaa; }
  .dark { background: #222; color: #fff; } .pale { background: #ddd; } .glass { background: rgb(0 0 0 / 60%); }
  .grey, .large { color: #888; } .large { font-size: 24px; } .faded { opacity: 0.4; }
  .scrolls { height: 40px; overflow: auto; background: #fff; }
</style></head><body><main><h1>Words</h1>
  <p id="plain">black on white</p> <p id="dark" class="dark">white on black</p>
  <p id="weak" class="grey">grey on white</p> <p id="at-night">grey in one theme</p>
  <div class="pale"><p id="on-pale" style="color: #777">grey on a pale ground</p></div>
  <div class="faded"><p id="faded">black that fades</p></div>
  <div class="dark"><p id="see-through" class="glass" style="color: #333">black on two dark grounds</p></div>
  <div class="dark" style="height: 40px"><p id="out" style="translate: 0 40px; color: #eee">beside its ground</p></div>
  <div class="dark" style="height: 40px; margin-top: 60px">.</div>
  <p id="floats" style="color: #333; position: absolute; margin-top: -40px">black above somebody else's ground</p>
  <div class="scrolls"><p>first</p><p>second</p><p id="far" class="grey">grey, further down</p></div>
  <p id="large" class="large">large and grey</p> <p><button id="off" class="grey" disabled>not to press</button></p>
</main></body></html>"""
WEAK = {"at-night", "faded", "far", "floats", "on-pale", "out", "see-through", "weak"}


def test_every_weak_word_is_found(page: Page) -> None:
    """Whatever makes words weak, axe is asked about them; and it finds as much as when it is asked about everything."""
    page.set_content(WORDS)
    found = [fault.split(":") for fault in barriers(page) if "color-contrast" in fault]
    assert {word.strip(" #") for _, words in found for word in words.split("|")} == WEAK
    assert [kind for kind, words in found if "#at-night" in words] == ["dark color-contrast"]
    page.evaluate(PAINT)
    every = page.evaluate("axe.run(document, { runOnly: ['color-contrast'] })")
    assert {node["target"][0].strip("#") for one in every["violations"] for node in one["nodes"]} == WEAK - {"at-night"}
