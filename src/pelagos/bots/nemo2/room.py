"""Room in the world: how many placements it still takes up, how many are to come, and what that is worth.

A free space takes a contact, a contact turns into a ship, a white ship into a Warship; when nothing of that is left
the game is lost [NW2-9.5, 16.3].
"""

from __future__ import annotations

from functools import cache
from math import exp, log1p
from typing import Final

from pelagos.games.nemo2.names import ACTS, FINALES
from pelagos.games.nemo2.state import Nemo

CONTACT: Final = 1.5
FREE: Final = 1.0 + CONTACT
WHITE: Final = 1.0
WARSHIP: Final = 0.0
"""How many placements a contact, a free space, a white ship and a Warship still take up."""
WASTE: Final = 1.1
"""Some placements fall where there is no room and fill a space elsewhere; Lulls save a few."""
SOFTNESS: Final = 5.0
RESERVE: Final = 6.0


def turns_left(s: Nemo) -> float:
    """[NW2-2.2] How many turns are still to come, the finale in the middle of the last cards."""
    return _turns(s.pile)


@cache
def _turns(pile: tuple[tuple[int, int], ...]) -> float:
    turns = 0.0
    for special, events in pile:
        turns += events / 2 if special in FINALES else events + (special not in ACTS and special > 0)
    return turns


@cache
def _demand(pile: tuple[tuple[int, int], ...], act: int, extra: int, dice: tuple[tuple[int, int], ...]) -> float:
    placed = 0.0
    for special, events in pile:
        if special in ACTS:
            act = ACTS.index(special) + 1
        placed += _turns(((special, events),)) * (sum(dice[act]) + extra)
    return placed * WASTE


def want_of_room(s: Nemo) -> float:
    """[NW2-9.1, 9.5] The placements to come less those that the world takes up as it lies."""
    room = FREE * sum(s.pack.capacity) - (FREE - CONTACT) * sum(s.contacts)
    warship = s.pack.warship
    for pieces in s.ships:
        for piece in pieces:
            room -= FREE if warship[piece] else FREE - WHITE
    return _demand(s.pile, s.act, s.extra_die, s.pack.dice) - room


def crowding(want: float, price: float) -> float:
    """What the want of room costs: nothing while there is plenty, `price` for each placement once there is not."""
    x = (want + RESERVE) / SOFTNESS
    return price * SOFTNESS * (x if x > 30 else log1p(exp(x)))


def relief(want: float, price: float) -> float:
    """What one placement more that can be taken up is worth now."""
    return price / (1 + exp(-(want + RESERVE) / SOFTNESS))
