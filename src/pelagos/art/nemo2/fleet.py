"""The ships of Nemo's War, second edition, in words: both sides of each."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from pelagos.art.model import Piece, Say
from pelagos.art.sea.flags import flag_name
from pelagos.art.sea.ships import VALUES, ship_piece
from pelagos.core.text import Text, text
from pelagos.games.nemo2.view import ShipView, SideView

Icon: TypeAlias = Literal["science", "wonder"]
ICONS: Final[tuple[Icon, ...]] = ("science", "wonder")


def own_ship(prefix: str, ship: ShipView, x: float, y: float, say: Say, mark: str = "") -> Piece:
    """A ship of this game as a piece."""
    name, flag = say(Text(f"nemo2-ship-{ship['name']}")), flag_name(ship["nation"])
    other = ship["other"]["name"]
    return ship_piece(prefix, ship, other, flag, name, ship_title(ship, say), x, y, mark)


def ship_title(ship: ShipView, say: Say) -> str:
    """Both sides in words."""
    told = _line(ship, say)
    if ship["other"]["name"] == ship["name"]:
        return told
    return say(text("art-two-sides", front=told, back=_line(ship["other"], say)))


def _line(side: SideView, say: Say) -> str:
    # Numbers as words: nothing here needs a plural, and formatting numbers is slow.
    numbers = {name: str(side[name]) for name in (*VALUES, *ICONS)}
    shown = [name for name in ICONS if side[name]]
    values = text(
        "nemo2-values",
        kind="warship" if side["warship"] else "other",
        icon="both" if len(shown) > 1 else "".join(shown) or "none",
        armored="yes" if side["armored"] else "no",
        sinks="no",
        effects=Text("nemo2-none"),
        **numbers,
    )
    return say(text("nemo2-board-ship", ship=Text(f"nemo2-ship-{side['name']}"), values=values))
