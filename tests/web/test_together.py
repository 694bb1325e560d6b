"""Several browsers at one table: two seats, a spectator, and a seat taken along to another device."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.conftest import SCREEN
from tests.web.pilot import Fingers, Pilot
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


def test_on_a_phone_a_free_seat_opens_the_invitation(server: Served, phone: BrowserContext) -> None:
    pilot = Fingers(phone.new_page())
    server.sit(pilot.page, server.table(phone, "nauticus", seat=["me", "open"]))
    pilot.point("#strips .strip")
    expect(pilot.at("#invite .hand-on")).to_be_in_viewport(ratio=1)


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


def coop(server: Served, context: BrowserContext, pilot: Pilot, friend: Pilot) -> None:
    """A voyage of two: Ada is asked, Ben looks on in German."""
    fields = {"set-mode": "coop", "set-motive": "war"}
    server.sit(pilot.page, server.table(context, "nemo2", seat=["me", "open"], name="Ada", **fields))
    friend.page.context.add_cookies([{"name": "lang", "value": "de", "url": server.base}])
    friend.page.goto(str(pilot.at("#invite a").get_attribute("href")))
    friend.page.locator("#name").fill("Ben")
    friend.page.locator("form.join button").click()
    pilot.wait()


def test_a_partner_sees_what_is_weighed_unless_it_is_kept_private(
    server: Served, context: BrowserContext, pilot: Pilot, others: list[Page]
) -> None:
    friend = Pilot(others[0])
    coop(server, context, pilot, friend)
    chosen = pilot.options[0]
    pilot.click(chosen)
    expect(friend.at("#weighed")).to_contain_text("Ada erwägt:")
    pilot.page.keyboard.press("Escape")
    expect(friend.at("#weighed")).to_be_hidden()
    pilot.click(chosen)
    expect(friend.at("#weighed")).to_be_visible()
    pilot.at("#wishes summary").click()
    pilot.page.get_by_label("Keep to myself what I am weighing").click()
    expect(friend.at("#weighed")).to_be_hidden()
    expect(pilot.at("#stage")).to_be_visible()


def test_unread_lines_are_counted_until_they_are_seen(
    server: Served, context: BrowserContext, pilot: Pilot, others: list[Page]
) -> None:
    friend = Pilot(others[0])
    coop(server, context, pilot, friend)
    pilot.at("#tab-chat").click()
    pilot.at("[data-phrase=ahoy]").click()
    pilot.at("[data-phrase=thanks]").click()
    expect(friend.at("#tab-chat")).to_have_attribute("data-unread", "2")
    friend.page.reload()
    expect(friend.at("#tab-chat")).to_have_attribute("data-unread", "2")
    friend.at("#tab-chat").click()
    expect(friend.at("#chat-lines p")).to_have_text(["Ada Ahoi!", "Ada Danke!"])
    expect(friend.at("#tab-chat")).not_to_have_attribute("data-unread", "2")
    friend.page.reload()
    expect(friend.at("#chat-lines p")).to_have_count(2)
    expect(friend.at("[data-unread]")).to_have_count(0)
    expect(pilot.at("[data-unread]")).to_have_count(0)


def test_one_sees_who_thinks_and_for_how_long(
    server: Served, context: BrowserContext, pilot: Pilot, others: list[Page]
) -> None:
    friend = Pilot(others[0])
    friend.page.clock.install()
    coop(server, context, pilot, friend)
    expect(friend.at("#seats .turn")).to_contain_text("Ada")
    friend.page.clock.run_for(5_000)
    expect(friend.at("#seats .turn .since")).to_contain_text("überlegt 0:")
    friend.page.clock.fast_forward(60_000)
    expect(friend.at("#seats .turn .since")).to_contain_text("überlegt 1:")
    expect(pilot.at("#seats .since")).to_have_count(0)


BELL = """
window.rung = [];
window.Notification = class { constructor(title, how) { window.rung.push([title, how.body]); } };
window.Notification.requestPermission = async () => window.leave ?? "granted";
Object.defineProperty(document, "hidden", { get: () => true });
"""


def ring_on(pilot: Pilot) -> None:
    """Switch the bell on."""
    pilot.at("#wishes summary").click()
    pilot.page.get_by_label("Tell me when it is my turn").click()
    pilot.page.keyboard.press("Escape")


def test_the_bell_rings_when_somebody_looks_elsewhere(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    context.add_init_script(BELL)
    server.sit(pilot.page, server.table(context, "nauticus", seat=["me", "bot:random"]))
    pilot.wait()
    assert pilot.page.evaluate("window.rung") == []
    ring_on(pilot)
    turns = 0
    while not pilot.page.evaluate("window.rung.length") and turns < 20:
        pilot.click(pilot.options[-1])
        pilot.confirm()
        turns += 1
    assert pilot.page.evaluate("window.rung")[0] == ["Nauticus", "Your turn"]


def test_a_browser_that_forbids_the_bell_is_told_of(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    context.add_init_script(BELL + "window.leave = 'denied';")
    server.sit(pilot.page, server.table(context, "nauticus", seat=["me", "bot:random"]))
    pilot.wait()
    ring_on(pilot)
    expect(pilot.at("#notice")).to_contain_text("does not allow messages")
    expect(pilot.at("[data-wish=bell]")).not_to_be_checked()
