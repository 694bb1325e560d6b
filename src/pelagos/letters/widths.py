"""How wide words are, by the advance widths of the face they are set in."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import repeat
from typing import Final

from pelagos.letters.faces import UNITS
from pelagos.letters.kept import letters_cut

UNKNOWN: Final = 1000
"""A letter that we do not have may be as wide as it is high."""


@lru_cache(maxsize=16384)
def width_in(face: str, said: str) -> float:
    """The width of words in parts of the font size.

    >>> width_in("serif", "11"), width_in("serif-strong", "11")
    (1.0, 1.04)
    """
    return sum(map(_advances(face).get, said, repeat(UNKNOWN))) / UNITS


@cache
def _advances(face: str) -> dict[str, int]:
    return letters_cut().widths[face]
