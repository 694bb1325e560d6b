"""Fights where they are fought: the room a sunk ship leaves, the Warships beside it, and the rest of the series."""

from __future__ import annotations

from collections import Counter
from typing import Final

from pelagos.bots.nemo2.duel import Bag, Duels, Fight, duels_of
from pelagos.bots.nemo2.peril import CALM, CONTACT, FREE, WARSHIP, Easing
from pelagos.bots.nemo2.room import TAKES_UP, relief
from pelagos.bots.nemo2.worth import Worth
from pelagos.games.nemo2.names import BOLD, FLIP_BOX, MAJORS, NOWHERE, OCEANS, PERISCOPE, STALK
from pelagos.games.nemo2.procedures import entering
from pelagos.games.nemo2.state import Nemo

MOST_FIGHTS: Final = 1 << 9
FIRST_VALUE: Final = 4
"""Where the values of a side begin, after its names."""


class Fights:
    """All fights that are possible while pieces lie where they are; nothing here asks where the Nautilus is."""

    def __init__(self, worth: Worth, s: Nemo, duels: Duels) -> None:
        self.worth, self.s = worth, s.clone()
        self._duels = duels
        self._easing = Easing(s, worth.weights.peril)
        self._alike = _alike(worth, s)
        self._contacts: dict[tuple[int, int], Fight] = {}
        self._ships: dict[tuple[int, int, int], Fight] = {}
        self._modes: dict[tuple[int, int], tuple[float, int]] = {}
        self._drawn: Bag | None = None
        self._relief = relief(s, worth.weights.crowding)
        rows = [worth.longer_row(s, row) for row in range(MAJORS)]
        near = s.pack.world.near_majors
        self._terror = [*rows, *[max([rows[row] for row in near[ocean]]) for ocean in range(MAJORS, len(OCEANS))]]

    def ship(self, piece: int, mode: int, ocean: int) -> Fight:
        """A fight with a revealed ship in an ocean."""
        key = (piece, mode, ocean)
        found = self._ships.get(key)
        if found is None:
            found = self._ships[key] = self._shown(piece, mode, ocean)
        return found

    def _shown(self, piece: int, mode: int, ocean: int) -> Fight:
        warship = self.s.pack.warship
        others = any(warship[other] for other in self.s.ships[ocean] if other != piece)
        kind = WARSHIP if warship[piece] else CALM
        piece = self._alike[piece]
        return self._duels.fight(piece, mode, self._terror[ocean] + self._eased(ocean, kind, FREE), int(others))

    def contact(self, mode: int, ocean: int) -> Fight:
        """[NW2-11.2, 12.1] The average over the bag; whoever stalks may let a ship go."""
        key = (mode, ocean)
        if key not in self._contacts:
            self._contacts[key] = self._revealed(mode, ocean)
        return self._contacts[key]

    def _revealed(self, mode: int, ocean: int) -> Fight:
        s = self.s
        others = int(any([s.pack.warship[other] for other in s.ships[ocean]]))
        cleared = self._terror[ocean] + self._eased(ocean, CONTACT, FREE)
        calm, hostile = self._eased(ocean, CONTACT, CALM), self._eased(ocean, CONTACT, WARSHIP)
        if self._drawn is None:
            self._drawn = self._bag()
        fights, sunk = self._duels.draws(self._drawn, mode, cleared - calm, cleared - hostile, others)
        worth = 0.0
        for number, won, is_warship in fights:
            worth += number * (won + (hostile if is_warship else calm))
        ships = max(1, len(s.bag or s.discarded))
        return worth / ships, sunk / ships

    def _bag(self) -> Bag:
        """One ship of each kind in the bag, and how many are like it."""
        s, kept = self.s, self.worth.kept
        ships = s.bag or s.discarded
        key = ("bag", ships, s.peak >= FLIP_BOX)
        found: Bag | None = kept.get(key)
        if found is None:
            alike = Counter([self._alike[entering(s, ship, False)] for ship in ships])
            found = kept[key] = Bag(len(kept), tuple(alike.items()))
        return found

    def _eased(self, ocean: int, before: int, after: int) -> float:
        """What room it makes, in that ocean and in the whole world, when a piece turns into something else."""
        return self._easing.of(ocean, before, after) + self._relief * (TAKES_UP[after] - TAKES_UP[before])

    def best_mode(self, piece: int, ocean: int) -> tuple[float, int]:
        """[NW2-12.1] Bold or Stalk against one target (NOWHERE is a contact), the rest of the series included."""
        key = (piece, ocean)
        found = self._modes.get(key)
        if found is None:
            bold, stalk = self._series(piece, BOLD, ocean), self._series(piece, STALK, ocean)
            found = self._modes[key] = (bold, BOLD) if bold > stalk else (stalk, STALK)
        return found

    def _series(self, piece: int, mode: int, ocean: int) -> float:
        worth, sunk = self.contact(mode, ocean) if piece < 0 else self.ship(piece, mode, ocean)
        price = continuing(self.s, mode)
        if price is None:
            return worth
        return worth + sunk * self.further(mode, ocean, piece)

    def further(self, mode: int, ocean: int, but: int) -> float:
        """[NW2-12.1] What going on is worth once a ship is sunk, its price in Notoriety included; 0 for stopping."""
        price = continuing(self.s, mode)
        if price is None:
            return 0.0
        s, value = self.s, 0.0
        fights = [self.ship(piece, mode, ocean) for piece in s.ships[ocean] if piece != but]
        fights += [self.contact(mode, ocean)] * (s.contacts[ocean] - (but == NOWHERE))
        for number, (worth, sunk) in enumerate(sorted(fights)):
            fame = self._duels.fame[price] * (len(fights) - number)
            value = max(0.0, worth - fame + sunk * value)
        return value


def fights_of(worth: Worth, s: Nemo) -> Fights:
    """Those of a position: the same as before, unless a piece or the condition of the Nautilus is another."""
    duels, known = duels_of(worth, s), worth.fights
    drawn = s.bag or (NOWHERE, *s.discarded)
    key = (duels.number, s.ships, s.contacts, drawn, s.act, s.extra_die, tuple(map(len, s.tonnage)))
    found = known.get(key)
    if found is None:
        if len(known) >= MOST_FIGHTS:
            known.clear()
        found = known[key] = Fights(worth, s, duels)
    assert isinstance(found, Fights), "nothing else is kept there"
    return found


def _alike(worth: Worth, s: Nemo) -> list[int]:
    """For every piece the first one with the same values."""
    if "alike" not in worth.kept:
        first: dict[tuple[object, ...], int] = {}
        worth.kept["alike"] = [first.setdefault(side[FIRST_VALUE:], piece) for piece, side in enumerate(s.pack.sides)]
    found: list[int] = worth.kept["alike"]
    return found


def continuing(s: Nemo, mode: int) -> int | None:
    """[NW2-12.1, 13.7] The Notoriety that going on in a series costs, or None where there is no series."""
    periscope = PERISCOPE in s.installed
    if mode == BOLD:
        return 0 if periscope else 1
    return 1 if mode == STALK and periscope else None
