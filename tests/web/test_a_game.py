"""The game of the tutorial in the browser: a board laid out from its fields, and a whole game on it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.lagoon import environment
from tests.web.pilot import Moment, Pilot
from tests.web.served import Served

ROUNDS = {"set-rounds": "2"}


@pytest.fixture(scope="module")
def lagoon(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("lagoon")
    served = Served(folder, environment=environment(folder / "installed"))
    yield served
    served.stop()


def by_spots(pilot: Pilot, now: Moment) -> Moment:
    """Up when it is possible, else to the first lit place of the board."""
    if now.ready:
        return pilot.confirm()
    if "surface" in now.options:
        return pilot.click("surface")
    pilot.at("#board rect.halo").first.click()
    return pilot.wait()


def test_it_stands_on_the_front_page(lagoon: Served, page: Page) -> None:
    lagoon.sit(page, "/")
    card = page.locator(".card[data-game=lagoon]")
    expect(card.locator("h3")).to_have_text("Lagoon")
    expect(card.locator("svg title").first).not_to_be_empty()
    expect(card.locator("form[action='/learn/lagoon']")).to_have_count(0)


def test_a_whole_game_on_its_board(lagoon: Served, context: BrowserContext, pilot: Pilot) -> None:
    path = lagoon.table(context, "lagoon", seat=["me", "bot:search"], **ROUNDS)
    lagoon.sit(pilot.page, path)
    expect(pilot.at("#board rect.halo")).to_have_count(3)
    pilot.play(by_spots)
    expect(pilot.at("#end .ranking li")).to_have_count(2)
    expect(pilot.at("#end .score-sheet .rule").first).to_contain_text("LAG-5.2")
