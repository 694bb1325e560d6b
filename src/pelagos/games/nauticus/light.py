"""[NAU-6.12 to 6.15] The four light actions: transport, withdraw, deliver, crowns."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from pelagos.core.nodes import Choice, Option
from pelagos.core.state import bumped, replaced
from pelagos.games.nauticus.book import nauticus
from pelagos.games.nauticus.names import CROWN_MAST, CROWN_SAIL, GOODS, TILE, TILES
from pelagos.games.nauticus.placing import put_down
from pelagos.games.nauticus.ships import crowns_in, deliverable, placeable, places, ship, unloaded
from pelagos.games.nauticus.state import Nauticus
from pelagos.games.nauticus.stores import unstore
from pelagos.games.nauticus.workers import hands, pay_workers

TALERS_PER_WORKER: Final = 2
CROWN_CAP: Final = 15
CARRY: Final = tuple(("carry", tile) for tile in TILES)


@lru_cache
def numbered(verb: str, most: int) -> tuple[Option, ...]:
    """One option for each number of workers from 1 to `most`."""
    return tuple([(verb, number) for number in range(1, most + 1)])


def why_not_carry(s: Nauticus, seat: int, tile: int) -> str:
    """[NAU-6.12] A worker, a stored tile, and a legal place for it."""
    if tile not in s.warehouse[seat]:
        return "not-in-warehouse"
    if not hands(s, seat):
        return "no-worker"
    return "" if placeable(s.yards[seat]) >> tile & 1 else "no-place-in-yard"


def loads(s: Nauticus, seat: int) -> tuple[Option, ...]:
    """[NAU-6.12, 6.16] The kinds of stored tile that can be carried now."""
    stored = s.warehouse[seat]
    if not stored or not hands(s, seat):
        return ()
    open_to = placeable(s.yards[seat])
    return tuple([CARRY[tile] for tile in dict.fromkeys(stored) if open_to >> tile & 1])


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
        return "at-least-one-worker"
    return "" if number <= hands(s, seat) else "too-few-workers"


def withdrawals(s: Nauticus, seat: int) -> tuple[Option, ...]:
    """[NAU-6.16] One to all workers, blue and own."""
    return () if s.uses else numbered("withdraw", hands(s, seat))


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
        return "no-such-ship"
    found = ship(s.yards[seat][number - 1])
    if not found.finished:
        return "ship-unfinished"
    if not found.loaded:
        return "ship-not-full"
    return "" if found.size <= hands(s, seat) else "load-needs-workers"


def deliveries(s: Nauticus, seat: int) -> tuple[Option, ...]:
    """[NAU-6.14, 6.16] The ships that can be unloaded now."""
    workers = hands(s, seat)
    return tuple([("deliver", i) for i, size in deliverable(s.yards[seat]) if size <= workers])


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
        return "no-crowns"
    if number < 1:
        return "at-least-one-worker"
    if (number - 1) * crowns >= CROWN_CAP:
        return "crown-cap"
    return "" if number <= hands(s, seat) else "too-few-workers"


def crown_scorings(s: Nauticus, seat: int) -> tuple[Option, ...]:
    """[NAU-6.16] One worker up to all, or to as many as reach the cap."""
    if s.uses:
        return ()
    crowns = crowns_of(s, seat)
    return numbered("crowns", min(hands(s, seat), -(-CROWN_CAP // crowns))) if crowns else ()


@nauticus.step
def crowns(s: Nauticus, seat: int, number: int) -> None:
    """[NAU-6.15, R14, R24] Workers times crowns, at most 15 points per execution."""
    points = min(CROWN_CAP, number * crowns_of(s, seat))
    pay_workers(s, seat, number)
    s.uses += 1
    s.vp = bumped(s.vp, seat, points)
    s.tell("nauticus-crowned", seat, number, points)
