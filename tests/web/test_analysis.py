"""Luck and skill on the last page of a game: begun, thought over by the server's own processes, and stopped."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web import tour
from tests.web.pilot import Pilot
from tests.web.positions import ended
from tests.web.served import Served


def test_it_is_begun_shows_how_far_it_is_and_stops(server: Served, pilot: Pilot) -> None:
    tour.seated(server, pilot, ended("nemo1"))
    panel = pilot.at("#end-analysis")
    panel.get_by_role("button", name="Analyse", exact=True).click()
    expect(panel.get_by_role("progressbar")).to_be_visible()
    expect(panel.get_by_role("status")).to_have_text(re.compile(r"^Thinking it over: [1-9]\d* of \d+$"))
    panel.get_by_role("button", name="Stop").click()
    expect(panel.get_by_role("status")).to_have_text(re.compile(r"^Stopped at [1-9]\d* of \d+\."))
    pilot.page.reload()
    expect(panel.get_by_role("button", name="Go on")).to_be_visible()
