"""The play button: a game goes by itself while somebody looks back, at three speeds, and live play is never lost."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from pelagos.server.pages.replay_page import SECONDS
from tests.recorded import played
from tests.web.axe import barriers
from tests.web.conftest import SCREEN
from tests.web.pilot import Pilot
from tests.web.served import Served

PHONE: ViewportSize = {"width": 390, "height": 844}
THUMB = 44


@pytest.fixture
def table(server: Served, context: BrowserContext) -> str:
    """A table at which seven tiles are laid and somebody is asked."""
    return server.table(context, "nauticus", seat=["me", "bot:random"])


def at_start(server: Served, pilot: Pilot, path: str) -> None:
    """Look at the very beginning."""
    server.sit(pilot.page, f"{path}?at=0")
    expect(pilot.at("#where")).to_have_text("0 / 7")


def pressed(pilot: Pilot, selector: str, state: bool = True) -> None:
    expect(pilot.at(selector)).to_have_attribute("aria-pressed", "true" if state else "false")


def test_play_goes_on_to_the_present_and_stops(server: Served, pilot: Pilot, table: str) -> None:
    at_start(server, pilot, table)
    pilot.at("[data-speed=fast]").click()
    pressed(pilot, "[data-speed=fast]")
    pilot.at("#play").click()
    pressed(pilot, "#play")
    expect(pilot.page).to_have_url(re.compile(r"\?at=[1-7]$"))
    expect(pilot.at("#told")).not_to_be_empty()
    expect(pilot.at("#travel")).to_be_hidden()
    expect(pilot.page).to_have_url(re.compile(r"/t/[^?]+$"))
    pressed(pilot, "#play", False)
    assert len(pilot.options) == 8
    assert pilot.page.evaluate("document.activeElement.id") == "board"


def test_the_keys_play_pause_and_change_the_speed(server: Served, pilot: Pilot, table: str) -> None:
    at_start(server, pilot, table)
    keys = pilot.page.keyboard
    keys.press("Minus")
    pressed(pilot, "[data-speed=slow]")
    keys.press("Space")
    pressed(pilot, "#play")
    expect(pilot.at("#where")).to_have_text("1 / 7")
    keys.press("Space")
    pressed(pilot, "#play", False)
    keys.press("+")
    keys.press("+")
    pressed(pilot, "[data-speed=fast]")
    keys.press("Home")
    expect(pilot.at("#where")).to_have_text("0 / 7")
    keys.press("End")
    expect(pilot.at("#travel")).to_be_hidden()


def test_space_means_nothing_in_the_present(server: Served, pilot: Pilot, table: str) -> None:
    server.sit(pilot.page, table)
    pilot.wait()
    pilot.page.keyboard.press("Space")
    expect(pilot.at("#travel")).to_be_hidden()
    pressed(pilot, "#play", False)


def test_whoever_takes_over_stops_the_play(server: Served, pilot: Pilot, table: str) -> None:
    at_start(server, pilot, table)
    pilot.at("#play").click()
    expect(pilot.at("#where")).to_have_text("1 / 7")
    pilot.at("#log li").nth(1).click()
    pressed(pilot, "#play", False)
    expect(pilot.at("#log li[aria-current]")).to_have_count(1)


def test_a_live_move_does_not_disturb(server: Served, browser: Browser, pilot: Pilot, table: str) -> None:
    """Somebody looks back while another seat moves: the moment stays, and the present is there after it."""
    watching = browser.new_context(viewport=SCREEN, reduced_motion="reduce", locale="en-GB")
    spectator = Pilot(watching.new_page())
    server.sit(spectator.page, f"{table}?at=2")
    expect(spectator.at("#where")).to_have_text("2 / 7")
    asked = spectator.at("#asked").text_content()
    server.sit(pilot.page, table)
    pilot.wait()
    pilot.click(pilot.options[0])
    pilot.confirm()
    expect(spectator.at("#where")).not_to_have_text("2 / 7")
    expect(spectator.at("#where")).to_have_text(re.compile(r"^2 / \d+$"))
    assert spectator.at("#asked").text_content() == asked
    spectator.at("#now").click()
    expect(spectator.at("#travel")).to_be_hidden()
    assert spectator.version_shown() == pilot.version_shown()
    watching.close()


def test_the_link_is_copied_and_said(server: Served, context: BrowserContext, pilot: Pilot, table: str) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"], origin=server.base)
    server.sit(pilot.page, f"{table}?at=3")
    pilot.at("#copy-link").click()
    expect(pilot.at("#copied")).to_have_text("The link to this moment is copied.")
    link = pilot.page.evaluate("navigator.clipboard.readText()")
    assert (urlsplit(link).path, urlsplit(link).query) == (table, "at=3")


def test_pieces_do_not_glide_for_those_who_want_rest(server: Served, pilot: Pilot, table: str) -> None:
    at_start(server, pilot, table)
    pilot.page.evaluate("() => { Element.prototype.animate = () => { throw new Error('it moves') } }")
    pilot.at("[data-speed=fast]").click()
    pilot.at("#play").click()
    expect(pilot.at("#travel")).to_be_hidden()


def test_another_language_is_spoken_at_once(server: Served, pilot: Pilot, table: str) -> None:
    at_start(server, pilot, table)
    pilot.at("#wishes summary").click()
    pilot.at("#wishes select[name=lang]").select_option("de")
    expect(pilot.at("#play")).to_have_attribute("aria-label", "Abspielen")
    expect(pilot.at("#asked")).not_to_contain_text("tile")


def test_thumbs_find_the_buttons(server: Served, browser: Browser, table: str) -> None:
    phone = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True, locale="pl")
    page: Page = phone.new_page()
    server.sit(page, f"{table}?at=3")
    expect(page.locator("#where")).to_have_text("3 / 7")
    buttons = page.locator("#travel button:visible")
    boxes = [box for box in (button.bounding_box() for button in buttons.all()) if box]
    assert len(boxes) == 9
    assert all(box["width"] >= THUMB and box["height"] >= THUMB for box in boxes)
    assert all(box["x"] >= 0 and box["x"] + box["width"] <= PHONE["width"] for box in boxes)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    phone.close()


def test_the_help_lists_the_keys(server: Served, pilot: Pilot, table: str) -> None:
    server.sit(pilot.page, table)
    pilot.wait()
    pilot.page.keyboard.press("?")
    expect(pilot.at("#help")).to_contain_text("looking back: play and pause")


@pytest.fixture
def finished(server: Served, context: BrowserContext) -> str:
    """A record of a whole game of Endeavor, brought to the server."""
    headers = {"origin": server.base, "content-type": "text/plain"}
    answer = context.request.post(f"{server.base}/api/v1/records", data=played("endeavor", 2)[1], headers=headers)
    assert answer.status == 201, answer.text()
    return str(answer.json()["url"])


def test_a_finished_game_can_be_watched_again(server: Served, pilot: Pilot, finished: str) -> None:
    server.sit(pilot.page, finished)
    pilot.at("#watch-again").click()
    pressed(pilot, "#play")
    expect(pilot.at("#where")).to_have_text(re.compile(r"^[1-9]\d* / \d+$"))
    pilot.page.keyboard.press("End")
    expect(pilot.at("#travel")).to_be_hidden()
    expect(pilot.at("#end-again")).to_be_visible()


def test_a_link_to_a_moment_is_not_hidden_by_the_end(server: Served, pilot: Pilot, finished: str) -> None:
    server.sit(pilot.page, f"{finished}?at=40")
    expect(pilot.at("#where")).to_have_text(re.compile("^40 /"))
    expect(pilot.at("#end")).to_be_hidden()
    expect(pilot.at("#options .given b")).not_to_be_empty()


def test_a_finished_game_can_be_taken_home(server: Served, pilot: Pilot, finished: str, tmp_path: Path) -> None:
    """From the sheet of the end; the file opens from the disk. It takes as long as the server allows itself."""
    server.sit(pilot.page, finished)
    with pilot.page.expect_download(timeout=1000 * SECONDS) as download:
        pilot.at("#end a[data-page]").click()
    path = tmp_path / download.value.suggested_filename
    download.value.save_as(path)
    pilot.page.goto(path.as_uri())
    expect(pilot.at("#where")).to_have_text(f"0 / {played('endeavor', 2)[0].version}")


def test_what_stands_in_the_way_of_a_page_is_said(server: Served, pilot: Pilot, finished: str) -> None:
    refusal = '{"error": {"code": "replay-busy", "message": "Come again.", "rule": "", "facts": {}}}'
    pilot.page.route("**/replay", lambda route: route.fulfill(status=429, body=refusal))
    server.sit(pilot.page, finished)
    pilot.at("#end a[data-page]").click()
    expect(pilot.at("#end a[data-page] + output")).to_have_text("Come again.")


def test_looking_back_has_no_barriers(server: Served, pilot: Pilot, table: str) -> None:
    at_start(server, pilot, table)
    assert barriers(pilot.page) == []
