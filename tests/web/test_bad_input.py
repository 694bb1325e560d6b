"""Bad input at the browser: handled, said in the reader's language, and nothing is lost."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.conftest import SCREEN
from tests.web.hand import Hand, play_on
from tests.web.pilot import LAZY, PATIENCE, Pilot
from tests.web.served import Served


def sat(server: Served, context: BrowserContext, pilot: Pilot) -> str:
    """At a table of Nauticus, asked for a tile; the path of the table."""
    path = server.table(context, "nauticus", seat=["me", "bot:random"])
    server.sit(pilot.page, path)
    pilot.wait()
    return path


@pytest.fixture(scope="module")
def record(server: Served, browser: Browser) -> bytes:
    """The record of a game that has gone on for a while."""
    context = browser.new_context()
    hand = Hand(server, context, server.table(context, "nauticus", seat=["me", "hotseat"]))
    play_on([hand], 5, random.Random(1), LAZY)
    answer = hand.request.get(f"{hand.url}/record")
    assert answer.ok
    written = answer.body()
    context.close()
    return written


Spoil = Callable[[bytes], bytes]
DAMAGED: dict[str, tuple[Spoil, str]] = {
    "binary": (lambda record: bytes(range(256)) * 40, "not a record of a game"),
    "empty": (lambda record: b"", "not a record of a game"),
    "other JSON": (lambda record: b'{"name": "somebody", "score": 3}\n', "not a record of a game"),
    "a picture": (lambda record: b"\x89PNG\r\n\x1a\n" + b"\0" * 600, "not a record of a game"),
    "no header": (lambda record: record.partition(b"\n")[2], "not a record of a game"),
    "truncated": (lambda record: record[:-20], "is damaged"),
    "unknown game": (lambda record: record.replace(b'"nauticus"', b'"ludo"', 1), "There is no game “ludo”"),
    "cheating": (lambda record: re.sub(rb'"tile [a-z-]+"', b'"tile hook"', record), "deviates"),
    "huge": (lambda record: record + b" " * 3_000_000, "more than 2,000,000 bytes"),
}


@pytest.mark.parametrize("kind", DAMAGED)
def test_a_damaged_or_foreign_record_is_refused(
    server: Served, record: bytes, page: Page, tmp_path: Path, kind: str
) -> None:
    spoil, said = DAMAGED[kind]
    broken = spoil(record)
    assert broken != record
    file = tmp_path / "evening.jsonl"
    file.write_bytes(broken)
    server.sit(page, "/")
    tables = page.locator(".tables li").count()
    page.locator("[data-import] input").set_input_files(file)
    expect(page.locator("[data-import] output")).to_contain_text(said)
    file.write_bytes(record)
    page.locator("[data-import] input").set_input_files(file)
    Pilot(page).wait()
    server.sit(page, "/")
    expect(page.locator(".tables li")).to_have_count(tables + 1)


def test_a_dropped_file_is_refused_in_the_readers_language(server: Served, context: BrowserContext, page: Page) -> None:
    context.add_cookies([{"name": "lang", "value": "de", "url": server.base}])
    server.sit(page, "/")
    page.locator("[data-import]").evaluate(
        """zone => {
            const files = new DataTransfer();
            files.items.add(new File(["Liebe Freunde"], "brief.txt"));
            zone.dispatchEvent(new DragEvent("drop", { dataTransfer: files, bubbles: true, cancelable: true }));
        }"""
    )
    expect(page.locator("[data-import] output")).to_contain_text("keine Aufzeichnung")


@pytest.mark.parametrize("at", ["99999", "-1", "soon", "1e3", "3.5", "99999999999999999999999"])
def test_a_moment_that_does_not_exist(server: Served, context: BrowserContext, pilot: Pilot, at: str) -> None:
    path = sat(server, context, pilot)
    options = pilot.options
    server.sit(pilot.page, f"{path}?at={at}")
    expect(pilot.at("#notice")).not_to_be_empty()
    expect(pilot.page).to_have_url(server.base + path)
    expect(pilot.at("#travel")).to_be_hidden()
    assert pilot.options == options
    pilot.click(options[0])
    pilot.confirm()


def test_tiny_and_back(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    sat(server, context, pilot)
    pilot.click(pilot.options[0])
    board = pilot.at("#board svg").bounding_box()
    for width, height in ((200, 200), (844, 390), (390, 844), (2400, 300)):
        pilot.page.set_viewport_size({"width": width, "height": height})
        assert pilot.at("html").evaluate("page => page.scrollWidth") <= width
        expect(pilot.at("#confirm")).to_be_in_viewport()
    pilot.page.set_viewport_size(SCREEN)
    assert pilot.at("#board svg").bounding_box() == board
    expect(pilot.at("#log li").last).to_be_visible()
    pilot.confirm()
    pilot.calm()


def test_offline_and_back_while_the_server_restarts(own_server: Served, context: BrowserContext, pilot: Pilot) -> None:
    sat(own_server, context, pilot)
    pilot.click(pilot.options[0])
    lines = pilot.at("#log li:not(.staged)").count()
    context.set_offline(True)
    expect(pilot.at("#line")).to_contain_text("No connection")
    own_server.kill()
    own_server.start()
    context.set_offline(False)
    expect(pilot.at("#line")).to_be_empty(timeout=PATIENCE)
    expect(pilot.at("#staged b")).to_have_count(1)
    pilot.confirm()
    pilot.calm()
    assert pilot.at("#log li:not(.staged)").count() > lines


def test_of_two_tabs_that_answer_one_wins_and_the_other_is_told(
    server: Served, context: BrowserContext, pilot: Pilot
) -> None:
    """Both send before either has heard of the other."""
    path = sat(server, context, pilot)
    other = Pilot(context.new_page())
    server.sit(other.page, path)
    other.wait()
    pilot.click(pilot.options[0])
    other.click(other.options[1])
    context.set_offline(True)
    for tab in (pilot, other):
        expect(tab.at("#line")).to_contain_text("No connection")
        tab.at("#confirm").click()
    context.set_offline(False)
    for tab in (pilot, other):
        tab.wait()
        expect(tab.at("#question")).to_have_attribute("aria-busy", "false")
    told = [tab for tab in (pilot, other) if tab.at("#notice").inner_text()]
    assert len(told) == 1
    expect(told[0].at("#notice")).to_contain_text("Look again and answer anew")
    assert pilot.options == other.options
    assert pilot.at("#log li").all_inner_texts() == other.at("#log li").all_inner_texts()


def test_a_plan_that_another_tab_made_void_is_said_to_be_dropped(
    server: Served, context: BrowserContext, pilot: Pilot
) -> None:
    path = sat(server, context, pilot)
    other = Pilot(context.new_page())
    server.sit(other.page, path)
    other.wait()
    pilot.click(pilot.options[0])
    other.click(other.options[1])
    other.confirm()
    expect(pilot.at("#notice")).to_contain_text("moved on")
    expect(pilot.at("#stage")).to_be_hidden()
    assert pilot.options == other.options


def test_a_double_click_is_one_answer(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    sat(server, context, pilot)
    pilot.option(pilot.options[0]).dblclick()
    pilot.wait()
    expect(pilot.at("#staged b")).to_have_count(1)
    lines = pilot.at("#log li:not(.staged)").count()
    pilot.at("#confirm").dblclick()
    pilot.wait()
    expect(pilot.at("#stage")).to_be_hidden()
    chosen = pilot.at("#log li").all_inner_texts()[lines:]
    assert sum("chooses" in line for line in chosen) == 1
    pilot.calm()


def test_a_double_click_that_sends_at_once_is_one_answer(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    sat(server, context, pilot)
    pilot.at("#wishes summary").click()
    pilot.page.get_by_label("Send answers at once").check()
    pilot.page.keyboard.press("Escape")
    before = pilot.version_shown()
    pilot.option(pilot.options[0]).dblclick()
    expect(pilot.at("#log")).to_contain_text("chooses")
    pilot.wait()
    assert sum("chooses" in line for line in pilot.at("#log li").all_inner_texts()[before:]) == 1
    assert pilot.options


def test_going_back_while_planning_loses_nothing(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    server.sit(pilot.page, "/")
    path = sat(server, context, pilot)
    pilot.click(pilot.options[0])
    planned, lines = pilot.at("#staged").inner_text(), pilot.at("#log li:not(.staged)").count()
    pilot.page.go_back()
    expect(pilot.page.get_by_role("heading", level=1)).to_contain_text("Sea games")
    pilot.page.go_forward()
    expect(pilot.page).to_have_url(server.base + path)
    expect(pilot.at("#staged")).to_have_text(planned)
    expect(pilot.at("#notice")).to_contain_text("nothing was sent")
    assert pilot.at("#log li:not(.staged)").count() == lines
    pilot.confirm()
    pilot.calm()


def test_a_plan_for_a_moment_that_is_gone_is_not_made_again(
    server: Served, context: BrowserContext, pilot: Pilot
) -> None:
    path = sat(server, context, pilot)
    pilot.click(pilot.options[0])
    server.sit(pilot.page, "/")
    play_on([Hand(server, context, path)], 1, random.Random(1))
    pilot.page.go_back()
    expect(pilot.at("#notice")).to_contain_text("moved on")
    pilot.wait()
    expect(pilot.at("#stage")).to_be_hidden()


def test_closing_the_tab_while_planning_sends_nothing(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    path = sat(server, context, pilot)
    tiles, version = pilot.options, Hand(server, context, path).state()["version"]
    other = Pilot(context.new_page())
    server.sit(other.page, path)
    other.wait()
    other.click(other.options[0])
    other.page.close()
    assert Hand(server, context, path).state()["version"] == version
    again = Pilot(context.new_page())
    server.sit(again.page, path)
    again.wait()
    assert again.options == tiles


def test_an_invitation_that_is_forged_or_too_late(
    server: Served, context: BrowserContext, pilot: Pilot, browser: Browser
) -> None:
    server.sit(pilot.page, "/join/forged")
    expect(pilot.at("h1")).to_have_text("This invitation is not valid.")
    path = server.table(context, "nauticus", seat=["me", "open"])
    server.sit(pilot.page, path)
    invite = str(pilot.at("#invite a").get_attribute("href"))
    first, second = (browser.new_context().new_page() for _ in "ab")
    second.goto(invite)
    first.goto(invite)
    for page in (first, second):
        page.get_by_label("Your name").fill("Ben")
        page.get_by_role("button", name="Take the seat").click()
    expect(second.locator(".status")).to_have_text("409")
    second.goto(invite)
    expect(second.locator(".problem")).to_contain_text("All seats are taken")
    second.get_by_role("link", name="Watch").click()
    expect(second.locator("#board svg")).to_be_visible()
    for page in (first, second):
        page.context.close()


def test_looking_at_a_one_time_link_does_not_use_it_up(
    server: Served, context: BrowserContext, pilot: Pilot, browser: Browser
) -> None:
    sat(server, context, pilot)
    pilot.at("#wishes summary").click()
    pilot.at("#carry").click()
    link = str(pilot.at("#carry-link a").get_attribute("href"))
    preview = browser.new_context()
    assert "Nauticus" in preview.request.get(link).text()
    assert preview.request.head(link).ok
    preview.close()
    phone = browser.new_context().new_page()
    phone.goto(link)
    phone.get_by_role("button", name="Play here").click()
    Pilot(phone).wait()
    phone.goto(link)
    expect(phone.locator("h1")).to_contain_text("used already")
    phone.context.close()


def test_the_list_says_where_a_table_stands_after_a_restart(
    own_server: Served, context: BrowserContext, pilot: Pilot
) -> None:
    sat(own_server, context, pilot)
    own_server.stop()
    expect(pilot.at("#line")).to_contain_text("No connection")
    own_server.start()
    expect(pilot.at("#line")).to_be_empty(timeout=PATIENCE)
    own_server.sit(pilot.page, "/")
    expect(pilot.at(".tables li").first).to_contain_text("Round 1 of 4")
