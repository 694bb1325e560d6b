"""Drawings whose pieces tell what they do, for whoever points at them."""

from __future__ import annotations

from pelagos.art import Drawing, Panel, Piece
from pelagos.faces.remarks import Remarks


def remarked_panel(panel: Panel, remarks: Remarks) -> Panel:
    """The panel with a remark at each of its things."""
    return panel._replace(drawing=remarked(panel.drawing, remarks))


def remarked(drawing: Drawing, remarks: Remarks) -> Drawing:
    """The drawing whose pieces tell what they do; every piece has its name first."""
    if not any(piece.spot in remarks for piece in drawing.pieces):
        return drawing
    return drawing._replace(pieces=tuple(_remarked(piece, remarks.get(piece.spot, "")) for piece in drawing.pieces))


def _remarked(piece: Piece, said: str) -> Piece:
    if not said or not piece.title:
        return piece
    return piece._replace(title=said if said.startswith(piece.title) else f"{piece.title}\n{said}")
