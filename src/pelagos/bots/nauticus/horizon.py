"""What is still to come for a seat once its turn is over."""

from __future__ import annotations

from typing import NamedTuple

from pelagos.games.nauticus.names import ACTIONS, NOWHERE, POSITIONS
from pelagos.games.nauticus.state import Nauticus


class Horizon(NamedTuple):
    """How often each action will come, in this round and in later ones, and how many turns are left."""

    now: tuple[float, ...]
    later: float
    all: tuple[float, ...]
    turns_now: int
    turns: int


def horizon(s: Nauticus) -> Horizon:
    """[NAU-3.1, 3.6] All but one of the tiles still face up are chosen this round, and seven of eight in later ones."""
    open_tiles = [s.layout[p] for p in range(POSITIONS) if s.face_up[p] and p != s.chosen]
    phases = s.pack.phases
    turns_now = phases - s.phase + (s.chosen == NOWHERE)
    chance = turns_now / len(open_tiles) if open_tiles else 0.0
    rounds = s.rounds - s.round
    later = rounds * phases / POSITIONS
    now = tuple(chance if action in open_tiles else 0.0 for action in range(len(ACTIONS)))
    return Horizon(now, later, tuple(chance + later for chance in now), turns_now, turns_now + rounds * phases)
