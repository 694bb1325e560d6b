"""The score sheet: lines that can be asked for at any moment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from pelagos.core.text import Text


class ScoreLine(NamedTuple):
    """One line of the sheet: whose, what for, how much, and by which rule."""

    seat: int
    label: Text
    points: int
    rule: str


def total(sheet: Sequence[ScoreLine], seat: int) -> int:
    """The sum of a seat's lines."""
    return sum(line.points for line in sheet if line.seat == seat)


def ranks(keys: Sequence[Any]) -> tuple[int, ...]:
    """Places from sort keys, the highest first; equal keys share a place.

    >>> ranks([30, 41, 30, 7])
    (2, 1, 2, 4)
    """
    return tuple(1 + sum(other > key for other in keys) for key in keys)
