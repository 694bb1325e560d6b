"""Rules of thumb for questions that looking ahead does not answer well: where ships and contacts go, and `manners`.

A placement keeps the oceans open first; where that makes no difference a habit decides.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pelagos.bots.nemo2.manners import polite
from pelagos.bots.nemo2.peril import peril
from pelagos.bots.nemo2.plan import steps_from
from pelagos.core.nodes import Choice, Option
from pelagos.games.nemo2.book import nemo2
from pelagos.games.nemo2.names import NOWHERE, OCEAN
from pelagos.games.nemo2.procedures import tokens_in
from pelagos.games.nemo2.state import Nemo


def _apart(s: Nemo, ocean: int) -> int:
    return 0 if s.ocean == NOWHERE else steps_from(s, s.ocean)[ocean]


def _place_contact(s: Nemo, option: Option) -> float:
    """Near the Nautilus, where there is room, and where the row of Tonnage is short."""
    ocean = OCEAN[option[1]]
    room = s.pack.capacity[ocean] - tokens_in(s, ocean)
    return room - 0.5 * _apart(s, ocean)


def _reveal(s: Nemo, option: Option) -> float:
    """A Warship far away, a Non-Warship near by."""
    apart = _apart(s, OCEAN[option[1]])
    return apart if s.pack.warship[s.drawn] else -apart


def _flip(s: Nemo, option: Option) -> float:
    """The ship whose Warship side is least dangerous, far away."""
    piece = 2 * s.pack.fleet.number[option[1]]
    ocean = next(o for o, pieces in enumerate(s.ships) if piece in pieces)
    return _apart(s, ocean) - s.pack.sides[piece | 1].attack


def _far(s: Nemo, option: Option) -> float:
    return _apart(s, OCEAN[option[1]])


HABITS: Final[dict[str, Callable[[Nemo, Option], float]]] = {
    "place-ocean": _place_contact,
    "place-contact": _reveal,
    "place-flip": _flip,
    "place-anywhere": _far,
}
TASTE: Final = 0.015
"""How much a habit counts beside the peril of the oceans."""


def _peril_after(s: Nemo, option: Option) -> float:
    after = s.clone()
    after.events = None
    nemo2.answer(after, option)
    return peril(after)


def habit(s: Nemo, node: Choice) -> Option | None:
    """The answer that a habit gives, or None when there is none for this question."""
    if node.ask in HABITS:
        return max(node.options, key=lambda option: TASTE * HABITS[node.ask](s, option) - _peril_after(s, option))
    return polite(node)
