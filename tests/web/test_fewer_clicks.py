"""One click where a decision is made once: hits that are borne together, and consent to everything of a kind."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from playwright.sync_api import BrowserContext, expect

from pelagos.core.nodes import Choice
from pelagos.core.settings import Settings, parse_settings
from pelagos.games.registry import find_game, load_pack
from pelagos.table.fate import Seeded
from pelagos.table.opening import open_table
from pelagos.table.record import SeatEntry, write_line
from pelagos.table.table import Table
from tests.web.pilot import Pilot, button
from tests.web.positions import PERSON, brought, lively
from tests.web.served import Served

WAR: Settings = {"motive": "war", "level": "sailor"}
AGREED = f"#question[aria-busy=false]:has(#asked:not(:empty)):not(:has({button('refuse')}))"
TOGETHER: Settings = {**WAR, "mode": "coop", "players": 2}


@cache
def at_random(seed: int, steps: int, *seats: str) -> Table[Any]:
    """The second edition after some answers; every seat is a person at this browser."""
    game, rng = find_game("nemo2"), Random(seed)
    settings = parse_settings(game.settings, TOGETHER if len(seats) > 1 else WAR)
    people = [SeatEntry(name, PERSON) for name in seats]
    table = open_table(game, settings, people, Seeded(str(seed)), load_pack(game))
    for _ in range(steps):
        assert isinstance(table.node, Choice)
        table.submit(table.node.seat, [lively(rng, table.node)], table.version)
    return table


def seated(server: Served, context: BrowserContext, pilot: Pilot, table: Table[Any]) -> str:
    """At that table, in a browser; its path."""
    path = brought(server, context, b"".join(map(write_line, table.lines())))
    server.sit(pilot.page, path)
    return path


def test_equal_hits_are_borne_with_one_click(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    """[NW2-12.5] Three hits: the page bears the others when they come, and each is an answer of its own."""
    table = at_random(1, 70, "Nemo")
    assert find_game("nemo2").in_a_row(table.state) == 3
    path = seated(server, context, pilot, table)
    pilot.wait()
    pilot.at("#options .more button").filter(has_text="×3").click()
    pilot.until(f"#question[aria-busy=false]:not(:has({button('bear')}))")
    written = context.request.get(f"{server.base}/api/v1/tables/{path.rpartition('/')[2]}/record").text().splitlines()
    given = [line for line in written[table.version + 1 :] if '"ask":"hit-shield"' in line]
    assert len(given) == 3
    assert all('"answer":"bear"' in line for line in given)


def test_consent_is_remembered_for_a_kind_of_question(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    """[NW2-19.3] Whoever always agrees to exerting is asked about sacrifices; and about all when he takes it back."""
    seated(server, context, pilot, at_random(1, 16, "Ada", "Ben"))
    pilot.until(button("agree exert crew"))
    pilot.at("#options .more button").click()
    pilot.until(AGREED)
    seated(server, context, pilot, at_random(1, 21, "Ada", "Ben"))
    pilot.until(AGREED)
    seated(server, context, pilot, at_random(2, 17, "Ada", "Ben"))
    pilot.until(button("agree sacrifice chief-engineer"))
    pilot.at("#wishes summary").click()
    pilot.at("#assents-end").click()
    expect(pilot.at("#assents")).to_be_hidden()
    seated(server, context, pilot, at_random(1, 21, "Ada", "Ben"))
    pilot.until(button("agree exert hull"))
