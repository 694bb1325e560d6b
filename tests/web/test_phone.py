"""On a phone and a tablet: board first, the question at the thumb, panels as a sheet, large targets, no hover."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import BrowserContext, FloatRect, Locator, expect

from tests.web.pilot import Fingers
from tests.web.served import Served

LEAST_TARGET = 44
Fields = dict[str, str | list[str]]
NAUTICUS: Fields = {"seat": ["me", "bot:random"]}
NEMO: Fields = {"seat": ["me"], "set-motive": "science", "set-level": "sailor"}
GAMES: dict[str, Fields] = {
    "nauticus": NAUTICUS,
    "nemo1": {"seat": ["me"], "set-commitment": "war"},
    "nemo2": NEMO,
    "endeavor": {"seat": ["me", "hotseat"]},
}
TOUCHABLE = ", ".join(
    f"{place}:visible" for place in ("button", "a:not(.name)", "summary", "select", "input", "#log li[data-n]")
)
SIZES = """all => all
    .map(one => one.closest("label") ?? one)
    .map(one => [`${one.id || one.className || one.tagName}: ${one.textContent.trim()}`, one.getBoundingClientRect()])
    .filter(([, box]) => box.height && box.right > 0)
    .map(([name, box]) => [name, Math.round(box.width), Math.round(box.height)])"""
SPOTS = """() => {
  const buttons = [...document.querySelectorAll("#options button")];
  const begins = halo => halo.textContent.split("\\n")[0].split(" → ")[0];
  return [...document.querySelectorAll("#board .halo")]
    .filter(halo => !buttons.some(button => button.dataset.spots?.split(" ").includes(halo.dataset.spot)))
    .filter(halo => !buttons.some(button => button.textContent.includes(begins(halo))))
    .map(halo => halo.dataset.spot);
}"""


CUT = "one => one.clientWidth > 1 && (one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight)"


def too_small(pilot: Fingers) -> list[list[object]]:
    """Whatever can be touched but is hard to hit; names in sentences are as large as their words."""
    found: list[list[object]] = pilot.at(TOUCHABLE).evaluate_all(SIZES)
    return [size for size in found if min(map(int, map(str, size[1:]))) < LEAST_TARGET]


@pytest.mark.parametrize("game", GAMES)
def test_every_target_is_large_enough(server: Served, phone: BrowserContext, game: str) -> None:
    """Also where the board's own spots are small: each has a button in the list, or begins with one."""
    pilot, rng = Fingers(phone.new_page()), random.Random(4)
    server.sit(pilot.page, server.table(phone, game, **GAMES[game]))
    pilot.wait()
    while not (pilot.at(".refusal").count() and pilot.at("#board .halo").count()):
        pilot.wander(rng)
        pilot.wait()
    assert too_small(pilot) == []
    for seldom in pilot.at("#options button:not([data-option])").all():
        seldom.tap()
    assert pilot.page.evaluate(SPOTS) == []
    pilot.click(pilot.options[0])
    assert too_small(pilot) == []
    pilot.at("#open-side").tap()
    for tab in ("score", "chat", "drawer", "text", "log", "panels"):
        pilot.at(f"#tab-{tab}").tap()
        assert too_small(pilot) == [], tab
    pilot.at("#open-side").tap()
    pilot.at("#wishes summary").tap()
    assert too_small(pilot) == [], "options"


def box_of(place: Locator) -> FloatRect:
    """Where something stands."""
    found = place.bounding_box()
    assert found is not None
    return found


@pytest.mark.parametrize("game", GAMES)
def test_board_own_panel_and_question_stand_one_under_the_other(
    server: Served, phone: BrowserContext, game: str
) -> None:
    pilot = Fingers(phone.new_page())
    server.sit(pilot.page, server.table(phone, game, **GAMES[game]))
    pilot.wait()
    board, near, question = (box_of(pilot.at(name)) for name in ("#board", "#near", "#question"))
    assert board["y"] + board["height"] <= near["y"] + 1
    assert near["y"] + near["height"] <= question["y"] + 1
    assert board["height"] > 230
    assert near["height"] > 60
    assert round(question["y"] + question["height"]) == 844
    assert pilot.at("html").evaluate("page => page.scrollWidth") == 390
    assert not pilot.at("#game").evaluate(CUT), "the title is cut off"


def test_on_a_tablet_the_question_is_at_the_thumb_too(server: Served, tablet: BrowserContext) -> None:
    pilot = Fingers(tablet.new_page())
    server.sit(pilot.page, server.table(tablet, "nauticus", **NAUTICUS))
    pilot.wait()
    question, side = box_of(pilot.at("#question")), box_of(pilot.at(".side"))
    assert question["y"] + question["height"] == pytest.approx(1170, abs=2)
    assert question["width"] > 780
    assert side["y"] + side["height"] <= question["y"]
    assert too_small(pilot) == []
    pilot.at("#tab-log").tap()
    expect(pilot.at("#log li").last).to_be_in_viewport()


