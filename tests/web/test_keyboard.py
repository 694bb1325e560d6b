"""Everything by keyboard, with the focus in sight: whole games, every stop of the Tab key, the log, the dialogs."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.web import tour
from tests.web.focus import focused, stops
from tests.web.pilot import Moment, Pilot
from tests.web.positions import GAMES, ended, middle
from tests.web.served import Served
from tests.web.test_whole_games import by_keyboard, lazy

NAUTICUS: dict[str, str | list[str]] = {"seat": ["me", "bot:random", "bot:random"]}
NEMO1: dict[str, str | list[str]] = {"seat": ["me"], "set-commitment": "war", "seed": "28"}
NEMO2: dict[str, str | list[str]] = {"seat": ["me"], "set-motive": "war", "set-level": "captain", "seed": "34"}


def by_focus(pilot: Pilot, now: Moment) -> Moment:
    """Tab to the answer and press Enter; whatever has the focus on the way can be seen."""
    page = pilot.page
    if now.ready:
        return pilot.press("Enter")
    page.keyboard.press("Shift+Q")
    assert focused(page) == "question"
    wanted = pilot.option(lazy(now.options))
    while not wanted.evaluate("one => one === document.activeElement"):
        page.keyboard.press("Tab")
        focused(page)
    return pilot.press("Enter")


def test_a_game_of_the_first_edition_by_tab_and_enter(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    server.sit(pilot.page, server.table(context, "nemo1", **NEMO1))
    assert pilot.play(by_focus, 100) > 10
    expect(pilot.at("#end .score-sheet .rule").first).to_contain_text("NW1-")
    assert "Play again" in focused(pilot.page)
    pilot.page.keyboard.press("Escape")
    expect(pilot.at("#end")).to_be_hidden()


def test_chances_that_come_later_take_nobodys_place(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    server.sit(pilot.page, server.table(context, "nemo1", **NEMO1))
    chances = pilot.at("#options .chance")
    pilot.wait()
    while not chances.count():
        pilot.confirm() if pilot.ready else pilot.click(pilot.options[0])
    last = pilot.at("#options .option").last
    last.focus()
    chances.first.evaluate("one => one.remove()")
    known = chances.count()
    pilot.page.keyboard.press("Shift+O")
    expect(chances).not_to_have_count(known)
    assert last.evaluate("one => one === document.activeElement")


def test_a_game_of_the_second_edition_by_digits_and_letters(
    server: Served, context: BrowserContext, pilot: Pilot
) -> None:
    server.sit(pilot.page, server.table(context, "nemo2", **NEMO2))
    pilot.wait()
    first = pilot.options
    pilot.press("1")
    pilot.press("Shift+U")
    assert pilot.options == first
    pilot.page.keyboard.press("Shift+T")
    expect(pilot.at("#page-text")).to_be_visible()
    pilot.page.keyboard.press("ArrowLeft")
    expect(pilot.at("#page-drawer")).to_be_visible()
    assert focused(pilot.page) == "tab-drawer"
    assert pilot.play(by_keyboard, 300) > 30
    expect(pilot.at("#end .verdict")).to_contain_text("A defeat is not scored.")


def test_a_table_is_set_up_by_keyboard(server: Served, pilot: Pilot) -> None:
    server.sit(pilot.page, "/new/nemo1")
    pilot.at("#name").focus()
    pilot.page.keyboard.type("Nemo")
    pilot.page.keyboard.press("Enter")
    pilot.wait()
    expect(pilot.at("#seats .who")).to_have_text("Nemo")


def test_the_focus_is_seen_on_every_page(server: Served, pilot: Pilot) -> None:
    for screen in tour.pages(server, pilot):
        assert len(stops(pilot.page)) > 3, screen
    for _ in tour.pages_of(server, pilot, "endeavor"):
        assert len(stops(pilot.page)) > 3


@pytest.mark.parametrize("game", GAMES)
def test_the_focus_is_seen_at_the_table(server: Served, pilot: Pilot, game: str) -> None:
    tour.seated(server, pilot, middle(game))
    found = stops(pilot.page)
    wanted = ["open-help", "undo", "tab-panels", "log"]
    assert [stop for stop in found if stop in wanted] == wanted
    assert len(found) < 80
    tour.seated(server, pilot, ended(game))
    focused(pilot.page)


def test_the_keys_lead_to_every_region(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    server.sit(pilot.page, server.table(context, "nauticus", **NAUTICUS))
    pilot.wait()
    places = {"b": "board", "c": "tab-chat", "l": "log", "p": "tab-panels", "q": "question", "t": "tab-text"}
    for key, place in places.items():
        pilot.page.keyboard.press(f"Shift+{key.upper()}")
        assert focused(pilot.page) == place
    pilot.page.keyboard.press("?")
    focused(pilot.page)
    pilot.page.keyboard.press("Escape")
    expect(pilot.at("#help")).to_be_hidden()


def test_the_log_is_walked_with_the_arrows(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    server.sit(pilot.page, server.table(context, "nauticus", **NAUTICUS))
    pilot.wait()
    pilot.page.keyboard.press("Shift+L")
    pilot.page.keyboard.press("ArrowUp")
    expect(pilot.at("#log li").last).to_be_focused()
    pilot.page.keyboard.press("Home")
    expect(pilot.at("#log li").first).to_be_focused()
    pilot.page.keyboard.press("ArrowDown")
    focused(pilot.page)
    pilot.page.keyboard.press("Enter")
    expect(pilot.at("#travel")).to_be_visible()
    pilot.page.keyboard.press("Escape")
    expect(pilot.at("#travel")).to_be_hidden()


def test_the_focus_follows_the_question(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    """With Tab and Enter alone: the focus never falls out of the question."""
    server.sit(pilot.page, server.table(context, "nauticus", **NAUTICUS))
    pilot.wait()
    pilot.at("#options button").first.focus()
    while not pilot.ready:
        pilot.page.keyboard.press("Enter")
        pilot.wait()
        pilot.at("#question :focus").wait_for()
        if pilot.options and "stop" in pilot.options:
            pilot.option("stop").focus()
    expect(pilot.at("#confirm")).to_be_focused()
    pilot.page.keyboard.press("Enter")
    expect(pilot.at("#stage")).to_be_hidden()
