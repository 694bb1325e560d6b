"""A tour of every screen: the pages around the games, and what stands on a table from the first question to the end."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import expect

from tests.web.pilot import Pilot
from tests.web.positions import brought, ended, middle, record
from tests.web.served import Served

TABS = ("score", "chat", "drawer", "text", "panels")
PAGES = ("/", "/t/nothing")


def pages(served: Served, pilot: Pilot) -> Iterator[str]:
    """The pages that belong to no game: the front before and after a first table, an error, an invitation."""
    for path in PAGES:
        served.sit(pilot.page, path)
        yield path
    path = served.table(pilot.page.context, "nauticus", seat=["me", "open"], access="public")
    served.sit(pilot.page, path)
    invite = str(pilot.at("#invite a").get_attribute("href"))
    yield "an open seat"
    pilot.page.goto(invite)
    yield "invitation"
    served.sit(pilot.page, "/")
    yield "front with tables"


def pages_of(served: Served, pilot: Pilot, game: str) -> Iterator[str]:
    """The form of a new table, with all its settings, and the rules."""
    served.sit(pilot.page, f"/new/{game}")
    pilot.at("details").evaluate_all("all => all.forEach(one => { one.open = true; })")
    yield "new"
    served.sit(pilot.page, f"/rules/{game}")
    yield "rules"


def table(served: Served, pilot: Pilot, game: str) -> Iterator[str]:
    """A table: first question, planned answers, every tab, help, menu, odds, looking back, the end."""
    seated(served, pilot, record(game, 0))
    yield "first question"
    seated(served, pilot, middle(game))
    yield "middle"
    yield from beside(pilot)
    yield from questions(pilot)
    yield from overlays(pilot)
    seated(served, pilot, ended(game))
    yield "end"
    pilot.point("#end form[method=dialog] button")
    yield "after the end"


def beside(pilot: Pilot) -> Iterator[str]:
    """What stands beside the board, tab by tab; on a small screen it is a sheet that takes the board's place."""
    sheet = pilot.at("#open-side")
    if sheet.is_visible():
        pilot.point("#open-side")
    for tab in TABS:
        pilot.point(f"#tab-{tab}")
        if tab == "chat":
            say(pilot)
        if tab == "drawer":
            pilot.at("#drawer p").first.wait_for()
        yield f"tab {tab}"
    if sheet.is_visible():
        pilot.point("#open-side")


def questions(pilot: Pilot) -> Iterator[str]:
    """Odds beside the options, a reason, and a planned answer."""
    pilot.at("body").press("Shift+O")
    pilot.at("body").press("Shift+Q")
    if pilot.at(".refusal").count():
        pilot.at(".refusal").first.focus()
        yield "reason"
        pilot.page.keyboard.press("Escape")
    pilot.click(pilot.options[0])
    yield "planned"
    pilot.press("Escape")
    pilot.at("body").press("Shift+O")


def overlays(pilot: Pilot) -> Iterator[str]:
    """Help, the menu, and the game as it was."""
    pilot.point("#open-help")
    yield "help"
    pilot.point("#help form[method=dialog] button")
    pilot.point("#wishes summary")
    yield "menu"
    pilot.point("#wishes summary")
    pilot.page.keyboard.press("ArrowLeft")
    expect(pilot.at("#travel")).to_be_visible()
    yield "looking back"


def seated(served: Served, pilot: Pilot, written: bytes) -> None:
    """At a table that a record has become."""
    served.sit(pilot.page, brought(served, pilot.page.context, written))
    pilot.wait()


def say(pilot: Pilot) -> None:
    """A line in the chat."""
    pilot.at("#chat-form input").fill("12345")
    pilot.point("#chat-form button")
    pilot.at("#chat-lines p").first.wait_for()
