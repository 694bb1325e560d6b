"""Perils: what threatens the end, or the loss of something great, and how near it is.

A game reads them from what a seat *sees*, so a warning can tell nothing that is hidden.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

from pelagos.core.text import Text

FAR: Final = 0
KNOWN: Final = 1
NEAR: Final = 2
AT_HAND: Final = 3
"""How loud: what one loses by while nothing of it is near, worth knowing, near, and what the next step may bring."""


class Peril(NamedTuple):
    """What threatens, how near it is, the rule behind it, and where on the board one sees it."""

    said: Text
    level: int
    rule: str
    spots: tuple[str, ...] = ()


def no_perils(view: Mapping[str, Any]) -> tuple[Peril, ...]:
    """What threatens in a game that does not say."""
    return ()


def nearness(left: int, known: int, near: int, at_hand: int) -> int:
    """How loud a warning is when so much is left: at most these numbers; 0 when it is far away.

    >>> [nearness(left, 8, 4, 1) for left in (9, 8, 4, 1, 0)]
    [0, 1, 2, 3, 3]
    """
    return sum(left <= bound for bound in (known, near, at_hand))


def loudest_first(perils: Iterable[Peril], far: Iterable[Peril] = ()) -> tuple[Peril, ...]:
    """What is nearest comes first; what is far away is not said unless nothing is nearer, and then quietly."""
    found = sorted((peril for peril in perils if peril.level), key=lambda peril: -peril.level)
    return tuple(found or (peril._replace(level=FAR) for peril in far))
