"""[NAU-6.1 to 6.4] The four blue actions: buying hulls, masts, sails and goods."""

from __future__ import annotations

from typing import Final

from pelagos.core.nodes import Choice, Option
from pelagos.core.state import bumped
from pelagos.games.nauticus.bonus import gift_taken, gifts
from pelagos.games.nauticus.book import nauticus
from pelagos.games.nauticus.names import TILE, TILES, is_crown
from pelagos.games.nauticus.placing import put_down, targets
from pelagos.games.nauticus.ships import placeable
from pelagos.games.nauticus.state import Nauticus
from pelagos.games.nauticus.stores import fits, take
from pelagos.games.nauticus.workers import hands, pay_workers

REPEAT_PRICE: Final = 4
WHOLE_SET: Final = 0b1111
BUY: Final = tuple(("buy", tile) for tile in TILES)


def price_of(s: Nauticus, tile: int) -> int:
    """[NAU-6.1, 6.2, 8.2] The first copy's price, then 4 talers for every further copy of that kind."""
    slot = s.pack.slot_of[tile]
    return REPEAT_PRICE if s.bought >> slot & 1 else s.prices[slot]


def why_not_buy(s: Nauticus, seat: int, tile: int) -> str:
    """[NAU-5.4, 6.2, 6.4, R9] A worker, the price, a tile in stock, and somewhere to put it."""
    if is_crown(tile):
        return "crown-only-as-reward"
    if tile not in s.pack.slots[s.action]:
        return "not-sold-here"
    if not hands(s, seat):
        return "no-worker"
    return why_not_buy_at(s, seat, tile, price_of(s, tile))


def why_not_buy_at(s: Nauticus, seat: int, tile: int, price: int) -> str:
    """[NAU-1.2, 2.1, 5.4, 6.4] Stock, talers, and room or (unless it is free) a place in the yard."""
    if not s.stock[tile]:
        return "out-of-stock"
    if price > s.taler[seat]:
        return "too-few-talers"
    if fits(s, seat, tile):
        return ""
    if not price:
        return "free-tile-needs-room"
    return "" if placeable(s.yards[seat]) >> tile & 1 else "no-room-no-place"


def purchases(s: Nauticus, seat: int) -> tuple[Option, ...]:
    """[NAU-6.2, 6.16] The kinds that can be bought now."""
    if not hands(s, seat):
        return ()
    return tuple([BUY[tile] for tile in s.pack.slots[s.action] if not why_not_buy_at(s, seat, tile, price_of(s, tile))])


@nauticus.step
def buy(s: Nauticus, seat: int, name: str) -> Choice:
    """[NAU-6.4, R6, R11] Each tile finds its place before the next one is bought."""
    tile = TILE[name]
    return Choice(seat, "place", targets(s, seat, tile, price_of(s, tile) > 0), (bought, seat, tile))


@nauticus.step
def bought(s: Nauticus, seat: int, tile: int, target: Option) -> None:
    """[NAU-6.0, 6.2] Pay, take, place or store; then rewards, then the set gift, then the next use."""
    price = price_of(s, tile)
    pay_workers(s, seat, 1)
    s.uses += 1
    s.taler = bumped(s.taler, seat, -price)
    take(s, tile)
    s.tell("nauticus-bought", seat, TILES[tile], price, *target)
    whole_before = s.bought == WHOLE_SET
    s.bought |= 1 << s.pack.slot_of[tile]
    if s.bought == WHOLE_SET and not whole_before:
        s.do((set_gift, seat))
    put_down(s, seat, tile, target)


@nauticus.step
def set_gift(s: Nauticus, seat: int) -> Choice | None:
    """[NAU-6.3, R7, R8] All four kinds bought: one more of them for nothing, once per execution."""
    options = gifts(s, seat, s.action)
    if options:
        return Choice(seat, "set-gift", options, (gift_taken, seat))
    s.tell("nauticus-gift-lost", seat)
    return None
