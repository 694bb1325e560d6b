"""What ships and stored parts are worth, with the chances still to come [NAU-9.x, 11.2, 11.3]."""

from __future__ import annotations

from typing import Final

from pelagos.bots.nauticus.horizon import Horizon
from pelagos.bots.nauticus.vessels import NEW_SHIP, Gap, fitted, gaps
from pelagos.bots.nauticus.weights import Weights
from pelagos.games.nauticus.data import Pack
from pelagos.games.nauticus.names import (
    BUY_GOODS,
    BUY_HULL,
    BUY_MAST,
    BUY_SAIL,
    DELIVER,
    FIRST_GOOD,
    FIRST_MAST,
    TRANSPORT,
)
from pelagos.games.nauticus.ships import ship

LEFTOVER: Final = 1 / 3
"""[NAU-11.3] Whatever is left is a taler, and three talers are a point."""


class Shipyard:
    """Appraises ships at one moment of the game, and remembers what it found."""

    def __init__(self, pack: Pack, ahead: Horizon, weights: Weights, reward: float) -> None:
        chances = ahead.all
        self.ship_vp = pack.ship_vp
        self.growth = weights.growth
        self.reward = reward
        self.fill = tuple(ahead.surely(action, weights.urgency) for action in (BUY_HULL, BUY_MAST, BUY_SAIL))
        self.freight = weights.freight * min(chances[BUY_GOODS], chances[DELIVER])
        self.prizes = tuple(vp + n * (reward + self.freight) for n, vp in enumerate(pack.ship_vp))
        self.carries = weights.carries * chances[TRANSPORT]
        self.carry_trust = weights.carry_trust * ahead.surely(TRANSPORT, weights.urgency)
        self.ships: dict[str, float] = {}
        self.steps: dict[tuple[str, int], tuple[float, str]] = {}
        self.stores: dict[tuple[tuple[str, ...], tuple[int, ...]], float] = {}

    def ship(self, text: str) -> float:
        """A ship without its load."""
        known = self.ships.get(text)
        if known is None:
            known = self.ships[text] = self._ship(text)
        return known

    def stored(self, yard: tuple[str, ...], tiles: tuple[int, ...]) -> float:
        """Stored hulls, masts and sails: what they would add to the yard, as far as they can be carried."""
        if not tiles:
            return 0.0
        key = (yard, tiles)
        known = self.stores.get(key)
        if known is None:
            known = self.stores[key] = self._stored(yard, tiles)
        return known

    def _ship(self, text: str) -> float:
        found = ship(text)
        if found.finished:
            return self.ship_vp[found.size] + found.size * self.freight
        tiles = sum(tile < FIRST_GOOD for tile in found.tiles)
        return max([tiles * LEFTOVER, *[self._hope(gap) for gap in gaps(text)]])

    def _hope(self, gap: Gap) -> float:
        """The prize, as far as the ship is built, times the chance to get what it lacks."""
        hull, mast, sail = self.fill
        chance = hull**gap.hulls * mast**gap.masts * sail**gap.sails
        return float(self.prizes[gap.size] * gap.progress**self.growth * chance)

    def _stored(self, yard: tuple[str, ...], tiles: tuple[int, ...]) -> float:
        trust = self.carry_trust * min(1.0, self.carries / (len(tiles) + 1))
        ships = list(yard)
        worth = 0.0
        for tile in tiles:
            if tile < FIRST_GOOD:
                worth += max(LEFTOVER, trust * self._carried(ships, tile))
        return worth

    def _carried(self, ships: list[str], tile: int) -> float:
        """Carry a tile to where it adds most, and say how much that is."""
        best, at, after = 0.0, -1, ""
        if tile < FIRST_MAST:
            after = NEW_SHIP[tile]
            best, at = self.ship(after), len(ships)
        steps = self.steps
        for i, text in enumerate(ships):
            gain, new = steps.get((text, tile)) or self._step(text, tile)
            if gain > best:
                best, at, after = gain, i, new
        if at >= 0:
            ships[at : at + 1] = [after]
        return best

    def _step(self, text: str, tile: int) -> tuple[float, str]:
        """What a ship gains by one tile, rewards included, and how it looks with it; nothing when it takes none."""
        new = fitted(text, tile)
        gain = 0.0
        if new:
            found = ship(new)
            rewards = found.size * self.reward if found.finished else 0.0
            gain = self.ship(new) - self.ship(text) + rewards
        self.steps[text, tile] = gain, new
        return gain, new
