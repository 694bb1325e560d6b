"""Whole games in a real browser: by mouse, and by keyboard alone."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, expect

from tests.web.pilot import Moment, Pilot
from tests.web.served import Served

LAZY = ("pass", "stop", "crowns 1", "withdraw 1")


def by_mouse(pilot: Pilot, now: Moment) -> Moment:
    """Confirm what is planned, else click a lit spot with one option, else the first button."""
    if now.ready:
        return pilot.confirm()
    if pilot.version_shown() % 3 or not pilot.at("#board rect.halo").count():
        return pilot.click(lazy(now.options))
    pilot.at("#board rect.halo").first.click()
    if pilot.at("#which").is_visible():
        pilot.at("#which button").first.click()
    return pilot.wait()


def lazy(options: list[str]) -> str:
    """The option that makes a game short: pass when one may."""
    return next((option for option in LAZY if option in options), options[0])


def by_keyboard(pilot: Pilot, now: Moment) -> Moment:
    """Digits, letters and Enter; the mouse is never touched."""
    if now.ready:
        return pilot.press("Enter")
    return pilot.press(pilot.option(lazy(now.options)).locator("kbd").inner_text())


def test_a_game_of_nauticus_against_bots_by_mouse(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    path = server.table(context, "nauticus", seat=["me", "bot:random"])
    server.sit(pilot.page, path)
    pilot.play(by_mouse)
    expect(pilot.at("#end .ranking li")).to_have_count(2)
    expect(pilot.at("#end .score-sheet tfoot td")).to_have_count(2)
    expect(pilot.at("#end .score-sheet .rule").first).to_contain_text("NAU-")
    assert pilot.page.title() == "Nauticus · Pelagos"


def test_a_game_of_nauticus_by_keyboard_alone(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    path = server.table(context, "nauticus", seat=["me", "bot:random"], seed="11")
    server.sit(pilot.page, path)
    pilot.play(by_keyboard)
    expect(pilot.at("#end .ranking li")).to_have_count(2)


def test_a_solo_game_of_nemos_war_by_mouse(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    settings = {"set-motive": "science", "set-level": "captain", "seed": "290"}
    server.sit(pilot.page, server.table(context, "nemo2", seat=["me"], **settings))
    pilot.play(by_mouse)
    expect(pilot.at("#end .verdict")).to_have_text("A defeat is not scored.")
    expect(pilot.at("#end .epilogue")).not_to_have_count(0)
    expect(pilot.at("#end-body :is(.ranking, .score-sheet:not(.unscored))")).to_have_count(0)


def test_a_game_of_the_first_edition_by_mouse(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    server.sit(pilot.page, server.table(context, "nemo1", seat=["me"], **{"set-commitment": "science"}))
    pilot.play(by_mouse)
    expect(pilot.at("#end .score-sheet .rule").first).to_contain_text("NW1-")


def test_a_game_of_endeavor_by_keyboard_alone(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    server.sit(pilot.page, server.table(context, "endeavor", seat=["me", "bot:random"]))
    pilot.play(by_keyboard)
    expect(pilot.at("#end .ranking li")).to_have_count(2)
