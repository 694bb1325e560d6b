"""How the ocean of Endeavor: Deep Sea is divided: wide where it is known, narrow where it is not.

Every slot has its place at any time, so that whatever names one finds it; but the eye goes to what was discovered, to
the water beside it and to one row below. A row gets room as soon as a tile for it has been drawn.
"""

from __future__ import annotations

from itertools import accumulate
from typing import Final, NamedTuple

from pelagos.art.endeavor.scenes import scenes
from pelagos.games.endeavor.view import EndeavorView

LEFT: Final = 32.0
TOP: Final = 40.0
WIDTH: Final = 1000.0
HEIGHT: Final = 640.0
TALLEST: Final = 248.0
KNOWN: Final = 1.0
NEXT: Final = 0.52
"""A row below what is known, and one for which a tile has been drawn."""
BESIDE: Final = 0.3
FAR: Final = 0.14


class Grid(NamedTuple):
    """The edges of all columns and rows."""

    columns: tuple[str, ...]
    xs: tuple[float, ...]
    ys: tuple[float, ...]
    wide: float
    """How wide and high a discovered zone is."""
    high: float

    @property
    def depths(self) -> int:
        """How many rows there are."""
        return len(self.ys) - 1

    def corner(self, slot: str) -> tuple[float, float]:
        """The upper left corner of a slot such as C2."""
        return self.xs[self.columns.index(slot[0])], self.ys[int(slot[1:]) - 1]

    def size(self, slot: str) -> tuple[float, float]:
        """How wide and high a slot is."""
        column, row = self.columns.index(slot[0]), int(slot[1:]) - 1
        return self.xs[column + 1] - self.xs[column], self.ys[row + 1] - self.ys[row]


def grid_of(view: EndeavorView) -> Grid:
    """The ocean of this scenario as far as it is known."""
    columns = tuple(view["columns"])
    known = {(columns.index(zone["slot"][0]), int(zone["slot"][1:]) - 1) for zone in view["zones"]}
    drawn = {scenes()[tile].depth - 1 for tile in view["drawn"] if tile}
    across, down = {column for column, _ in known}, {row for _, row in known}
    wide = [KNOWN if place in across else BESIDE if _near(place, across) else FAR for place in range(len(columns))]
    high = [KNOWN if row in down else NEXT if row in drawn or row - 1 in down else FAR for row in range(view["depths"])]
    return _laid(columns, wide, high, (len(across), len(down)))


def _near(place: int, known: set[int]) -> bool:
    return place - 1 in known or place + 1 in known


def _laid(columns: tuple[str, ...], wide: list[float], high: list[float], known: tuple[int, int]) -> Grid:
    """The edges; where rows would become too tall, what is left over belongs to the dark."""
    across, down = (WIDTH - LEFT) / sum(wide), (HEIGHT - TOP) / sum(high)
    tall = min(TALLEST, down)
    spare, dark = (down - tall) * known[1], sum(high) - known[1]
    rows = [share * tall if share == KNOWN or not dark else share * (down + spare / dark) for share in high]
    xs = tuple(LEFT + x * across for x in accumulate(wide, initial=0.0))
    return Grid(columns, xs, tuple(accumulate(rows, initial=TOP)), across * KNOWN, tall)
