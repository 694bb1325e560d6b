"""What happened last is in sight: the log follows, marks what is new, and on a phone its newest lines stay in view."""

from __future__ import annotations

import random

from playwright.sync_api import BrowserContext, expect

from tests.web.pilot import Fingers, Pilot
from tests.web.served import Served

ENDEAVOR: dict[str, str | list[str]] = {"seat": ["me", "bot:greedy", "bot:greedy"], "name": "Ada"}
BELOW = "log => log.scrollHeight - log.scrollTop - log.clientHeight"


def played(server: Served, pilot: Pilot, steps: int) -> None:
    """Some answers against opponents who are quick."""
    server.sit(pilot.page, server.table(pilot.page.context, "endeavor", **ENDEAVOR))
    pilot.wait()
    rng = random.Random(11)
    for _ in range(steps):
        pilot.step(rng)


def test_the_log_follows_quick_opponents_until_somebody_scrolls(server: Served, pilot: Pilot) -> None:
    played(server, pilot, 8)
    assert pilot.at("#log").evaluate(BELOW) < 2
    pilot.at("#log").hover()
    pilot.page.mouse.wheel(0, -200)
    pilot.page.wait_for_function(f"() => ({BELOW})(document.querySelector('#log')) > 100")
    pilot.step(random.Random(2))
    pilot.step(random.Random(2))
    assert pilot.at("#log").evaluate(BELOW) > 100


def test_what_came_after_the_own_answer_is_marked(server: Served, pilot: Pilot) -> None:
    played(server, pilot, 8)
    while not pilot.ready:
        pilot.step(random.Random(3))
    expect(pilot.at("#asked")).to_have_attribute("data-whose", "After that:")
    pilot.confirm()
    expect(pilot.at("#asked")).to_have_attribute("data-whose", "")
    fresh = pilot.at("#log li.fresh").all_inner_texts()
    assert fresh == pilot.at("#log li").all_inner_texts()[-len(fresh) :] != []
    assert not any(line.strip().startswith("Ada") for line in fresh)


def test_on_a_phone_the_newest_lines_stay_in_view_and_lead_to_the_log(server: Served, phone: BrowserContext) -> None:
    pilot = Fingers(phone.new_page())
    played(server, pilot, 4)
    expect(pilot.at("#latest-lines")).to_contain_text(pilot.at("#log li > span").last.text_content() or "?")
    pilot.at("#latest").tap()
    expect(pilot.at("#page-log")).to_be_visible()
    expect(pilot.at("#open-side")).to_have_text("Board", use_inner_text=True)
    pilot.at("#open-side").tap()
    expect(pilot.at("#board")).to_be_visible()
    expect(pilot.at("#open-side")).to_have_text("Table", use_inner_text=True)


def test_what_comes_under_a_resting_mouse_is_not_explained_before_it_moves(server: Served, pilot: Pilot) -> None:
    server.sit(pilot.page, server.table(pilot.page.context, "endeavor", **ENDEAVOR))
    pilot.wait()
    pilot.fold_stage()
    pilot.page.set_viewport_size({"width": 1280, "height": 1400})
    box = pilot.at(".refusal").first.bounding_box()
    assert box
    pilot.page.mouse.move(box["x"] + 20, box["y"] + 10)
    expect(pilot.at("#tip")).to_be_visible()
    pilot.page.keyboard.press("Escape")
    pilot.page.clock.install()
    pilot.press("1")
    pilot.press("Escape")
    pilot.page.clock.run_for(1000)
    expect(pilot.at("#tip")).to_be_hidden()
    pilot.page.mouse.move(box["x"] + 22, box["y"] + 10)
    expect(pilot.at("#tip")).to_be_visible()
