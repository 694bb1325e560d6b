"""The adviser on the page: asked for with a button, it marks an answer and chooses none."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.pilot import Pilot
from tests.web.served import Served


def test_a_hint_marks_an_answer_and_is_gone_with_its_question(server: Served, page: Page, pilot: Pilot) -> None:
    server.sit(page, server.table(page.context, "nemo2", seat=["me"]))
    pilot.wait()
    page.click("#hint")
    page.click(".hint button")
    expect(page.locator(".hint-said")).to_be_visible()
    advised = page.locator(".option.advised")
    expect(advised).to_have_count(1)
    expect(page.locator("#stage")).to_be_hidden()
    expect(page.locator("#log")).to_contain_text("asked for advice.")
    advised.click()
    pilot.confirm()
    expect(page.locator(".hint")).to_be_hidden()


def test_there_is_no_hint_among_people(server: Served, page: Page, pilot: Pilot) -> None:
    server.sit(page, server.table(page.context, "nauticus", seat=["me", "hotseat"]))
    pilot.wait()
    expect(page.locator("#hint")).to_be_hidden()
