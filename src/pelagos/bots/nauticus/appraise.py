"""What a position is worth to a seat, in points at the end of the game [NAU section 6]."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final, NamedTuple

from pelagos.bots.nauticus.horizon import Horizon
from pelagos.bots.nauticus.weights import Weights
from pelagos.games.nauticus.data import Pack
from pelagos.games.nauticus.light import CROWN_CAP, crowns_of
from pelagos.games.nauticus.names import (
    BUY_GOODS,
    BUY_HULL,
    BUY_MAST,
    BUY_SAIL,
    CROWNS,
    DELIVER,
    EMPTY,
    FIRST_GOOD,
    FIRST_MAST,
    GOODS,
    TRANSPORT,
)
from pelagos.games.nauticus.ships import NEW, places, put, ship
from pelagos.games.nauticus.state import Nauticus

TALERS_PER_POINT: Final = 3


NEW_SHIP: Final = tuple(put((), tile, NEW)[0] for tile in range(FIRST_MAST))


@lru_cache(1 << 14)
def fitted(text: str, tile: int) -> str:
    """A ship with one more tile, or "" when it takes none; which cell it goes to makes no difference."""
    found = places((text,), tile)
    return put((text,), tile, found[-1])[0] if found and found[-1] != NEW else ""


@lru_cache(1 << 14)
def cargo(text: str) -> tuple[int, ...]:
    """The kinds of the goods aboard a ship."""
    return tuple(GOODS.index(cell.good) for cell in ship(text).cells if cell.good != EMPTY)


class Gap(NamedTuple):
    """What an unfinished ship lacks to become a finished one of some size."""

    size: int
    hulls: int
    masts: int
    sails: int
    progress: float


@lru_cache(1 << 14)
def gaps(text: str) -> tuple[Gap, ...]:
    """Every size that an unfinished ship can still be finished with."""
    found = ship(text)
    parts = [cell.part for cell in found.cells]
    masts = sum(cell.mast != EMPTY for cell in found.cells)
    sails = sum(cell.sail != EMPTY for cell in found.cells)
    if found.closed:
        sizes = [found.size]
    else:
        least = found.size + ("bow" not in parts) + ("stern" not in parts)
        sizes = list(range(least, 5))
    return tuple(
        Gap(n, n - found.size, n - masts, n - sails, (found.size + masts + sails) / (3 * n)) for n in sizes
    )


class Appraiser:
    """Appraises positions that lie at the end of one and the same turn; remembers ships and yards."""

    def __init__(self, pack: Pack, ahead: Horizon, weights: Weights) -> None:
        self.pack = pack
        self.ahead = ahead
        self.w = weights
        w, e = weights, ahead.all
        self.fill = tuple(
            1 - exp(-w.urgency * e[action]) for action in (BUY_HULL, BUY_MAST, BUY_SAIL, BUY_GOODS, TRANSPORT, DELIVER)
        )
        self.liveness = min(1.0, ahead.turns / w.fade)
        self.outlay = min(w.outlay, w.spending * (e[BUY_HULL] + e[BUY_MAST] + e[BUY_SAIL]))
        self.toil = min(w.labour, w.toil * ahead.turns)
        self.reward = 3 + (w.reward - 3) * self.liveness
        self.freight = w.freight * min(e[BUY_GOODS], e[DELIVER])
        self.prizes = tuple(vp + n * (self.reward + self.freight) for n, vp in enumerate(pack.ship_vp))
        self.stored_good = self.fill[4] * self.fill[5] * w.load_trust * 0.5
        self.ships: dict[str, float] = {}
        self.steps: dict[tuple[str, str], float] = {}
        self.stores: dict[tuple[tuple[str, ...], tuple[int, ...]], float] = {}

    def value(self, s: Nauticus, seat: int) -> float:
        """Points on the track and everything that will become points."""
        yard = s.yards[seat]
        return (
            s.vp[seat]
            + sum([self.ship(text) for text in yard])
            + self.stored(yard, s.warehouse[seat])
            + self.goods(s, seat)
            + self.crowns(s, seat)
            - self.penalty(s, seat)
            + self.purse(s.taler[seat], s.workers[seat])
            - self.crowding(s.load[seat])
            + (self.w.extra * self.liveness if s.extra[seat] else 0.0)
        )

    def ship(self, text: str) -> float:
        """A ship without its load."""
        known = self.ships.get(text)
        if known is None:
            known = self.ships[text] = self._ship(text)
        return known

    def _ship(self, text: str) -> float:
        found = ship(text)
        if found.finished:
            return self.pack.ship_vp[found.size] + found.size * self.freight
        tiles = sum(tile < FIRST_GOOD for tile in found.tiles)
        return max([tiles / TALERS_PER_POINT, *[self._hope(gap) for gap in gaps(text)]])

    def _hope(self, gap: Gap) -> float:
        hull, mast, sail = self.fill[:3]
        chance = hull**gap.hulls * mast**gap.masts * sail**gap.sails
        return float(self.prizes[gap.size] * gap.progress**self.w.growth * chance)

    def stored(self, yard: tuple[str, ...], tiles: tuple[int, ...]) -> float:
        """Stored hulls, masts and sails: what they would add to the yard, as far as they can be carried."""
        if not tiles:
            return 0.0
        key = (yard, tiles)
        known = self.stores.get(key)
        if known is None:
            known = self.stores[key] = self._stored(yard, tiles)
        return known

    def _stored(self, yard: tuple[str, ...], tiles: tuple[int, ...]) -> float:
        worth = 0.0
        trust = self.fill[4] * min(1.0, self.w.carries * self.ahead.all[TRANSPORT] / (len(tiles) + 1)) * self.w.carry_trust
        ships = list(yard)
        for tile in tiles:
            if tile >= FIRST_GOOD:
                break
            worth += max(1 / TALERS_PER_POINT, trust * self._carried(ships, tile))
        return worth

    def _carried(self, ships: list[str], tile: int) -> float:
        """Carry a tile to where it adds most, and say how much that is."""
        best, at, after = 0.0, -1, ""
        if tile < FIRST_MAST:
            after = NEW_SHIP[tile]
            best, at = self.ship(after), len(ships)
        for i, text in enumerate(ships):
            new = fitted(text, tile)
            if new:
                gain = self._step(text, new)
                if gain > best:
                    best, at, after = gain, i, new
        if at >= 0:
            ships[at : at + 1] = [after]
        return best

    def _step(self, text: str, new: str) -> float:
        key = (text, new)
        known = self.steps.get(key)
        if known is None:
            found = ship(new)
            rewards = found.size * self.reward if found.finished else 0.0
            known = self.steps[key] = self.ship(new) - self.ship(text) + rewards
        return known

    def goods(self, s: Nauticus, seat: int) -> float:
        """Delivered goods, and those that are aboard or stored as far as they will get there."""
        hopes: list[float] = [*s.delivered[seat]]
        worth = 0.0
        for text in s.yards[seat]:
            for good in cargo(text):
                hopes[good] += self._delivery(text)
        for tile in s.warehouse[seat]:
            if tile >= FIRST_GOOD:
                hopes[tile - FIRST_GOOD] += self.stored_good
                worth += 1 / TALERS_PER_POINT
        for number in hopes:
            if number:
                worth += self.set_value(number)
        return worth

    def _delivery(self, text: str) -> float:
        found = ship(text)
        empty = sum(cell.good == EMPTY for cell in found.cells)
        chance = self.fill[5] * (self.fill[3] * self.w.load_trust) ** empty
        if not found.finished:
            chance *= 0.4
        return float(chance)

    def set_value(self, number: float) -> float:
        """[NAU-11.1] Equal goods, with parts of a good in between."""
        table = self.pack.goods_vp
        whole = int(number)
        if whole >= len(table) - 1:
            return table[-1] + self.pack.goods_step * (number - len(table) + 1)
        return table[whole] + (number - whole) * (table[whole + 1] - table[whole])

    def crowns(self, s: Nauticus, seat: int) -> float:
        """[NAU-6.15] The scorings of crowns to come, with the crowns there are."""
        number = crowns_of(s, seat)
        lasting = number - s.flipped[seat]
        now = self.ahead.now[CROWNS] * self._scoring(number)
        return now + self.ahead.later * self._scoring(lasting + self.w.crown_flips)

    def _scoring(self, crowns: float) -> float:
        return min(float(CROWN_CAP), self.w.crown_hands * crowns) * self.w.crown_trust

    def penalty(self, s: Nauticus, seat: int) -> float:
        """[NAU-10.1] What the pass tiles will cost at the end of this round, later passes foreseen."""
        left = s.pack.penalties[s.flipped[seat] :]
        passes = self.w.pass_rate * self.ahead.turns_now
        loss = 0.0
        for points in left:
            loss += points * max(0.0, 1.0 - passes)
            passes = max(0.0, passes - 1.0)
        return loss

    def purse(self, talers: int, workers: int) -> float:
        """A third of a point each at the end; before that, what they can still do, the first ones most."""
        w = self.w
        worth = (talers + workers) / TALERS_PER_POINT
        if self.outlay:
            worth += w.taler * self.outlay * (1 - exp(-talers / self.outlay))
        if self.toil:
            worth += w.worker * self.toil * (1 - exp(-workers / self.toil))
        return worth

    def crowding(self, load: int) -> float:
        """A full warehouse takes no gifts."""
        over = load - self.pack.warehouse + 4
        return self.w.crowding * over * over * self.liveness if over > 0 else 0.0
