"""What goods are worth on their way: stored, aboard, delivered [NAU-6.14, 11.1]."""

from __future__ import annotations

from pelagos.bots.nauticus.horizon import Horizon
from pelagos.bots.nauticus.vessels import cargo
from pelagos.bots.nauticus.weights import Weights
from pelagos.bots.nauticus.yard import LEFTOVER
from pelagos.games.nauticus.data import Pack
from pelagos.games.nauticus.names import BUY_GOODS, DELIVER, FIRST_GOOD, TRANSPORT
from pelagos.games.nauticus.ships import ship
from pelagos.games.nauticus.state import Nauticus


class Freight:
    """Counts each good by its chance to be delivered, because equal goods are worth more together."""

    def __init__(self, pack: Pack, ahead: Horizon, weights: Weights) -> None:
        self.table = pack.goods_vp
        self.step = pack.goods_step
        self.deliver = ahead.surely(DELIVER, weights.urgency)
        self.load = ahead.surely(BUY_GOODS, weights.urgency) * weights.load_trust
        self.stored = ahead.surely(TRANSPORT, weights.urgency) * self.deliver * weights.stored_good
        self.unfinished = weights.unfinished_good
        self.chances: dict[str, float] = {}

    def value(self, s: Nauticus, seat: int) -> float:
        """All goods of a seat."""
        hopes: list[float] = [*s.delivered[seat]]
        worth = 0.0
        for text in s.yards[seat]:
            for good in cargo(text):
                hopes[good] += self._chance(text)
        for tile in s.warehouse[seat]:
            if tile >= FIRST_GOOD:
                hopes[tile - FIRST_GOOD] += self.stored
                worth += LEFTOVER
        for number in hopes:
            if number:
                worth += self._set(number)
        return worth

    def _chance(self, text: str) -> float:
        """That what is aboard will be delivered: every cell must be loaded, and the ship finished."""
        known = self.chances.get(text)
        if known is None:
            found = ship(text)
            known = self.deliver * self.load ** (found.size - len(cargo(text)))
            known = self.chances[text] = known if found.finished else known * self.unfinished
        return known

    def _set(self, number: float) -> float:
        """[NAU-11.1] Equal goods, with parts of a good in between."""
        table = self.table
        whole = int(number)
        if whole >= len(table) - 1:
            return table[-1] + self.step * (number - len(table) + 1)
        return table[whole] + (number - whole) * (table[whole + 1] - table[whole])
