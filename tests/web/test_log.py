"""The log in the browser: headings, flags, and no half lines."""

from __future__ import annotations

import random

from playwright.sync_api import BrowserContext, expect

from tests.web.pilot import Pilot
from tests.web.served import Served

HALF_LINES = """log => [...log.querySelectorAll("li")].filter((row) => {
  const head = row.closest(".turn").querySelector("h3").getBoundingClientRect();
  const { top, bottom } = row.getBoundingClientRect();
  return top < head.bottom - 1 && bottom > head.bottom + 1;
}).map((row) => row.textContent)"""

BARE_HEADINGS = """log => {
  const { top } = log.getBoundingClientRect();
  return [...log.querySelectorAll(".turn")].filter((turn) => {
    const head = turn.querySelector("h3").getBoundingClientRect();
    const last = turn.querySelector("li:last-child").getBoundingClientRect();
    return head.bottom > top + 2 && last.bottom <= head.bottom + 1;
  }).map((turn) => turn.querySelector("h3").textContent);
}"""


def test_no_half_line_under_the_heading(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    """Whatever is told, the newest line is at the bottom and the first one under the heading is whole."""
    path = server.table(context, "nemo2", seat=["me"], **{"set-motive": "science", "set-level": "sailor"})
    server.sit(pilot.page, path)
    pilot.wait()
    rng = random.Random(1)
    for _ in range(16):
        if pilot.over:
            break
        pilot.step(rng)
        expect(pilot.at("#log li").last).to_be_in_viewport()
        assert pilot.at("#log").evaluate(HALF_LINES) == []
        assert pilot.at("#log").evaluate(BARE_HEADINGS) == [], "a heading of which no line is seen"


def test_the_tiles_of_a_round_are_one_line(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    """[NAU-3.2] The set-up does not push the moves before it out of sight."""
    server.sit(pilot.page, server.table(context, "nauticus", seat=["me", "bot:random"]))
    pilot.wait()
    expect(pilot.at("#log li")).to_have_count(2)
    expect(pilot.at("#log h3")).to_have_text("Round 1 of 4, phase 1")
