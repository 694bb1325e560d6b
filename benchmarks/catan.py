"""Catanatron, four players: the well-known fast simulator of Catan in Python. Every call of decide counts."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from benchmarks.contest import Contestant, pick

REQUIRES = "catanatron"
KEY = "catanatron"
LARGEST_SEED = 1 << 31


class Catan:
    """Its own loop (`Game.play`), without the two copies that it makes for listeners."""

    def __init__(self) -> None:
        from catanatron.game import TURNS_LIMIT, Game
        from catanatron.models.player import Color, Player

        self.key = KEY
        self.title = "Catanatron, 4 players"
        self.new_game = Game
        self.players = [Player(color) for color in Color]
        self.turns_limit = TURNS_LIMIT

    def begin(self, rng: Random) -> Any:
        return self.new_game(self.players, seed=rng.randrange(1, LARGEST_SEED))

    def play_on(self, position: Any, rng: Random, limit: int) -> int:
        decisions = 0

        def decide(player: object, game: object, actions: list[object]) -> object:
            nonlocal decisions
            decisions += 1
            return pick(actions, rng)

        state, turns_limit = position.state, self.turns_limit
        while decisions < limit and position.winning_color() is None and state.num_turns < turns_limit:
            position.play_tick(decide)
        return decisions

    def copier(self, position: Any) -> Callable[[], object]:
        copy: Callable[[], object] = position.copy
        return copy


def contestants() -> list[Contestant]:
    """Raises ImportError when the peer is not installed."""
    return [Catan()]
