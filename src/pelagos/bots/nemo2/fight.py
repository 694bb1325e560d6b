"""Fights, worked out in full: the Warship's fire, the best exertion, the sinking, and what all of it is worth."""

from __future__ import annotations

from typing import Final, NamedTuple

from pelagos.bots.nemo2.dice import hit_odds, pass_odds
from pelagos.bots.nemo2.peril import CALM, CONTACT, FREE, WARSHIP, Easing
from pelagos.bots.nemo2.room import TAKES_UP, relief
from pelagos.bots.nemo2.worth import Worth
from pelagos.games.nemo2.names import (
    BOLD,
    BY_TORPEDO,
    CREW,
    DOUBLE_HULL,
    HULL,
    MAJORS,
    MINES,
    MONSTROUS_DESIGN,
    NEMO,
    NOWHERE,
    OCEANS,
    PERISCOPE,
    PROW,
    REINFORCED_ARMOR,
    SALVAGE_SPACES,
    STALK,
)
from pelagos.games.nemo2.procedures import entering
from pelagos.games.nemo2.state import Nemo

SHARES: Final = ((NEMO, 1), (CREW, 2), (HULL, 3))
"""[NW2-12.4] The faces of the die that hit each resource."""
PRIZE: Final = 2.5
"""What a sink effect is worth."""
DECLINED: Final = -0.5
"""A stalked ship is let go when the fight is worth less than this."""
FIRST_VALUE: Final = 4
"""Where the values of a side begin, after its names."""
TORPEDO_NEEDS: Final = (5, 6)


class Fight(NamedTuple):
    """What a fight is worth, and how likely the ship is sunk."""

    worth: float
    sunk: float


