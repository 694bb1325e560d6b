"""Two readings of one specification: whole games in which the engine and a plain retelling must agree at every step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from itertools import product
from random import Random
from typing import Any

import pytest

from pelagos.core.game import AnyOrder
from pelagos.core.nodes import Chance, Choice, Option, Over
from pelagos.core.settings import parse_settings
from pelagos.games.nemo2 import GAME, Nemo, nemo2
from tests.games.nemo2.second.story import story
from tests.games.nemo2.second.told import Asked, End, Told
from tests.games.nemo2.table import PACK

DICE = {"d6": 1, "2d6": 2, "place-dice": 2}
LIKES = (
    (),
    ("attack", "bold", "continue", "fight", "tonnage", "move"),
    ("search", "adventure", "resolve", "rest", "repair", "play"),
    ("incite", "refit", "salvage", "stalk", "fight", "torpedo"),
)
"""What different players like to do, so that the games go different ways."""


@pytest.mark.parametrize("seed", range(24))
def test_both_readings_agree_in_whole_games(seed: int) -> None:
    """[NW2-4.1, 6.2, 9.5, 12.7, 16.4, 17.2] The same questions, options, chances, positions, end and score."""
    compare({"edition": ("frosted", "galakta")[seed % 2]}, seed)


def compare(settings: Mapping[str, Any], seed: int) -> int:
    """Play to the end and compare both readings before every answer; how many there were."""
    s = GAME.new_game(parse_settings(GAME.settings, settings), PACK)
    nemo2.run(s)
    told = Told(settings)
    talk = story(told)
    rng, likes, answers = Random(seed), LIKES[seed % len(LIKES)], 0
    asked = next(talk)
    while True:
        answer = answered(s, asked, rng, likes)
        assert positions_differ(s, told) == {}
        nemo2.answer(s, answer)
        answers += 1
        try:
            asked = talk.send(answer)
        except End as end:
            over(s, told, str(end))
            return answers


def answered(s: Nemo, asked: Asked, rng: Random, likes: tuple[str, ...]) -> Option:
    """An answer to the question that both readings ask."""
    node = s.node
    assert isinstance(node, Choice | Chance)
    assert node.ask == asked.name
    if isinstance(node, Chance):
        assert chances(node) == (asked.chances or throws(asked.name, len(node.options[0])))
        return rng.choices(node.options, node.weights)[0]
    assert sorted(map(str, node.options)) == sorted(map(str, asked.options))
    liked = [option for option in node.options if option[0] in likes]
    return rng.choice(liked if liked and rng.random() < 0.7 else node.options)


def chances(node: Chance) -> dict[Option, Fraction]:
    """How likely everything is that may be drawn."""
    return {
        option: Fraction(weight, sum(node.weights)) for option, weight in zip(node.options, node.weights, strict=True)
    }


def throws(name: str, dice: int) -> dict[Option, Fraction]:
    """How likely the throws of some dice are."""
    assert dice == DICE.get(name, dice)
    found = Counter(tuple(sorted(faces)) for faces in product(range(1, 7), repeat=dice))
    return {faces: Fraction(number, 6**dice) for faces, number in found.items()}


def positions_differ(s: Nemo, told: Told) -> dict[str, Any]:
    """The fields in which the position is not as it was told."""
    found = GAME.positions.describe(s)
    plain: dict[str, Any] = {
        name: sorted(value) if isinstance(value, AnyOrder) else value for name, value in found.items()
    }
    plain["ships"] = {ocean: sorted(ships) for ocean, ships in plain["ships"].items()}
    differing = {name: (value, plain[name]) for name, value in told.described().items() if plain[name] != value}
    if told.total is not None and told.total != plain["total"]:
        differing["total"] = (told.total, plain["total"])
    return differing


def over(s: Nemo, told: Told, reason: str) -> None:
    """The end: for the same reason and with the same score."""
    assert isinstance(s.node, Over), s.node
    assert s.node.reason == f"nemo2-defeat-{reason}" or reason == "finale", (s.node, reason)
    assert s.node.scores == (sum(told.tally().values()) if reason == "finale" else 0,)
