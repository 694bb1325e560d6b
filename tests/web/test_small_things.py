"""Small things that were wrong once: who is “you”, what is planned, where outlines lie, what keys do, the margins."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.web.conftest import SCREEN
from tests.web.pilot import Pilot
from tests.web.positions import brought, middle, record
from tests.web.served import Served

OFF = """() => [...document.querySelectorAll("#table svg.drawing")].flatMap((picture) =>
  [...picture.querySelectorAll(".halo[data-spot]")].filter((halo) => {
    const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
    const place = (one) => middle((one.querySelector(".outline") ?? one).getBoundingClientRect());
    const [x, y] = middle(halo.getBoundingClientRect());
    const spot = CSS.escape(halo.dataset.spot);
    const homes = picture.querySelectorAll(`.ground [data-spot="${spot}"], .pieces [data-spot="${spot}"]`);
    return ![...homes].some((one) => Math.hypot(place(one)[0] - x, place(one)[1] - y) < 3);
  }).map((halo) => halo.dataset.spot))"""
AT_REST = """() => Promise.allSettled(document.getAnimations().map((one) => one.finished))
  .then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))"""


@pytest.fixture
def moving(browser: Browser) -> Iterator[Page]:
    """A reader who likes motion."""
    context = browser.new_context(viewport=SCREEN, locale="en-GB")
    yield context.new_page()
    context.close()


def test_my_seat_is_first_and_called_you_in_every_place(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    server.sit(pilot.page, server.table(context, "nauticus", seat=["bot:random", "me", "bot:random"]))
    pilot.wait()
    chips = pilot.at("#seats .chip")
    assert chips.evaluate_all("all => all.map(one => one.dataset.seat)") == ["1", "2", "0"]
    expect(chips.first).to_contain_text("you")
    expect(chips.nth(1)).to_contain_text("bot")
    pilot.at("#tab-score").click()
    heads = pilot.at("#score thead th span").all_inner_texts()
    assert heads == ["Captain", "Random 2", "Random 1"]
    pilot.at("#wishes summary").click()
    pilot.page.locator("#wishes select[name=lang]").select_option("de")
    expect(chips.first).to_contain_text("Kapitän")
    pilot.at("#wishes summary").click()
    pilot.at("#tab-panels").click()
    expect(chips.first).to_contain_text("du")
    expect(chips.nth(1)).to_contain_text("Zufall 2")


def test_a_bot_that_cannot_play_is_said_and_another_plays_on(
    server: Served, context: BrowserContext, pilot: Pilot
) -> None:
    written = middle("nauticus").replace(b'"name":"Ben","kind":"bot:random"', b'"name":"Ben","kind":"bot:nope"')
    server.sit(pilot.page, brought(server, context, written))
    pilot.wait()
    expect(pilot.at("#failed")).to_contain_text("Ben (bot “nope”) gives no answer: nobody here knows this bot.")
    pilot.at(
        "#failed-deeds button",
    ).last.click()
    expect(pilot.at("#failed")).to_be_hidden()
    expect(pilot.at("#seats .chip").nth(1)).to_contain_text("Random")
    expect(pilot.at("#log li").last).to_contain_text("Random takes the place of Ben.")


def test_the_newest_step_of_a_plan_and_its_points_are_in_sight(
    server: Served, context: BrowserContext, pilot: Pilot
) -> None:
    server.sit(pilot.page, server.table(context, "nauticus", seat=["me", "bot:random"], seed="3"))
    pilot.wait()
    pilot.click("tile buy-hull")
    while pilot.at("#staged b").count() < 4:
        pilot.click(pilot.options[0])
    plan, last = pilot.at(".plan").bounding_box(), pilot.at("#staged b").last.bounding_box()
    assert plan
    assert last
    assert last["y"] + last["height"] <= plan["y"] + plan["height"] + 1
    assert last["height"] > 10


def test_outlines_lie_where_pieces_came_to_rest(server: Served, moving: Page) -> None:
    pilot = Pilot(moving)
    server.sit(moving, brought(server, moving.context, record("nauticus", 30)))
    pilot.wait()
    pilot.click("carry bow")
    moving.evaluate(AT_REST)
    assert pilot.at(".halo").count() > 1
    assert moving.evaluate(OFF) == []


def frame(place: Locator) -> str:
    """How something is framed that has the focus."""
    style: str = place.evaluate("one => getComputedStyle(one).outlineStyle")
    return style


def test_keys_in_a_row_and_no_frame_for_whoever_clicks(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    server.sit(pilot.page, brought(server, context, record("nemo2", 9)))
    pilot.wait()
    pilot.at("#options .more > button").click()
    keys = pilot.at("#options kbd").all_inner_texts()
    assert "".join(keys) == "123456789abcdefghijklmnopqrstuvwxyz"[: len(keys)]
    assert len(keys) > 11, "a question with b among its keys"
    pilot.at("#board").click(position={"x": 5, "y": 5})
    pilot.page.keyboard.press("ArrowUp")
    assert frame(pilot.at("#board")) == "none"
    wanted = pilot.options[10]
    label = pilot.option(wanted).locator("span").first.inner_text().split("\n")[0]
    pilot.press("b")
    expect(pilot.at("#staged b")).to_have_text(label.partition(" (")[0])
    pilot.page.keyboard.press("Shift+B")
    expect(pilot.at("#board")).to_be_focused()
    assert frame(pilot.at("#board")) != "none"


def test_odds_are_told_once_or_said_to_be_none(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    server.sit(pilot.page, server.table(context, "nauticus", seat=["me", "bot:random"]))
    pilot.wait()
    pilot.page.keyboard.press("Shift+O")
    expect(pilot.at("#notice")).to_have_text("No die and no draw follows any of these options directly. ")
    server.sit(pilot.page, brought(server, context, record("nemo2", 11)))
    pilot.wait()
    pilot.click("exert nothing")
    expect(pilot.at("#sheet .chance").first).to_contain_text("Sunk")
    lines = pilot.at("#sheet li").all_inner_texts()
    assert [line for line in lines if line.startswith("Attack: ")] == lines[:1]
    assert len(lines) == len(set(lines))


def test_the_front_page_of_a_phone_has_even_margins(server: Served, phone: BrowserContext) -> None:
    page = phone.new_page()
    page.set_viewport_size({"width": 320, "height": 640})
    server.sit(page, "/")
    sides = page.locator("main > section").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).map(({ left, right }) => [left, innerWidth - right])"
    )
    assert all(left == right for left, right in sides)
