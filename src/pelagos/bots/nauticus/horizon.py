"""What is still to come for a seat once its turn is over."""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from pelagos.games.nauticus.names import ACTIONS, NOWHERE, POSITIONS
from pelagos.games.nauticus.state import Nauticus


class Horizon(NamedTuple):
    """How often each action is to be expected, and how many turns are left."""

    now: tuple[float, ...]
    """In the rest of this round, by action."""
    later: float
    """In the rounds after it, any action."""
    all: tuple[float, ...]
    """Now and later together, by action."""
    turns_now: int
    turns: int

    def surely(self, action: int, urgency: float) -> float:
        """The chance that an action comes in time for one gap; nothing when it does not come any more."""
        return 1 - exp(-urgency * self.all[action])


def horizon(s: Nauticus) -> Horizon:
    """[NAU-3.1, 3.6] All but one of the tiles that lie face up will be chosen, and seven of eight in later rounds."""
    waiting = [s.layout[p] for p in range(POSITIONS) if s.face_up[p] and p != s.chosen]
    turns_now = s.pack.phases - s.phase + (s.chosen == NOWHERE)
    rounds = s.rounds - s.round
    chance = min(1.0, turns_now / max(1, len(waiting)))
    now = tuple(chance if action in waiting else 0.0 for action in range(len(ACTIONS)))
    later = rounds * s.pack.phases / POSITIONS
    return Horizon(
        now=now,
        later=later,
        all=tuple(chance + later for chance in now),
        turns_now=turns_now,
        turns=turns_now + rounds * s.pack.phases,
    )
