"""[NAU-11.x] Final scoring and the winner."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from pelagos.core.farewell import Farewell, closeness
from pelagos.core.game import Verdict, contest
from pelagos.core.nodes import Over
from pelagos.core.score import ranks
from pelagos.core.text import SeatName, Text, text
from pelagos.games.nauticus.book import nauticus
from pelagos.games.nauticus.data import Pack
from pelagos.games.nauticus.names import FIRST_GOOD
from pelagos.games.nauticus.ships import ship
from pelagos.games.nauticus.state import Nauticus

TALERS_PER_POINT: Final = 3
REMEMBERED: Final = 1 << 14


@nauticus.step
def final_scoring(s: Nauticus) -> Over:
    """[NAU-11.4] Points on the track, goods, ships and leftovers."""
    scores = tuple(final_vp(s, seat) for seat in range(s.seats))
    s.tell("nauticus-over")
    return Over(scores, "nauticus-rounds-played")


def goods_vp(pack: Pack, number: int) -> int:
    """[NAU-11.1] A set of equal goods: 2, 5, 9, 14, 20, and 5 for each further one."""
    table = pack.goods_vp
    last = len(table) - 1
    return table[number] if number <= last else table[last] + pack.goods_step * (number - last)


@lru_cache(REMEMBERED)
def all_goods_vp(pack: Pack, delivered: tuple[int, ...]) -> int:
    """[NAU-11.1] All sets of a seat."""
    return sum(goods_vp(pack, number) for number in delivered)


def ship_vp(pack: Pack, text: str) -> int:
    """[NAU-11.2] A finished ship by its size; an unfinished one is worth nothing here."""
    found = ship(text)
    return pack.ship_vp[found.size] if found.finished else 0


@lru_cache(REMEMBERED)
def all_ships_vp(pack: Pack, yard: tuple[str, ...]) -> int:
    """[NAU-11.2] All ships of a seat."""
    return sum(ship_vp(pack, text) for text in yard)


def leftover_tiles(text: str) -> int:
    """[NAU-11.3] Goods aboard any ship, and every part, mast and sail of an unfinished one."""
    found = ship(text)
    if found.finished:
        return sum(tile >= FIRST_GOOD for tile in found.tiles)
    return len(found.tiles)


@lru_cache(REMEMBERED)
def all_leftovers(yard: tuple[str, ...]) -> int:
    """[NAU-11.3] The leftovers of a whole yard."""
    return sum(map(leftover_tiles, yard))


def treasure(s: Nauticus, seat: int) -> int:
    """[NAU-11.3] T: talers, and one for each worker, stored tile and leftover of the yard."""
    return s.taler[seat] + s.workers[seat] + len(s.warehouse[seat]) + all_leftovers(s.yards[seat])


def final_vp(s: Nauticus, seat: int) -> int:
    """[NAU-11.4] The points of a seat if the game ended now."""
    goods = all_goods_vp(s.pack, s.delivered[seat])
    ships = all_ships_vp(s.pack, s.yards[seat])
    return s.vp[seat] + goods + ships + treasure(s, seat) // TALERS_PER_POINT


def places_now(s: Nauticus) -> tuple[int, ...]:
    """[NAU-11.4] Ranks by points, then by the remainder of T, then by T; equal triples share a rank."""
    keys = []
    for seat in range(s.seats):
        money = treasure(s, seat)
        keys.append((final_vp(s, seat), money % TALERS_PER_POINT, money))
    return ranks(keys)


def verdict(s: Nauticus) -> Verdict:
    """[NAU-11.4] Whoever has the first place wins, alone or with others."""
    return contest(places_now(s))


def farewell(s: Nauticus) -> Farewell:
    """[NAU-11.4] The last page: a clear lead, a close one, or a place that is shared."""
    winners = verdict(s).winners
    if len(winners) > 1:
        return Farewell(Text("nauticus-ending-shared"))
    near = closeness([final_vp(s, seat) for seat in range(s.seats)])
    return Farewell(text(f"nauticus-ending-{near}", seat=SeatName(winners[0])))
