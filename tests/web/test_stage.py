"""Great moments and dice in the browser: shown large, out of nobody's way, gone when they have been seen."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest
from playwright.sync_api import BrowserContext, FloatRect, Page, expect

from pelagos.core.nodes import Choice
from pelagos.core.stage import ROLL
from pelagos.faces.stage import standing_stage
from pelagos.faces.voice import Voice
from pelagos.games.registry import NAMES
from pelagos.locale.catalogue import catalogue
from pelagos.table.record import write_line
from tests.source import PACKAGE
from tests.web.axe import barriers
from tests.web.pilot import Fingers, Pilot
from tests.web.positions import brought, lively, new_table
from tests.web.screens import PLAYS
from tests.web.served import Served

KINDS = (
    ("nauticus", "ship-finished"),
    ("nauticus", "round-end"),
    ("nemo1", "ship"),
    ("nemo2", "card"),
    ("endeavor", "discovery"),
)
ROLLING = "() => getComputedStyle(document.querySelector('.cube')).animationName"
TOPMOST = """one => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


@cache
def standing(game: str, *kinds: str) -> bytes:
    """The record of a game that stands where the first seat is asked, and moments of these kinds are new to it.

    Of dice, they have been judged.
    """
    table, rng = new_table(game, "7"), Random(3)
    voice = Voice(catalogue("en"), [seat.name for seat in table.seats])
    while isinstance(node := table.node, Choice):
        found = standing_stage(table, (0,), 0, voice) if node.seat == 0 else []
        if set(kinds) <= {one.kind for one in found if not one.roll or one.roll.stamp}:
            return b"".join(map(write_line, table.lines()))
        table.submit(node.seat, [lively(rng, node)], table.version)
    raise AssertionError(f"never {kinds}")


def sit(server: Served, context: BrowserContext, page: Page, record: bytes) -> None:
    """Go to the table of a record."""
    server.sit(page, brought(server, context, record))


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_a_great_moment_is_shown_and_hides_no_answer(
    server: Served, context: BrowserContext, pilot: Pilot, game: str, kind: str
) -> None:
    sit(server, context, pilot.page, standing(game, kind))
    options = pilot.wait().options
    for _ in range(5):
        expect(pilot.at("#scene")).to_be_visible()
        if pilot.at("#scene").get_attribute("data-kind") == kind:
            break
        pilot.page.keyboard.press("Enter")
    assert pilot.at("#scene-title").inner_text()
    assert pilot.at("#scene-picture svg").is_visible()
    assert pilot.at("#scene-title").inner_text() in str(pilot.at("#scene-said").text_content())
    assert pilot.at("#options .option").first.evaluate(TOPMOST)
    assert pilot.options == options


