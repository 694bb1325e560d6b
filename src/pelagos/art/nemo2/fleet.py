"""The ships of Nemo's War, second edition, in words: both sides of each."""

from __future__ import annotations

from pelagos.art.model import Piece, Say
from pelagos.art.sea.flags import flag_name
from pelagos.art.sea.ships import ship_piece
from pelagos.core.text import Text, text
from pelagos.games.nemo2.textboard import ship_line
from pelagos.games.nemo2.view import ShipView


def own_ship(prefix: str, ship: ShipView, x: float, y: float, say: Say, mark: str = "") -> Piece:
    """A ship of this game as a piece."""
    name, flag = say(Text(f"nemo2-ship-{ship['name']}")), flag_name(ship["nation"])
    other = ship["other"]["name"]
    return ship_piece(prefix, ship, other, flag, name, ship_title(ship, say), x, y, mark)


def ship_title(ship: ShipView, say: Say) -> str:
    """Both sides in words."""
    told = say(ship_line(ship))
    if ship["other"]["name"] == ship["name"]:
        return told
    return say(text("art-two-sides", front=told, back=say(ship_line(ship["other"]))))