def test_a_turn_by_touch(server: Served, phone: BrowserContext) -> None:
    pilot = Fingers(phone.new_page())
    server.sit(pilot.page, server.table(phone, "nauticus", **NAUTICUS))
    pilot.wait()
    tile = pilot.options[0]
    pilot.halo(str(pilot.option(tile).get_attribute("data-spots")).split()[0]).tap()
    pilot.wait()
    pilot.confirm()
    pilot.at("#open-side").tap()
    expect(pilot.at("#seats")).to_be_visible()
    expect(pilot.at("#board")).to_be_hidden()
    expect(pilot.at("#near .drawing")).to_be_visible()
    pilot.at("#tab-log").tap()
    expect(pilot.at("#log li").last).to_be_in_viewport()
    pilot.at("#open-side").tap()
    expect(pilot.at("#board")).to_be_visible()


def test_a_line_of_the_log_leads_back_to_the_board(server: Served, phone: BrowserContext) -> None:
    pilot = Fingers(phone.new_page())
    server.sit(pilot.page, server.table(phone, "nauticus", **NAUTICUS))
    pilot.wait()
    pilot.at("#open-side").tap()
    pilot.at("#tab-log").tap()
    pilot.at("#log li[data-n]").nth(1).tap(position={"x": 4, "y": 8})
    expect(pilot.at("#travel")).to_be_visible()
    expect(pilot.at("#board")).to_be_visible()
    pilot.at("#now").tap()
    expect(pilot.at("#options button").first).to_be_visible()


def test_the_answers_fold_away(server: Served, phone: BrowserContext) -> None:
    pilot = Fingers(phone.new_page())
    server.sit(pilot.page, server.table(phone, "nauticus", **NAUTICUS))
    pilot.wait()
    before = box_of(pilot.at("#board"))["height"]
    pilot.at("#fold").tap()
    expect(pilot.at("#options button").first).to_be_hidden()
    assert box_of(pilot.at("#board"))["height"] > before + 200
    pilot.at("#fold").tap()
    expect(pilot.at("#options button").first).to_be_visible()


def test_reasons_rules_names_and_odds_come_by_taps(server: Served, phone: BrowserContext) -> None:
    pilot = Fingers(phone.new_page())
    server.sit(pilot.page, server.table(phone, "nemo2", **NEMO))
    pilot.wait()
    pilot.at("#wishes summary").tap()
    pilot.page.get_by_label("Show the odds beside the options").tap()
    beside(pilot)
    odds = pilot.at("#options .chance").filter(has_text="%")
    while not (pilot.at(".refusal").count() and odds.count()):
        pilot.confirm() if pilot.ready else pilot.click(pilot.options[-1])
    expect(odds.first).to_be_visible()
    pilot.at(".refusal").first.tap(force=True)
    expect(pilot.at("#tip .why")).not_to_be_empty()
    with phone.expect_page() as opened:
        pilot.at("#tip a.rule").tap()
    expect(opened.value.locator("h1")).to_contain_text("The rules of")
    pilot.at("#near [data-key]:has(> title)").first.tap(force=True)
    expect(pilot.at("#tip .why")).not_to_be_empty()
    beside(pilot)
    expect(pilot.at("#tip")).to_be_hidden()


def beside(pilot: Fingers) -> None:
    """Tap where nothing is and no menu reaches: on the bar."""
    pilot.at("#moment").tap()


def double_tap(pilot: Fingers, x: float, y: float) -> None:
    """Twice, quickly."""
    for _ in "12":
        pilot.page.touchscreen.tap(x, y)


WIDTH = "one => one.getBoundingClientRect().width"


def test_a_double_tap_looks_closer(server: Served, phone: BrowserContext) -> None:
    pilot = Fingers(phone.new_page())
    server.sit(pilot.page, server.table(phone, "nemo2", **NEMO))
    pilot.wait()
    drawing = pilot.at("#board svg.drawing")
    before = drawing.evaluate(WIDTH)
    y = box_of(pilot.at("#board"))["y"] + 20
    double_tap(pilot, 20, y)
    assert drawing.evaluate(WIDTH) > 2 * before
    double_tap(pilot, 20, y)
    assert drawing.evaluate(WIDTH) == before


def test_two_fingers_look_closer(server: Served, phone: BrowserContext) -> None:
    pilot = Fingers(phone.new_page())
    server.sit(pilot.page, server.table(phone, "nauticus", **NAUTICUS))
    pilot.wait()
    drawing = pilot.at("#board svg.drawing")
    before, y = drawing.evaluate(WIDTH), box_of(pilot.at("#board"))["y"] + 100
    line = phone.new_cdp_session(pilot.page)
    for kind, apart in (("touchStart", 40), ("touchMove", 50), ("touchMove", 80), ("touchMove", 100)):
        points = [{"x": 195 - apart, "y": y}, {"x": 195 + apart, "y": y}]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert drawing.evaluate(WIDTH) == pytest.approx(2 * before, rel=0.05)
    assert pilot.at("html").evaluate("page => page.scrollWidth") == 390
