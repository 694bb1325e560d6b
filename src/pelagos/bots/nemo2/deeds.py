"""The five actions of the action table, with exact chances for every row and the best exertion."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from pelagos.bots.nemo2.dice import total_odds
from pelagos.bots.nemo2.worth import Worth
from pelagos.core.sums import added
from pelagos.games.nemo2.names import ARCANE_LIBRARY, INCITE, NOWHERE, SEARCH
from pelagos.games.nemo2.procedures import cubes_in, warships_in
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.upgrades import why_not_buy

FLEET: Final = 2
LASTING: Final = 0.7
"""How likely a cube is still there at the end."""
DISCARDED: Final = 1.6
"""The worth of the poorest treasure."""


Row: TypeAlias = tuple[int, bool, float]
"""From which total on it is reached, whether it is green, and what it is worth."""

Reached: TypeAlias = tuple[int, bool, float]
"""A row by its number, whether a 1 shows, and how likely that is."""


class Sums:
    """What is known of the table actions in one condition of the Nautilus."""

    def __init__(self) -> None:
        self.values: dict[tuple[int, int, bool], float] = {}
        self.rows: dict[tuple[int, bool], list[Row]] = {}


class Deeds:
    """What the table actions are worth in one position; an ocean counts by its modifier and by the Fleet in it."""

    def __init__(self, worth: Worth, s: Nemo) -> None:
        self.worth, self.s = worth, s
        known = _sums(worth, s)
        self._known, self._rows = known.values, known.rows

    def value(self, kind: int, ocean: int) -> float:
        """[NW2-11.9] The best expectation over what may be exerted; action points are not counted here."""
        modifier = self._modifier(kind, ocean)
        key = (kind, modifier, ocean == self.s.fleet_ocean)
        if key not in self._known:
            self._known[key] = self._worked_out(kind, modifier, ocean)
        return self._known[key]

    def _worked_out(self, kind: int, modifier: int, ocean: int) -> float:
        action = self.s.pack.actions[kind]
        assert action is not None, "only table actions are asked for"
        key = (kind, ocean == self.s.fleet_ocean)
        if key not in self._rows:
            self._rows[key] = [(row.least, row.green, self._steps(row.steps, ocean)) for row in action.rows]
        rows = self._rows[key]
        best = self._expected(kind, rows, modifier, -1)
        for resource in range(3):
            if action.exert >> resource & 1:
                best = max(best, self._expected(kind, rows, modifier, resource))
        return best

    def _modifier(self, kind: int, ocean: int) -> int:
        s = self.s
        if kind not in (SEARCH, INCITE):
            return -int(warships_in(s, ocean) > 0)
        cubes = cubes_in(s, ocean) if kind == INCITE else 0
        return int(ARCANE_LIBRARY in s.installed) - len(s.ships[ocean]) - cubes

    def _expected(self, kind: int, rows: list[Row], modifier: int, resource: int) -> float:
        s, lost = self.s, (0.0, 0.0)
        if resource >= 0:
            box = s.resources[resource]
            modifier += s.pack.exert[resource][box]
            now = self.worth.resource(s, resource, box)
            lost = (now - self.worth.resource(s, resource, box + 1), now - self.worth.resource(s, resource, box + 2))
        value = 0.0
        for reached, one, chance in self._reached(kind, rows, modifier):
            _, green, gain = rows[reached]
            value += chance * (gain if green else gain - lost[not one])
        return value

    def _reached(self, kind: int, rows: list[Row], modifier: int) -> list[Reached]:
        """[NW2-11.9] The row of every total."""
        key, kept = ("reached", kind, modifier), self.worth.kept
        found: list[Reached] | None = kept.get(key)
        if found is None:
            odds = total_odds(modifier)
            found = kept[key] = [(_row_of(rows, total), one, chance) for total, one, chance in odds]
        return found

    def _steps(self, steps: tuple[Any, ...], ocean: int) -> float:
        return added([self.step(step, ocean) for step in steps])

    def step(self, step: Any, ocean: int = NOWHERE) -> float:
        """What one step of a row or card is worth; steps that are not listed are worth nothing."""
        s = self.s
        match step:
            case ("gain", resource, number):
                return self._change(resource, -number)
            case ("lose", resource, number):
                return self._change(resource, number)
            case ("change_notoriety", by):
                return self.worth.infamy(s, s.notoriety) - self.worth.infamy(s, max(0, s.notoriety + by))
            case ("draw_treasures", number):
                return float(number + FLEET * (s.fleet_ocean == ocean)) * self.worth.treasure(s)
            case ("discard_treasures", number):
                return -DISCARDED * number if any(s.collected) else 0.0
            case ("uprising", *_):
                return s.pack.motives[s.motive].liberation * LASTING
            case ("buy_upgrade", discount):
                return self._bought(discount)
            case ("choose", _, ways):
                return max([self._steps(way, ocean) for _, _, way in ways])
        return 0.0

    def _change(self, resource: int, by: int) -> float:
        s, box = self.s, self.s.resources[resource]
        return self.worth.resource(s, resource, max(0, box + by)) - self.worth.resource(s, resource, box)

    def _bought(self, discount: int) -> float:
        s, best = self.s, 0.0
        for upgrade in s.display:
            if not why_not_buy(s, upgrade, discount):
                price = -self.worth.salvage(s, -min(len(s.salvage), s.pack.upgrades[upgrade].cost - discount))
                best = max(best, self.worth.upgrade(s, upgrade) - price)
        return best


def _row_of(rows: list[Row], total: int) -> int:
    """The last row that a total reaches; the first one is reached by every total."""
    return max([0, *[number for number, row in enumerate(rows) if row[0] <= total]])


def _sums(worth: Worth, s: Nemo) -> Sums:
    """Those of a position: the same as before, unless something that a row changes is another."""
    hold = (s.treasures, any(s.collected), s.display, len(s.salvage), s.fleet_ocean)
    condition, kept = (s.resources, s.notoriety, s.peak, hold), worth.season(s).deeds
    found = kept.get(condition)
    if found is None:
        found = kept[condition] = Sums()
    assert isinstance(found, Sums), "nothing else is kept there"
    return found
