"""What others did is played, and can be skipped, shown again or done without; what is drawn in the end is the state."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.conftest import SCREEN
from tests.web.pilot import Pilot, button
from tests.web.positions import brought, record
from tests.web.screens import PLAYS
from tests.web.served import Served
from tests.web.test_phone import box_of

TABLES: dict[str, dict[str, str | list[str]]] = {
    "nauticus": {"seat": ["me", "bot:random", "bot:random"]},
    "endeavor": {"seat": ["me", "bot:random"], "set-mode": "competitive"},
    "nemo1": {"seat": ["me"]},
    "nemo2": {"seat": ["me"], "set-motive": "science"},
}
PLAYING, STILL = "body.playing", "body:not(.playing)"
WRITTEN = """
  const attributes = node => [...node.attributes].map(one => `${one.name}=${one.value}`).sort();
  const written = node => node.nodeType === 3 ? node.data : [node.tagName, attributes(node), inside(node)];
  const inside = node => [...node.childNodes].map(written);
  const drawing = picture => [picture.getAttribute("viewBox"), ...inside(picture).slice(0, 2)];"""
DRAWN = f"""() => {{ {WRITTEN}
  const pictures = [...document.querySelectorAll("#board > svg.drawing, .panel > svg.drawing")];
  return Object.fromEntries(pictures.map(one => [one.closest("[data-panel]")?.dataset.panel ?? "", drawing(one)]));
}}"""
FRESH = f"""async () => {{ {WRITTEN}
  const {{ merged }} = await import("/static/merge.js");
  const {{ canvas, patch }} = await import("/static/patch.js");
  const told = await fetch(`/api/v1/tables/${{document.body.dataset.table}}?want=page`);
  const {{ board, panels }} = merged(null, await told.json());
  return Object.fromEntries([{{ key: "", drawing: board }}, ...panels].map(one => {{
    const picture = canvas("");
    patch(picture, one.drawing);
    return [one.key, drawing(picture)];
  }}));
}}"""
"""How the same server draws the same table for somebody new."""


@pytest.fixture
def lively(browser: Browser) -> Iterator[BrowserContext]:
    """A browser in which things move."""
    context = browser.new_context(viewport=SCREEN, reduced_motion="no-preference", locale="en-GB")
    yield context
    context.close()


@pytest.fixture
def watching(lively: BrowserContext) -> Iterator[Pilot]:
    """Somebody who sends answers at once and looks on."""
    page = lively.new_page()
    problems: list[str] = []
    page.on("pageerror", lambda problem: problems.append(str(problem)))
    yield Pilot(page)
    assert problems == []


def wish(page: Page, pace: str) -> None:
    """How fast others are shown from the next page on, on which it is counted how often something is shown."""
    counts = "played += document.body.classList.contains('playing')"
    begin = f"new MutationObserver(() => {{ {counts} }}).observe(document.body, {{ attributeFilter: ['class'] }})"
    page.add_init_script(f"window.played = 0; addEventListener('DOMContentLoaded', () => {begin})")
    kept = json.dumps({"hasty": True, "pace": pace})
    page.add_init_script(f"localStorage.getItem('pelagos-wishes') ?? localStorage.setItem('pelagos-wishes', '{kept}')")


def sit(server: Served, context: BrowserContext, pilot: Pilot, game: str, pace: str) -> None:
    wish(pilot.page, pace)
    server.sit(pilot.page, server.table(context, game, **TABLES[game]))
    pilot.wait()


def skip(pilot: Pilot) -> None:
    """Whether or not something is shown; a button that has the focus would take the key when nothing is."""
    pilot.page.evaluate("document.activeElement.blur()")
    pilot.page.keyboard.press("Space")
    pilot.until(STILL)


def until_others_play(pilot: Pilot, rng: random.Random, most: int = 40) -> None:
    """Answer until there is something to show again, and end what is shown of it."""
    for _ in range(most):
        now = pilot.step(rng)
        skip(pilot)
        if not now.over and pilot.at("#again").is_visible():
            return
    raise AssertionError("nobody else plays")


def agrees(pilot: Pilot) -> None:
    """The drawings are those of the table as it stands."""
    assert pilot.page.evaluate(DRAWN) == pilot.page.evaluate(FRESH)


@pytest.mark.parametrize("game", TABLES)
def test_what_is_drawn_in_the_end_is_the_state(
    server: Served, lively: BrowserContext, watching: Pilot, game: str
) -> None:
    """Played to its end, skipped, interrupted by the next answer, and with the line lost in the middle of it."""
    sit(server, lively, watching, game, "quick")
    rng = random.Random(5)
    for number in range(6):
        watching.step(rng)
        if number % 3 == 0:
            watching.until(STILL)
            agrees(watching)
        elif number % 3 == 1:
            skip(watching)
            agrees(watching)
    assert watching.page.evaluate("window.played") > 0
    watching.step(rng)
    lively.set_offline(True)
    watching.until("body.offline")
    lively.set_offline(False)
    watching.until("body:not(.offline)")
    watching.until(STILL)
    agrees(watching)
    last = watching.page.evaluate(DRAWN)
    watching.page.reload()
    watching.wait()
    assert watching.page.evaluate(DRAWN) == last


def test_others_are_shown_again_and_skipped_with_a_key(server: Served, lively: BrowserContext, watching: Pilot) -> None:
    sit(server, lively, watching, "nauticus", "slow")
    until_others_play(watching, random.Random(2))
    watching.until(STILL)
    stands = watching.page.evaluate(DRAWN)
    outlined = watching.at("g.since > .since").count()
    assert outlined
    watching.page.keyboard.press("Shift+R")
    watching.until(PLAYING)
    assert watching.page.evaluate(DRAWN) != stands
    expect(watching.at(".halo")).to_have_count(0)
    expect(watching.at("g.since > .since")).to_have_count(0)
    watching.until("#film-lines > p")
    watching.page.keyboard.press("Space")
    watching.until(STILL)
    assert watching.page.evaluate(DRAWN) == stands
    expect(watching.at("g.since > .since")).to_have_count(outlined)
    expect(watching.at("#sky > *")).to_have_count(0)


OUTLINED = """key => {
  const piece = document.querySelector(`#board [data-key="${key}"]`);
  const { left, top, width, height } = piece.getBoundingClientRect();
  const same = one => Math.abs(one.left - left) + Math.abs(one.top - top) + Math.abs(one.width - width) < 20;
  const outlines = [...document.querySelectorAll("#board g.since > .since")];
  return outlines.filter(one => same(one.getBoundingClientRect())).length;
}"""
TOLD = """() => [
  [...document.querySelectorAll("#log li")].map(one => one.textContent),
  document.querySelector("#score").textContent,
  [...document.querySelectorAll("#seats .points")].map(one => one.textContent)]
