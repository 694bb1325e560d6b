"""Planning, confirming, dropping, taking back; and reasons for what is not possible."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, expect

from tests.web.pilot import Pilot
from tests.web.served import Served


def test_what_is_planned_is_shown_and_dropped_with_escape(
    server: Served, context: BrowserContext, pilot: Pilot
) -> None:
    server.sit(pilot.page, server.table(context, "nauticus", seat=["me", "bot:random"]))
    pilot.wait()
    before, tiles = pilot.version_shown(), pilot.options
    pilot.click(tiles[0])
    expect(pilot.at("#staged b")).to_have_count(1)
    expect(pilot.at("#log li.staged").first).to_be_visible()
    assert pilot.options != tiles
    pilot.press("Escape")
    expect(pilot.at("#stage")).to_be_hidden()
    assert (pilot.version_shown(), pilot.options) == (before, tiles)


def test_an_answer_is_taken_back(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    server.sit(pilot.page, server.table(context, "nauticus", seat=["me", "bot:random"]))
    pilot.wait()
    tiles = pilot.options
    pilot.click(tiles[0])
    pilot.confirm()
    assert pilot.options != tiles
    pilot.press("Shift+U")
    expect(pilot.option(tiles[0])).to_be_visible()
    assert pilot.options == tiles
    expect(pilot.at("#log li").last).to_contain_text("takes the last answer back")


def test_undo_says_why_it_stops(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    server.sit(pilot.page, server.table(context, "nauticus", seat=["me", "bot:random"]))
    pilot.wait()
    expect(pilot.at("#undo")).to_have_attribute("aria-disabled", "true")
    pilot.at("#undo").hover()
    expect(pilot.at("#tip")).to_contain_text("a die or a draw has been made since")
    pilot.page.keyboard.press("Shift+U")
    expect(pilot.at("#notice")).to_contain_text("a die or a draw has been made since")


def test_answers_can_be_sent_at_once(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    server.sit(pilot.page, server.table(context, "nauticus", seat=["me", "bot:random"]))
    pilot.wait()
    pilot.at("#wishes summary").click()
    pilot.page.get_by_label("Send answers at once").check()
    pilot.page.keyboard.press("Escape")
    tiles = pilot.options
    pilot.click(tiles[0])
    expect(pilot.at("#stage")).to_be_hidden()
    assert pilot.options != tiles


def test_what_is_not_possible_tells_why_with_the_rule(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    path = server.table(context, "nemo2", seat=["me"], **{"set-motive": "science", "set-level": "sailor"})
    server.sit(pilot.page, path)
    pilot.wait()
    while not pilot.at(".refusal").count():
        pilot.confirm() if pilot.ready else pilot.click(pilot.options[-1])
    pilot.at(".refusal").first.focus()
    expect(pilot.at("#tip .why")).not_to_be_empty()
    expect(pilot.at("#tip .rule")).to_contain_text("NW2-")
    expect(pilot.at("#tip .rule-text")).to_be_visible()
    pilot.press("Escape")
    expect(pilot.at("#tip")).to_be_hidden()


def test_a_line_of_the_log_outlines_its_spots(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    server.sit(pilot.page, server.table(context, "nauticus", seat=["me", "bot:random"]))
    pilot.wait()
    pilot.at('#log li[data-spots^="position-"]').first.hover()
    expect(pilot.at("#board .mark")).to_have_count(8)
    pilot.at("#asked").hover()
    expect(pilot.at("#board .mark")).to_have_count(0)


def test_a_spot_on_the_board_is_the_same_as_its_button(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    """The plan names what was chosen; what stood beside it in brackets is known by then."""
    server.sit(pilot.page, server.table(context, "nauticus", seat=["me", "bot:random"]))
    pilot.wait()
    tile = pilot.option(pilot.options[0])
    spot, label = str(tile.get_attribute("data-spots")).split()[0], tile.locator("span").inner_text().partition("\n")[0]
    pilot.halo(spot).click()
    pilot.wait()
    expect(pilot.at("#staged")).to_have_text(label.partition(" (")[0])


def test_a_spot_with_several_options_asks_which(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    server.sit(pilot.page, server.table(context, "nauticus", seat=["me", "bot:random"]))
    pilot.wait()
    pilot.click("tile buy-goods")
    pilot.halo("seat-0-extra").click()
    expect(pilot.at("#which button")).not_to_have_count(0)
    pilot.press("Escape")
    expect(pilot.at("#which")).to_be_hidden()
    expect(pilot.at("#staged b")).to_have_count(1)
    pilot.halo("seat-0-extra").click()
    pilot.at('#which [data-option="extra buy-mast"]').click()
    expect(pilot.at("#staged b")).to_have_count(2)
