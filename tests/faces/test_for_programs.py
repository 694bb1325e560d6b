"""Odds for programs: the same that people are told, as numbers and keys, and as fate really is."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction
from random import Random
from typing import Any

import pytest
from msgspec import UNSET

from pelagos.core.nodes import Chance, Choice, option_text
from pelagos.core.text import SeatName, Text, text
from pelagos.faces.for_programs import DataChance, chance_in, fact_data, line_data, odds_for_programs
from pelagos.games.registry import NAMES, find_game, load_pack
from pelagos.locale.catalogue import catalogue
from pelagos.table.fate import Manual, Seeded
from pelagos.table.opening import open_table
from pelagos.table.record import SeatEntry
from pelagos.table.table import Table

MOVES, ENOUGH = 120, 8


def opened(key: str, fate: Any = None) -> Table[Any]:
    game = find_game(key)
    settings = {setting.key: setting.default for setting in game.settings}
    seats = [SeatEntry("A", "me")] * int(settings[game.seats_setting])
    return open_table(game, settings, seats, fate or Seeded("5"), load_pack(game))


def played(table: Table[Any]) -> Iterator[Choice]:
    """The first questions of a game in which somebody answers at random."""
    rng = Random(2)
    for _ in range(MOVES):
        node = table.node
        if not isinstance(node, Choice):
            return
        yield node
        table.submit(node.seat, [rng.choice(node.options)], table.version)


@pytest.mark.parametrize("key", NAMES)
def test_odds_are_told_of_options_and_lie_between_never_and_always(key: str) -> None:
    table, seen = opened(key), 0
    for node in played(table):
        for one in odds_for_programs(table, node.seat, ""):
            assert one.option in map(option_text, node.options)
            for line in (*one.outlooks, *one.stakes):
                if isinstance(line.chance, DataChance):
                    seen += 1
                    assert 0 <= line.chance.likely <= 1
        if seen >= ENOUGH:
            return
    pytest.fail("some of the first questions are followed by fate")


def test_fate_is_told_as_it_is_asked_then() -> None:
    """Where people roll, the question to fate that follows is the one that was told."""
    table, told = opened("nemo1", Manual()), 0
    for _ in range(60):
        node = table.node
        if isinstance(node, Chance):
            table.submit_outcome(option_text(node.options[0]), table.version)
            continue
        if not isinstance(node, Choice):
            break
        option = node.options[-1]
        found = odds_for_programs(table, node.seat, option_text(option))
        table.submit(node.seat, [option], table.version)
        if found and found[0].fate is not UNSET:
            fate, asked = found[0].fate, table.node
            assert isinstance(asked, Chance)
            told += 1
            assert (fate.ask, list(fate.weights)) == (asked.ask, list(asked.weights))
            assert list(fate.outcomes) == list(map(option_text, asked.options))
    assert told


def test_a_test_has_the_chance_of_its_sheet() -> None:
    """What is at stake when a roll is asked for, nothing exerted, is what the sheet of the test says."""
    table, looked = opened("nemo1"), 0
    for node in played(table):
        view = table.game.visible.observe(table.state, node.seat)
        sheet = view.get("sheet")
        if node.ask == "exert" and sheet is not None:
            [one] = odds_for_programs(table, node.seat, option_text(node.options[0]))
            chance = one.stakes[0].chance
            assert isinstance(chance, DataChance)
            likely = Fraction(*sheet["chance"])
            assert chance == DataChance(float(likely), True, likely.numerator, likely.denominator)
            looked += 1
    assert looked


@pytest.mark.parametrize(
    ("said", "chance"),
    [
        (text("stakes-chance", good=2, all=6, percent=33.3), DataChance(1 / 3, True, 1, 3)),
        (text("nemo2-chance-tiny", percent=0.1), DataChance(0.001, False)),
        (Text("stakes-sure"), DataChance(1.0, True, 1, 1)),
        (Text("nemo1-chance-never"), DataChance(0.0, True, 0, 1)),
        (Text("web-learn-sure"), None),
        (text("nemo1-forecast-spent", vp=3), None),
    ],
)
def test_a_chance_is_known_by_its_form(said: Text, chance: DataChance | None) -> None:
    assert chance_in(said) == chance


def test_every_chance_of_the_catalogues_has_such_a_form() -> None:
    """Whatever is said with a percentage and little else is a chance to a program, also in the next game."""
    words = {message: source for message, source in _sources() if "$percent" in source}
    alone = [message for message, source in words.items() if set(re.findall(r"\$(\w+)", source)) <= SHORT]
    assert len(alone) >= len(NAMES)
    for message in alone:
        facts = dict.fromkeys(sorted(set(re.findall(r"\$(\w+)", words[message]))), 7)
        assert chance_in(text(message, **facts)) is not None, message


SHORT = {"percent", "good", "all"}


def _sources() -> list[tuple[str, str]]:
    found = catalogue("en")
    texts = [file.read_text(encoding="utf-8") for file in found.files.values()]
    return [match for one in texts for match in re.findall(r"^([a-z][\w-]*) = (.*)$", one, re.MULTILINE)]


def test_facts_are_plain() -> None:
    """Seats by their numbers, names by their ids, lists as lists, and the one chance of a line beside it."""
    certain = Text("stakes-sure")
    line = text("x", who=SeatName(1), what=Text("tile-bow"), all=(Text("a"), text("b", n=2)), chance=certain)
    found = line_data(line)
    assert found.facts["who"] == 1
    assert found.facts["what"] == "tile-bow"
    assert found.facts["all"] == ["a", {"id": "b", "n": 2}]
    assert found.chance == found.facts["chance"] == DataChance(1.0, True, 1, 1)
    assert line_data(text("x", one=certain, other=Text("stakes-never"))).chance is UNSET
    assert fact_data("text") == "text"
