"""On a phone: board first, the question at the thumb, panels as a sheet, large targets, nothing needs hover."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.web.pilot import Pilot
from tests.web.served import Served

LEAST_TARGET = 44
NEMO: dict[str, str | list[str]] = {"seat": ["me"], "set-motive": "science", "set-level": "sailor"}


@pytest.fixture
def phone(browser: Browser) -> Iterator[BrowserContext]:
    """A small screen with fingers."""
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, reduced_motion="reduce"
    )
    yield context
    context.close()


def test_every_target_is_large_enough(server: Served, phone: BrowserContext) -> None:
    pilot = Pilot(phone.new_page())
    server.sit(pilot.page, server.table(phone, "nemo2", **NEMO))
    pilot.wait()
    while not pilot.at(".refusal").count():
        pilot.at("#confirm").tap() if pilot.ready else pilot.option(pilot.options[-1]).tap()
        pilot.wait()
    sizes = pilot.at("button:visible, summary:visible").evaluate_all(
        "all => all.map(one => [one.textContent.trim(), one.getBoundingClientRect()]).filter(([, box]) => box.height)"
        ".map(([name, box]) => [name, Math.round(box.width), Math.round(box.height)])"
    )
    assert [size for size in sizes if min(size[1:]) < LEAST_TARGET] == []


def test_a_turn_by_touch(server: Served, phone: BrowserContext) -> None:
    pilot = Pilot(phone.new_page())
    server.sit(pilot.page, server.table(phone, "nauticus", seat=["me", "bot:random"]))
    pilot.wait()
    board, question = (pilot.at(name).bounding_box() for name in ("#board", "#question"))
    assert board is not None
    assert question is not None
    assert board["y"] < question["y"]
    assert round(question["y"] + question["height"]) == 844
    assert pilot.at("html").evaluate("page => page.scrollWidth") == 390
    tile = pilot.options[0]
    pilot.halo(str(pilot.option(tile).get_attribute("data-spots"))).tap()
    pilot.wait()
    pilot.at("#confirm").tap()
    pilot.wait()
    pilot.at("#open-side").tap()
    expect(pilot.at("#seats")).to_be_visible()
    expect(pilot.at("#board")).to_be_hidden()
    pilot.at("#open-side").tap()
    expect(pilot.at("#board")).to_be_visible()


def test_a_double_tap_looks_closer(server: Served, phone: BrowserContext) -> None:
    pilot = Pilot(phone.new_page())
    server.sit(pilot.page, server.table(phone, "nemo2", **NEMO))
    pilot.wait()
    width = "one => one.getBoundingClientRect().width"
    before = pilot.at("#board svg.drawing").evaluate(width)
    pilot.at("#board").dblclick(position={"x": 20, "y": 20})
    assert pilot.at("#board svg.drawing").evaluate(width) > 2 * before
    pilot.at("#board").dblclick(position={"x": 20, "y": 20})
    assert pilot.at("#board svg.drawing").evaluate(width) == before
