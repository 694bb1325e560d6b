"""Fights weighed by exact odds: enemy fire, the best exertion, sinking or capturing, going on."""

from __future__ import annotations

from functools import cache

from pelagos.bots.nemo1.worth import Worth, row_gain, rows, time_left
from pelagos.core.sums import added
from pelagos.games.nemo1 import odds
from pelagos.games.nemo1.combat import attack_value
from pelagos.games.nemo1.hidden import possible
from pelagos.games.nemo1.names import EMPTY, MONSTER, PROW
from pelagos.games.nemo1.state import Nemo


@cache
def at_least(need: int) -> float:
    """[NW1-10.4] The chance of a roll, as the game tells it."""
    return float(odds.at_least(need))


@cache
def at_most(value: int) -> float:
    """[NW1-10.1] The chance of enemy fire."""
    return float(odds.at_most(value))


class Fights:
    """The fights that one position offers in one ocean."""

    def __init__(self, worth: Worth, s: Nemo, ocean: int) -> None:
        self.worth = worth
        self.s = s
        self.ocean = ocean
        self.here = tuple(piece for piece in s.ships[ocean] if piece != EMPTY)
        self.warships = sum(piece >= 0 and s.pack.attack[piece] > 0 for piece in self.here)
        self.left = time_left(s)
        self.fame = self.left * worth.weights.notoriety
        """What a box of Notoriety costs now."""
        self.level_costs = tuple([worth.level_lost(s, resource) for resource in range(len(s.levels))])
        self.hurt = self.damage()
        self.row = row_gain(rows(s), ocean) * self.left
        """What one more ship in the row of this ocean is worth."""
        self.is_room = len(s.salvage) < s.pack.numbers.salvage_boxes
        self.stored = worth.one_more_stored(s) if self.is_room else 0.0
        modifiers = [s.pack.modifiers[resource][level] for resource, level in enumerate(s.levels)]
        self.exertions = [(by, self.fame + cost) for by, cost in zip(modifiers, self.level_costs, strict=True)]
        """What each resource adds to an attack, and what a miss costs that it was exerted for."""
        self.weighed: dict[tuple[int, int], tuple[float, float]] = {}
        self.best: dict[tuple[float, int], tuple[float, float, int]] = {}

    def stalk(self, piece: int) -> float:
        """What stalking a ship is worth."""
        return self.piece(piece, 1)[0]

    def attack(self, piece: int) -> float:
        """What attacking a ship is worth, with the others after it as long as it pays."""
        value, chance = self.piece(piece, 0)
        others = sorted((self.piece(other, 0) for other in _without(self.here, piece)), reverse=True)
        cost = self.fame
        for further, hit in others:
            if further <= cost:
                break
            value += chance * (further - cost)
            chance *= hit
        return value

    def piece(self, piece: int, bonus: int) -> tuple[float, float]:
        """The worth of one fight, and the chance to win it; hidden ships of one layer are alike."""
        key = (piece, bonus)
        found = self.weighed.get(key)
        if found is None:
            found = self.weighed[key] = self.ship(piece, bonus) if piece >= 0 else self.hidden(piece, bonus)
        return found

    def hidden(self, piece: int, bonus: int) -> tuple[float, float]:
        """A hidden ship may be any that nobody has seen."""
        found, weights = possible(self.s.pile_layers, piece)
        total, value, chance = sum(weights), 0.0, 0.0
        for ship, weight in zip(found, weights, strict=True):
            points, hit = self.ship(ship, bonus)
            value += points * weight / total
            chance += hit * weight / total
        return value, chance

    def ship(self, ship: int, bonus: int) -> tuple[float, float]:
        """The worth of a fight with a ship that is known, and the chance to win it."""
        s = self.s
        fire = at_most(attack_value(s, ship)) * self.hurt if s.pack.attack[ship] else 0.0
        others = self.warships - (ship in self.here and s.pack.attack[ship] > 0)
        modifier = bonus + (s.owned >> PROW & 1) - (others > 0)
        value, chance, _ = self.exerted(ship, modifier)
        return value - fire, chance

    def damage(self) -> float:
        """What a hit of the enemy costs on the average."""
        falls = self.s.pack.numbers.damage
        return added([falls.count(resource) / len(falls) * cost for resource, cost in enumerate(self.level_costs)])

    def exerted(self, ship: int, modifier: int) -> tuple[float, float, int]:
        """[NW1-10.2] The best exertion: its worth, the chance to hit, and the resource (-1: none)."""
        key = (self.won(ship), self.s.pack.ships[ship].defense - modifier)
        found = self.best.get(key)
        if found is None:
            found = self.best[key] = self._exerted(*key)
        return found

    def _exerted(self, gain: float, number: int) -> tuple[float, float, int]:
        chance = at_least(number)
        best = (chance * gain - (1 - chance) * self.fame, chance, -1)
        for resource, (by, cost) in enumerate(self.exertions):
            chance = at_least(number - by)
            best = max(best, (chance * gain - (1 - chance) * cost, chance, resource))
        return best

    def won(self, ship: int) -> float:
        """What a hit brings: the better of sinking and capturing."""
        return max(self.sunk(ship), self.captured(ship))

    def sunk(self, ship: int) -> float:
        """What a ship brings when it is sunk here."""
        found, column = self.s.pack.ships[ship], self.s.pack.commitments[self.s.commitment]
        points = (column.warships if found.attack else column.others) * found.vp / 2
        return points + self.row - self.skulls(ship)

    def captured(self, ship: int) -> float:
        """What a capture brings, while a Salvage box is free."""
        return self.stored - self.skulls(ship) if self.is_room else -self.worth.weights.week

    def skulls(self, ship: int) -> float:
        """What the skulls of a ship cost."""
        return self.fame * max(0, self.s.pack.ships[ship].skulls - (self.s.owned >> MONSTER & 1))


def _without(pieces: tuple[int, ...], piece: int) -> tuple[int, ...]:
    at = pieces.index(piece)
    return pieces[:at] + pieces[at + 1 :]
