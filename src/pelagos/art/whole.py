"""A drawing as one SVG document or fragment."""

from __future__ import annotations

from xml.sax.saxutils import escape

from pelagos.art.markup import number, rect, tag
from pelagos.art.model import Drawing, Piece
from pelagos.art.style import theme_css


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
