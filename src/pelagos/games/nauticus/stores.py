"""[NAU-1.2, 2.x, 6.11] Stock and warehouse: where tiles come from, where free ones go."""

from __future__ import annotations

from typing import Final

from pelagos.core.state import bumped, replaced
from pelagos.games.nauticus.book import nauticus
from pelagos.games.nauticus.state import Nauticus

OUT_OF_STOCK: Final = nauticus.reason("out-of-stock", "NAU-1.2", "NAU-4.2", "NAU-6.3", "NAU-9.2", "NAU-R8")
WAREHOUSE_FULL: Final = nauticus.reason(
    "warehouse-full", "NAU-6.11", "NAU-4.4", "NAU-6.3", "NAU-6.4", "NAU-9.2", "NAU-R10", "NAU-R16"
)


def room(s: Nauticus, seat: int) -> int:
    """[NAU-6.11] Free spaces; contents may be rearranged at will, so only the sum counts."""
    return s.pack.warehouse - s.load[seat]


def fits(s: Nauticus, seat: int, tile: int) -> bool:
    """[NAU-6.11] A mast takes two spaces, every other tile one."""
    return s.load[seat] + s.pack.spaces[tile] <= s.pack.warehouse


def why_not_free(s: Nauticus, seat: int, tile: int) -> str:
    """[NAU-2.1, 4.4, 6.3] A free tile must be in stock and fit into the warehouse."""
    if not s.stock[tile]:
        return OUT_OF_STOCK
    if not fits(s, seat, tile):
        return WAREHOUSE_FULL
    return ""


def take(s: Nauticus, tile: int) -> None:
    """[NAU-1.2] Stacks are finite; tiles never go back."""
    assert s.stock[tile], "a tile is offered only while its stack lasts"
    s.stock = bumped(s.stock, tile, -1)


def store(s: Nauticus, seat: int, tile: int) -> None:
    """[NAU-2.1] Put a tile into the warehouse."""
    stored = [*s.warehouse[seat], tile]
    stored.sort()
    s.warehouse = replaced(s.warehouse, seat, tuple(stored))
    s.load = bumped(s.load, seat, s.pack.spaces[tile])


def unstore(s: Nauticus, seat: int, tile: int) -> None:
    """[NAU-6.11] Take a tile out of the warehouse; only a transport does that."""
    stored = s.warehouse[seat]
    at = stored.index(tile)
    s.warehouse = replaced(s.warehouse, seat, stored[:at] + stored[at + 1 :])
    s.load = bumped(s.load, seat, -s.pack.spaces[tile])