"""


def test_log_and_points_follow_the_steps(server: Served, lively: BrowserContext, watching: Pilot) -> None:
    """While others' moves are shown, the log has told no more than the step, and whoever acts is marked."""
    sit(server, lively, watching, "nauticus", "slow")
    until_others_play(watching, random.Random(2))
    stands = watching.page.evaluate(TOLD)
    watching.page.keyboard.press("Shift+R")
    watching.until(PLAYING)
    lines, sheet, _ = watching.page.evaluate(TOLD)
    assert lines == stands[0][: len(lines)]
    assert len(lines) < len(stands[0])
    assert sheet == stands[1]
    watching.until("#seats .chip.turn:not(:first-child)")
    skip(watching)
    assert watching.page.evaluate(TOLD) == stands
    expect(watching.at("#seats .chip.turn:first-child")).to_have_count(1)


def test_a_question_for_somebody_else_waits_for_the_steps(
    server: Served, context: BrowserContext, pilot: Pilot, watching: Pilot
) -> None:
    """Somebody looks on: while a bot's moves are shown, it says who acts; then who is asked."""
    sit(server, context, pilot, "nauticus", "off")
    wish(watching.page, "slow")
    watching.page.goto(pilot.page.url)
    watching.until("#asked:not(:empty)")
    until_others_play(pilot, random.Random(2))
    expect(watching.at("#asked")).to_have_text("Random 1 is playing")
    skip(watching)
    expect(watching.at("#asked")).to_have_text("Captain is to decide.")


