"""Pelagos: our games through the public rules, every answer given by its place in the offer, nobody listening."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, NamedTuple

from benchmarks.contest import Contestant, mean_seconds, midgame, pick
from pelagos.core.codec import decode, digest, encode
from pelagos.core.nodes import Choice, Over
from pelagos.core.playing import play_at_random
from pelagos.core.settings import Value, parse_settings
from pelagos.games.registry import find_game, load_pack

LOOKED_AT = 20


class Own:
    """Random play of one of our games with some settings."""

    def __init__(self, key: str, title: str, **given: Value) -> None:
        self.key = key
        self.title = f"Pelagos, {title}"
        self.game = find_game(key.partition("-")[0])
        self.pack = load_pack(self.game)
        self.settings = parse_settings(self.game.settings, given)

    def begin(self, rng: Random) -> Any:
        s = self.game.new_game(self.settings, self.pack)
        self.game.rules.run(s)
        return s

    def play_on(self, position: Any, rng: Random, limit: int) -> int:
        return play_at_random(self.game.rules, position, rng.random, limit)

    def copier(self, position: Any) -> Callable[[], object]:
        clone: Callable[[], object] = position.clone
        return clone


class Facts(NamedTuple):
    """What else is worth knowing about one of our games; times in seconds, size in bytes."""

    key: str
    title: str
    forced: float
    encode: float
    decode: float
    digest: float
    observe: float
    size: float


def contestants() -> list[Contestant]:
    """Each game alone or with few, and with many."""
    return [
        Own("nauticus-2", "Nauticus, 2 seats", players=2),
        Own("nauticus-4", "Nauticus, 4 seats", players=4),
        Own("nemo1-1", "Nemo's War 1e"),
        Own("nemo2-1", "Nemo's War 2e, alone"),
        Own("nemo2-4", "Nemo's War 2e, 4 seats", players=4, mode="coop"),
        Own("endeavor-2", "Endeavor, 2 seats", players=2),
        Own("endeavor-4", "Endeavor, 4 seats", players=4),
    ]


def facts(contestant: Own, seconds: float) -> Facts:
    """Forced decisions, and positions from the middle of random games, each way of handling them for so long."""
    game, pack = contestant.game, contestant.pack
    positions = [midgame(contestant, seed) for seed in range(LOOKED_AT)]
    encoded = [encode(s) for s in positions]
    texts = [json.dumps(data, separators=(",", ":")) for data in encoded]

    def timed(function: Callable[[Any], object], values: list[Any]) -> float:
        return mean_seconds([partial(function, value) for value in values], seconds)

    return Facts(
        key=contestant.key,
        title=contestant.title,
        forced=_forced(contestant),
        encode=timed(encode, positions),
        decode=timed(lambda data: decode(game, data, pack), encoded),
        digest=timed(digest, positions),
        observe=timed(lambda s: game.visible.observe(s, 0), positions),
        size=sum(len(text.encode()) for text in texts) / len(texts),
    )


def _forced(contestant: Own) -> float:
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
