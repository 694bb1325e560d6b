"""The games of this server with their component packs, read once."""

from __future__ import annotations

from functools import cache
from typing import Any

from pelagos.games.registry import find_game, load_pack


@cache
def pack_of(key: str) -> Any:
    """The pack that comes with a game."""
    return load_pack(find_game(key))
