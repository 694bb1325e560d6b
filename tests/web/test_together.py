"""Several browsers at one table: two seats, a spectator, and a seat taken along to another device."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.conftest import SCREEN
from tests.web.pilot import Pilot
from tests.web.served import Served


@pytest.fixture
def others(browser: Browser) -> Iterator[list[Page]]:
    """Two more people with browsers of their own."""
    contexts: list[BrowserContext] = [browser.new_context(viewport=SCREEN, reduced_motion="reduce") for _ in "ab"]
    yield [context.new_page() for context in contexts]
    for context in contexts:
        context.close()


def test_two_seats_and_a_spectator(server: Served, context: BrowserContext, pilot: Pilot, others: list[Page]) -> None:
    path = server.table(context, "nauticus", seat=["me", "open"], name="Ada")
    server.sit(pilot.page, path)
    invite = pilot.at("#invite a").get_attribute("href")
    friend, watcher = Pilot(others[0]), Pilot(others[1])
    friend.page.goto(str(invite))
    friend.page.get_by_label("Your name").fill("Ben <b>")
    friend.page.get_by_role("button", name="Take the seat").click()
    server.sit(watcher.page, path)

    pilot.wait()
    expect(pilot.at("[data-seat='1'] .who")).to_have_text("Ben <b>")
    expect(friend.at("#options button")).to_have_count(0)
    expect(watcher.at("#undo")).to_be_hidden()
    tile = pilot.options[0]
    pilot.click(tile)
    expect(friend.at("#log li.staged")).to_have_count(0)
    pilot.confirm()

    expect(pilot.at("#log li.staged")).to_have_count(0)
    said = pilot.at("#log li > span").last.inner_text()
    expect(friend.at("#log li > span").last).to_have_text(said)
    expect(watcher.at("#log li > span").last).to_have_text(said)
    assert watcher.options == []


def test_an_invitation_is_copied_and_scanned(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    server.sit(pilot.page, server.table(context, "nauticus", seat=["me", "open"]))
    invite = pilot.at("#invite a").get_attribute("href")
    pilot.page.get_by_role("button", name="Copy the link").click()
    expect(pilot.at("#invite output")).to_have_text("Copied.")
    assert pilot.page.evaluate("navigator.clipboard.readText()") == invite
    pilot.page.get_by_role("button", name="A picture to scan").click()
    picture = pilot.at("#invite img")
    assert picture.evaluate("(image) => image.decode().then(() => image.naturalWidth > 0)")


def test_chat_reaches_the_others_and_not_the_log(
    server: Served, context: BrowserContext, pilot: Pilot, others: list[Page]
) -> None:
    path = server.table(context, "nauticus", seat=["me", "bot:random"], name="Ada")
    watcher = Pilot(others[0])
    server.sit(pilot.page, path)
    server.sit(watcher.page, path)
    pilot.wait()
    pilot.at("#tab-chat").click()
    pilot.page.get_by_label("Say something").fill("<i>Ahoy</i>")
    pilot.page.keyboard.press("Enter")
    expect(watcher.at("#chat-lines p")).to_contain_text("Ada <i>Ahoy</i>")
    expect(watcher.at("#log")).not_to_contain_text("Ahoy")


def test_a_seat_goes_along_to_another_device(
    server: Served, context: BrowserContext, pilot: Pilot, others: list[Page]
) -> None:
    path = server.table(context, "nauticus", seat=["me", "bot:random"])
    server.sit(pilot.page, path)
    pilot.wait()
    pilot.at("#wishes summary").click()
    pilot.at("#carry").click()
    link = pilot.at("#carry-link a")
    link.wait_for()
    phone = Pilot(others[0])
    phone.page.goto(str(link.get_attribute("href")))
    phone.page.get_by_role("button", name="Play here").click()
    phone.wait()
    assert phone.options == pilot.options
    phone.click(phone.options[0])
    phone.confirm()
    expect(pilot.at("#log li > span").last).to_have_text(phone.at("#log li > span").last.inner_text())
