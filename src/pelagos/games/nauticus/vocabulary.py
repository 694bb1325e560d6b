"""Every word that a described position of Nauticus knows, by where it stands: the page of case files lists them."""

from __future__ import annotations

from pelagos.games.nauticus.data import Pack
from pelagos.games.nauticus.fields import LETTERS, NONE
from pelagos.games.nauticus.names import ACTIONS, GOODS, TILES
from pelagos.games.nauticus.position import WINDOWS


def vocabulary(pack: Pack) -> dict[str, tuple[str, ...]]:
    """The words by the fields in which they stand."""
    return {
        "window": WINDOWS,
        "layout": ACTIONS,
        "anchor_tile, chosen, turn": (NONE,),
        "seats, turn, start": tuple(LETTERS),
        "warehouse, stock": TILES,
        "delivered": GOODS,
    }
