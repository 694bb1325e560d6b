"""Looking at pieces, for tests: a sheet read aloud, the spots of a drawing, and what a seat is told of everything."""

from __future__ import annotations

import re
from typing import Any

from pelagos.art import draw_board, draw_panels
from pelagos.art.model import Drawing
from pelagos.core.game import Game, View
from pelagos.core.text import Text
from pelagos.faces.pieces import looked_at
from pelagos.faces.voice import Voice
from pelagos.locale.catalogue import catalogue

SPOT = re.compile("data-spot='([^']*)'")
ENGLISH = Voice(catalogue("en"), ("Ada", "Ben", "Cleo", "Dora"))


def aloud(game: Game[Any], s: Any, piece: str, seat: int | None = 0) -> list[str]:
    """A sheet as somebody reads it: its name and kind, where it is, its lines."""
    read = looked_at(game, s.pack, game.visible.observe(s, seat), piece, ENGLISH)
    return [f"{read.name} ({read.kind})", *read.now, *(line.text for part in read.parts for line in part.lines)]


def told(game: Game[Any], s: Any, piece: str, seat: int | None = 0) -> list[str]:
    """Where a piece is, as a seat is told."""
    return list(looked_at(game, s.pack, game.visible.observe(s, seat), piece, ENGLISH).now)


def spots_drawn(game: Game[Any], view: View) -> set[str]:
    """Every spot of the board and its panels."""
    drawn = [draw_board(game.key, view, _english)]
    drawn += [panel.drawing for panel in draw_panels(game.key, view, _english)]
    return {spot for drawing in drawn for spot in _spots(drawing) if spot}


def shut(game: Game[Any], s: Any, seat: int | None = 0) -> set[str]:
    """The spots of the drawing at which no sheet opens."""
    assert game.sheets
    view = game.visible.observe(s, seat)
    return {spot for spot in spots_drawn(game, view) if not game.sheets.piece_at(s.pack.tables, view, spot)}


def everything_told(game: Game[Any], s: Any, seat: int | None) -> dict[str, object]:
    """What a seat gets to know by looking at every piece and every spot."""
    assert game.sheets
    view, box = game.visible.observe(s, seat), game.sheets.box(s.pack.tables)
    lying = {spot: game.sheets.piece_at(s.pack.tables, view, spot) for spot in spots_drawn(game, view)}
    return {**lying, **{f"now {piece}": game.sheets.now(view, piece) for piece in box.sheets}}


def _spots(drawing: Drawing) -> set[str]:
    found = set(SPOT.findall(drawing.ground)) | {piece.spot for piece in drawing.pieces}
    return found | {spot for piece in drawing.pieces for spot in SPOT.findall(piece.body)}


def _english(text: Text) -> str:
    return ENGLISH.words(text)
