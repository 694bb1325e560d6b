"""Guided first games in a real browser: by mouse, by keyboard and on a phone; wrong choices, reloads, playing on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from pelagos.games.registry import NAMES
from tests.web.axe import barriers
from tests.web.pilot import Fingers, Pilot
from tests.web.served import Served

MOST = 300
LATE = 60_000
LOOK = """() => {
  const at = place => document.querySelector(place);
  const seen = place => at(place)?.checkVisibility() ?? false;
  const places = ["#coach-next", "#confirm.wanted", "#undo.wanted", "#options .wanted"];
  const signs = ["#coach-step", "#staged", "#log", "#asked", "#coach-do"].map(place => at(place).textContent);
  return {
    still: seen("#question[aria-busy=false]:has(#coach:is([aria-busy=false], [hidden]))"),
    gone: at("#coach").hidden,
    card: Number(at("#coach-step").textContent.split("/")[0]),
    wanted: places.find(place => (place.startsWith("#c") ? seen(place) : at(place))) ?? "#options .option",
    signs: [...signs, at("#coach").hidden].join("|"),
  };
}"""
CHANGED = f"""([before, late]) => new Promise((resolve, reject) => {{
  const end = (how, what) => {{
    changes.disconnect();
    clearTimeout(timer);
    how(what);
  }};
  const look = () => {{
    const now = ({LOOK})();
    if (now.still && now.signs !== before) end(resolve, now);
  }};
  const timer = setTimeout(() => end(reject, new Error("nothing changes")), late);
  const changes = new MutationObserver(look);
  changes.observe(document, {{ subtree: true, childList: true, attributes: true, characterData: true }});
  look();
}})"""
Seen = dict[str, Any]
"""What tells one moment of a lesson from the next: the card, its signs, and the selector of what is pointed at."""


class Learner:
    """Somebody who does what the coach says; `press` is how: with the mouse, a finger or keys."""

    def __init__(self, page: Page, press: Callable[[str], None]) -> None:
        self.page = page
        self.press = press

    def changed(self, before: str) -> Seen:
        """What is seen when the page lies still and is no longer like before."""
        found: Seen = self.page.evaluate(CHANGED, [before, LATE])
        return found

    def walk(self, until: int = MOST) -> None:
        """Follow to a card, or to the end of the lesson: do what is asked, and wait until the page has changed."""
        now = self.changed("")
        for _ in range(MOST):
            if now["gone"] or now["card"] >= until:
                return
            self.press(now["wanted"])
            now = self.changed(now["signs"])
        raise AssertionError(f"the lesson stands still at card {now['card']}")


def begin(server: Served, page: Page, game: str) -> None:
    """Press Learn on the card of a game."""
    server.sit(page, "/")
    page.locator(f'[data-game={game}] [action="/learn/{game}"] button').click()
    expect(page.locator("#coach-heading")).not_to_be_empty()


def with_mouse(page: Page) -> Learner:
    return Learner(page, Pilot(page).point)


def with_keys(page: Page) -> Learner:
    """Enter turns pages and confirms, Shift and U takes back, and options have keys of their own."""

    def press(place: str) -> None:
        keys = {"#coach-next": "Enter", "#confirm.wanted": "Enter", "#undo.wanted": "Shift+U"}
        key = keys.get(place) or page.locator(f"{place} kbd").first.inner_text()
        page.keyboard.press(key)

    return Learner(page, press)


@pytest.mark.parametrize("game", NAMES)
def test_a_whole_lesson_by_clicking_what_is_pointed_at(server: Served, pilot: Pilot, game: str) -> None:
    begin(server, pilot.page, game)
    with_mouse(pilot.page).walk()
    expect(pilot.at("#coach")).to_be_hidden()
    pilot.wait()
    pilot.calm()
    before, now = pilot.version_shown(), pilot.look()
    while pilot.version_shown() == before:
        now = pilot.confirm() if now.ready else pilot.click(now.options[0])


def test_a_whole_lesson_by_keyboard_alone(server: Served, pilot: Pilot) -> None:
    begin(server, pilot.page, "nauticus")
    with_keys(pilot.page).walk()
    expect(pilot.at("#coach")).to_be_hidden()
    pilot.calm()


def test_a_whole_lesson_on_a_phone(server: Served, browser: Browser) -> None:
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, reduced_motion="reduce", locale="es"
    )
    page = context.new_page()
    server.sit(page, "/")
    page.locator('[data-game=nemo2] [action="/learn/nemo2"] button').tap()
    expect(page.locator("#coach-heading")).to_contain_text("bienvenida")
    learner = Learner(page, Fingers(page).point)
    learner.walk(until=13)
    for place in ("#coach-text p", "#options .wanted"):
        expect(page.locator(place).first).to_be_in_viewport(ratio=1)
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390
    for button in page.locator("#coach button:visible").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44
    learner.walk()
    expect(page.locator("#coach")).to_be_hidden()
    context.close()


def test_a_wrong_choice_is_explained_and_changes_nothing(server: Served, pilot: Pilot) -> None:
    begin(server, pilot.page, "nauticus")
    with_mouse(pilot.page).walk(until=5)
    before = pilot.version_shown()
    expect(pilot.option("tile buy-hull")).to_have_class("option wanted")
    expect(pilot.option("tile crowns")).to_have_class("option later")
    pilot.option("tile crowns").click()
    expect(pilot.at("#notice")).to_contain_text("That comes later. For now: Buy hull parts")
    expect(pilot.at("#stage")).to_be_hidden()
    assert pilot.version_shown() == before
    pilot.option("tile buy-hull").click()
    expect(pilot.at("#notice")).to_be_empty()
    expect(pilot.at("#coach-do")).to_have_text("Now confirm.")


def test_a_reload_finds_the_same_card(server: Served, pilot: Pilot) -> None:
    begin(server, pilot.page, "nauticus")
    learner = with_mouse(pilot.page)
    learner.walk(until=3)
    pilot.page.reload()
    expect(pilot.at("#coach-step")).to_have_text("3 / 40")
    learner.walk(until=11)
    pilot.page.reload()
    expect(pilot.at("#coach-heading")).to_have_text("Close the hull")
    expect(pilot.at("#options .wanted")).to_have_count(1)


def test_back_shows_what_was_said(server: Served, pilot: Pilot) -> None:
    begin(server, pilot.page, "nauticus")
    expect(pilot.at("#coach-back")).to_be_disabled()
    with_mouse(pilot.page).walk(until=7)
    pilot.at("#coach-back").click()
    expect(pilot.at("#coach-heading")).to_have_text("Workers and talers")
    expect(pilot.at("#options .wanted")).to_have_count(0)
    pilot.at("#coach-next").click()
    expect(pilot.at("#options .wanted")).to_have_count(1)


def test_the_coach_outlines_what_it_speaks_of_and_links_the_rules(server: Served, pilot: Pilot) -> None:
    begin(server, pilot.page, "nauticus")
    with_mouse(pilot.page).walk(until=3)
    expect(pilot.at("#board .coached > *")).to_have_count(8)
    expect(pilot.at('#coach-rules a[href="/rules/nauticus#NAU-3.1"]')).to_be_visible()


def test_the_coach_changes_its_language_with_the_page(server: Served, pilot: Pilot) -> None:
    begin(server, pilot.page, "nauticus")
    pilot.at("#wishes summary").click()
    pilot.at("select[name=lang]").select_option("de")
    expect(pilot.at("#coach-heading")).to_have_text("Willkommen an Bord")
    expect(pilot.at("#coach-next")).to_have_text("Weiter")


def test_leaving_asks_once_and_makes_it_an_ordinary_table(server: Served, pilot: Pilot) -> None:
    begin(server, pilot.page, "nauticus")
    pilot.at("#coach-leave").click()
    pilot.at("#coach-stay").click()
    expect(pilot.at("#coach-heading")).to_be_visible()
    pilot.at("#coach-leave").click()
    pilot.at("#coach-go").click()
    expect(pilot.at("#coach")).to_be_hidden()
    pilot.click("tile crowns")
    pilot.confirm()
    pilot.calm()
    pilot.page.reload()
    pilot.wait()
    expect(pilot.at("#coach")).to_be_hidden()


def test_the_coach_has_no_barriers(server: Served, pilot: Pilot) -> None:
    begin(server, pilot.page, "nauticus")
    assert barriers(pilot.page) == []
    with_mouse(pilot.page).walk(until=5)
    assert barriers(pilot.page) == []
    pilot.at("#coach-leave").click()
    assert barriers(pilot.page) == []


def test_help_leads_to_the_lesson(server: Served, pilot: Pilot) -> None:
    begin(server, pilot.page, "nemo1")
    pilot.page.keyboard.press("?")
    pilot.at("#help [action='/learn/nemo1'] button").click()
    expect(pilot.at("#coach-step")).to_have_text("1 / 31")
