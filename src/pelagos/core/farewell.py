"""What is told when a game is over, beyond the verdict: the last page of its story, and how near a better end was."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from pelagos.core.score import ScoreLine
from pelagos.core.text import Text

HAIR: Final = 20
"""A lead of less than one part in so many is a close one."""
NARROW: Final = 2
"""So is any lead of so few points."""


class Farewell(NamedTuple):
    """A good-bye. `missing` says how far it was to the next grade, `would` what a defeat left unscored came to.

    `closing` is how the story ends that began with the game, told where somebody has written it down.
    """

    page: Text
    missing: Text | None = None
    unscored: tuple[ScoreLine, ...] = ()
    would: Text | None = None
    closing: Text | None = None


def closeness(points: Sequence[int]) -> str:
    """How near the second was in a contest.

    >>> closeness([40, 39]), closeness([40, 30]), closeness([100, 95]), closeness([9])
    ('close', 'clear', 'close', 'clear')
    """
    best, *others = sorted(points, reverse=True)
    lead = best - others[0] if others else best
    return "close" if lead <= max(NARROW, best // HAIR) else "clear"
