"""A page with a whole game, opened from the disk: no server, no request, every moment there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from pelagos.games.registry import NAMES
from pelagos.server.pages.replay_page import replay_page
from tests.recorded import played
from tests.web.axe import barriers
from tests.web.conftest import SCREEN

SEATS = {"nauticus": 2, "nemo1": 1, "nemo2": 1, "endeavor": 2}
PHONE: ViewportSize = {"width": 390, "height": 844}
PIECES = "#board .pieces"
SHAPES = "all => all.map(one => one.outerHTML).join()"


@cache
def page_of(game: str, lang: str) -> str:
    """A page; the same for all who look at it."""
    return replay_page(played(game, SEATS[game])[0], (), lang, "light", lambda done, all_: None)


def written(folder: Path, game: str, lang: str = "en") -> str:
    """The address of a page on the disk."""
    path = folder / f"{game}-{lang}.html"
    path.write_text(page_of(game, lang), encoding="utf-8")
    return path.as_uri()


def last_of(game: str) -> int:
    return played(game, SEATS[game])[0].version


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    """A page on which no script may fail, nothing may be forbidden, and nothing may be asked of anybody."""
    page = context.new_page()
    problems: list[str] = []
    page.on("pageerror", lambda problem: problems.append(str(problem)))
    page.on("console", lambda message: problems.append(message.text) if message.type == "error" else None)
    page.on("request", lambda asked: None if asked.url.startswith(("file:", "data:")) else problems.append(asked.url))
    yield page
    assert problems == []


def at(page: Page, version: int, game: str) -> None:
    expect(page.locator("#where")).to_have_text(f"{version} / {last_of(game)}")


@pytest.mark.parametrize("game", NAMES)
def test_it_plays_to_the_end(tmp_path: Path, page: Page, game: str) -> None:
    last = last_of(game)
    page.goto(written(tmp_path, game) + f"#at={last - 4}")
    at(page, last - 4, game)
    before = page.locator(PIECES).evaluate_all(SHAPES)
    page.locator("[data-speed=fast]").click()
    page.locator("#play").click()
    at(page, last, game)
    expect(page.locator("#play")).to_have_attribute("aria-pressed", "false")
    expect(page).to_have_url(re.compile(rf"#at={last}$"))
    page.keyboard.press("Home")
    at(page, 0, game)
    assert page.locator(PIECES).evaluate_all(SHAPES) != before
    page.evaluate(f"location.hash = '#at={last - 4}'")
    at(page, last - 4, game)
    assert page.locator(PIECES).evaluate_all(SHAPES) == before


@pytest.mark.parametrize("game", NAMES)
def test_every_moment_can_be_shown(tmp_path: Path, page: Page, game: str) -> None:
    """Forward and backward over the slider; question, text board, score and panels are there at each of them."""
    page.goto(written(tmp_path, game))
    shown = page.evaluate(
        """() => {
          const slider = document.getElementById("when");
          const words = (id) => document.getElementById(id).textContent.trim();
          const go = (n) => { slider.value = n; slider.dispatchEvent(new Event("input")); };
          const empty = [];
          for (let n = Number(slider.max); n >= 0; n -= 1) {
            go(n);
            const lacking = ["asked", "moment", "text", "score", "seats"].filter((id) => !words(id));
            if (!document.querySelector("#board .pieces").children.length && n) lacking.push("pieces");
            if (lacking.length) empty.push([n, ...lacking]);
          }
          return [Number(slider.max), empty];
        }"""
    )
    assert shown == [last_of(game), []]


def test_keys_slider_log_and_help(tmp_path: Path, page: Page) -> None:
    page.goto(written(tmp_path, "nauticus"))
    page.keyboard.press("ArrowRight")
    at(page, 1, "nauticus")
    page.keyboard.press("ArrowLeft")
    at(page, 0, "nauticus")
    page.keyboard.press("Space")
    expect(page.locator("#play")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("-")
    expect(page.locator("[data-speed=slow]")).to_have_attribute("aria-pressed", "true")
    page.locator("#log li").nth(6).click()
    expect(page.locator("#play")).to_have_attribute("aria-pressed", "false")
    expect(page.locator("#log li[aria-current]")).to_have_count(1)
    page.keyboard.press("?")
    expect(page.locator("#help")).to_be_visible()
    page.locator("#help button").click()
    page.keyboard.press("t")
    expect(page.locator("#text p").first).to_be_visible()


def test_the_question_and_its_answer_are_shown(tmp_path: Path, page: Page) -> None:
    page.goto(written(tmp_path, "nauticus") + "#at=7")
    expect(page.locator("#asked")).to_contain_text("Ada")
    expect(page.locator("#options .given b")).not_to_be_empty()


def test_the_end_has_its_sheet(tmp_path: Path, page: Page) -> None:
    page.goto(written(tmp_path, "nemo2", "es"))
    page.locator("#end-again").click()
    expect(page.locator("#end .verdict")).to_have_text("Tras una derrota no se puntúa.")
    expect(page.locator("#end-body :is(.ranking, .score-sheet:not(.unscored))")).to_have_count(0)
    expect(page.locator("#end .epilogue")).not_to_have_count(0)
    page.locator("#end button.primary").click()
    expect(page.locator("#end")).to_be_hidden()


def test_the_look_can_be_changed(tmp_path: Path, page: Page) -> None:
    page.goto(written(tmp_path, "endeavor"))
    colour = "getComputedStyle(document.body).backgroundColor"
    light = page.evaluate(colour)
    page.locator("#theme").select_option("dark")
    assert page.evaluate(colour) != light


def test_the_line_of_the_moment_is_in_sight_at_once(tmp_path: Path, page: Page) -> None:
    page.goto(f"{written(tmp_path, 'endeavor')}#at=40")
    at(page, 40, "endeavor")
    expect(page.locator("#log [aria-current]")).to_be_in_viewport()


def test_a_moment_that_never_was_is_the_last_one(tmp_path: Path, page: Page) -> None:
    page.goto(written(tmp_path, "nemo1") + "#at=99999")
    at(page, last_of("nemo1"), "nemo1")


@pytest.mark.parametrize("game", NAMES)
def test_it_fits_a_phone(tmp_path: Path, browser: Browser, game: str) -> None:
    phone = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)
    page = phone.new_page()
    page.goto(written(tmp_path, game, "de") + "#at=60")
    at(page, 60, game)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    boxes = [box for box in (one.bounding_box() for one in page.locator("button:visible").all()) if box]
    assert all(box["width"] >= 44 and box["height"] >= 44 for box in boxes)
    page.locator("#open-side").tap()
    page.locator("#tab-log").tap()
    expect(page.locator("#log li").first).to_be_attached()
    page.locator("#step-on").tap()
    expect(page.locator("#where")).not_to_have_text(re.compile("^60 "))
    phone.close()


@pytest.mark.parametrize("game", NAMES)
def test_it_has_no_barriers_in_any_theme(tmp_path: Path, browser: Browser, game: str) -> None:
    """The checker puts its own script into the page, which the page's policy would forbid."""
    context = browser.new_context(viewport=SCREEN, bypass_csp=True)
    page = context.new_page()
    page.goto(written(tmp_path, game) + "#at=50")
    at(page, 50, game)
    for tab in ("panels", "score", "text"):
        page.locator(f"#tab-{tab}").click()
        assert barriers(page) == [], tab
    page.locator("#end-again").click()
    assert barriers(page) == []
    context.close()


