"""[NAU-2.x, 6.4] Where a tile goes: warehouse or yard, and what happens when it completes a ship."""

from __future__ import annotations

from typing import Final

from pelagos.core.nodes import Option
from pelagos.core.state import replaced
from pelagos.games.nauticus.book import nauticus
from pelagos.games.nauticus.names import is_hull, is_sail
from pelagos.games.nauticus.rewards import reward
from pelagos.games.nauticus.ships import TO_CELL, TO_SHIP, places, put, ship, why_not_attach, why_not_place
from pelagos.games.nauticus.state import Nauticus
from pelagos.games.nauticus.stores import WAREHOUSE_FULL, fits, store
from pelagos.games.nauticus.verbs import NEW, WAREHOUSE

GOLDEN_RULE: Final = nauticus.reason("golden-rule", "NAU-2.1", "NAU-2.2")
NO_SUCH_PLACE: Final = nauticus.reason("no-such-place", "NAU-6.4")
ONLY_HULLS_BEGIN_SHIPS: Final = nauticus.reason("only-hulls-begin-ships", "NAU-6.5")


def why_not_target(s: Nauticus, seat: int, tile: int, target: Option, paid: bool) -> str:
    """[NAU-2.1, 2.2, 6.4] A free tile goes to the warehouse; a paid one there or to a legal place."""
    if target == WAREHOUSE:
        return "" if fits(s, seat, tile) else WAREHOUSE_FULL
    if not paid:
        return GOLDEN_RULE
    return why_not_yard(s.yards[seat], tile, target)


def why_not_yard(yard: tuple[str, ...], tile: int, place: Option) -> str:
    """[NAU-6.5 to 6.10] Whether a place of the yard takes this tile."""
    if place in places(yard, tile):
        return ""
    match place:
        case ("new",):
            return ONLY_HULLS_BEGIN_SHIPS
        case ("ship", int(i)) if 1 <= i <= len(yard) and is_hull(tile):
            return why_not_attach(yard[i - 1], tile)
        case ("cell", int(i), int(j)) if 1 <= i <= len(yard) and not is_hull(tile):
            return why_not_place(yard[i - 1], tile, j - 1) if 1 <= j <= ship(yard[i - 1]).size else NO_SUCH_PLACE
    return NO_SUCH_PLACE


def thinkable_places(yard: tuple[str, ...], tile: int) -> tuple[Option, ...]:
    """[NAU-6.4] Where one may think of putting a tile: a hull part to a ship, anything else to a cell."""
    if is_hull(tile):
        return (WAREHOUSE, NEW, *TO_SHIP[: len(yard)])
    return (WAREHOUSE, *(TO_CELL[i][j] for i, text in enumerate(yard) for j in range(ship(text).size)))


def targets(s: Nauticus, seat: int, tile: int, paid: bool) -> tuple[Option, ...]:
    """[NAU-6.4] Everywhere a bought tile may go; the buyer decides at once and for good."""
    in_yard = places(s.yards[seat], tile) if paid else ()
    return (WAREHOUSE, *in_yard) if fits(s, seat, tile) else in_yard


def put_down(s: Nauticus, seat: int, tile: int, target: Option) -> None:
    """[NAU-6.4, 9.1, 9.2] Store or build; a ship that this finishes interrupts everything else."""
    if target == WAREHOUSE:
        store(s, seat, tile)
        return
    yard = put(s.yards[seat], tile, target)
    s.yards = replaced(s.yards, seat, yard)
    if is_sail(tile):
        built = ship(yard[target[1] - 1])
        if built.finished:
            s.tell("nauticus-finished", seat, target[1], built.size)
            s.do((reward, seat, built.size, (0,) * len(s.pack.rewards)))
