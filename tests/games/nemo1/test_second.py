"""Two readings of one specification: whole games in which the engine and a plain retelling must agree at every step."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from pelagos.core.game import AnyOrder
from pelagos.core.nodes import Chance, Choice, Option, Over
from pelagos.core.settings import parse_settings
from pelagos.games.nemo1 import GAME, Nemo, nemo1
from pelagos.games.registry import load_pack
from tests.games.nemo1.second.story import story, turns
from tests.games.nemo1.second.tables import CAPACITY
from tests.games.nemo1.second.told import Asked, End, Talk, Told, retold

PACK = load_pack(GAME)
LIKES = (
    (),
    ("attack", "stalk", "capture", "use", "accept", "refit", "search"),
    ("search", "use", "sink", "give", "attack", "incite"),
    ("refit", "capture", "accept", "incite", "move", "attack"),
)
"""What different players like to do, so that the games go different ways."""


W = "western-pacific"
CHARMS = ["phial-of-sea-balm", "castaway-sailors", "sunken-ironworks", "hidden-cove", "forged-log-book"]
NOBODY: dict[str, list[str]] = {ocean: [] for ocean in CAPACITY}
CORNERS: dict[str, dict[str, Any]] = {
    "weak": {"nemo": 1, "crew": 1, "hull": 1, "collected": CHARMS, "kept": [2, 5, 11, 14], "notoriety": 32},
    "driven": {"nemo": 4, "crew": 2, "hull": 2, "collected": [*CHARMS, "vigo-gold"], "liberation": 18, "drawn": 12},
    "few ships": {"ships": NOBODY | {W: ["etna", "curlew"]}, "pile": ["monroe"], "collected": CHARMS},
    "empty pile": {"ships": NOBODY | {W: ["etna"]}, "pile": [], "discard": ["monroe", "novara"], "salvage": ["danube"]},
    "rich": {"salvage": ["scotia", "danube", "novara", "galatea"], "kept": [7, 8, 13, 16], "drawn": 14, "week": 40},
}
"""[NW1-6.4, 8.4, 9.2, 12.1, 12.2] Positions in which rare rules come up soon."""


@pytest.mark.parametrize("seed", range(24))
def test_both_readings_agree_in_whole_games(seed: int) -> None:
    """[NW1-5.1, 6.10, 7.1, 8.3, 10.5, 12.2, 12.5] The same questions, options, positions, end and score."""
    s = GAME.new_game(parse_settings(GAME.settings, {}), PACK)
    nemo1.run(s)
    told = Told()
    compare(s, told, story(told), seed)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("corner", CORNERS)
def test_both_readings_agree_in_corners(corner: str, seed: int) -> None:
    """[NW1-6.4, 6.13, 7.5, 8.4, 9.2, 12.1, 12.2] The same from positions near the ends of the game."""
    fields = {"window": "turn", "commitment": "war", **CORNERS[corner]}
    s = GAME.positions.arrange(GAME.new_game(parse_settings(GAME.settings, {}), PACK), fields)
    assert GAME.broken(s) == []
    told = retold(GAME.positions.describe(s))
    nemo1.run(s)
    compare(s, told, turns(told), seed)


def compare(s: Nemo, told: Told, talk: Talk[None], seed: int) -> None:
    """Play on to the end and compare both readings before every answer."""
    rng, likes = Random(seed), LIKES[seed % len(LIKES)]
    asked = next(talk)
    while True:
        answer = answered(s, asked, rng, likes)
        assert positions_differ(s, told) == {}
        nemo1.answer(s, answer)
        try:
            asked = talk.send(answer)
        except End as end:
            told.result, told.phase = str(end), "over"
            break
    assert isinstance(s.node, Over)
    assert positions_differ(s, told) == {}
    assert s.node.scores == (told.score(),)


def answered(s: Nemo, asked: Asked, rng: Random, likes: tuple[str, ...]) -> Option:
    """An answer to the question that both readings ask."""
    node = s.node
    assert isinstance(node, Choice | Chance)
    assert node.ask == asked.name
    if isinstance(node, Chance):
        assert not asked.options or {*node.options} <= {*asked.options}
        return rng.choices(node.options, node.weights)[0]
    assert sorted(map(str, node.options)) == sorted(map(str, asked.options))
    liked = [option for option in node.options if option[0] in likes]
    return rng.choice(liked if liked and rng.random() < 0.8 else node.options)


def positions_differ(s: Nemo, told: Told) -> dict[str, Any]:
    """The fields in which the position is not as it was told."""
    found = GAME.positions.describe(s)
    plain = {name: sorted(value) if isinstance(value, AnyOrder) else value for name, value in found.items()}
    return {name: (value, plain[name]) for name, value in told.described().items() if plain[name] != value}
