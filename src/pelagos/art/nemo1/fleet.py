"""The ships of Nemo's War, first edition, in words."""

from __future__ import annotations

from typing import Any

from pelagos.art.model import Piece, Say
from pelagos.art.sea.ships import ship_piece
from pelagos.core.text import Text, text


def own_ship(prefix: str, ship: dict[str, Any], x: float, y: float, say: Say, mark: str = "") -> Piece:
    """A ship of this game as a piece."""
    values = {name: str(ship[name]) for name in ("attack", "defense", "skulls", "vp")}
    name = Text(f"nemo1-ship-{ship['name']}")
    line = text(
        "nemo1-board-ship",
        ship=name,
        type=Text(f"nemo1-class-{ship['class']}"),
        kind="warship" if ship["warship"] else "other",
        **values,
    )
    return ship_piece(prefix, ship, say(name), say(line), x, y, mark)
