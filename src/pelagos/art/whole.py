"""A drawing as one SVG document or fragment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from xml.sax.saxutils import escape

from pelagos.art.markup import group, number, rect, tag, words
from pelagos.art.model import Drawing, Panel, Piece
from pelagos.art.style import theme_css

GAP: Final = 14
HEAD: Final = 26
MARGIN: Final = 10


def svg(drawing: Drawing, theme: str | None) -> str:
    """The whole picture. With a theme its styles are inside; without one they come from the page's style sheet."""
    inside = drawing.ground + tag("g", "".join(map(piece_markup, drawing.pieces)))
    if theme is not None:
        inside = (
            f"<style>{escape(theme_css(theme))}</style>{rect(0, 0, drawing.width, drawing.height, 'a-paper')}{inside}"
        )
    size = f'width="{drawing.width}" height="{drawing.height}" viewBox="0 0 {drawing.width} {drawing.height}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" class="art" {size}>{inside}</svg>'


def piece_markup(piece: Piece) -> str:
    """A piece as the page builds it: a keyed group at its place, with its spot and its title."""
    told = f"<title>{escape(piece.title)}</title>" if piece.title else ""
    place = f"translate({number(piece.x)} {number(piece.y)})"
    return tag("g", told + piece.body, data_key=piece.key, data_spot=piece.spot, transform=place)


def whole_table(board: Drawing, panels: Sequence[Panel]) -> Drawing:
    """Board and panels as one drawing, the panels in columns to the right, for files and notebooks."""
    inside = board.ground + "".join(map(piece_markup, board.pieces))
    x, y = board.width + GAP, 0
    for panel in panels:
        drawing = panel.drawing
        if y and y + HEAD + drawing.height > board.height:
            x, y = x + drawing.width + GAP, 0
        inner = drawing.ground + "".join(map(piece_markup, drawing.pieces))
        title = words(4, HEAD - 8, panel.title, "a-title", 15, "start")
        inside += group(title + group(inner, y=HEAD), x=x, y=y)
        y += HEAD + drawing.height + GAP
    width = x + max(panel.drawing.width for panel in panels) if panels else board.width
    return Drawing(width + 2 * MARGIN, board.height + 2 * MARGIN, group(inside, x=MARGIN, y=MARGIN), ())
