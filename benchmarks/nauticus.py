"""Pelagos: Nauticus through the public rules, every answer checked against the offer, nobody listening to events."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, NamedTuple

from benchmarks.contest import Contestant, mean_seconds, midgame, pick, weighted
from pelagos.core.codec import decode, digest, encode
from pelagos.core.nodes import Chance, Choice, Over
from pelagos.core.settings import Settings
from pelagos.games.registry import find_game, load_pack

SEATS = (2, 4)
LOOKED_AT = 20


class Nauticus:
    """Random play of one number of seats."""

    def __init__(self, seats: int) -> None:
        self.key = f"nauticus-{seats}"
        self.title = f"Pelagos, Nauticus, {seats} seats"
        self.game = find_game("nauticus")
        self.pack = load_pack(self.game)
        self.settings: Settings = {"players": seats}

    def begin(self, rng: Random) -> Any:
        s = self.game.new_game(self.settings, self.pack)
        self.game.rules.run(s)
        return s

    def play_on(self, position: Any, rng: Random, limit: int) -> int:
        answer = self.game.rules.answer
        node, decisions = position.node, 0
        while decisions < limit:
            if type(node) is Choice:
                decisions += 1
                node = answer(position, pick(node.options, rng))
            elif type(node) is Chance:
                node = answer(position, weighted(node, rng))
            else:
                break
        return decisions

    def copier(self, position: Any) -> Callable[[], object]:
        clone: Callable[[], object] = position.clone
        return clone


class Facts(NamedTuple):
    """What else is worth knowing about one number of seats; times in seconds, size in bytes."""

    title: str
    forced: float
    encode: float
    decode: float
    digest: float
    observe: float
    size: float


def contestants() -> list[Contestant]:
    """One for each number of seats that is measured."""
    return [Nauticus(seats) for seats in SEATS]


def facts(contestant: Nauticus, seconds: float) -> Facts:
    """Forced decisions, and positions from the middle of random games, each way of handling them for so long."""
    game, pack = contestant.game, contestant.pack
    positions = [midgame(contestant, seed) for seed in range(LOOKED_AT)]
    encoded = [encode(s) for s in positions]
    texts = [json.dumps(data, separators=(",", ":")) for data in encoded]

    def timed(function: Callable[[Any], object], values: list[Any]) -> float:
        return mean_seconds([partial(function, value) for value in values], seconds)

    return Facts(
        title=contestant.title,
        forced=_forced(contestant),
        encode=timed(encode, positions),
        decode=timed(lambda data: decode(game.state, data, pack), encoded),
        digest=timed(digest, positions),
        observe=timed(lambda s: game.visible.observe(s, 0), positions),
        size=sum(len(text.encode()) for text in texts) / len(texts),
    )


def _forced(contestant: Nauticus) -> float:
    """The share of decisions with one option only."""
    forced = decisions = 0
    for seed in range(LOOKED_AT):
        rng = Random(seed)
        s = contestant.begin(rng)
        while type(s.node) is not Over:
            if type(s.node) is Choice:
                decisions += 1
                forced += len(s.node.options) == 1
            contestant.game.rules.answer(s, pick(s.node.options, rng))
    return forced / decisions
