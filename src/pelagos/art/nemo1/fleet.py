"""The ships of Nemo's War, first edition, in words."""

from __future__ import annotations

from pelagos.art.model import Piece, Say
from pelagos.art.sea.flags import flag_name
from pelagos.art.sea.ships import VALUES, ship_piece
from pelagos.core.text import Text, text
from pelagos.games.nemo1.view import ShipView


def own_ship(prefix: str, ship: ShipView, x: float, y: float, say: Say, mark: str = "") -> Piece:
    """A ship of this game as a piece."""
    values = {name: str(ship[name]) for name in VALUES}
    name = Text(f"nemo1-ship-{ship['name']}")
    kind = "warship" if ship["warship"] else "other"
    printed = text("nemo1-ship-values", type=Text(f"nemo1-class-{ship['class']}"), kind=kind, **values)
    line = text("nemo1-board-ship", ship=name, values=printed)
    pennant = flag_name(ship["group"])
    return ship_piece(prefix, ship, ship["name"], pennant, say(name), say(line), x, y, mark)
