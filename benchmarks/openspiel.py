"""OpenSpiel: games written in C++, driven from Python one decision at a time, as a Python bot would."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from benchmarks.contest import Contestant, pick

REQUIRES = "open_spiel"
GAMES = ("backgammon", "gin_rummy", "hanabi")


class Spiel:
    """Random play of one of its games; dice and draws are not decisions."""

    def __init__(self, name: str) -> None:
        import pyspiel

        self.key = f"openspiel-{name.replace('_', '-')}"
        self.title = f"OpenSpiel (C++), {name.replace('_', ' ')}"
        self.game = pyspiel.load_game(name)

    def begin(self, rng: Random) -> Any:
        return self.game.new_initial_state()

    def play_on(self, position: Any, rng: Random, limit: int) -> int:
        decisions = 0
        while decisions < limit and not position.is_terminal():
            if position.is_chance_node():
                outcomes, weights = zip(*position.chance_outcomes(), strict=True)
                position.apply_action(rng.choices(outcomes, weights)[0])
            else:
                decisions += 1
                position.apply_action(pick(position.legal_actions(), rng))
        return decisions

    def copier(self, position: Any) -> Callable[[], object]:
        clone: Callable[[], object] = position.clone
        return clone


def contestants() -> list[Contestant]:
    """Raises ImportError when the peer is not installed."""
    return [Spiel(name) for name in GAMES]
