"""Sheets in the browser: by click, hold, key and name; back, Escape, and where they stand on small screens."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from pelagos.games.registry import find_game
from tests.web import tour
from tests.web.axe import barriers
from tests.web.pilot import Pilot
from tests.web.positions import GAMES, middle, record
from tests.web.served import Served

TOLD = [game for game in GAMES if find_game(game).sheets]
HOLD = """([selector, wait]) => new Promise((resolve) => {
  const one = document.querySelector(selector);
  const { left, top, width, height } = one.getBoundingClientRect();
  const where = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true, pointerType: "touch" };
  one.dispatchEvent(new PointerEvent("pointerdown", where));
  setTimeout(() => {
    one.dispatchEvent(new PointerEvent("pointerup", where));
    one.dispatchEvent(new PointerEvent("click", { ...where, cancelable: true }));
    resolve();
  }, wait);
})"""
LONG = 700
STACK = '#board [data-spot="stock-fish"]'


@pytest.fixture
def seated(server: Served, pilot: Pilot) -> Pilot:
    """In the middle of a game of Nauticus."""
    tour.seated(server, pilot, middle("nauticus"))
    return pilot


def name(pilot: Pilot) -> Locator:
    return pilot.at("#piece:not([hidden]) #piece-name")


def test_a_click_on_what_is_no_choice_opens_its_sheet(seated: Pilot) -> None:
    seated.point(STACK)
    expect(name(seated)).to_have_text("fish")
    expect(name(seated)).to_be_focused()
    expect(seated.at("#piece-lines .piece-now li").first).to_contain_text("In stock")
    expect(seated.at("#piece-picture svg")).to_be_visible()
    seated.page.keyboard.press("Escape")
    expect(seated.at("#piece")).to_be_hidden()


def test_a_choice_is_read_with_the_right_button_and_still_not_chosen(seated: Pilot) -> None:
    seated.at(".halo").first.click(button="right")
    expect(name(seated)).to_be_visible()
    expect(seated.at("#stage")).to_be_hidden()


def test_a_key_reads_what_has_the_focus_and_escape_goes_back_there(seated: Pilot) -> None:
    option = seated.at("#options li:has(.look) .option").first
    option.focus()
    seated.page.keyboard.press("i")
    expect(name(seated)).to_be_focused()
    seated.page.keyboard.press("Escape")
    expect(option).to_be_focused()


def test_a_key_reads_what_the_mouse_points_at(seated: Pilot) -> None:
    seated.page.mouse.move(*seated.aim(STACK))
    seated.page.keyboard.press("i")
    expect(name(seated)).to_have_text("fish")


def test_a_name_in_the_log_opens_its_sheet_and_not_the_past(seated: Pilot) -> None:
    link = seated.at("#log a.name").last
    said = link.text_content()
    link.click()
    expect(name(seated)).to_have_text(str(said))
    expect(seated.at("#travel")).to_be_hidden()


def test_names_in_a_sheet_lead_further_and_back(seated: Pilot) -> None:
    seated.point('#board .pieces [data-spot="position-0"]')
    first = "position 1"
    expect(name(seated)).to_have_text(first)
    link = seated.at("#piece-lines a.name").first
    said = link.text_content()
    link.click()
    expect(name(seated)).to_have_text(str(said))
    seated.at("#piece-back").click()
    expect(name(seated)).to_have_text(first)
    expect(seated.at("#piece-back")).to_be_hidden()


def test_the_sign_beside_an_option_opens_what_it_is_about(seated: Pilot) -> None:
    sign = seated.at("#options .look").first
    expect(sign).to_have_attribute("aria-label", "Read its sheet: bow")
    sign.click()
    expect(name(seated)).to_have_text("bow")
    expect(seated.at("#stage")).to_be_hidden()


def test_a_sheet_tells_where_its_piece_was(seated: Pilot) -> None:
    """Looking back, the sheet of the board's first field says what lay there then, and changes with the moment."""
    seated.point('#board .pieces [data-spot="position-0"]')
    now = seated.at(".piece-now").inner_text()
    seated.page.keyboard.press("Home")
    seated.page.keyboard.press("ArrowLeft")
    expect(seated.at("#travel")).to_be_visible()
    seated.page.keyboard.press("Home")
    expect(seated.at(".piece-now")).not_to_have_text(now)


def test_another_language_is_read_at_once(seated: Pilot) -> None:
    seated.point(STACK)
    expect(name(seated)).to_have_text("fish")
    seated.at("#wishes summary").click()
    seated.at("#wishes [name=lang]").select_option("de")
    expect(name(seated)).to_have_text("Fisch")


def test_holding_reads_and_a_tap_on_a_choice_chooses(server: Served, phone: BrowserContext) -> None:
    pilot = Pilot(phone.new_page())
    tour.seated(server, pilot, middle("nauticus"))
    pilot.page.evaluate(HOLD, ["#options li:has(.look) .option", LONG])
    expect(name(pilot)).to_be_visible()
    expect(pilot.at("#stage")).to_be_hidden()
    box = pilot.at("#piece").bounding_box()
    assert box is not None
    assert (box["x"], box["width"], round(box["y"] + box["height"])) == (0, 390, 844)
    assert barriers(pilot.page) == []
    pilot.at("#piece-close").tap()
    expect(pilot.at("#piece")).to_be_hidden()
    pilot.at("#options .option").first.tap()
    expect(pilot.at("#stage")).to_be_visible()


def test_a_tap_reads_what_is_no_choice(server: Served, phone: BrowserContext) -> None:
    pilot = Pilot(phone.new_page())
    tour.seated(server, pilot, middle("nauticus"))
    pilot.at("#whole").tap()
    pilot.page.touchscreen.tap(*pilot.aim(STACK))
    expect(name(pilot)).to_have_text("fish")


@pytest.mark.parametrize("game", TOLD)
def test_the_sheet_has_no_barriers_and_leaves_board_and_question_alone(server: Served, pilot: Pilot, game: str) -> None:
    tour.seated(server, pilot, record(game, 12))
    before = [pilot.at(place).bounding_box() for place in ("#board", "#question header")]
    pilot.at("#log a.name").last.click()
    expect(name(pilot)).to_be_visible()
    assert barriers(pilot.page) == []
    assert [pilot.at(place).bounding_box() for place in ("#board", "#question header")] == before


def catalogue_pages(server: Served, page: Page, game: str) -> Iterator[str]:
    server.sit(page, f"/rules/{game}/pieces")
    yield "all"
    page.locator(".catalogue h2 a").first.click()
    yield "a kind"
    page.locator(".pictures a").first.click()
    yield "a piece"


@pytest.mark.parametrize("game", TOLD)
def test_the_catalogue_has_no_barriers(server: Served, page: Page, game: str) -> None:
    for screen in catalogue_pages(server, page, game):
        assert barriers(page) == [], screen


def test_a_piece_is_found_while_its_name_is_typed(server: Served, page: Page) -> None:
    server.sit(page, "/rules/nauticus/pieces")
    page.get_by_label("Find").fill("seahorse")
    expect(page.locator("[data-found]:visible")).to_have_count(3)
    page.get_by_label("Find").fill("no such thing")
    expect(page.get_by_text("No component has such a name.")).to_be_visible()


def test_what_is_at_stake_stands_beside_each_option_unasked(server: Served, pilot: Pilot) -> None:
    tour.seated(server, pilot, middle("nemo2"))
    while not any(option.startswith("attack") for option in pilot.options):
        pilot.confirm() if pilot.ready else pilot.click(pilot.options[-1])
    expect(pilot.at("#options .chance").filter(has_text="%").first).to_be_visible()
