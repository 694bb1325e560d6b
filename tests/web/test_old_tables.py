"""A table of older rules in the browser is seen, says what it is, and goes on; who is refused stops asking."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import BrowserContext, Page, expect
from sqlalchemy import delete

from pelagos.server.store.database import films, open_database, snapshots
from tests.server.test_old_tables import OLD, age
from tests.web.served import Served


def test_an_old_table_is_seen_and_goes_on(
    own_server: Served, tmp_path: Path, context: BrowserContext, page: Page
) -> None:
    path = own_server.table(context, "nauticus", seat=["me", "bot:random"], seat_name=["", ""])
    own_server.sit(page, path)
    drawn = page.locator("#board svg > g").first
    board = drawn.inner_html()
    own_server.stop()
    age(str(next(tmp_path.glob("*.db"))), rules=OLD)
    own_server.start()
    own_server.sit(page, path)
    expect(page.locator("#failed-story")).to_contain_text(OLD)
    assert drawn.inner_html() == board
    expect(page.locator("#options button")).to_have_count(0)
    page.locator("#failed-deeds button").click()
    expect(page.locator("#options button").first).to_be_visible()
    expect(page.locator("#failed")).to_be_hidden()
    assert page.url.partition("/t/")[2] != path.removeprefix("/t/")
    own_server.sit(page, path)
    expect(page.locator("#failed-deeds a")).to_be_visible()


def test_a_page_that_is_refused_stops_asking(
    own_server: Served, tmp_path: Path, context: BrowserContext, page: Page
) -> None:
    """[J5] It was 47 connections in 20 seconds. Time is moved on, so that nobody waits."""
    path = own_server.table(context, "nauticus", seat=["me", "bot:random"], seat_name=["", ""])
    own_server.stop()
    db = str(next(tmp_path.glob("*.db")))
    age(db, rules=OLD)
    engine = open_database(db)
    with engine.begin() as connection:
        connection.execute(delete(films))
        connection.execute(delete(snapshots))
    engine.dispose()
    own_server.start()
    page.clock.install()
    asked: list[str] = []
    page.on("websocket", lambda line: asked.append(line.url))
    page.goto(own_server.base + path)
    expect(page.locator("#board .waiting")).to_contain_text(OLD)
    expect(page.locator("#line")).to_have_text("Not connected.")
    page.clock.run_for(60_000)
    page.evaluate("() => fetch('/healthz')")
    assert len(asked) == 1
