"""Fights weighed by exact odds: enemy fire, the best exertion, sinking or capturing, going on."""

from __future__ import annotations

from functools import cache

from pelagos.bots.nemo1.worth import Worth, time_left
from pelagos.core.sums import added
from pelagos.games.nemo1 import odds
from pelagos.games.nemo1.combat import attack_value
from pelagos.games.nemo1.hidden import possible
from pelagos.games.nemo1.names import EMPTY, PROW
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
        self.level_costs = tuple(worth.level_lost(s, resource) for resource in range(len(s.levels)))
        self.weighed: dict[tuple[int, int], tuple[float, float]] = {}

    def stalk(self, piece: int) -> float:
        """What stalking a ship is worth."""
        return self.piece(piece, 1)[0]

    def attack(self, piece: int) -> float:
        """What attacking a ship is worth, with the others after it as long as it pays."""
        value, chance = self.piece(piece, 0)
        others = sorted((self.piece(other, 0) for other in _without(self.here, piece)), reverse=True)
        cost = self.left * self.worth.weights.notoriety
        for further, hit in others:
            if further <= cost:
                break
            value += chance * (further - cost)
            chance *= hit
        return value

    def piece(self, piece: int, bonus: int) -> tuple[float, float]:
        """The worth of one fight, and the chance to win it; hidden ships of one layer are alike."""
        if (piece, bonus) not in self.weighed:
            self.weighed[piece, bonus] = self.ship(piece, bonus) if piece >= 0 else self.hidden(piece, bonus)
        return self.weighed[piece, bonus]

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
        fire = at_most(attack_value(s, ship)) * self.damage() if s.pack.attack[ship] else 0.0
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
        s = self.s
        gain, miss = self.won(ship), self.left * self.worth.weights.notoriety
        number = s.pack.ships[ship].defense - modifier
        chance = at_least(number)
        best = (chance * gain - (1 - chance) * miss, chance, -1)
        for resource, level in enumerate(s.levels):
            chance = at_least(number - s.pack.modifiers[resource][level])
            best = max(best, (chance * gain - (1 - chance) * (miss + self.level_costs[resource]), chance, resource))
        return best

    def won(self, ship: int) -> float:
        """What a hit brings: the better of sinking and capturing."""
        return max(self.worth.ship(self.s, ship, self.ocean), self.captured(ship))

    def captured(self, ship: int) -> float:
        """What a capture brings, while a Salvage box is free."""
        if len(self.s.salvage) >= self.s.pack.numbers.salvage_boxes:
            return -self.worth.weights.week
        return self.worth.one_more_stored(self.s) - self.worth.skulls(self.s, ship)


def _without(pieces: tuple[int, ...], piece: int) -> tuple[int, ...]:
    at = pieces.index(piece)
    return pieces[:at] + pieces[at + 1 :]
