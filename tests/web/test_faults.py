"""The line breaks, the server dies: the page says so, comes back, and nothing is lost."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, Route, expect

from tests.web.pilot import PATIENCE, Pilot
from tests.web.served import Served


def test_the_server_is_killed_in_the_middle_of_a_turn(
    own_server: Served, context: BrowserContext, pilot: Pilot
) -> None:
    own_server.sit(pilot.page, own_server.table(context, "nauticus", seat=["me", "bot:random"]))
    pilot.wait()
    pilot.click(pilot.options[0])
    pilot.confirm()
    lines, options = pilot.version_shown(), pilot.options
    own_server.kill()
    expect(pilot.at("#line")).to_contain_text("No connection")
    own_server.start()
    expect(pilot.at("#line")).to_be_empty(timeout=PATIENCE)
    assert (pilot.version_shown(), pilot.options) == (lines, options)
    pilot.click(options[0])
    pilot.confirm()
    pilot.calm()
    assert pilot.version_shown() > lines


def test_what_was_planned_survives_a_broken_line(own_server: Served, context: BrowserContext, pilot: Pilot) -> None:
    own_server.sit(pilot.page, own_server.table(context, "nauticus", seat=["me", "bot:random"]))
    pilot.wait()
    pilot.click(pilot.options[0])
    own_server.kill()
    expect(pilot.at("#line")).to_contain_text("No connection")
    own_server.start()
    expect(pilot.at("#line")).to_be_empty(timeout=PATIENCE)
    expect(pilot.at("#staged b")).to_have_count(1)
    pilot.confirm()
    pilot.calm()


def test_an_answer_given_without_a_line_is_sent_when_it_is_back(
    own_server: Served, context: BrowserContext, pilot: Pilot
) -> None:
    own_server.sit(pilot.page, own_server.table(context, "nauticus", seat=["me", "bot:random"]))
    pilot.wait()
    tiles = pilot.options
    pilot.click(tiles[0])
    own_server.kill()
    expect(pilot.at("#line")).to_contain_text("No connection")
    pilot.at("#confirm").click()
    expect(pilot.at("#question")).to_have_attribute("aria-busy", "true")
    own_server.start()
    pilot.wait()
    assert pilot.options != tiles
    expect(pilot.at("#stage")).to_be_hidden()


def test_two_tabs_that_answer_at_once(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    path = server.table(context, "nauticus", seat=["me", "bot:random"])
    other = Pilot(context.new_page())
    for tab in (pilot, other):
        server.sit(tab.page, path)
        tab.wait()
        tab.click(tab.options[0])
    other.confirm()
    expect(pilot.at("#stage")).to_be_hidden()
    assert pilot.options == other.options


def test_an_unknown_table_is_said_to_be_unknown(server: Served, pilot: Pilot) -> None:
    server.sit(pilot.page, "/t/nothing")
    expect(pilot.at(".status")).to_have_text("404")
    pilot.page.get_by_role("link", name="Home").click()
    expect(pilot.page.get_by_role("heading", level=1)).to_contain_text("Sea games")


def test_a_part_that_cannot_be_loaded_is_tried_again(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    """What few need is loaded when it is needed; the first time, the line breaks."""
    asked: list[str] = []

    def broken_once(route: Route) -> None:
        asked.append(route.request.url)
        route.abort() if len(asked) == 1 else route.continue_()

    pilot.page.route("**/static/table.sound.js*", broken_once)
    server.sit(pilot.page, server.table(context, "nauticus", seat=["me", "bot:random"]))
    pilot.wait()
    assert asked == []
    pilot.at("#wishes summary").click()
    pilot.page.get_by_label("Sounds").click()
    expect(pilot.at("#notice")).to_contain_text("could not be loaded")
    expect(pilot.at("#volume")).to_be_visible()
    assert len(set(asked)) == 2