class Fights:
    """All fights that are possible in one position; each kind of ship is worked out once."""

    def __init__(self, worth: Worth, s: Nemo) -> None:
        self.worth, self.s = worth, s
        self._known: dict[tuple[int, int, float, int], Fight] = {}
        self._easing = Easing(s, worth.weights.peril)
        self._hit_cost: dict[int, float] = {}
        self._kinds: tuple[tuple[int, int], ...] | None = None
        self._contacts: dict[tuple[int, int], Fight] = {}
        self._relief = relief(s, worth.weights.crowding)
        rows = [worth.longer_row(s, row) for row in range(MAJORS)]
        near = s.pack.world.near_majors
        self._terror = [*rows, *[max([rows[row] for row in near[ocean]]) for ocean in range(MAJORS, len(OCEANS))]]
        now = worth.infamy(s, s.notoriety)
        self._fame = [worth.infamy(s, s.notoriety + more) - now for more in range(8)]
        self._points = [self._losses(resource) for resource in range(3)]

    def ship(self, piece: int, mode: int, ocean: int) -> Fight:
        """A fight with a revealed ship in an ocean."""
        warship = self.s.pack.warship
        others = any(warship[other] for other in self.s.ships[ocean] if other != piece)
        return self._fight(piece, mode, self._terror[ocean] + self._eased(ocean, self._kind(piece), FREE), int(others))

    def contact(self, mode: int, ocean: int) -> Fight:
        """[NW2-11.2, 12.1] The average over the bag; whoever stalks may let a ship go."""
        key = (mode, ocean)
        if key not in self._contacts:
            self._contacts[key] = self._revealed(mode, ocean)
        return self._contacts[key]

    def _revealed(self, mode: int, ocean: int) -> Fight:
        s = self.s
        others = int(any(s.pack.warship[other] for other in s.ships[ocean]))
        cleared = self._eased(ocean, CONTACT, FREE)
        worth = sunk = 0.0
        for piece, number in self._bag():
            shown = self._eased(ocean, CONTACT, self._kind(piece))
            fight = self._fight(piece, mode, self._terror[ocean] + cleared - shown, others)
            if mode == STALK and fight.worth < DECLINED:
                fight = Fight(DECLINED, 0.0)
            worth += number * (fight.worth + shown)
            sunk += number * fight.sunk
        number = max(1, len(s.bag or s.discarded))
        return Fight(worth / number, sunk / number)

    def _bag(self) -> tuple[tuple[int, int], ...]:
        """One ship of each kind in the bag, and how many are like it."""
        s = self.s
        if self._kinds is None:
            alike: dict[tuple[object, ...], list[int]] = {}
            for ship in s.bag or s.discarded:
                piece = entering(s, ship, False)
                alike.setdefault(s.pack.sides[piece][FIRST_VALUE:], []).append(piece)
            self._kinds = tuple([(pieces[0], len(pieces)) for pieces in alike.values()])
        return self._kinds

    def _kind(self, piece: int) -> int:
        return WARSHIP if self.s.pack.warship[piece] else CALM

    def _eased(self, ocean: int, before: int, after: int) -> float:
        """What room it makes, in that ocean and in the whole world, when a piece turns into something else."""
        return self._easing.of(ocean, before, after) + self._relief * (TAKES_UP[after] - TAKES_UP[before])

    def best_mode(self, piece: int, ocean: int) -> tuple[float, int]:
        """[NW2-12.1] Bold or Stalk against one target (NOWHERE is a contact), the rest of the series included."""
        bold, stalk = self._series(piece, BOLD, ocean), self._series(piece, STALK, ocean)
        return (bold, BOLD) if bold > stalk else (stalk, STALK)

    def _series(self, piece: int, mode: int, ocean: int) -> float:
        fight = self.contact(mode, ocean) if piece < 0 else self.ship(piece, mode, ocean)
        price = continuing(self.s, mode)
        if price is None:
            return fight.worth
        return fight.worth + fight.sunk * self.further(mode, ocean, piece)

    def further(self, mode: int, ocean: int, but: int) -> float:
        """[NW2-12.1] What going on is worth once a ship is sunk, its price in Notoriety included; 0 for stopping."""
        price = continuing(self.s, mode)
        if price is None:
            return 0.0
        s, value = self.s, 0.0
        fights = [self.ship(piece, mode, ocean) for piece in s.ships[ocean] if piece != but]
        fights += [self.contact(mode, ocean)] * (s.contacts[ocean] - (but == NOWHERE))
        for number, fight in enumerate(sorted(fights)):
            fame = self._fame[price] * (len(fights) - number)
            value = max(0.0, fight.worth - fame + fight.sunk * value)
        return value

    def fame(self, more: int) -> float:
        """[NW2-8.1] What so much more Notoriety costs."""
        return self._fame[more]

    def _losses(self, resource: int) -> list[float]:
        s, box = self.s, self.s.resources[resource]
        now = self.worth.resource(s, resource, box)
        return [now - self.worth.resource(s, resource, box + lost) for lost in range(7)]

    def _hits(self, number: int) -> float:
        if number not in self._hit_cost:
            self._hit_cost[number] = self._hits_cost(number)
        return self._hit_cost[number]

    def _hits_cost(self, number: int) -> float:
        """[NW2-12.4] What so many hits cost, spread over the locations by their chances."""
        cost = 0.0
        for resource, faces in SHARES:
            if resource == HULL and DOUBLE_HULL in self.s.installed:
                faces -= 1
            share = number * faces / 6
            whole = int(share)
            losses = self._points[resource]
            cost += losses[whole] + (share - whole) * (losses[whole + 1] - losses[whole])
        return cost

    def _fight(self, piece: int, mode: int, bonus: float, others: int) -> Fight:
        bonus = round(2 * bonus) / 2
        key = (piece, mode, bonus, others)
        if key not in self._known:
            self._known[key] = self._worked_out(piece, mode, bonus, others)
        return self._known[key]

    def _worked_out(self, piece: int, mode: int, bonus: float, others: int) -> Fight:
        prize, skulls = self.prize(piece) + bonus, self._skulls(piece, mode)
        attack = (
            self._torpedo(piece, prize - skulls)
            if mode == BY_TORPEDO
            else self._attack(piece, mode, others, prize - skulls)
        )
        fire = self._fire(piece, others)
        side = self.s.pack.sides[piece]
        if side.armored and MINES in self.s.installed:
            fire *= 1 - attack.sunk
        return Fight(attack.worth - fire, attack.sunk)

    def _fire(self, piece: int, others: int) -> float:
        """[NW2-12.3] What the Warship's fire costs on average."""
        side = self.s.pack.sides[piece]
        if not side.warship:
            return 0.0
        need = side.attack + others - (REINFORCED_ARMOR in self.s.installed)
        return sum([chance * self._hits(hits) for hits, chance in hit_odds(need)])

    def _attack(self, piece: int, mode: int, others: int, prize: float) -> Fight:
        """[NW2-12.6] The best of exerting nothing or one resource."""
        s = self.s
        need = s.pack.sides[piece].defense + others - (mode == STALK) - (PROW in s.installed)
        missed, twice = self.fame(1), self.fame(2)
        best = Fight(-999.0, 0.0)
        for resource in (-1, NEMO, CREW, HULL):
            bonus = 0 if resource < 0 else s.pack.exert[resource][s.resources[resource]]
            bonus += resource == HULL and DOUBLE_HULL in s.installed
            one, two = (0.0, 0.0) if resource < 0 else self._points[resource][1:3]
            odds = pass_odds(need - bonus)
            value = odds.passed * prize - odds.light * (one + missed) - odds.heavy * (two + missed)
            value -= odds.natural * (two + twice)
            if value > best.worth:
                best = Fight(value, odds.passed)
        return best

    def _torpedo(self, piece: int, prize: float) -> Fight:
        """[NW2-12.8] Two dice, or one after the first miss."""
        need = TORPEDO_NEEDS[self.s.pack.warship[piece]]
        chance = pass_odds(need).passed if self.s.torpedo == 2 else (7 - need) / 6
        return Fight(chance * prize, chance)

    def prize(self, piece: int) -> float:
        """[NW2-12.7, 12.9, 12.10] The better of Tonnage and Salvage, and one enemy less."""
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
        return self.fame(skulls) if skulls else 0.0


def continuing(s: Nemo, mode: int) -> int | None:
    """[NW2-12.1, 13.7] The Notoriety that going on in a series costs, or None where there is no series."""
    periscope = PERISCOPE in s.installed
    if mode == BOLD:
        return 0 if periscope else 1
    return 1 if mode == STALK and periscope else None
