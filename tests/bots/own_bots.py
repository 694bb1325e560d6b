"""Bots that somebody has written, good ones and bad ones; named on the command line by this module."""

from __future__ import annotations

from typing import Any

from pelagos.bots.contract import Sight
from pelagos.core.nodes import Option


class Last:
    """Takes the last option, or the one `back` places before it."""

    def __init__(self, back: int = 0, wild: float = 0.0, loud: bool = False, motto: str = "") -> None:
        self.back, self.wild, self.loud, self.motto = back, wild, loud, motto

    def choose(self, sight: Sight[Any]) -> Option:
        if sight.rng.random() < self.wild:
            return sight.rng.choice(sight.options)
        return sight.options[max(0, len(sight.options) - 1 - self.back)]


class Diver:
    """Plays Endeavor only."""

    games = ("endeavor",)

    def choose(self, sight: Sight[Any]) -> Option:
        return sight.options[0]


class Needy:
    """Must be told something."""

    def __init__(self, depth: int) -> None:
        self.depth = depth

    def choose(self, sight: Sight[Any]) -> Option:
        return sight.options[0]


class Broken:
    """Fails at its third question."""

    def choose(self, sight: Sight[Any]) -> Option:
        count = (sight.memory or 0) + 1
        sight.remember(count)
        return sight.options[0 if count < 3 else 1 // 0]


class Nonsense:
    """Gives an answer of its own."""

    def choose(self, sight: Sight[Any]) -> Option:
        return ("fly", "away")


class Silent:
    """Says nothing."""

    def choose(self, sight: Sight[Any]) -> None:
        return None


class Elephant:
    """Remembers what cannot be written down."""

    def choose(self, sight: Sight[Any]) -> Option:
        sight.remember({"me": self})
        return sight.options[0]


class NoBot:
    """Cannot choose."""


FORTY_TWO = 42
