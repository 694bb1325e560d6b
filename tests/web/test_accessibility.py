"""Roles, names and contrast of every screen in every theme, checked by axe; and the way of the focus."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, Page, expect

from tests.web.pilot import Pilot
from tests.web.served import Served

THEMES = ("light", "dark", "paper")
NEMO: dict[str, str | list[str]] = {"seat": ["me"], "set-motive": "science", "set-level": "sailor"}
NAUTICUS: dict[str, str | list[str]] = {"seat": ["me", "bot:random", "bot:random"]}


def faults(page: Page) -> list[str]:
    """What axe finds: the rule and where."""
    found = Axe().run(page).response["violations"]
    return [f"{fault['id']}: {[node['target'] for node in fault['nodes']]}" for fault in found]


@pytest.mark.parametrize("theme", THEMES)
def test_the_pages_have_no_barriers(server: Served, context: BrowserContext, page: Page, theme: str) -> None:
    context.add_cookies([{"name": "theme", "value": theme, "url": server.base}])
    for path in ("/", "/new/nemo2", "/rules/nauticus", "/t/nothing"):
        server.sit(page, path)
        assert faults(page) == [], path


def test_the_table_has_no_barriers_in_any_tab(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    server.sit(pilot.page, server.table(context, "nemo2", **NEMO))
    pilot.wait()
    for tab in ("score", "chat", "drawer", "text", "panels"):
        pilot.at(f"#tab-{tab}").click()
        assert faults(pilot.page) == [], tab
    pilot.page.keyboard.press("?")
    assert faults(pilot.page) == [], "help"


def test_the_table_has_no_barriers_in_any_theme(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    server.sit(pilot.page, server.table(context, "nauticus", **NAUTICUS))
    pilot.wait()
    pilot.click(pilot.options[0])
    for theme in THEMES:
        pilot.at("html").evaluate("(page, theme) => { page.dataset.theme = theme; }", theme)
        assert faults(pilot.page) == [], theme


def test_the_focus_follows_the_question(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    """With Tab and Enter alone: the focus never falls out of the question."""
    server.sit(pilot.page, server.table(context, "nauticus", **NAUTICUS))
    pilot.wait()
    pilot.at("#options button").first.focus()
    while not pilot.ready:
        pilot.page.keyboard.press("Enter")
        pilot.wait()
        pilot.at("#question :focus").wait_for()
        if pilot.options and "stop" in pilot.options:
            pilot.option("stop").focus()
    expect(pilot.at("#confirm")).to_be_focused()
    pilot.page.keyboard.press("Enter")
    expect(pilot.at("#stage")).to_be_hidden()


def test_the_text_board_tells_only_what_changed(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    server.sit(pilot.page, server.table(context, "nauticus", **NAUTICUS))
    pilot.wait()
    expect(pilot.at("#text")).to_have_attribute("aria-live", "polite")
    before = pilot.at("#text p").all_inner_texts()
    pilot.at("#text p").evaluate_all("all => all.forEach(one => { one.kept = true; })")
    pilot.click(pilot.options[0])
    assert pilot.at("#text p").all_inner_texts() != before
    assert pilot.at("#text p").evaluate_all("all => all.every(one => one.kept)")
