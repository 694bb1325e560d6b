"""Two readings of one specification: whole games in which the engine and a plain retelling must agree at every step."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from pelagos.core.game import AnyOrder
from pelagos.core.nodes import Chance, Choice, Option, Over
from pelagos.core.settings import parse_settings
from pelagos.games.nauticus import GAME
from pelagos.games.nauticus.state import Nauticus
from pelagos.games.registry import load_pack
from tests.games.nauticus.second.story import story
from tests.games.nauticus.second.told import Asked, Talk, Told

PACK = load_pack(GAME)
LIKES = (
    (),
    ("cell", "ship", "buy", "carry", "deliver", "end"),
    ("cell", "ship", "new", "carry", "crowns", "deliver", "end"),
    ("warehouse", "buy", "tile", "reward", "end"),
)
"""What different players like to do, so that the games go different ways."""


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("purse", [0, 40])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_both_readings_agree_in_whole_games(players: int, purse: int, seed: int) -> None:
    """[NAU-3.4, 6.0, 6.16, 8.5, 9.2, 10.1, 11.4] The same questions, options, positions and scores."""
    s = GAME.new_game(parse_settings(GAME.settings, {"players": players}), PACK)
    told = Told(players)
    for player in told.players:
        player.taler += purse
        player.workers += purse // 2
    s.taler = tuple(player.taler for player in told.players)
    s.workers = tuple(player.workers for player in told.players)
    GAME.rules.run(s)
    compare(s, told, story(told), seed)


def compare(s: Nauticus, told: Told, talk: Talk[None], seed: int) -> None:
    """Play on to the end and compare both readings before every answer."""
    rng, likes = Random(seed), LIKES[seed % len(LIKES)]
    asked = next(talk)
    while True:
        answer = answered(s, asked, rng, likes)
        if asked.name != "place":
            assert positions_differ(s, told) == {}
        GAME.rules.answer(s, answer)
        try:
            asked = talk.send(answer)
        except StopIteration:
            break
    assert isinstance(s.node, Over)
    assert positions_differ(s, told) == {}
    assert s.node.scores == tuple(player.score() for player in told.players)


def answered(s: Nauticus, asked: Asked, rng: Random, likes: tuple[str, ...]) -> Option:
    """An answer to the question that both readings ask."""
    node = s.node
    assert isinstance(node, Choice | Chance)
    assert (node.ask, node.seat if isinstance(node, Choice) else -1) == (asked.name, asked.seat)
    assert sorted(map(str, node.options)) == sorted(map(str, asked.options))
    liked = [option for option in node.options if option[0] in likes]
    return rng.choice(liked if liked and rng.random() < 0.9 else node.options)


def positions_differ(s: Nauticus, told: Told) -> dict[str, Any]:
    """The fields in which the position is not as it was told."""
    found, wanted = GAME.positions.describe(s), told.described()
    seats = {letter: differing(facts, found["seats"][letter]) for letter, facts in wanted.pop("seats").items()}
    return differing(wanted, found) | {letter: facts for letter, facts in seats.items() if facts}


def differing(wanted: dict[str, Any], found: dict[str, Any]) -> dict[str, Any]:
    """Fields with another value than wanted; what has no order is sorted."""
    plain = {name: sorted(value) if isinstance(value, AnyOrder) else value for name, value in found.items()}
    return {name: (value, plain[name]) for name, value in wanted.items() if plain[name] != value}
