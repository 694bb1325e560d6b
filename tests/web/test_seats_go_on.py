"""The menu of seats: clocks at the seats, a deed that is asked twice, and an end by agreement."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, expect

from tests.web.axe import barriers
from tests.web.pilot import Pilot
from tests.web.served import Served


def test_a_game_with_a_clock_is_ended_from_the_menu_of_seats(
    server: Served, context: BrowserContext, pilot: Pilot
) -> None:
    page, seats = pilot.page, ["me", "bot:greedy"]
    server.sit(page, server.table(context, "nauticus", seat=seats, clock="game-1200", increment="10"))
    pilot.wait()
    expect(pilot.at("[data-seat='1'] .clock")).to_have_text("20:00")
    expect(pilot.at("#question .clock")).to_be_visible()
    pilot.at("#wishes summary").click()
    pilot.at("#open-seats").click()
    menu = pilot.at("dialog.seat-menu")
    expect(menu).to_contain_text("Time for the whole game: 20 minutes; every move adds: 10 seconds.")
    expect(pilot.at("#wishes .menu-body")).to_be_hidden()
    assert barriers(page) == []
    deed = pilot.at("[data-deed=agree]")
    deed.click()
    expect(deed).to_have_text("Yes, end it")
    expect(pilot.at("#end")).to_be_hidden()
    deed.click()
    expect(pilot.at("#end .reason")).to_have_text("The players agreed to end the game here.")
    expect(menu).to_be_hidden()
    expect(pilot.at("#question .clock")).to_be_hidden()
