"""The five actions of the action table, with exact chances for every row and the best exertion."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pelagos.bots.nemo2.dice import total_odds
from pelagos.bots.nemo2.worth import Worth
from pelagos.games.nemo2.names import ARCANE_LIBRARY, INCITE, SEARCH
from pelagos.games.nemo2.procedures import cubes_in, warships_in
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.upgrades import why_not_buy

FLEET: Final = 2
EXTRA: Final = 0.3
"""A cube or an upgrade opens chances that points do not show."""


class Deeds:
    """What the table actions are worth in one position."""

    def __init__(self, worth: Worth, s: Nemo) -> None:
        self.worth, self.s = worth, s

    def value(self, kind: int, ocean: int) -> float:
        """[NW2-11.9] The best expectation over what may be exerted; action points are not counted here."""
        action = self.s.pack.actions[kind]
        assert action is not None, "only table actions are asked for"
        rows = [(row.least, row.green, self._steps(row.steps, ocean)) for row in action.rows]
        modifier = self._modifier(kind, ocean)
        best = self._expected(rows, modifier, -1)
        for resource in range(3):
            if action.exert >> resource & 1:
                best = max(best, self._expected(rows, modifier, resource))
        return best

    def _modifier(self, kind: int, ocean: int) -> int:
        s = self.s
        if kind not in (SEARCH, INCITE):
            return -int(warships_in(s, ocean) > 0)
        cubes = cubes_in(s, ocean) if kind == INCITE else 0
        return int(ARCANE_LIBRARY in s.installed) - len(s.ships[ocean]) - cubes

    def _expected(self, rows: list[tuple[int, bool, float]], modifier: int, resource: int) -> float:
        s, lost = self.s, (0.0, 0.0)
        if resource >= 0:
            box = s.resources[resource]
            modifier += s.pack.exert[resource][box]
            now = self.worth.resource(s, resource, box)
            lost = (now - self.worth.resource(s, resource, box + 1), now - self.worth.resource(s, resource, box + 2))
        value = 0.0
        for total, one, chance in total_odds(modifier):
            _, green, gain = next((row for row in reversed(rows) if row[0] <= total), rows[0])
            value += chance * (gain if green else gain - lost[not one])
        return value

    def _steps(self, steps: tuple[Any, ...], ocean: int) -> float:
        return sum(VALUES[step[0]](self, step, ocean) for step in steps if step[0] in VALUES)

    def _change(self, resource: int, by: int) -> float:
        s, box = self.s, self.s.resources[resource]
        return self.worth.resource(s, resource, max(0, box + by)) - self.worth.resource(s, resource, box)

    def _gain(self, step: Any, _: int) -> float:
        return self._change(step[1], -step[2])

    def _lose(self, step: Any, _: int) -> float:
        return self._change(step[1], step[2])

    def _notoriety(self, step: Any, _: int) -> float:
        s = self.s
        return self.worth.infamy(s, s.notoriety) - self.worth.infamy(s, max(0, s.notoriety + step[1]))

    def _treasures(self, step: Any, ocean: int) -> float:
        return (step[1] + FLEET * (self.s.fleet_ocean == ocean)) * self.worth.treasure(self.s)

    def _discard(self, step: Any, _: int) -> float:
        return -1.5 * step[1] if any(self.s.collected) else 0.0

    def _uprising(self, _: Any, __: int) -> float:
        return self.s.pack.motives[self.s.motive].liberation * (1 - EXTRA)

    def _buy(self, step: Any, _: int) -> float:
        s, best = self.s, 0.0
        for upgrade in s.display:
            if not why_not_buy(s, upgrade, step[1]):
                price = -self.worth.salvage(s, -min(len(s.salvage), s.pack.upgrades[upgrade].cost - step[1]))
                best = max(best, self.worth.upgrade(s, upgrade) - price)
        return best

    def _choose(self, step: Any, ocean: int) -> float:
        return max(self._steps(steps, ocean) for _, _, steps in step[2])


VALUES: Final[dict[str, Callable[[Deeds, Any, int], float]]] = {
    "gain": Deeds._gain,
    "lose": Deeds._lose,
    "change_notoriety": Deeds._notoriety,
    "draw_treasures": Deeds._treasures,
    "discard_treasures": Deeds._discard,
    "uprising": Deeds._uprising,
    "buy_upgrade": Deeds._buy,
    "choose": Deeds._choose,
}
"""How each kind of step in a row is judged; other steps are worth nothing."""
