"""Room in the whole world: how many placements it still takes up, how many are to come, and what that is worth.

A free space takes a contact, a contact turns into a ship, a white ship into a Warship; when nothing of that is left
the game is lost [NW2-9.5, 16.3].
"""

from __future__ import annotations

from functools import cache
from typing import Final

from pelagos.core.sums import added
from pelagos.games.nemo2.names import ACTS, FINALES
from pelagos.games.nemo2.state import Nemo

CONTACT: Final = 1.5
FREE: Final = 1.0 + CONTACT
WHITE: Final = 1.0
WARSHIP: Final = 0.0
TAKES_UP: Final = (FREE, CONTACT, WHITE, WARSHIP)
"""How many placements a free space, a contact, a white ship and a Warship still take up."""
WASTE: Final = 1.4
"""Some placements fall where there is no room and fill a space elsewhere; Lulls save a few."""
RESERVE: Final = 6.7
"""Placements that should always be to spare."""
LAST_CARDS: Final = 0.76
"""How many of the cards around the finale will be drawn before it, to be on the safe side."""
PANIC: Final = 2.6
"""The want of room per turn at which the price rises no further."""
SHORTEST: Final = 2.5


def turns_left(s: Nemo) -> float:
    """[NW2-2.2] How many turns are still to come, the finale in the middle of the last cards."""
    return turns_in(s.pile)


@cache
def turns_in(pile: tuple[tuple[int, int], ...]) -> float:
    """[NW2-2.2] The turns that the segments of a draw pile hold."""
    if not pile or pile[-1][0] not in FINALES:
        return 0.0
    return added([_turns_in(special, events) for special, events in pile])


def _turns_in(special: int, events: int) -> float:
    if special in FINALES:
        return events * LAST_CARDS
    return float(events + (special not in ACTS and special > 0))


@cache
def _demand(pile: tuple[tuple[int, int], ...], act: int, extra: int, dice: tuple[tuple[int, int], ...]) -> float:
    placed = 0.0
    for special, events in pile:
        if special in ACTS:
            act = ACTS.index(special) + 1
        placed += _turns_in(special, events) * (sum(dice[act]) + extra)
    return placed * WASTE


def want_of_room(s: Nemo) -> float:
    """[NW2-9.1, 9.5] The placements to come less those that the world takes up as it lies."""
    room = FREE * sum(s.pack.capacity) - (FREE - CONTACT) * sum(s.contacts)
    warship = s.pack.warship
    for pieces in s.ships:
        for piece in pieces:
            room -= FREE if warship[piece] else FREE - WHITE
    return _demand(s.pile, s.act, s.extra_die, s.pack.dice) - room


def crowding(s: Nemo, price: float) -> float:
    """What the want of room costs: the more must be cleared in each turn to come, the dearer every placement."""
    turns = max(SHORTEST, turns_left(s))
    want = max(0.0, want_of_room(s) + RESERVE)
    calm = min(want, PANIC * turns)
    return price * (calm * calm / 2 / turns + PANIC * (want - calm))


def relief(s: Nemo, price: float) -> float:
    """What one placement more that can be taken up is worth now."""
    want = max(0.0, want_of_room(s) + RESERVE)
    return price * min(PANIC, want / max(SHORTEST, turns_left(s)))
