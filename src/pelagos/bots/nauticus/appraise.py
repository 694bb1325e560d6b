"""What a position is worth to a seat, in points at the end of the game [NAU section 6]."""

from __future__ import annotations

from math import exp

from pelagos.bots.nauticus.freight import Freight
from pelagos.bots.nauticus.horizon import Horizon
from pelagos.bots.nauticus.weights import Weights
from pelagos.bots.nauticus.yard import LEFTOVER, Shipyard
from pelagos.games.nauticus.data import Pack
from pelagos.games.nauticus.light import CROWN_CAP, crowns_of
from pelagos.games.nauticus.names import BUY_HULL, BUY_MAST, BUY_SAIL, CROWNS, REWARD_NUMBER
from pelagos.games.nauticus.state import Nauticus


class Appraiser:
    """Appraises positions that lie at the end of one and the same turn."""

    def __init__(self, pack: Pack, ahead: Horizon, weights: Weights) -> None:
        self.ahead = ahead
        self.weights = weights
        self.liveness = min(1.0, ahead.turns / weights.fade)
        floor = pack.rewards[REWARD_NUMBER["points"]].amount
        self.yard = Shipyard(pack, ahead, weights, floor + (weights.reward - floor) * self.liveness)
        self.freight = Freight(pack, ahead, weights)
        purchases = sum(ahead.all[action] for action in (BUY_HULL, BUY_MAST, BUY_SAIL))
        self.outlay = min(weights.outlay, weights.spending * purchases)
        self.labour = min(weights.labour, float(ahead.turns))
        self.comfort = pack.warehouse - weights.reserve

    def value(self, s: Nauticus, seat: int) -> float:
        """Points on the track and everything that will become points."""
        yard = s.yards[seat]
        return (
            s.vp[seat]
            + sum([self.yard.ship(text) for text in yard])
            + self.yard.stored(yard, s.warehouse[seat])
            + self.freight.value(s, seat)
            + self.crowns(s, seat)
            - self.penalty(s, seat)
            + self.purse(s.taler[seat], s.workers[seat])
            - self.crowding(s.load[seat])
            + (self.weights.extra * self.liveness if s.extra[seat] else 0.0)
        )

    def crowns(self, s: Nauticus, seat: int) -> float:
        """[NAU-6.15] The scorings to come: in this round with the flipped pass tiles, later with the usual ones."""
        number = crowns_of(s, seat)
        lasting = number - s.flipped[seat]
        now = self.ahead.now[CROWNS] * self._scoring(number)
        return now + self.ahead.later * self._scoring(lasting + self.weights.crown_flips)

    def _scoring(self, crowns: float) -> float:
        return min(float(CROWN_CAP), self.weights.crown_hands * crowns) * self.weights.crown_trust

    def penalty(self, s: Nauticus, seat: int) -> float:
        """[NAU-10.1] What the pass tiles will cost at the end of this round, later passes foreseen."""
        passes = self.weights.pass_rate * self.ahead.turns_now
        loss = 0.0
        for points in s.pack.penalties[s.flipped[seat] :]:
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
