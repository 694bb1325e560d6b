"""The places for ships in an ocean of the chart: rows of berths in a frame."""

from __future__ import annotations

from typing import Final, NamedTuple

from pelagos.art.markup import rect
from pelagos.art.sea.ships import HIGH, WIDE

GAP: Final = 4.0


class Berths(NamedTuple):
    """So many berths in so many columns, from the upper left corner of the first one."""

    x: float
    y: float
    columns: int
    capacity: int

    def middle(self, place: int) -> tuple[float, float]:
        """The middle of a berth, counted from 0; ships that find none lie across the last ones."""
        inside = min(place, self.capacity - 1)
        over = place - inside
        row, column = divmod(inside, self.columns)
        x = self.x + column * (WIDE + GAP) + WIDE / 2
        y = self.y + row * (HIGH + GAP) + HIGH / 2
        return x + 10 * over, y + 12 * over

    def extent(self) -> tuple[float, float, float, float]:
        """The frame around all of them: its corner, its width and its height."""
        columns = min(self.columns, self.capacity)
        rows = -(-self.capacity // columns)
        return self.x - 4, self.y - 4, columns * (WIDE + GAP) + 4, rows * (HIGH + GAP) + 4

    def ground(self) -> str:
        """The frame and the empty berths."""
        middles = [self.middle(place) for place in range(self.capacity)]
        empty = [rect(x - WIDE / 2, y - HIGH / 2, WIDE, HIGH, "a-berth", 9) for x, y in middles]
        return rect(*self.extent(), "a-ocean outline", 10) + "".join(empty)