def test_outlines_vanish_with_the_next_answer(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    """What others changed is outlined until the reader answers, whatever comes of the answer."""
    sit(server, context, pilot, "nauticus", "off")
    until_others_play(pilot, random.Random(2))
    pilot.until("g.since > .since")
    pilot.step(random.Random(1))
    expect(pilot.at("g.since > .since")).to_have_count(0)


def test_what_nobody_did_is_not_outlined(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    """The clock in the middle of the wheel, and whoever made room for a vessel that left, are as they were."""
    sit(server, context, pilot, "nauticus", "off")
    until_others_play(pilot, random.Random(2))
    pilot.until("g.since > .since")
    assert pilot.page.evaluate(OUTLINED, "hub") == 0
    sit(server, context, pilot, "endeavor", "off")
    pilot.wait()
    moved = False
    rng = random.Random(2)
    while not moved:
        until_others_play(pilot, rng)
        pilot.until("g.since > .since")
        assert pilot.page.evaluate(OUTLINED, "moment") == 0
        assert pilot.page.evaluate(OUTLINED, "vessel-0-0") == 0
        moved = pilot.page.evaluate(OUTLINED, "vessel-1-0") > 0


def test_an_answer_ends_what_is_shown(server: Served, lively: BrowserContext, watching: Pilot) -> None:
    sit(server, lively, watching, "nauticus", "slow")
    until_others_play(watching, random.Random(2))
    watching.point("#again")
    watching.until(PLAYING)
    click = "button => { button.click(); return document.body.classList.contains('playing'); }"
    assert watching.at("#options button").first.evaluate(click) is False
    watching.until("#question[aria-busy=false]")
    skip(watching)
    agrees(watching)


def test_nothing_moves_for_those_who_do_not_want_it(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    """Reduced motion: nothing is played, and what others changed is outlined in their colours until the next answer."""
    sit(server, context, pilot, "nauticus", "slow")
    until_others_play(pilot, random.Random(2))
    assert pilot.page.evaluate("window.played") == 0
    seats = pilot.at("g.since > .since").evaluate_all(
        "found => [...new Set(found.map(one => one.classList[1]))].sort()"
    )
    assert seats
    assert set(seats) <= {"seat-b", "seat-c"}
    agrees(pilot)


def test_nobody_plays_to_a_hidden_tab(server: Served, lively: BrowserContext, watching: Pilot) -> None:
    sit(server, lively, watching, "nauticus", "slow")
    until_others_play(watching, random.Random(2))
    watching.point("#again")
    watching.until(PLAYING)
    watching.page.evaluate(
        "() => { Object.defineProperty(document, 'hidden', { get: () => true }); "
        "document.dispatchEvent(new Event('visibilitychange')); }"
    )
    watching.until(STILL)
    agrees(watching)


def test_the_pace_is_a_wish_that_is_kept(server: Served, lively: BrowserContext, watching: Pilot) -> None:
    page = watching.page
    server.sit(page, server.table(lively, "nauticus", **TABLES["nauticus"]))
    watching.wait()
    watching.at("#wishes > summary").click()
    pace = page.get_by_label("Show others' moves")
    expect(pace).to_have_value("normal")
    pace.select_option("at once")
    page.reload()
    watching.wait()
    expect(page.get_by_label("Show others' moves")).to_have_value("off")


@pytest.mark.parametrize(("answers", "near", "nearest"), [(20, 0, 0), (30, 2, 0), (40, 0, 1)])
def test_what_is_in_danger_beats_where_it_is(
    server: Served, lively: BrowserContext, watching: Pilot, answers: int, near: int, nearest: int
) -> None:
    """The oceans of Nemo's War that are about to be full; what is far away does not beat."""
    server.sit(watching.page, brought(server, lively, record("nemo1", answers)))
    watching.until("#perils > li")
    expect(watching.at("g.peril > *")).to_have_count(near)
    expect(watching.at("g.peril-near > *")).to_have_count(nearest)
    beats = "all => all.every(one => getComputedStyle(one).animationName === 'beat')"
    assert watching.at(":is(g.peril, g.peril-near) > *").evaluate_all(beats)


def test_a_great_moment_comes_with_its_step(server: Served, lively: BrowserContext, watching: Pilot) -> None:
    """Both bots discover something; the stage and the strip are empty until the steps have come to it.

    What is told of a step hides neither board nor log.
    """
    wish(watching.page, "slow")
    server.sit(watching.page, server.table(lively, "endeavor", **PLAYS["endeavor"].fields))
    watching.wait()
    watching.fold_stage()
    for answer in ("recruit pilot", "decline", "take team-leader"):
        watching.point(button(answer))
    watching.until("#film")
    expect(watching.at("#scene")).to_be_hidden()
    expect(watching.at("#since-list li")).to_have_count(0)
    film, board = box_of(watching.at("#film")), box_of(watching.at("#board"))
    assert film["y"] + film["height"] <= board["y"]
    skip(watching)
    expect(watching.at("#scene")).to_be_visible()
    expect(watching.at("#since-list li")).to_have_count(2)
