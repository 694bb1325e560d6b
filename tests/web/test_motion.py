"""How a change of a drawing is shown: what glides, turns, flies and floats, read off the two drawings alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.web.conftest import SCREEN
from tests.web.served import Served

SHOWN = """async ([before, after]) => {
  const { canvas, patch } = await import("/static/patch.js");
  const { animate, stop } = await import("/static/motion.js");
  const byKey = pieces => new Map(pieces.map(one => [one[0], one]));
  const drawing = pieces => ({ width: 400, height: 400, ground: "", pieces: byKey(pieces) });
  const picture = canvas("");
  document.getElementById("board").replaceChildren(picture);
  patch(picture, drawing(before));
  animate([patch(picture, drawing(after))], 60000, true);
  const origin = picture.children[1].getScreenCTM();
  const home = transform => transform?.replace(/translate\\(([-\\d.]+)px, ([-\\d.]+)px\\) scale.*/, (_, x, y) =>
    [(x - origin.e) / origin.a, (y - origin.f) / origin.d].map(Math.round).join(" "));
  const found = document.getAnimations().map(run => {
    const { target } = run.effect;
    const flies = target.parentNode.id === "sky";
    const keys = run.effect.getKeyframes();
    const ends = [keys[0], keys.at(-1)];
    const way = ends.map(key => flies ? home(key.transform) : key.transform);
    return [flies ? `sky ${target.textContent}` : target.dataset.key, ...way, ...ends.map(key => key.opacity)];
  });
  stop();
  return found.map(one => one.map(value => value ?? ""));
}"""


@pytest.fixture
def table(browser: Browser, server: Served) -> Iterator[Page]:
    """A table at which things move."""
    context = browser.new_context(viewport=SCREEN, reduced_motion="no-preference", locale="en-GB")
    page = context.new_page()
    server.sit(page, server.table(context, "nauticus", seat=["me", "hotseat"]))
    page.wait_for_selector("#board .pieces > g")
    yield page
    context.close()


def piece(key: str, x: float, y: float, body: str = "<circle r='4'/>") -> list[Any]:
    """As the server sends it."""
    return [key, x, y, body, "", ""]


def pile(count: int, kind: str = "bow") -> list[Any]:
    """A pile of something, with its number."""
    return piece("pile", 300, 300, f"<g data-kind='{kind}'><text>{count}</text></g>")


def test_how_changes_are_shown(table: Page) -> None:
    def shown(before: list[Any], after: list[Any]) -> list[list[str]]:
        return sorted(table.evaluate(SHOWN, [before, after]))

    def turned(by: int) -> str:
        return f"<g data-turn='{by}'><circle r='4'/></g>"

    bow, mine = "<path data-kind='bow' d='M0 0H9'/>", "<circle class='a-seat-b' r='4'/>"
    back = "<rect data-face='down' width='9' height='9'/>"
    glide = shown([piece("a", 10, 10)], [piece("a", 90, 50)])
    assert glide == [["a", "translate(10px, 10px)", "translate(90px, 50px)", "", ""]]
    assert shown([piece("a", 9, 9, turned(315))], [piece("a", 9, 9, turned(45))])[0][1].endswith("rotate(-90deg)")
    assert "scale(0.05, 1)" in shown([piece("a", 9, 9, back)], [piece("a", 9, 9)])[0][1]
    assert "scale(0.05, 1)" in shown([piece("a", 9, 9, back)], [piece("b", 12, 9)])[0][1], "another one in its place"

    bought = shown([pile(5)], [pile(4), piece("new", 40, 40, bow)])
    assert [run[0] for run in bought] == ["new", "sky ", "sky −1"]
    assert bought[1][1:3] == ["300 300", "40 40"], "it comes from the pile of its kind"
    brought = shown([pile(4), piece("old", 40, 40, bow)], [pile(6)])
    assert [run[0] for run in brought] == ["sky ", "sky +2"]
    assert brought[0][1:3] == ["40 40", "300 300"]
    carried = shown([pile(4), piece("old", 40, 40, bow)], [pile(4), piece("new", 200, 40, bow)])
    assert [run[1:3] for run in carried if run[0] == "sky "] == [["40 40", "200 40"]]

    assert [run[0] for run in shown([], [piece("new", 40, 40)])] == ["new"]
    faded = shown([piece("old", 40, 40)], [])
    assert [(run[0], run[4]) for run in faded] == [("sky ", "0")]
    mat = piece("seat-1-name", 200, 200, "<rect x='-10' y='-10' width='20' height='20'/>")
    taken = shown([mat, piece("a", 40, 40)], [mat, piece("a", 40, 40, mine)])
    assert [run[1:3] for run in taken if run[0] == "sky "] == [["200 200", "40 40"]], "it comes from the seat"
    assert table.locator("#sky > *").count() == 0
