"""A phone has a board of its own: cut to what is asked, always as high, with letters that can be read."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.web.pilot import Fingers
from tests.web.positions import GAMES, brought, middle, record
from tests.web.served import Served
from tests.web.test_phone import box_of, too_small

LEAST_LETTER = 10.9
MOMENTS = (("en", 3), ("de", 9), ("en", 20), ("de", None))
"""A language, and how many answers of seat A lie behind; nothing for the middle of the game."""
SEEN = """() => {
  const frame = document.querySelector("#board").getBoundingClientRect();
  const front = document.querySelector("#table.fronted .front svg.drawing");
  const board = document.querySelector("#board svg.drawing");
  const picture = front ?? board;
  const within = ({ left, top, right, bottom }) =>
    left >= frame.left - 2 && top >= frame.top - 2 && right <= frame.right + 2 && bottom <= frame.bottom + 2;
  const meets = ({ left, top, right, bottom }) =>
    right > frame.left && left < frame.right && bottom > frame.top && top < frame.bottom;
  const near = new Set([...document.querySelectorAll("#near .halo")].map((halo) => halo.dataset.spot));
  const said = [...picture.querySelectorAll(":is(.ground, .pieces) text:not(defs text)")]
    .filter((text) => text.checkVisibility({ visibilityProperty: true }) && meets(text.getBoundingClientRect()));
  const size = (text) => text.getAttribute("font-size") * Math.abs(text.getScreenCTM().a);
  const words = said.map((text) => [text.textContent, size(text)]);
  const names = said.filter((text) => /\\p{L}{3}/u.test(text.textContent));
  const lit = [...picture.querySelectorAll(".halo")].filter((halo) => !near.has(halo.dataset.spot));
  const own = [...board.querySelectorAll('[data-spot="seat-0"], [data-spot^="seat-0-"]')].filter((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit && board.contains(hit) && one.contains(hit);
  });
  const asked = document.querySelector("#asked");
  return {
    height: frame.height,
    small: words.filter(([, size]) => size < least).map(([said, size]) => `${said}: ${size.toFixed(1)}`),
    cut: names.filter((text) => !within(text.getBoundingClientRect())).map((text) => text.textContent),
    outside: lit.filter((halo) => !within(halo.getBoundingClientRect())).map((halo) => halo.dataset.spot),
    again: own.map((one) => one.dataset.spot),
    lines: asked.clientHeight / parseFloat(getComputedStyle(asked).lineHeight),
  };
}""".replace("least", str(LEAST_LETTER))


def seated(server: Served, phone: BrowserContext, written: bytes, language: str = "en") -> Fingers:
    """Somebody with fingers at a table that a record has become."""
    phone.add_cookies([{"name": "lang", "value": language, "url": server.base}])
    pilot = Fingers(phone.new_page())
    server.sit(pilot.page, brought(server, phone, written))
    pilot.wait()
    return pilot


@pytest.mark.parametrize("game", GAMES)
def test_the_board_shows_what_is_asked_and_keeps_its_height(server: Served, phone: BrowserContext, game: str) -> None:
    heights = set()
    for language, answered in MOMENTS:
        written = middle(game) if answered is None else record(game, answered)
        pilot = seated(server, phone, written, language)
        seen = pilot.page.evaluate(SEEN)
        heights.add(seen.pop("height"))
        lines = seen.pop("lines")
        assert seen == {"small": [], "cut": [], "outside": [], "again": []}, (language, answered)
        assert lines < 2.2, (language, answered)
        assert too_small(pilot) == [], (language, answered)
        pilot.page.close()
    assert len(heights) == 1, heights


@pytest.mark.parametrize("game", GAMES)
def test_a_tablet_has_a_board_of_its_own_too(server: Served, tablet: BrowserContext, game: str) -> None:
    """What is asked fills the width, the board keeps its height, and the whole is a tap away."""
    heights = set()
    for language, answered in MOMENTS:
        written = middle(game) if answered is None else record(game, answered)
        pilot = seated(server, tablet, written, language)
        seen = pilot.page.evaluate(SEEN)
        if not pilot.at("#table.fronted").count():
            heights.add(seen["height"])
            assert box_of(pilot.at("#board svg.drawing"))["width"] > 780
        assert (seen["small"], seen["outside"]) == ([], []), (language, answered)
        assert too_small(pilot) == [], (language, answered)
        pilot.page.close()
    assert len(heights) == 1, heights


def test_sockets_are_large_on_a_tablet(server: Served, tablet: BrowserContext) -> None:
    pilot = seated(server, tablet, record("endeavor", 2))
    sockets = pilot.at('#board .pieces > [data-key^="zone-C1-"]:not([data-key$="links"])')
    assert sockets.count() > 3
    assert min(box_of(sockets.nth(place))["width"] for place in range(sockets.count())) >= 40
    pilot.at("#whole").tap()
    expect(pilot.at("#board svg.drawing")).to_have_attribute("viewBox", "0 0 1000 640")


def test_what_a_long_question_tells_becomes_chips(server: Served, phone: BrowserContext) -> None:
    """The sentence that asks stays, and nothing that was said is lost."""
    pilot = seated(server, phone, record("nemo1", 3), "de")
    expect(pilot.at("#asked")).to_have_text("Notfallhilfe?")
    expect(pilot.at("#facts li").first).to_contain_text("nötig 9")
    expect(pilot.at("#facts li").last).to_contain_text("Ruf +1")
    pilot.page.set_viewport_size({"width": 1280, "height": 800})
    expect(pilot.at("#asked")).to_contain_text("nötig 9. Notfallhilfe? Sonst: Ruf +1")
    expect(pilot.at("#facts")).to_be_hidden()


def view_box(page: Page) -> list[float]:
    """The part of the board that is seen."""
    found = str(page.locator("#board svg.drawing").get_attribute("viewBox"))
    return [float(value) for value in found.split()]


def test_the_whole_board_is_a_tap_away(server: Served, phone: BrowserContext) -> None:
    pilot = seated(server, phone, middle("nemo2"))
    cut = view_box(pilot.page)
    assert cut[2] < 1000
    pilot.at("#whole").tap()
    expect(pilot.at("#whole")).to_have_attribute("aria-pressed", "true")
    expect(pilot.at("#board svg.drawing")).to_have_attribute("viewBox", "0 0 1000 720")
    pilot.at("#whole").tap()
    expect(pilot.at("#board svg.drawing")).not_to_have_attribute("viewBox", "0 0 1000 720")
    assert view_box(pilot.page) == cut


@pytest.mark.parametrize("game", ["nauticus", "endeavor"])
def test_the_others_are_strips_that_unfold(server: Served, phone: BrowserContext, game: str) -> None:
    """In one game their mats lie on the board, in the other they are panels."""
    pilot = seated(server, phone, middle(game))
    strips = pilot.at("#strips .strip")
    expect(strips).to_have_count(2)
    strips.first.tap()
    expect(strips.first).to_have_attribute("aria-pressed", "true")
    panel = game == "endeavor"
    mat = pilot.at('.panel.front[data-panel="seat-1"]' if panel else '#board .ground [data-spot="seat-1"]')
    expect(mat).to_be_in_viewport(ratio=0.9)
    box = mat.bounding_box()
    assert box is not None
    assert box["width"] > 340, "it fills the width"
    strips.first.tap()
    expect(strips.first).to_have_attribute("aria-pressed", "false")


def test_the_influence_board_is_there_when_it_is_asked_about(server: Served, phone: BrowserContext) -> None:
    pilot = seated(server, phone, middle("endeavor"))
    expect(pilot.at('.panel.front[data-panel="influence"]')).to_be_in_viewport(ratio=0.9)
    spot = str(pilot.at('.panel.front[data-panel="influence"] .halo').first.get_attribute("data-spot"))
    pilot.halo(spot).tap()
    expect(pilot.at(".panel.front"), "the ocean is back").to_have_count(0)


def test_on_a_tablet_it_takes_the_place_of_the_ocean_too(server: Served, tablet: BrowserContext) -> None:
    pilot = seated(server, tablet, middle("endeavor"))
    expect(pilot.at('.panel.front[data-panel="influence"]')).to_be_in_viewport(ratio=0.9)


def test_the_own_mat_is_points_and_money_on_a_phone(server: Served, phone: BrowserContext) -> None:
    """The tracks are there where there is room, or where they are asked about."""
    pilot = seated(server, phone, middle("endeavor"))
    mat = pilot.at('#near [data-panel="seat-0"] svg.drawing')
    expect(mat).to_have_attribute("viewBox", re.compile("^0 0 [0-9]+ 30$"))
    expect(pilot.at('#near [data-spot="seat-0-know"]').first).to_be_in_viewport()
    pilot.page.set_viewport_size({"width": 1280, "height": 800})
    expect(mat).not_to_have_attribute("viewBox", re.compile("^0 0 [0-9]+ 30$"))


def test_the_tile_of_the_own_vessel_fills_the_width(server: Served, phone: BrowserContext) -> None:
    """Where nothing in the ocean is asked about."""
    pilot = seated(server, phone, record("endeavor", 2))
    box = box_of(pilot.at('#board .pieces [data-spot="zone-C1"]').first)
    assert box["width"] > 330


def test_one_deed_of_many_does_not_take_the_place_of_the_map(server: Served, tablet: BrowserContext) -> None:
    """A Refit may bring any of several upgrades, but it is one answer."""
    pilot = seated(server, tablet, record("nemo2", 31))
    expect(pilot.option("refit")).to_be_visible()
    expect(pilot.at(".panel.front")).to_have_count(0)
