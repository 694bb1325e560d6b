"""Facts about ship texts that the bot asks for again and again; each is worked out once per text."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from pelagos.games.nauticus.names import EMPTY, FIRST_MAST, GOODS
from pelagos.games.nauticus.ships import places, put, ship
from pelagos.games.nauticus.verbs import NEW

REMEMBERED: Final = 1 << 14
LONGEST: Final = 4
NEW_SHIP: Final = tuple(put((), part, NEW)[0] for part in range(FIRST_MAST))
"""The ship that a hull part begins."""


class Gap(NamedTuple):
    """What an unfinished ship lacks to be finished with some size, and how much of that ship is there."""

    size: int
    hulls: int
    masts: int
    sails: int
    progress: float


@lru_cache(REMEMBERED)
def gaps(text: str) -> tuple[Gap, ...]:
    """Every size with which a ship can still be finished."""
    found = ship(text)
    parts = [cell.part for cell in found.cells]
    masts = sum(cell.mast != EMPTY for cell in found.cells)
    sails = sum(cell.sail != EMPTY for cell in found.cells)
    least = found.size if found.closed else found.size + ("bow" not in parts) + ("stern" not in parts)
    most = found.size if found.closed else LONGEST
    built = found.size + masts + sails
    return tuple(Gap(n, n - found.size, n - masts, n - sails, built / (3 * n)) for n in range(least, most + 1))


@lru_cache(REMEMBERED)
def fitted(text: str, tile: int) -> str:
    """A ship with one more tile, or "" when it takes none; which of its cells takes it makes no difference."""
    found = places((text,), tile)
    return put((text,), tile, found[-1])[0] if found and found[-1] != NEW else ""


@lru_cache(REMEMBERED)
def cargo(text: str) -> tuple[int, ...]:
    """The kinds of the goods aboard."""
    return tuple(GOODS.index(cell.good) for cell in ship(text).cells if cell.good != EMPTY)
