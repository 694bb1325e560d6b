"""One click where a decision is made once: hits borne together, discs taken back together, consent to a kind, a way."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from playwright.sync_api import BrowserContext, expect

from pelagos.core.game import Bundle
from pelagos.core.nodes import Choice, option_text
from pelagos.core.settings import Settings, parse_settings
from pelagos.faces.ahead import leads
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


@cache
def at_sea(seed: int, here: Callable[[Table[Any]], object]) -> Table[Any]:
    """Endeavor as soon as something holds; both seats are people at this browser."""
    game, rng = find_game("endeavor"), Random(seed)
    people = [SeatEntry(name, PERSON) for name in ("Ada", "Ben")]
    settings = parse_settings(game.settings, {"players": 2})
    table = open_table(game, settings, people, Seeded(str(seed)), load_pack(game))
    while not here(table):
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


def test_all_discs_but_one_are_taken_back_with_one_click(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    """[EDS-5.5] Two answers, one button: it says whose disc stays."""
    table = at_sea(2, bundles)
    bundle = bundles(table)[0]
    path = seated(server, context, pilot, table)
    pilot.wait()
    pilot.at("#options .more button").filter(has_text="All but the disc of the Team Leader").click()
    pilot.until(f"#question[aria-busy=false]:not(:has({button('done')}))")
    given = answers_since(server, context, path, table)
    assert given[: len(bundle.answers)] == [option_text(option) for option in bundle.answers]


def test_the_list_that_asks_which_way_confirms_it(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    """A place, and which way: no third click. The way alone is only planned."""
    table = at_sea(1, several)
    path = seated(server, context, pilot, table)
    pilot.wait()
    spot = several(table)[0]
    pilot.until(f'.halo[data-spot="{spot}"]')
    pilot.halo(spot).click()
    pilot.at("#which .option").first.click()
    expect(pilot.at("#staged b")).not_to_have_count(0)
    pilot.press("Escape")
    pilot.until(f'.halo[data-spot="{spot}"]')
    pilot.halo(spot).click()
    name = str(pilot.at("#which .primary").first.get_attribute("aria-label"))
    assert name.startswith("Confirm: ")
    pilot.at("#which .primary").first.click()
    expect(pilot.at("#staged b")).to_have_count(0)
    pilot.wait()
    assert len(answers_since(server, context, path, table)) > 1


def bundles(table: Table[Any]) -> tuple[Bundle, ...]:
    """What is one decision in several answers."""
    found: tuple[Bundle, ...] = table.game.bundles(table.state)
    return found


def several(table: Table[Any]) -> list[str]:
    """The spots where several ways can be meant, in the main question."""
    assert isinstance(table.node, Choice)
    ways = leads(table, table.node.seat, (), table.state) if table.node.ask == "turn" else []
    return [spot for spot, number in Counter(spot for lead in ways for spot in lead.spots).items() if number > 1]


def answers_since(server: Served, context: BrowserContext, path: str, table: Table[Any]) -> list[str]:
    """What was answered in the browser."""
    written = context.request.get(f"{server.base}/api/v1/tables/{path.rpartition('/')[2]}/record").text().splitlines()
    return [line["answer"] for line in map(json.loads, written[table.version + 1 :]) if "answer" in line]
