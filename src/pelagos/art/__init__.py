"""SVG boards, panels and pictures as pure functions of a view and of words. No rules live here."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from pelagos.art.model import Drawing, Panel, Piece, Say
from pelagos.art.pictures import picture
from pelagos.art.sheet import draw_sheet, medallion
from pelagos.art.style import board_css, themes
from pelagos.art.vignettes import vignette
from pelagos.art.whole import svg
from pelagos.core.game import View

__all__ = [
    "Drawing",
    "Panel",
    "Piece",
    "Say",
    "board_css",
    "draw_board",
    "draw_glory",
    "draw_panels",
    "draw_sheet",
    "medallion",
    "picture",
    "svg",
    "themes",
    "vignette",
]


PLAIN = "pelagos.art.plain"


def draw_board(game: str, view: View, say: Say) -> Drawing:
    """The board of a game as a seat sees it, in the reader's words."""
    drawing: Drawing = _board_of(game).draw_board(view, say)
    return drawing


def draw_glory(game: str, view: View, say: Say) -> Drawing:
    """What a seat has come to at the end, drawn full: what a game calls so, else its board."""
    board = _board_of(game)
    drawing: Drawing = getattr(board, "draw_glory", board.draw_board)(view, say)
    return drawing


def draw_panels(game: str, view: View, say: Say) -> tuple[Panel, ...]:
    """What stands beside the board: seats, tracks, cards, piles."""
    panels: tuple[Panel, ...] = _board_of(game).draw_panels(view, say)
    return panels


@cache
def _board_of(game: str) -> ModuleType:
    """The drawings of a game; one that has none is laid out from its fields."""
    name = f"pelagos.art.{game}"
    return import_module(f"{name if find_spec(name) else PLAIN}.board")