def test_great_moments_stand_on_the_stage(tmp_path: Path, page: Page) -> None:
    """With picture, story and sheet, readable at a usual size; the next moment clears the stage, and so does a key."""
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto(written(tmp_path, "nemo2"))
    page.locator("#log li", has_text="Card: ").first.click()
    expect(page.locator("#scene-picture svg")).to_be_visible()
    ends = "ids => ids.map(id => document.getElementById(id).getBoundingClientRect().bottom)"
    story, body = page.evaluate(ends, ["scene-story", "scene-body"])
    assert story < body
    assert barriers(page) == []
    page.keyboard.press("Enter")
    expect(page.locator("#scene")).to_be_hidden()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#scene-story")).not_to_be_empty()
    page.locator("#log li", has_text="test: dice").first.click()
    expect(page.locator("#roll .die")).to_have_count(2)
    page.keyboard.press("Home")
    expect(page.locator("#scene")).to_be_hidden()


def test_the_end_has_its_course_and_danger_its_strip(tmp_path: Path, page: Page) -> None:
    """Points over time and turning points, which open their moments; what threatened is told at every moment."""
    page.goto(written(tmp_path, "nemo2"))
    page.keyboard.press("End")
    page.locator("#end-again").click()
    expect(page.locator("#end-review .chart svg")).to_be_visible()
    page.locator("#end-review .turned").nth(2).click()
    expect(page.locator("#end")).to_be_hidden()
    expect(page.locator("#perils li").first).to_be_visible()
