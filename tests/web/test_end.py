"""The end of a game in the browser: an end worth staying for."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web import tour
from tests.web.pilot import Pilot
from tests.web.positions import GAMES, ended
from tests.web.served import Served


@pytest.mark.parametrize("game", GAMES)
def test_the_end_tells_the_last_page_and_how_it_went(server: Served, pilot: Pilot, game: str) -> None:
    tour.seated(server, pilot, ended(game))
    expect(pilot.at("#end .last-page")).to_be_visible()
    expect(pilot.at("#end-review .glory svg")).to_be_visible()
    pilot.at("#end-review summary").click()
    expect(pilot.at("#end-review td").last).to_be_visible()
    ids = pilot.page.evaluate("[...document.querySelectorAll('[id]')].map((one) => one.id)")
    assert len(ids) == len(set(ids))


def test_a_defeat_says_what_it_would_have_been(server: Served, pilot: Pilot) -> None:
    tour.seated(server, pilot, ended("nemo2"))
    total = pilot.at("#end .unscored tfoot td").inner_text()
    expect(pilot.at("#end .missing")).to_contain_text(f"the voyage was worth {total} points")
    assert int(total) > 0


def test_a_turning_point_opens_its_moment(server: Served, pilot: Pilot) -> None:
    tour.seated(server, pilot, ended("nauticus"))
    point = pilot.at(".turned").first
    wanted = str(point.get_attribute("href"))
    point.click()
    expect(pilot.at("#end")).to_be_hidden()
    expect(pilot.at("#travel")).to_be_visible()
    expect(pilot.page).to_have_url(re.compile(re.escape(wanted) + "$"))
    expect(pilot.at("#where")).to_have_text(re.compile(f"^{wanted.removeprefix('?at=')} /"))


def test_without_a_line_the_verdict_still_stands(server: Served, pilot: Pilot) -> None:
    pilot.page.route("**/review", lambda route: route.abort())
    tour.seated(server, pilot, ended("nauticus"))
    expect(pilot.at("#end .verdict")).to_be_visible()
    expect(pilot.at("#end-review")).to_be_hidden()


def test_a_scrollbar_down_the_sheet_needs_none_below_it(server: Served, pilot: Pilot) -> None:
    """Scrollbars that take room, as in Firefox: what is beside them becomes narrower, and they have our colours."""
    tour.seated(server, pilot, ended("nemo2"))
    expect(pilot.at(".end-review figure").first).to_be_visible()
    sheet = pilot.at("dialog#end")
    sheet.evaluate("one => { one.style.paddingRight = '60px'; }")
    assert sheet.evaluate("one => one.scrollWidth - one.clientWidth") <= 0
    assert sheet.evaluate("one => getComputedStyle(one).scrollbarColor").endswith("rgba(0, 0, 0, 0)")
