"""A real browser and a real server."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect, sync_playwright

from pelagos.letters.faces import FACES, source_path
from tests.web.pilot import Pilot
from tests.web.served import Served
from tests.web.unpainted import nothing_painted

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The one without a window first: it does half the work, for the others draw their own buttons for each new context."""
CHROMIUM = next((found for found in map(shutil.which, BROWSERS) if found), None)
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--renderer-process-limit=1",
    "--in-process-gpu",
    "--js-flags=--single-threaded",
)
"""The last three: no renderer is started ahead for a page that never comes, which took a third of the work to open one;
nothing is handed over to a process that paints nothing; and scripts are compiled and swept where they run: other
threads gain nothing where all processors are busy, and looking after them took a sixth of the work."""
expect.set_options(timeout=30_000)

SCREEN: ViewportSize = {"width": 1280, "height": 800}
TABLET: ViewportSize = {"width": 820, "height": 1180}
PHONE: ViewportSize = {"width": 390, "height": 844}


@pytest.fixture(scope="session")
def fonts(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the browser believes the machine to have: one family, whatever is installed."""
    folder = tmp_path_factory.mktemp("fonts")
    conf = folder / "fonts.conf"
    family = source_path(FACES[-1]).parent
    conf.write_text(f"<fontconfig><dir>{family}</dir><cachedir>{folder / 'cache'}</cachedir></fontconfig>")
    return conf


@pytest.fixture(scope="session")
def browser(fonts: Path) -> Iterator[Browser]:
    """One browser for all tests of a worker; it paints nothing."""
    if CHROMIUM is None:
        pytest.fail("these tests need Chromium: apt install chromium")
    with sync_playwright() as playwright, nothing_painted():
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=list(FLAGS), env={**os.environ, "FONTCONFIG_FILE": str(fonts)}
        )
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests that leave it running."""
    served = Served(tmp_path_factory.mktemp("served"))
    yield served
    served.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Served]:
    """A server that a test may kill."""
    served = Served(tmp_path)
    yield served
    served.stop()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A browser without a past; motion is reduced, so that nothing is still on its way when it is clicked."""
    context = browser.new_context(viewport=SCREEN, reduced_motion="reduce", locale="en-GB")
    yield context
    context.close()


@pytest.fixture
def phone(browser: Browser) -> Iterator[BrowserContext]:
    """A small screen with fingers."""
    context = touched(browser, PHONE)
    yield context
    context.close()


@pytest.fixture
def tablet(browser: Browser) -> Iterator[BrowserContext]:
    """A larger one."""
    context = touched(browser, TABLET)
    yield context
    context.close()


def touched(browser: Browser, screen: ViewportSize) -> BrowserContext:
    """A browser without a mouse."""
    return browser.new_context(viewport=screen, has_touch=True, is_mobile=True, reduced_motion="reduce", locale="en-GB")


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    """A page on which no script may fail."""
    page = context.new_page()
    problems: list[str] = []
    page.on("pageerror", lambda problem: problems.append(str(problem)))
    yield page
    assert problems == []


@pytest.fixture
def pilot(page: Page) -> Pilot:
    """Somebody at that page."""
    return Pilot(page)
