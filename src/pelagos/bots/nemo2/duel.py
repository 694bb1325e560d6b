"""One fight, worked out in full: the Warship's fire, the best exertion, the sinking, and what all of it is worth.

Nothing here asks where a fight is fought: while the Nautilus is in the same condition, what is known of a kind of ship
holds for the next position as well.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from pelagos.bots.nemo2.dice import hit_odds, located, pass_odds
from pelagos.bots.nemo2.worth import Worth
from pelagos.core.sums import added
from pelagos.games.nemo2.names import (
    BY_TORPEDO,
    CREW,
    DOUBLE_HULL,
    HULL,
    MINES,
    MONSTROUS_DESIGN,
    NEMO,
    PROW,
    REINFORCED_ARMOR,
    SALVAGE_SPACES,
    STALK,
)
from pelagos.games.nemo2.state import Nemo

SHARES: Final = ((NEMO, 1), (CREW, 2), (HULL, 3))
"""[NW2-12.4] The faces of the die that hit each resource."""
PRIZE: Final = 2.5
"""What a sink effect is worth."""
TORPEDO_NEEDS: Final = (5, 6)
MOST_FAME: Final = 8
DECLINED: Final = -0.5
"""A stalked ship is let go when the fight is worth less than this."""


Fight: TypeAlias = tuple[float, float]
"""What a fight is worth, and how likely the ship is sunk. Thousands are kept: the collector passes plain pairs by."""


Draw: TypeAlias = tuple[tuple[tuple[int, float, bool], ...], float]
"""For each kind of ship in a bag how many there are, what a fight is worth and whether it is a Warship; and how many
ships would be sunk if each of them were fought."""


class Bag(NamedTuple):
    """One ship of each kind in a bag, and how many are like it; the number stands for them all."""

    number: int
    ships: tuple[tuple[int, int], ...]


class Exertion(NamedTuple):
    """[NW2-6.10] What exerting a resource adds, and what missing costs: with a 1 shown, without, with two of them."""

    bonus: int
    light: float
    heavy: float
    natural: float


class Duels:
    """All fights that are possible in one condition of the Nautilus; each kind of ship is worked out once."""

    def __init__(self, worth: Worth, s: Nemo, number: int) -> None:
        self.worth, self.s = worth, s.clone()
        self.number = number
        """It stands for the condition."""
        self._known: dict[tuple[int, int, float, int], Fight] = {}
        self._drawn: dict[tuple[int, int, float, float, int], Draw] = {}
        self._hit_cost: dict[int, float] = {}
        self._prizes: dict[int, float] = {}
        self._fires: dict[int, float] = {}
        now = worth.infamy(s, s.notoriety)
        self.fame = [worth.infamy(s, s.notoriety + more) - now for more in range(MOST_FAME)]
        """[NW2-8.1] What so much more Notoriety costs."""
        self._points = [self._losses(resource) for resource in range(3)]
        self._exertions = [self._exertion(resource) for resource in (-1, NEMO, CREW, HULL)]

    def fight(self, piece: int, mode: int, bonus: float, others: int) -> Fight:
        """A fight with a ship that is worth something more to be rid of, beside other Warships or not."""
        bonus = round(2 * bonus) / 2
        key = (piece, mode, bonus, others)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._worked_out(piece, mode, bonus, others)
        return found

    def draws(self, bag: Bag, mode: int, calm: float, hostile: float, others: int) -> Draw:
        """Fights with all that a bag may bring; being rid of a Warship may be worth something else than of others."""
        calm, hostile = round(2 * calm) / 2, round(2 * hostile) / 2
        key = (bag.number, mode, calm, hostile, others)
        found = self._drawn.get(key)
        if found is None:
            found = self._drawn[key] = self._fought(bag, mode, (calm, hostile), others)
        return found

    def _fought(self, bag: Bag, mode: int, bonus: tuple[float, float], others: int) -> Draw:
        """[NW2-12.1] Whoever stalks may let a ship go."""
        fights, sunk, warship = [], 0.0, self.s.pack.warship
        for piece, number in bag.ships:
            won, likely = self.fight(piece, mode, bonus[warship[piece]], others)
            if mode == STALK and won < DECLINED:
                won, likely = DECLINED, 0.0
            fights.append((number, won, warship[piece]))
            sunk += number * likely
        return tuple(fights), sunk

    def _losses(self, resource: int) -> list[float]:
        s, box = self.s, self.s.resources[resource]
        now = self.worth.resource(s, resource, box)
        return [now - self.worth.resource(s, resource, box + lost) for lost in range(7)]

    def hits(self, number: int) -> float:
        """[NW2-12.4] What so many hits cost, over all their locations."""
        if number not in self._hit_cost:
            self._hit_cost[number] = self._hits_cost(number)
        return self._hit_cost[number]

    def _hits_cost(self, number: int) -> float:
        cost = 0.0
        for resource, faces in SHARES:
            if resource == HULL and DOUBLE_HULL in self.s.installed:
                faces -= 1
            losses = self._points[resource]
            cost += added([chance * losses[lost] for lost, chance in enumerate(located(number, faces))])
        return cost

    def _worked_out(self, piece: int, mode: int, bonus: float, others: int) -> Fight:
        prize, skulls = self.prize(piece) + bonus, self._skulls(piece, mode)
        worth, sunk = (
            self._torpedo(piece, prize - skulls)
            if mode == BY_TORPEDO
            else self._attack(piece, mode, others, prize - skulls)
        )
        fire = self._fire(piece, others)
        side = self.s.pack.sides[piece]
        if side.armored and MINES in self.s.installed:
            fire *= 1 - sunk
        return worth - fire, sunk

    def _fire(self, piece: int, others: int) -> float:
        """[NW2-12.3] What the Warship's fire costs on average."""
        side = self.s.pack.sides[piece]
        if not side.warship:
            return 0.0
        need = side.attack + others - (REINFORCED_ARMOR in self.s.installed)
        found = self._fires.get(need)
        if found is None:
            found = self._fires[need] = added([chance * self.hits(hits) for hits, chance in hit_odds(need)])
        return found

    def _attack(self, piece: int, mode: int, others: int, prize: float) -> Fight:
        """[NW2-12.6] The best of exerting nothing or one resource."""
        s = self.s
        need = s.pack.sides[piece].defense + others - (mode == STALK) - (PROW in s.installed)
        best, chance = -999.0, 0.0
        for bonus, light, heavy, natural in self._exertions:
            odds = pass_odds(need - bonus)
            value = odds[0] * prize - odds[1] * light - odds[2] * heavy - odds[3] * natural
            if value > best:
                best, chance = value, odds[0]
        return best, chance

    def _exertion(self, resource: int) -> Exertion:
        s, missed, twice = self.s, self.fame[1], self.fame[2]
        bonus = 0 if resource < 0 else s.pack.exert[resource][s.resources[resource]]
        bonus += resource == HULL and DOUBLE_HULL in s.installed
        one, two = (0.0, 0.0) if resource < 0 else self._points[resource][1:3]
        return Exertion(bonus, one + missed, two + missed, two + twice)

    def _torpedo(self, piece: int, prize: float) -> Fight:
        """[NW2-12.8] Two dice, or one after the first miss."""
        need = TORPEDO_NEEDS[self.s.pack.warship[piece]]
        chance = pass_odds(need).passed if self.s.torpedo == 2 else (7 - need) / 6
        return chance * prize, chance

    def prize(self, piece: int) -> float:
        """[NW2-12.7, 12.9, 12.10] The better of Tonnage and Salvage, and one enemy less."""
        found = self._prizes.get(piece)
        if found is None:
            found = self._prizes[piece] = self._prize(piece)
        return found

    def _prize(self, piece: int) -> float:
        s, w = self.s, self.worth.weights
        value = self.worth.ship_points(s, piece)
        if len(s.salvage) < SALVAGE_SPACES:
            value = max(value, self.worth.salvage(s, 1))
        side = s.pack.sides[piece]
        return value + (w.warship_near if side.warship else 0.0) + (PRIZE if side.sunk else 0.0)

    def _skulls(self, piece: int, mode: int) -> float:
        skulls = self.s.pack.sides[piece].skulls
        if mode == STALK and MONSTROUS_DESIGN in self.s.installed:
            skulls = max(0, skulls - 1)
        return self.fame[skulls] if skulls else 0.0


def duels_of(worth: Worth, s: Nemo) -> Duels:
    """Those of a position: the same as before, unless the condition of the Nautilus is a new one."""
    ship = (s.resources, s.installed, s.display, len(s.salvage), s.torpedo)
    condition = (ship, s.notoriety, s.peak, s.motive, s.pile)
    found = worth.kept.get(condition)
    if found is None:
        found = worth.kept[condition] = Duels(worth, s, len(worth.kept))
    assert isinstance(found, Duels), "nothing else is kept under a condition"
    return found
