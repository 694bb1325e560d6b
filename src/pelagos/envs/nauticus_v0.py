"""Nauticus for PettingZoo: `env()` with its guards, `raw_env()` without."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv

from pelagos.core.settings import Value
from pelagos.envs.aec import GameEnv, Guard


def raw_env(players: int = 2, reward: str = "win", render_mode: str | None = None, **settings: Value) -> GameEnv:
    """The bare environment; `settings` are those of the game."""
    return GameEnv("nauticus", players, settings, reward, render_mode)


def env(**given: Any) -> AECEnv:
    """The same behind guards: an answer that is not offered ends the game."""
    return Guard(raw_env(**given))
