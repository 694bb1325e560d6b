"""[NAU-4.x] The bonus for choosing a tile."""

from __future__ import annotations

from typing import Final

from pelagos.core.nodes import Choice, Option
from pelagos.core.state import bumped
from pelagos.games.nauticus.book import nauticus
from pelagos.games.nauticus.names import BUY_GOODS, BUY_MAST, BUY_SAIL, TILE, TILES
from pelagos.games.nauticus.state import Nauticus
from pelagos.games.nauticus.stores import store, take, why_not_free

TAKE: Final = tuple(("take", tile) for tile in TILES)
SOLD_BY: Final = {"mast": BUY_MAST, "sail": BUY_SAIL, "good": BUY_GOODS}


@nauticus.step
def take_bonus(s: Nauticus, seat: int) -> None:
    """[NAU-4.1 to 4.3, R1, R4] At once and only for the chooser: workers, points and talers, then the tile."""
    bonus = s.pack.bonuses[s.chosen]
    s.tell("nauticus-bonus", seat, *bonus)
    if bonus.workers:
        s.workers = bumped(s.workers, seat, bonus.workers)
    if bonus.vp:
        s.vp = bumped(s.vp, seat, bonus.vp)
    if bonus.taler:
        s.taler = bumped(s.taler, seat, bonus.taler)
    if bonus.free:
        s.do((bonus_tile, seat, SOLD_BY[bonus.free]))


@nauticus.step
def bonus_tile(s: Nauticus, seat: int, category: int) -> Choice | None:
    """[NAU-4.2, 4.4, R10] One regular tile of the player's choice; lost when none is left that fits."""
    options = gifts(s, seat, category)
    if options:
        return Choice(seat, "bonus-tile", options, (gift_taken, seat))
    s.tell("nauticus-gift-lost", seat)
    return None


def gifts(s: Nauticus, seat: int, category: int) -> tuple[Option, ...]:
    """[NAU-4.2, 6.3] The four kinds of a blue tile, as far as they are in stock and fit."""
    return tuple(TAKE[tile] for tile in s.pack.slots[category] if not why_not_free(s, seat, tile))


@nauticus.step
def gift_taken(s: Nauticus, seat: int, answer: Option) -> None:
    """[NAU-2.1, 4.2, 6.3] A free tile goes into the warehouse."""
    tile = TILE[answer[1]]
    take(s, tile)
    store(s, seat, tile)
    s.tell("nauticus-gift", seat, answer[1])
