"""[NAU-6.12 to 6.15] The four light actions: transport, withdraw, deliver, crowns."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from pelagos.core.nodes import Choice, Option
from pelagos.core.questions import Thought
from pelagos.core.state import bumped, replaced
from pelagos.core.verbs import Verb
from pelagos.games.nauticus.book import nauticus
from pelagos.games.nauticus.names import CROWN_MAST, CROWN_SAIL, GOODS, TILE, TILES
from pelagos.games.nauticus.placing import put_down
from pelagos.games.nauticus.ships import crowns_in, deliverable, placeable, places, ship, unloaded
from pelagos.games.nauticus.state import Nauticus
from pelagos.games.nauticus.stores import unstore
from pelagos.games.nauticus.verbs import CARRY, CROWNING, DELIVERY, WITHDRAWAL
from pelagos.games.nauticus.workers import AT_LEAST_ONE_WORKER, NO_WORKER, TOO_FEW_WORKERS, hands, pay_workers

TALERS_PER_WORKER: Final = 2
CROWN_CAP: Final = 15
CARRIED: Final = tuple(map(CARRY, TILES))

BEYOND_THE_CAP: Final = nauticus.reason("crown-cap", "NAU-6.15", "NAU-6.16", "NAU-R14")
LOAD_NEEDS_WORKERS: Final = nauticus.reason("load-needs-workers", "NAU-6.14", "NAU-5.4")
NO_CROWNS: Final = nauticus.reason("no-crowns", "NAU-6.15", "NAU-8.5", "NAU-R15")
NO_PLACE_IN_YARD: Final = nauticus.reason("no-place-in-yard", "NAU-6.12")
NO_SUCH_SHIP: Final = nauticus.reason("no-such-ship", "NAU-6.14")
NOT_IN_WAREHOUSE: Final = nauticus.reason("not-in-warehouse", "NAU-6.12")
SHIP_NOT_FULL: Final = nauticus.reason("ship-not-full", "NAU-6.14")
SHIP_UNFINISHED: Final = nauticus.reason("ship-unfinished", "NAU-6.14")


@lru_cache
def numbered(verb: Verb, most: int) -> tuple[Option, ...]:
    """One option for each number of workers from 1 to `most`."""
    return tuple([verb(number) for number in range(1, most + 1)])


def why_not_carry(s: Nauticus, seat: int, tile: int) -> str:
    """[NAU-6.12] A worker, a stored tile, and a legal place for it."""
    if tile not in s.warehouse[seat]:
        return NOT_IN_WAREHOUSE
    if not hands(s, seat):
        return NO_WORKER
    return "" if placeable(s.yards[seat]) >> tile & 1 else NO_PLACE_IN_YARD


def loads(s: Nauticus, seat: int) -> tuple[Option, ...]:
    """[NAU-6.12, 6.16] The kinds of stored tile that can be carried now."""
    stored = s.warehouse[seat]
    if not stored or not hands(s, seat):
        return ()
    open_to = placeable(s.yards[seat])
    return tuple([CARRIED[tile] for tile in dict.fromkeys(stored) if open_to >> tile & 1])


def stored_tiles(s: Nauticus, seat: int) -> Iterator[Thought]:
    """[NAU-6.12] Every kind of tile in the warehouse."""
    for tile in dict.fromkeys(s.warehouse[seat]):
        yield CARRIED[tile], why_not_carry(s, seat, tile)


@nauticus.step
def carry(s: Nauticus, seat: int, name: str) -> Choice:
    """[NAU-6.12] One use moves one tile from the warehouse to the yard."""
    tile = TILE[name]
    return Choice(seat, "place", places(s.yards[seat], tile), (carried, seat, tile))


@nauticus.step
def carried(s: Nauticus, seat: int, tile: int, target: Option) -> None:
    """[NAU-6.12, 9.3] It is placed at once, and may finish a ship."""
    pay_workers(s, seat, 1)
    s.uses += 1
    unstore(s, seat, tile)
    s.tell("nauticus-carried", seat, TILES[tile], *target)
    put_down(s, seat, tile, target)


def why_not_withdraw(s: Nauticus, seat: int, number: int) -> str:
    """[NAU-6.13, 6.16] At least one worker, at most all."""
    if number < 1:
        return AT_LEAST_ONE_WORKER
    return "" if number <= hands(s, seat) else TOO_FEW_WORKERS


def withdrawals(s: Nauticus, seat: int) -> tuple[Option, ...]:
    """[NAU-6.16] One to all workers, blue and own."""
    return () if s.uses else numbered(WITHDRAWAL, hands(s, seat))


def sums(s: Nauticus, seat: int) -> Iterator[Thought]:
    """[NAU-6.13] One worker more than there are is thought of."""
    for number in range(1, hands(s, seat) + 2):
        yield WITHDRAWAL(number), why_not_withdraw(s, seat, number)


@nauticus.step
def withdraw(s: Nauticus, seat: int, number: int) -> None:
    """[NAU-6.13] Two talers per worker."""
    pay_workers(s, seat, number)
    s.uses += 1
    s.taler = bumped(s.taler, seat, TALERS_PER_WORKER * number)
    s.tell("nauticus-withdrew", seat, number, TALERS_PER_WORKER * number)


def why_not_deliver(s: Nauticus, seat: int, number: int) -> str:
    """[NAU-6.14] A finished ship with a good in every cell, and a worker for each of them."""
    if not 1 <= number <= len(s.yards[seat]):
        return NO_SUCH_SHIP
    found = ship(s.yards[seat][number - 1])
    if not found.finished:
        return SHIP_UNFINISHED
    if not found.loaded:
        return SHIP_NOT_FULL
    return "" if found.size <= hands(s, seat) else LOAD_NEEDS_WORKERS


def deliveries(s: Nauticus, seat: int) -> tuple[Option, ...]:
    """[NAU-6.14, 6.16] The ships that can be unloaded now."""
    workers = hands(s, seat)
    return tuple([DELIVERY(i) for i, size in deliverable(s.yards[seat]) if size <= workers])


def ships_to_unload(s: Nauticus, seat: int) -> Iterator[Thought]:
    """[NAU-6.14] Every ship of the yard."""
    for number in range(1, len(s.yards[seat]) + 1):
        yield DELIVERY(number), why_not_deliver(s, seat, number)


@nauticus.step
def deliver(s: Nauticus, seat: int, number: int) -> None:
    """[NAU-6.14, 9.4] The whole load leaves the ship, which can be loaded again."""
    yard = s.yards[seat]
    text = yard[number - 1]
    found = ship(text)
    pay_workers(s, seat, found.size)
    s.uses += 1
    pile = s.delivered[seat]
    for cell in found.cells:
        pile = bumped(pile, GOODS.index(cell.good), 1)
    s.delivered = replaced(s.delivered, seat, pile)
    s.yards = replaced(s.yards, seat, replaced(yard, number - 1, unloaded(text)))
    s.tell("nauticus-delivered", seat, number, found.size)


def crowns_of(s: Nauticus, seat: int) -> int:
    """[NAU-6.15, 7.3] Crown masts and sails in warehouse and yard, and flipped pass tiles."""
    stored = s.warehouse[seat]
    in_store = stored.count(CROWN_MAST) + stored.count(CROWN_SAIL) if stored else 0
    return in_store + crowns_in(s.yards[seat]) + s.flipped[seat]


def why_not_crowns(s: Nauticus, seat: int, number: int) -> str:
    """[NAU-6.15, R14, R15] At least one crown, enough workers, and none that could not add a point."""
    crowns = crowns_of(s, seat)
    if not crowns:
        return NO_CROWNS
    if number < 1:
        return AT_LEAST_ONE_WORKER
    if (number - 1) * crowns >= CROWN_CAP:
        return BEYOND_THE_CAP
    return "" if number <= hands(s, seat) else TOO_FEW_WORKERS


def crown_scorings(s: Nauticus, seat: int) -> tuple[Option, ...]:
    """[NAU-6.16] One worker up to all, or to as many as reach the cap."""
    return () if s.uses else numbered(CROWNING, most_crowned(s, seat))


def most_crowned(s: Nauticus, seat: int) -> int:
    """[NAU-6.15, 6.16] As many workers as there are, or as reach the cap."""
    crowns = crowns_of(s, seat)
    return min(hands(s, seat), -(-CROWN_CAP // crowns)) if crowns else 0


def crown_sums(s: Nauticus, seat: int) -> Iterator[Thought]:
    """[NAU-6.15] One worker more than can score is thought of."""
    for number in range(1, most_crowned(s, seat) + 2):
        yield CROWNING(number), why_not_crowns(s, seat, number)


@nauticus.step
def crowns(s: Nauticus, seat: int, number: int) -> None:
    """[NAU-6.15, R14, R24] Workers times crowns, at most 15 points per execution."""
    points = min(CROWN_CAP, number * crowns_of(s, seat))
    pay_workers(s, seat, number)
    s.uses += 1
    s.vp = bumped(s.vp, seat, points)
    s.tell("nauticus-crowned", seat, number, points)
