"""From what is asked, told or refused to the rule behind it."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from pelagos.core.text import Text
from pelagos.locale.catalogue import catalogue
from tests.web import tour
from tests.web.focus import focused
from tests.web.pilot import Pilot
from tests.web.positions import GAMES, middle
from tests.web.served import Served


def opened(context: BrowserContext, pilot: Pilot, place: str) -> Page:
    """The page that a mark of a rule leads to."""
    with context.expect_page() as found:
        pilot.at(place).last.click()
    return found.value


@pytest.mark.parametrize("game", GAMES)
def test_the_question_and_every_line_lead_to_their_rules(
    server: Served, context: BrowserContext, pilot: Pilot, game: str
) -> None:
    tour.seated(server, pilot, middle(game))
    assert pilot.at("#log li a.rule").count() == pilot.at("#log li").count()
    for place in ("#asked-rule a", "#log li a.rule"):
        rule = pilot.at(place).last.inner_text()
        page = opened(context, pilot, place)
        expect(page.locator(f"[id='{rule}']")).to_be_in_viewport()
        page.close()
    expect(pilot.at("#travel")).to_be_hidden()


def test_a_rule_is_told_where_its_mark_is(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    tour.seated(server, pilot, middle("nauticus"))
    pilot.at("#asked-rule a").hover()
    rule = pilot.at("#asked-rule a").inner_text().removeprefix("NAU-").replace(".", "-")
    expect(pilot.at("#tip")).to_have_text(catalogue("en").format(Text(f"nauticus-rule-{rule}")))
    pilot.at("#moment").hover()
    expect(pilot.at("#tip")).to_be_hidden()


def test_the_rule_of_a_line_is_the_next_stop_of_the_tab_key(
    server: Served, context: BrowserContext, pilot: Pilot
) -> None:
    tour.seated(server, pilot, middle("nauticus"))
    keys = pilot.page.keyboard
    for key in ("Shift+L", "ArrowUp", "ArrowUp", "Tab"):
        keys.press(key)
    rule = pilot.at("#log li").nth(-2).locator("a.rule")
    expect(rule).to_be_focused()
    focused(pilot.page)
    with context.expect_page() as found:
        keys.press("Enter")
    expect(found.value.locator(f"[id='{rule.inner_text()}']")).to_be_in_viewport()
    expect(pilot.at("#travel")).to_be_hidden()


def test_without_a_line_a_mark_tells_nothing_and_nothing_breaks(
    server: Served, context: BrowserContext, pilot: Pilot
) -> None:
    tour.seated(server, pilot, middle("nauticus"))
    context.set_offline(True)
    with pilot.page.expect_event("requestfailed"):
        pilot.at("#asked-rule a").hover()
    expect(pilot.at("#tip")).to_be_hidden()
    context.set_offline(False)
    pilot.at("#moment").hover()
    pilot.at("#asked-rule a").hover()
    expect(pilot.at("#tip")).to_be_visible()


def test_a_rule_is_found_by_its_words_and_by_its_chapter(server: Served, page: Page) -> None:
    server.sit(page, "/rules/nauticus")
    page.locator(".chapters a", has_text="Final scoring").click()
    expect(page.locator("#chapter-11")).to_be_in_viewport()
    page.locator("#find").fill("extra-action tile")
    expect(page.locator("[id='NAU-8.1']")).to_be_visible()
    expect(page.locator("[id='NAU-9.1']")).to_be_hidden()
    expect(page.locator("#chapter-9")).to_be_hidden()
    page.locator("#find").fill("")
    expect(page.locator("#chapter-9")).to_be_visible()
