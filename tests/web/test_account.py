"""Who you are, in a real browser: a passkey, a code, another device, a lent seat, and going for good."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from tests.web.axe import barriers
from tests.web.conftest import PHONE, SCREEN, touched
from tests.web.served import Served

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
}


@pytest.fixture
def home(server: Served) -> str:
    """Passkeys belong to names, not to numbers."""
    return server.base.replace("127.0.0.1", "localhost")


@pytest.fixture
def other(browser: Browser) -> Iterator[BrowserContext]:
    """Another device."""
    context = browser.new_context(viewport=SCREEN, reduced_motion="reduce", locale="en-GB")
    yield context
    context.close()


def with_authenticator(page: Page) -> tuple[Any, str]:
    """A finger for this page; the line to it, and its number."""
    line = page.context.new_cdp_session(page)
    line.send("WebAuthn.enable")
    made = line.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    return line, str(made["authenticatorId"])


def known(page: Page, home: str, name: str = "Ada") -> None:
    """A guest with a name and a table."""
    page.goto(home)
    page.locator("article[data-game=nauticus] button.primary").click()
    expect(page.locator("#options button").first).to_be_visible()
    page.goto(f"{home}/you")
    page.locator("#name").fill(name)
    page.locator("#rename button").click()
    expect(page.locator(".who")).to_have_text(name)


def test_a_passkey_brings_somebody_back_who_has_lost_every_cookie(page: Page, home: str) -> None:
    line, finger = with_authenticator(page)
    known(page, home)
    table = page.locator("#own + ul a").get_attribute("href")
    page.locator("#make-passkey").click()
    expect(page.locator("#ways ~ .ways li")).to_have_count(1)
    assert len(line.send("WebAuthn.getCredentials", {"authenticatorId": finger})["credentials"]) == 1
    page.context.clear_cookies()
    page.goto(f"{home}{table}")
    page.locator("#way-back a").click()
    with page.expect_request("**/enter/passkey") as sent:
        page.locator("#enter-passkey").click()
    page.wait_for_url(re.compile(f"{table}$"))
    heard = {"origin": home, "content-type": "application/json"}
    again = page.request.post(sent.value.url, data=sent.value.post_data or "", headers=heard)
    assert again.status == 410, "an answer that was overheard opens nothing"
    expect(page.locator("#options button").first).to_be_visible()
    expect(page.locator("#way-back")).to_be_hidden()
    page.goto(f"{home}/you")
    expect(page.locator(".who")).to_have_text("Ada")
    expect(page.locator("#devices ~ .rows li")).to_have_count(2)


def test_nothing_is_taken_before_the_page_listens(page: Page, home: str) -> None:
    known(page, home)
    held: list[Route] = []
    page.route("**/you.js", lambda route: held.append(route))
    with page.expect_request("**/you.js"):
        page.reload(wait_until="commit")
    expect(page.locator("#make-passkey")).to_be_visible()
    page.locator("#farewell").click(force=True)
    expect(page.locator("#you[inert]")).to_have_count(1)
    held[0].continue_()
    page.locator("#farewell").click()
    expect(page.locator("#gone")).to_be_visible()


def test_a_finger_that_is_not_known_here_is_told_so(page: Page, home: str) -> None:
    line, finger = with_authenticator(page)
    line.send("WebAuthn.setUserVerified", {"authenticatorId": finger, "isUserVerified": False})
    page.goto(f"{home}/you")
    page.locator("#enter-passkey").click()
    expect(page.locator("#problem")).to_have_text("The browser gave no passkey. Nothing has changed.")


def test_a_code_that_was_written_down_and_a_device_that_is_ended(page: Page, other: BrowserContext, home: str) -> None:
    known(page, home)
    page.locator("form[action='/you/code'] button").click()
    code = page.locator("#recovery").inner_text()
    assert re.fullmatch(r"([0-9A-Z]{5}-){4}[0-9A-Z]{5}", code)
    page.locator("a[href='/you'].button").click()
    expect(page.locator("body")).not_to_contain_text(code)
    second = other.new_page()
    second.goto(f"{home}/you")
    second.locator("#code").fill("wrong")
    second.locator("#enter-code button").click()
    expect(second.locator("#problem")).to_contain_text("does not open anything here")
    second.locator("#code").fill(code.lower())
    second.locator("#enter-code button").click()
    expect(second.locator(".who")).to_have_text("Ada")
    table = second.locator("#own + ul a").get_attribute("href")
    second.goto(f"{home}{table}")
    expect(second.locator("#options button").first).to_be_visible()
    page.reload()
    page.locator("#devices ~ .rows li button").click()
    page.locator("#sure-yes").click()
    expect(page.locator("#devices ~ .rows li")).to_have_count(1)
    expect(second.locator("#way-back")).to_be_visible()


def test_another_device_shows_a_code_and_is_let_in(page: Page, other: BrowserContext, home: str) -> None:
    known(page, home)
    page.locator("form[action='/you/code'] button").click()
    page.goto(f"{home}/you")
    second = other.new_page()
    second.goto(f"{home}/you")
    second.locator("#enter-device").click()
    expect(second.locator("#waiting-code")).to_have_text(re.compile(r"^[0-9A-Z]{4}-[0-9A-Z]{4}$"))
    page.locator("#add-code").fill(second.locator("#waiting-code").inner_text())
    page.locator("#add button").click()
    expect(page.locator("#sure-words")).to_contain_text("Chrome · Linux")
    page.locator("#sure-yes").click()
    expect(page.locator("#added")).to_be_visible()
    expect(second.locator(".who")).to_have_text("Ada")


def test_a_name_in_the_chat_is_muted_and_heard_again(page: Page, other: BrowserContext, home: str) -> None:
    opened = page.request.post(
        f"{home}/api/v1/tables", data={"game": "nauticus", "seats": [{"kind": "me"}, {"kind": "open"}], "name": "Ada"}
    ).json()
    join = other.request.post(f"{home}/api/v1/join", data={"invite": opened["invite"], "name": "Bo"})
    assert join.ok
    other.request.post(f"{home}/api/v1/tables/{opened['table']}/chat", data={"id": 1, "text": "spam"})
    page.goto(f"{home}{opened['url']}")
    page.locator("#tab-chat").click()
    page.locator("#chat-lines .speaker").click()
    assert barriers(page) == []
    page.locator("dialog.hush button").first.click()
    expect(page.locator("#chat-lines p")).to_have_count(0)
    page.goto(f"{home}/you")
    page.locator("#hushed + ul button").click()
    expect(page.locator("#hushed + p")).to_be_visible()


def test_somebody_goes_for_good_and_is_asked_twice(page: Page, home: str) -> None:
    known(page, home)
    page.locator("#farewell").click()
    expect(page.locator("#goes li")).to_have_count(2)
    expect(page.locator("#gone-yes")).to_be_disabled()
    page.locator("#gone-read").check()
    page.locator("#gone-yes").click()
    page.wait_for_url(f"{home}/")
    expect(page.locator(".who")).to_have_text("You")


def test_everybody_can_use_the_page_of_the_account(browser: Browser, home: str) -> None:
    """No barrier that axe knows, in any theme, and nothing beside the screen of a phone."""
    context = touched(browser, PHONE)
    context.add_cookies([{"name": "lang", "value": "de", "url": home}])
    page = context.new_page()
    page.goto(f"{home}/you")
    assert barriers(page) == []
    known(page, home, "Ada von und zu den sieben Meeren am Kap")
    page.locator("form[action='/you/code'] button").click()
    assert barriers(page) == []
    page.goto(f"{home}/you")
    assert barriers(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.locator("#farewell").click()
    expect(page.locator("#goes li")).to_have_count(2)
    assert barriers(page) == []
    context.close()
