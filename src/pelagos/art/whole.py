"""A drawing as one SVG document or fragment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from xml.sax.saxutils import escape

from pelagos.art.markup import ANCHOR, group, number, rect, tag, words
from pelagos.art.model import Drawing, Panel, Piece
from pelagos.art.style import theme_css
from pelagos.letters.faces import SERIF
from pelagos.letters.sheets import embedded_css

GAP: Final = 14
HEAD: Final = 26
MARGIN: Final = 10


def svg(drawing: Drawing, theme: str | None) -> str:
    """The whole picture. With a theme its styles and letters are inside; without one they come from the page."""
    inside = drawing.ground + tag("g", "".join(map(piece_markup, drawing.pieces)))
    if theme is not None:
        style = f"{embedded_css(inside, (SERIF,))}\n{theme_css(theme)}"
        inside = f"<style>{escape(style)}</style>{rect(0, 0, drawing.width, drawing.height, 'a-paper')}{inside}"
    size = f'width="{drawing.width}" height="{drawing.height}" viewBox="0 0 {drawing.width} {drawing.height}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" class="art" text-anchor="{ANCHOR}" {size}>{inside}</svg>'


def piece_markup(piece: Piece) -> str:
    """A piece as the page builds it: a keyed group at its place, with its spot and its title."""
    told = f"<title>{escape(piece.title)}</title>" if piece.title else ""
    place = f"translate({number(piece.x)} {number(piece.y)})"
    return tag("g", told + piece.body, data_key=piece.key, data_spot=piece.spot, transform=place)


def whole_table(board: Drawing, panels: Sequence[Panel]) -> Drawing:
    """Board and panels as one drawing, for files and notebooks; each panel goes to the first column with room."""
    inside = board.ground + "".join(map(piece_markup, board.pieces))
    column = max((panel.drawing.width for panel in panels), default=0)
    filled: list[int] = []
    for panel in panels:
        tall = HEAD + panel.drawing.height + GAP
        place = next((c for c, y in enumerate(filled) if y + tall <= board.height + GAP), len(filled))
        filled += [0] * (place == len(filled))
        inside += group(_panel(panel), x=board.width + GAP + place * (column + GAP), y=filled[place])
        filled[place] += tall
    width = board.width + len(filled) * (column + GAP) + 2 * MARGIN
    return Drawing(width, board.height + 2 * MARGIN, group(inside, x=MARGIN, y=MARGIN), ())


def _panel(panel: Panel) -> str:
    title = words(4, HEAD - 8, panel.title, "a-title", 15, "start")
    inner = panel.drawing.ground + "".join(map(piece_markup, panel.drawing.pieces))
    return title + group(inner, y=HEAD)
