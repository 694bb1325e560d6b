"""Nemo's War, second edition, by Chris Taylor: solo, cooperative or semi-cooperative."""

from __future__ import annotations

from pelagos.games.nemo2 import (
    actions,
    adventure,
    combat,
    coop,
    effects,
    fire,
    menu,
    placement,
    turns,
    variants,
)
from pelagos.games.nemo2.book import RULES_VERSION, nemo2
from pelagos.games.nemo2.data import COLUMNS, read_pack
from pelagos.games.nemo2.invariants import broken
from pelagos.games.nemo2.setup import SETTINGS, new_game
from pelagos.games.nemo2.state import Nemo

__all__ = [
    "COLUMNS",
    "RULES_VERSION",
    "SETTINGS",
    "Nemo",
    "actions",
    "adventure",
    "broken",
    "combat",
    "coop",
    "effects",
    "fire",
    "menu",
    "nemo2",
    "new_game",
    "placement",
    "read_pack",
    "turns",
    "variants",
]
