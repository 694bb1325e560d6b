"""The bot that knows no rule: every option is as good as any other."""

from __future__ import annotations

from random import Random
from typing import Any

from pelagos.bots.contract import Seed, Sight
from pelagos.core.nodes import Option


class RandomBot:
    """Picks evenly among the options; plays every game."""

    def __init__(self, seed: Seed) -> None:
        self.rng = Random(seed)  # noqa: S311 - a game, not a secret

    def choose(self, sight: Sight[Any]) -> Option:
        return self.rng.choice(sight.options)