def test_the_stage_has_no_barriers(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    sit(server, context, pilot.page, standing("nemo1", "ship", ROLL))
    pilot.wait()
    expect(pilot.at("#roll")).to_be_visible()
    expect(pilot.at("#scene")).to_be_visible()
    assert barriers(pilot.page) == []


def test_it_stays_until_it_is_acknowledged_and_folds_into_this_turn(
    server: Served, context: BrowserContext, pilot: Pilot
) -> None:
    sit(server, context, pilot.page, standing("nauticus", "round-end"))
    pilot.wait()
    expect(pilot.at("#scene-title")).to_have_text("Round 1 of 5 is over")
    pilot.page.keyboard.press("Enter")
    expect(pilot.at("#scene")).to_be_hidden()
    pilot.at("#since-list button").last.click()
    expect(pilot.at("#scene-title")).to_have_text("Round 1 of 5 is over")
    pilot.page.keyboard.press("Shift+M")
    expect(pilot.at("#scene")).to_be_hidden()
    pilot.page.reload()
    pilot.wait()
    expect(pilot.at("#since-list button").last).to_be_visible()
    expect(pilot.at("#scene")).to_be_hidden()


def test_an_answer_acknowledges_it_and_begins_another_turn(
    server: Served, context: BrowserContext, pilot: Pilot
) -> None:
    sit(server, context, pilot.page, standing("nauticus", "round-end"))
    now = pilot.wait()
    while not pilot.ready:
        now = pilot.click(now.options[-1])
    expect(pilot.at("#scene")).to_be_visible()
    pilot.confirm()
    expect(pilot.at("#scene")).to_be_hidden()
    expect(pilot.at("#since-list button")).to_have_count(0)


def test_a_tab_puts_it_away_and_calm_people_never_see_it(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    sit(server, context, pilot.page, standing("nemo2", "card"))
    pilot.wait()
    pilot.at("#tab-score").click()
    expect(pilot.at("#scene")).to_be_hidden()
    expect(pilot.at("#page-score")).to_be_visible()
    pilot.at("#wishes summary").click()
    pilot.at("[data-wish=calm]").check()
    sit(server, context, pilot.page, standing("nauticus", "round-end"))
    pilot.wait()
    expect(pilot.at("#since-list button").last).to_be_visible()
    expect(pilot.at("#scene")).to_be_hidden()


def test_on_a_phone_it_takes_the_place_of_the_board(server: Served, phone: BrowserContext) -> None:
    """And that of the own mat, so that the story is read without scrolling."""
    pilot = Fingers(phone.new_page())
    sit(server, phone, pilot.page, standing("nemo1", "ship"))
    pilot.wait()
    board, scene, question = (box_of(pilot, part) for part in ("#board", "#scene", "#question"))
    assert (board["x"], board["y"], board["width"]) == (scene["x"], scene["y"], scene["width"])
    assert board["height"] < scene["height"] == question["y"] - scene["y"]
    story, on = box_of(pilot, "#scene-story"), box_of(pilot, "#scene footer")
    assert story["y"] + story["height"] <= on["y"]
    assert pilot.at("#options .option").first.evaluate(TOPMOST)
    assert pilot.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert barriers(pilot.page) == []
    pilot.at("#scene-on").tap()
    expect(pilot.at("#scene")).to_be_hidden()


def test_on_a_phone_it_waits_until_the_others_have_moved(server: Served, phone: BrowserContext) -> None:
    """Where it takes the place of the board, nobody could see there what leads up to it."""
    pilot = Fingers(phone.new_page())
    sit(server, phone, pilot.page, standing("nemo1", "ship"))
    expect(pilot.at("#scene")).to_be_visible()
    pilot.at("body").evaluate("one => one.classList.add('playing')")
    expect(pilot.at("#scene")).to_be_hidden()
    pilot.at("body").evaluate("one => one.classList.remove('playing')")
    expect(pilot.at("#scene")).to_be_visible()


def box_of(pilot: Pilot, selector: str) -> FloatRect:
    """Where something lies."""
    found = pilot.at(selector).bounding_box()
    assert found
    return found


def test_dice_lie_on_the_tray_with_sum_and_stamp(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    sit(server, context, pilot.page, standing("nemo2", ROLL))
    pilot.wait()
    faces = [int(str(one.get_attribute("data-face"))) for one in pilot.at("#roll .die").all()]
    total = pilot.at("#roll-sum").inner_text().split(" = ")
    assert total[0].startswith(" + ".join(map(str, faces)))
    assert pilot.at("#roll .die").first.evaluate("one => [one.clientWidth, one.clientHeight]") == [48, 48]
    assert pilot.at("#roll-stamp").inner_text().casefold() in ("success", "failure", "a hit", "missed")
    assert pilot.page.evaluate(ROLLING) == "none", "motion is reduced"
    pilot.page.emulate_media(reduced_motion="no-preference")
    assert pilot.page.evaluate(ROLLING) == "tumble"


def test_own_dice_are_tapped(server: Served, phone: BrowserContext) -> None:
    """Whoever rolls real dice taps a face for each; the order of two alike means nothing."""
    pilot = Fingers(phone.new_page())
    path = server.table(phone, "nemo1", seat=["me"], name="Nemo", fate="manual", **{"set-commitment": "science"})
    server.sit(pilot.page, path)
    now = pilot.wait()
    for _ in range(20):
        if pilot.at(".taps").count() == 2:
            break
        now = pilot.step(Random(1), now)
    assert barriers(pilot.page) == []
    colour = "one => getComputedStyle(one).backgroundColor"
    white = pilot.at(".tap").first.evaluate(colour)
    pilot.at("#dice-taps").evaluate("one => one.classList.add('black')")
    assert pilot.at(".tap").first.evaluate(colour) != white
    pilot.at(".taps").nth(0).locator("[data-face='5']").tap()
    pilot.at(".taps").nth(1).locator("[data-face='2']").tap()
    assert pilot.at("#outcome").input_value() in ("5 2", "2 5")
    pilot.at("#dice button.primary").tap()
    expect(pilot.at("#roll .die")).to_have_count(2)


FITS = """story => {
  const [scene, told, body] = ["scene", "scene-story", "scene-body"].map(id => document.getElementById(id));
  const picture = document.getElementById("scene-picture");
  scene.hidden = picture.hidden = false;
  picture.innerHTML = '<svg viewBox="0 0 480 270" width="480" height="270"></svg>';
  document.getElementById("scene-heading").textContent = document.getElementById("scene-title").textContent = "…";
  told.textContent = story;
  return [picture.offsetHeight, body.getBoundingClientRect().bottom - told.getBoundingClientRect().bottom];
}"""


@pytest.mark.parametrize("game", NAMES)
def test_a_story_is_read_without_scrolling(server: Served, context: BrowserContext, pilot: Pilot, game: str) -> None:
    """The longest of its game in any language, at 1440 by 900; the picture gives way, and is still seen."""
    told = [path.read_text(encoding="utf-8") for path in PACKAGE.glob(f"locale/*/{game}-stories.ftl")]
    stories = [line.partition(" = ")[2] for text in told for line in text.splitlines() if "-story-" in line]
    pilot.page.set_viewport_size({"width": 1440, "height": 900})
    server.sit(pilot.page, server.table(context, game, **PLAYS[game].fields))
    pilot.wait()
    picture, room = pilot.page.evaluate(FITS, max(stories, key=len))
    assert picture > 70
    assert room >= 0


def test_what_comes_while_one_moment_stands_is_counted(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    """Both bots discover something in their turns, one after the other; nothing but the panels' tabs is seen behind."""
    server.sit(pilot.page, server.table(context, "endeavor", **PLAYS["endeavor"].fields))
    pilot.wait()
    pilot.fold_stage()
    for answer in ("recruit pilot", "decline", "take team-leader"):
        pilot.click(answer)
    expect(pilot.at("#scene-more")).to_have_text("+1")
    expect(pilot.at("#page-panels")).to_be_hidden()
    pilot.at("#scene-on").click()
    expect(pilot.at("#scene-more")).to_have_text("")
    pilot.at("#scene-on").click()
    expect(pilot.at("#panels [data-panel=others]")).to_be_in_viewport()


def test_drawn_tiles_are_in_sight_though_the_ocean_is_lit(
    server: Served, context: BrowserContext, pilot: Pilot
) -> None:
    """Which tile is asked first; where it lies comes second, and then the others are in sight again."""
    server.sit(pilot.page, server.table(context, "endeavor", **PLAYS["endeavor"].fields))
    pilot.wait()
    for answer in ("recruit pilot", "decline", "take team-leader", "activate team-leader", "sonar", "depths 1 1"):
        pilot.click(answer)
    pilot.until("#board .halo")
    expect(pilot.at("#panels .halo[data-spot=drawn-0]")).to_be_in_viewport()
    pilot.click("keep kelp-forest")
    expect(pilot.at("#seats .chip").first).to_be_in_viewport()
