"""Rows of sunk ships, one for each ocean, with the bonus that a column brings when every row reaches it."""

from __future__ import annotations

from functools import cache
from typing import Final

from pelagos.art.fitting import block
from pelagos.art.markup import circle, group, rect, tag, words
from pelagos.art.sea.shelf import WIDTH
from pelagos.art.sea.ships import HIGH, SMALL, WIDE, ship_symbols

SPACES: Final = 6
TALL: Final = 34.0

Row = tuple[str, str, str]
"""The spot of a row, its number, and what it is called."""


def column_x(place: int, longest: int) -> float:
    """The middle of a column; a row with more ships than spaces is drawn closer together."""
    return 99.5 + place * 250 / max(1, max(SPACES, longest) - 1)


def row_y(row: int) -> float:
    """The middle of a row."""
    return 44.0 + row * TALL


def record_height(rows: int) -> float:
    """How much room the rows need."""
    return 30 + rows * TALL


@cache
def record_ground(
    prefix: str, flags: tuple[str, ...], rows: tuple[Row, ...], bonuses: tuple[int, ...], longest: int
) -> str:
    """The empty record, with the symbols that its ships use."""
    parts = [tag("defs", ship_symbols(prefix, flags))]
    parts += [words(column_x(k, longest), 17, f"+{bonus}", "a-strong", 13) for k, bonus in enumerate(bonuses)]
    wide, high = WIDE * SMALL, HIGH * SMALL
    for row, (spot, number, name) in enumerate(rows):
        y = row_y(row)
        body = rect(2, y - 16, WIDTH - 4, 32, "a-rowbox outline", 4)
        body += circle(13, y, 9, "a-medal") + words(13, y + 4.5, number, "a-onmedal", 13)
        body += block(48, y, name, "a-name", 11, 50, 2)
        body += "".join(
            rect(column_x(place, longest) - wide / 2, y - high / 2, wide, high, "a-slot", 5) for place in range(SPACES)
        )
        parts.append(group(body, spot=spot, title=name))
    return "".join(parts)
