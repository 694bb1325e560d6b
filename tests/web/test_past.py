"""Looking back at any moment of a game, while it goes on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.web.pilot import Pilot
from tests.web.served import Served
from tests.web.test_phone import box_of


def test_a_line_of_the_log_leads_to_its_moment(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    path = server.table(context, "nauticus", seat=["me", "bot:random"])
    server.sit(pilot.page, path)
    pilot.wait()
    stocks = "all => all.map(one => one.outerHTML).join()"
    begin = pilot.at("#board .pieces").evaluate_all(stocks)
    pilot.click(pilot.options[0])
    pilot.confirm()
    now, options = pilot.at("#board .pieces").evaluate_all(stocks), pilot.options
    assert now != begin
    pilot.at("#log li").nth(1).click()
    expect(pilot.page).to_have_url(re.compile(r"\?at=7$"))
    expect(pilot.at("#options button")).to_have_count(0)
    assert pilot.at("#board .pieces").evaluate_all(stocks) == begin
    pilot.press("Escape")
    expect(pilot.at("#travel")).to_be_hidden()
    assert (pilot.at("#board .pieces").evaluate_all(stocks), pilot.options) == (now, options)


def test_a_moment_is_a_link_and_the_keys_travel(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    path = server.table(context, "nauticus", seat=["me", "bot:random"])
    server.sit(pilot.page, f"{path}?at=5")
    expect(pilot.at("#where")).to_have_text("5 / 7")
    pilot.page.keyboard.press("ArrowLeft")
    expect(pilot.at("#where")).to_have_text("4 / 7")
    pilot.page.keyboard.press("ArrowRight")
    expect(pilot.at("#where")).to_have_text("5 / 7")
    pilot.at("#now").click()
    pilot.wait()
    assert len(pilot.options) == 8


def test_a_moment_that_never_was_is_refused(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    path = server.table(context, "nauticus", seat=["me", "bot:random"])
    server.sit(pilot.page, f"{path}?at=999")
    pilot.wait()
    expect(pilot.at("#notice")).to_contain_text("999")
    expect(pilot.at("#travel")).to_be_hidden()


@pytest.mark.parametrize("game", ["nauticus", "endeavor"])
def test_on_small_screens_the_board_keeps_its_width(
    server: Served, phone: BrowserContext, tablet: BrowserContext, game: str
) -> None:
    """Others stand in strips or panels of their own, whoever looks back."""
    for context, width in ((phone, 390), (tablet, 800)):
        pilot = Pilot(context.new_page())
        server.sit(pilot.page, f"{server.table(context, game, seat=['me', 'bot:random'])}?at=3")
        expect(pilot.at("#travel")).to_be_visible()
        assert box_of(pilot.at("#board"))["width"] == width
        assert box_of(pilot.at("#travel"))["width"] == width
