"""Two readings of one specification: whole games in which the engine and a plain retelling must agree at every step."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import pytest

from pelagos.core.nodes import Chance, Choice, Option, Over
from pelagos.core.settings import parse_settings
from pelagos.games.endeavor import GAME, Endeavor, endeavor
from pelagos.games.registry import load_pack
from tests.games.endeavor.second.story import story
from tests.games.endeavor.second.told import Asked, Talk, Told, described

PACK = load_pack(GAME)
IDLE = ("pass", "end", "done", "decline")
ORDERED = ("bottoms", "heights", "goals")
"""Fields whose lists have an order that means something."""


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_both_readings_agree_in_whole_games(players: int, seed: int) -> None:
    """[EDS-4.1, 6.9, 9.3, 14.2, 16.2, 18.9] The same questions, options, positions and scores."""
    s = GAME.new_game(parse_settings(GAME.settings, {"players": players, "scenario": 1}), PACK)
    endeavor.run(s)
    told = Told(1, "competitive", players)
    compare(s, told, story(told), seed)


def compare(s: Endeavor, told: Told, talk: Talk[None], seed: int) -> None:
    """Play on to the end and compare both readings before every answer."""
    rng = Random(seed)
    asked = next(talk)
    while True:
        answer = answered(s, asked, rng)
        if asked.seat >= 0 and asked.name != "pick":
            assert positions_differ(s, told) == {}
        endeavor.answer(s, answer)
        try:
            asked = next_question(s, talk, answer)
        except StopIteration:
            break
    assert isinstance(s.node, Over)
    assert positions_differ(s, told) == {}


def next_question(s: Endeavor, talk: Talk[None], answer: Option) -> Asked:
    """What is asked next; a draw of the only piece left may go without asking."""
    asked = talk.send(answer)
    while asked.chances and len(asked.options) == 1 and not (isinstance(s.node, Chance) and s.node.ask == asked.name):
        asked = talk.send(asked.options[0])
    return asked


def answered(s: Endeavor, asked: Asked, rng: Random) -> Option:
    """An answer to the question that both readings ask."""
    node = s.node
    assert isinstance(node, Choice | Chance)
    assert (node.ask, node.seat if isinstance(node, Choice) else -1) == (asked.name, asked.seat)
    assert sorted(map(str, node.options)) == sorted(map(str, asked.options))
    if isinstance(node, Chance):
        total = sum(node.weights)
        found = {option: Fraction(weight, total) for option, weight in zip(node.options, node.weights, strict=True)}
        assert found == asked.chances
        return rng.choices(node.options, node.weights)[0]
    busy = [option for option in node.options if option[0] not in IDLE]
    return rng.choice(busy if busy and rng.random() < 0.95 else node.options)


def positions_differ(s: Endeavor, told: Told) -> dict[str, Any]:
    """The fields in which the position is not as it was told."""
    found, wanted = GAME.positions.describe(s), described(told)
    seats = {letter: differing(facts, found["seats"][letter]) for letter, facts in wanted.pop("seats").items()}
    return differing(wanted, found) | {letter: facts for letter, facts in seats.items() if facts}


def differing(wanted: dict[str, Any], found: dict[str, Any]) -> dict[str, Any]:
    """Fields with another value than wanted; what has no order is sorted."""
    pairs = {name: (plain(value, name), plain(found[name], name)) for name, value in wanted.items()}
    return {name: pair for name, pair in pairs.items() if pair[0] != pair[1]}


def plain(value: Any, name: str) -> Any:
    """A value whose lists are sorted, unless their order means something."""
    if isinstance(value, dict):
        return {key: plain(one, name) for key, one in value.items()}
    return sorted(value) if isinstance(value, list | tuple) and name not in ORDERED else value
