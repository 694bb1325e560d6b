"""A report in a browser, from a disk: light and dark without a script, as narrow as a phone, and for everybody."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page

from pelagos.lab.folder import rows_folder
from pelagos.lab.match import asked_of, new_match, play_match
from pelagos.lab.report.figures import Chapters
from pelagos.lab.report.page import report_page
from pelagos.lab.report.reading import open_run

LIGHT, DARK = "rgb(246, 241, 228)", "rgb(15, 24, 30)"


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The report of a few games between bots that answer at random."""
    folder = tmp_path_factory.mktemp("report") / "rows"
    match = new_match("nauticus", ("random", "random"), 25, "1", {})
    assert len(list(play_match(match, folder=rows_folder(folder, asked_of(match, decisions=True))))) == 25
    run, chapters = open_run(folder), Chapters()
    for played in run.games():
        chapters.take(played)
    page = folder.parent / "report.html"
    page.write_text(report_page(run.asked, chapters.sum_up(run.asked), "en"), encoding="utf-8")
    return page


@pytest.fixture
def page(browser: Browser, written: Path) -> Iterator[Page]:
    context = browser.new_context(color_scheme="light", bypass_csp=True)
    page = context.new_page()
    page.goto(written.as_uri())
    yield page
    context.close()


def ground(page: Page) -> str:
    colour: str = page.evaluate("getComputedStyle(document.body).backgroundColor")
    return colour


def test_light_and_dark_need_no_script(page: Page) -> None:
    """As the computer says, until somebody chooses."""
    assert ground(page) == LIGHT
    page.emulate_media(color_scheme="dark")
    assert ground(page) == DARK
    page.get_by_text("Daylight").click()
    assert ground(page) == LIGHT
    page.emulate_media(color_scheme="light")
    page.get_by_text("Night").click()
    assert ground(page) == DARK


@pytest.mark.parametrize("width", [360, 700, 1280])
def test_nothing_is_wider_than_the_screen(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    small = "[...document.querySelectorAll('text, td, th, p')].map(e => parseFloat(getComputedStyle(e).fontSize))"
    assert min(page.evaluate(small)) >= 11


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_everybody_can_read_it(page: Page, theme: str) -> None:
    page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    found = Axe().run(page).response["violations"]
    assert [(one["id"], one["nodes"][0]["html"]) for one in found] == []
