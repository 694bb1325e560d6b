"""The places for ships in an ocean of the chart: rows of berths in a frame."""

from __future__ import annotations

from typing import Final, NamedTuple

from pelagos.art.markup import rect, scaled
from pelagos.art.model import Piece
from pelagos.art.sea.chart import WIDTH
from pelagos.art.sea.ships import HIGH, WIDE

GAP: Final = 4.0


class Berths(NamedTuple):
    """So many berths in so many columns, from the upper left corner of the first one."""

    x: float
    y: float
    columns: int
    capacity: int

    def middle(self, place: int) -> tuple[float, float]:
        """The middle of a berth, counted from 0."""
        row, column = divmod(place, self.columns)
        return self.x + column * (WIDE + GAP) + WIDE / 2, self.y + row * (HIGH + GAP) + HIGH / 2

    def lay(self, piece: Piece, place: int, afloat: int) -> Piece:
        """A ship at its place among so many; when there are more than berths, all of them are drawn smaller."""
        if afloat <= self.capacity:
            x, y = self.middle(place)
            return piece._replace(x=x, y=y)
        columns, scale = self._crowded(afloat)
        row, column = divmod(place, columns)
        left, top, _, _ = self.extent()
        x, y = (column + 0.5) * (WIDE + GAP) * scale, (row + 0.5) * (HIGH + GAP) * scale
        return piece._replace(x=left + 2 + x, y=top + 2 + y, body=scaled(piece.body, scale))

    def cover(self, name: str, afloat: int) -> list[Piece]:
        """Water over the berths when there are too many ships for them."""
        if afloat <= self.capacity:
            return []
        x, y, width, height = self.extent()
        return [Piece(f"crowd-{name}", x, y, rect(2, 2, width - 4, height - 4, "a-chart", 8), f"ocean-{name}")]

    def _crowded(self, afloat: int) -> tuple[int, float]:
        """In how many columns so many ships are largest, and how large."""
        _, _, width, height = self.extent()
        sizes = {}
        for columns in range(1, afloat + 1):
            rows = -(-afloat // columns)
            sizes[columns] = min((width - 4) / (columns * (WIDE + GAP)), (height - 4) / (rows * (HIGH + GAP)))
        columns = max(sizes, key=sizes.__getitem__)
        return columns, sizes[columns]

    def extent(self) -> tuple[float, float, float, float]:
        """The frame around all of them: its corner, its width and its height."""
        columns = min(self.columns, self.capacity)
        rows = -(-self.capacity // columns)
        return self.x - 4, self.y - 4, columns * (WIDE + GAP) + 4, rows * (HIGH + GAP) + 4

    def corner(self) -> tuple[float, float]:
        """Where a treasure lies: outside the lower right corner, clear of every ship, and on the chart."""
        x, y, width, height = self.extent()
        return (x + width + 5, y + height - 12) if x + width + 16 < WIDTH else (WIDTH - 16, y + height + 8)

    def ground(self) -> str:
        """The frame and the empty berths."""
        middles = [self.middle(place) for place in range(self.capacity)]
        empty = [rect(x - WIDE / 2, y - HIGH / 2, WIDE, HIGH, "a-berth", 9) for x, y in middles]
        return rect(*self.extent(), "a-ocean outline", 10) + "".join(empty)
