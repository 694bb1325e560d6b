"""At 200 % zoom a screen of 1280 x 800 has 640 x 400 pixels: nothing is cut or covered, nothing scrolls to the side."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.web import tour
from tests.web.fit import clipped, covered
from tests.web.pilot import Pilot
from tests.web.positions import GAMES, middle, record
from tests.web.served import Served


@pytest.fixture
def zoomed(browser: Browser) -> Iterator[Pilot]:
    """Somebody who needs everything twice as large."""
    size = {"width": 640, "height": 400}
    with browser.new_context(viewport=size, device_scale_factor=2, reduced_motion="reduce", locale="en-GB") as context:  # type: ignore[arg-type]
        yield Pilot(context.new_page())


def test_the_pages_fit_at_double_size(server: Served, zoomed: Pilot) -> None:
    for screen in tour.pages(server, zoomed):
        assert (clipped(zoomed.page), covered(zoomed.page)) == ([], []), screen
    for screen in tour.pages_of(server, zoomed, "nemo2"):
        assert clipped(zoomed.page) == [], screen


@pytest.mark.parametrize("game", GAMES)
def test_the_table_fits_at_double_size(server: Served, zoomed: Pilot, game: str) -> None:
    for written in (record(game, 0), middle(game)):
        tour.seated(server, zoomed, written)
        assert clipped(zoomed.page) == []
        zoomed.fold_stage()
        expect(zoomed.at("#asked")).to_be_in_viewport()
        expect(zoomed.at("#board svg.drawing")).to_be_in_viewport()
        assert (clipped(zoomed.page), covered(zoomed.page)) == ([], [])
    for screen in tour.beside(zoomed):
        assert clipped(zoomed.page) == [], screen
    zoomed.click(zoomed.options[-1])
    zoomed.at("#confirm").click()
    zoomed.wait()
