"""What a position is worth to a seat, in points at the end of the game [NAU section 6]."""

from __future__ import annotations

from collections import OrderedDict
from math import exp
from typing import Final, TypeAlias

from pelagos.bots.nauticus.freight import Freight
from pelagos.bots.nauticus.horizon import Horizon
from pelagos.bots.nauticus.weights import Weights
from pelagos.bots.nauticus.yard import LEFTOVER, Shipyard
from pelagos.core.sums import added
from pelagos.games.nauticus.data import Pack
from pelagos.games.nauticus.light import CROWN_CAP, crowns_of
from pelagos.games.nauticus.names import BUY_HULL, BUY_MAST, BUY_SAIL, CROWNS, REWARD_NUMBER
from pelagos.games.nauticus.state import Nauticus

Goods: TypeAlias = tuple[tuple[str, ...], tuple[int, ...], tuple[int, ...]]
"""The yard, the warehouse and the delivered goods of a seat."""
MOMENTS: Final = 128
"""Appraisers that are kept: a game has at most 28 phases, and a search sees many a phase again and again."""
MOST_GOODS: Final = 20_000
"""An appraiser who has seen so many is followed by one who remembers nothing."""


class Appraiser:
    """Appraises positions that lie at the end of one and the same turn."""

    def __init__(self, pack: Pack, ahead: Horizon, weights: Weights) -> None:
        self.ahead = ahead
        self.weights = weights
        self.liveness = min(1.0, ahead.turns / weights.fade)
        floor = pack.rewards[REWARD_NUMBER["points"]].amount
        self.yard = Shipyard(pack, ahead, weights, floor + (weights.reward - floor) * self.liveness)
        self.freight = Freight(pack, ahead, weights)
        purchases = added([ahead.all[action] for action in (BUY_HULL, BUY_MAST, BUY_SAIL)])
        self.outlay = min(weights.outlay, weights.spending * purchases)
        self.labour = min(weights.labour, float(ahead.turns))
        self.comfort = pack.warehouse - weights.reserve
        self.kept_extra = weights.extra * self.liveness
        self.penalties = pack.penalties
        self.goods: dict[Goods, tuple[float, float, float, int]] = {}
        self.purses: dict[tuple[int, int], float] = {}
        self.passes: dict[tuple[int, int], tuple[float, float]] = {}
        self.crowded: dict[int, float] = {}

    def value(self, s: Nauticus, seat: int) -> float:
        """Points on the track and everything that will become points; each part is worked out once."""
        has: Goods = (s.yards[seat], s.warehouse[seat], s.delivered[seat])
        ships, stored, freight, lasting = self.goods.get(has) or self._goods(s, seat, has)
        flips = (lasting, s.flipped[seat])
        crowns, penalty = self.passes.get(flips) or self._passes(*flips)
        purse, load = (s.taler[seat], s.workers[seat]), s.load[seat]
        money, crowding = self.purses.get(purse), self.crowded.get(load)
        if money is None:
            money = self.purses[purse] = self.purse(*purse)
        if crowding is None:
            crowding = self.crowded[load] = self.crowding(load)
        extra = self.kept_extra if s.extra[seat] else 0.0
        return s.vp[seat] + ships + stored + freight + crowns - penalty + money - crowding + extra

    def _goods(self, s: Nauticus, seat: int, has: Goods) -> tuple[float, float, float, int]:
        """Ships, stored parts, goods, and the crowns that last longer than a round."""
        yard, warehouse, _ = has
        ships = 0.0
        for text in yard:
            ships += self.yard.ship(text)
        stored = self.yard.stored(yard, warehouse)
        found = self.goods[has] = ships, stored, self.freight.value(s, seat), crowns_of(s, seat) - s.flipped[seat]
        return found

    def _passes(self, lasting: int, flipped: int) -> tuple[float, float]:
        found = self.passes[lasting, flipped] = self.crowns(lasting, flipped), self.penalty(flipped)
        return found

    def crowns(self, lasting: int, flipped: int) -> float:
        """[NAU-6.15] The scorings to come: in this round with the flipped pass tiles, later with the usual ones."""
        number = lasting + flipped
        now = self.ahead.now[CROWNS] * self._scoring(number)
        return now + self.ahead.later * self._scoring(lasting + self.weights.crown_flips)

    def _scoring(self, crowns: float) -> float:
        return min(float(CROWN_CAP), self.weights.crown_hands * crowns) * self.weights.crown_trust

    def penalty(self, flipped: int) -> float:
        """[NAU-10.1] What the pass tiles will cost at the end of this round, later passes foreseen."""
        passes = self.weights.pass_rate * self.ahead.turns_now
        loss = 0.0
        for points in self.penalties[flipped:]:
            loss += points * max(0.0, 1.0 - passes)
            passes = max(0.0, passes - 1.0)
        return loss

    def purse(self, talers: int, workers: int) -> float:
        """[NAU-11.3] A third of a point each at the end; before that, what they can still do, the first ones most."""
        worth = (talers + workers) * LEFTOVER
        if self.outlay:
            worth += self.weights.taler * self.outlay * (1 - exp(-talers / self.outlay))
        if self.labour:
            worth += self.weights.worker * self.labour * (1 - exp(-workers / self.labour))
        return worth

    def crowding(self, load: int) -> float:
        """[NAU-2.1, R10] A full warehouse takes no free tiles."""
        over = load - self.comfort
        return self.weights.crowding * over * over * self.liveness if over > 0 else 0.0


_shelf: OrderedDict[tuple[str, Horizon, Weights], Appraiser] = OrderedDict()


def appraiser_of(pack: Pack, ahead: Horizon, weights: Weights) -> Appraiser:
    """The appraiser of a moment, who has perhaps seen such positions before: he is the quicker, not wiser."""
    key = (pack.hash, ahead, weights)
    found = _shelf.get(key)
    if found is None or len(found.goods) > MOST_GOODS:
        found = _shelf[key] = Appraiser(pack, ahead, weights)
        if len(_shelf) > MOMENTS:
            _shelf.popitem(last=False)
    return found
