"""[NAU-6.1 to 6.4] The four blue actions: buying hulls, masts, sails and goods."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pelagos.core.nodes import Choice, Option
from pelagos.core.questions import Thought
from pelagos.core.state import bumped
from pelagos.games.nauticus.bonus import another_tile, free_tiles, gift_taken, gifts
from pelagos.games.nauticus.book import nauticus
from pelagos.games.nauticus.names import BUY_MAST, BUY_SAIL, CROWN_MAST, CROWN_SAIL, TILE, TILES, is_crown
from pelagos.games.nauticus.placing import put_down, targets
from pelagos.games.nauticus.ships import placeable
from pelagos.games.nauticus.state import Nauticus
from pelagos.games.nauticus.stores import OUT_OF_STOCK, fits, take
from pelagos.games.nauticus.verbs import BUY
from pelagos.games.nauticus.workers import NO_WORKER, hands, pay_workers

REPEAT_PRICE: Final = 4
WHOLE_SET: Final = 0b1111
CROWN_BESIDE: Final = {BUY_MAST: (CROWN_MAST,), BUY_SAIL: (CROWN_SAIL,)}
BOUGHT: Final = tuple(map(BUY, TILES))

CROWN_NO_GIFT: Final = nauticus.reason("crown-no-gift", "NAU-6.3")
CROWN_ONLY_AS_REWARD: Final = nauticus.reason("crown-only-as-reward", "NAU-6.2")
FREE_TILE_NEEDS_ROOM: Final = nauticus.reason("free-tile-needs-room", "NAU-2.1", "NAU-6.4", "NAU-6.11", "NAU-R9")
NO_ROOM_NO_PLACE: Final = nauticus.reason("no-room-no-place", "NAU-6.4", "NAU-6.11")
NOT_SOLD_HERE: Final = nauticus.reason("not-sold-here", "NAU-6.1")
NOT_THIS_GIFT: Final = nauticus.reason("not-this-gift", "NAU-6.3")
TOO_FEW_TALERS: Final = nauticus.reason("too-few-talers", "NAU-5.4", "NAU-8.5")


def price_of(s: Nauticus, tile: int) -> int:
    """[NAU-6.1, 6.2, 8.2] The first copy's price, then 4 talers for every further copy of that kind."""
    slot = s.pack.slot_of[tile]
    return REPEAT_PRICE if s.bought >> slot & 1 else s.prices[slot]


def why_not_buy(s: Nauticus, seat: int, tile: int) -> str:
    """[NAU-5.4, 6.2, 6.4, R9] A worker, the price, a tile in stock, and somewhere to put it."""
    if is_crown(tile):
        return CROWN_ONLY_AS_REWARD
    if tile not in s.pack.slots[s.action]:
        return NOT_SOLD_HERE
    if not hands(s, seat):
        return NO_WORKER
    return why_not_buy_at(s, seat, tile, price_of(s, tile))


def why_not_buy_at(s: Nauticus, seat: int, tile: int, price: int) -> str:
    """[NAU-1.2, 2.1, 5.4, 6.4] Stock, talers, and room or (unless it is free) a place in the yard."""
    if not s.stock[tile]:
        return OUT_OF_STOCK
    if price > s.taler[seat]:
        return TOO_FEW_TALERS
    if fits(s, seat, tile):
        return ""
    if not price:
        return FREE_TILE_NEEDS_ROOM
    return "" if placeable(s.yards[seat]) >> tile & 1 else NO_ROOM_NO_PLACE


def purchases(s: Nauticus, seat: int) -> tuple[Option, ...]:
    """[NAU-6.2, 6.16] The kinds that can be bought now."""
    if not hands(s, seat):
        return ()
    return tuple(
        [BOUGHT[tile] for tile in s.pack.slots[s.action] if not why_not_buy_at(s, seat, tile, price_of(s, tile))]
    )


def sold_here(s: Nauticus, seat: int) -> Iterator[Thought]:
    """[NAU-6.1, 6.2] The four kinds of the action, and the crown that looks as if it were sold."""
    for tile in (*s.pack.slots[s.action], *CROWN_BESIDE.get(s.action, ())):
        yield BOUGHT[tile], why_not_buy(s, seat, tile)


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


@nauticus.question("set-gift", rule="NAU-6.3", otherwise=another_tile(CROWN_NO_GIFT, NOT_THIS_GIFT))
def set_gifts(s: Nauticus, asked: Choice) -> Iterator[Thought]:
    """[NAU-6.3, R7] One of the four kinds that were bought."""
    return free_tiles(s, asked.seat, s.action)


@nauticus.step
def set_gift(s: Nauticus, seat: int) -> Choice | None:
    """[NAU-6.3, R7, R8] All four kinds bought: one more of them for nothing, once per execution."""
    options = gifts(s, seat, s.action)
    if options:
        return Choice(seat, "set-gift", options, (gift_taken, seat))
    s.tell("nauticus-gift-lost", seat)
    return None
