"""Drawings on the wire: all of it to somebody new, then only the pieces that changed.

Of what a page has, the server remembers a print: the keys of its pieces and a hash of each.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from pelagos.art import Drawing, Panel


class Print(NamedTuple):
    """What somebody has of a drawing."""

    ground: int
    pieces: dict[str, int]


class ScenePrint(NamedTuple):
    """What somebody has of a board and its panels."""

    board: Print
    panels: dict[str, Print]


def print_of(drawing: Drawing) -> Print:
    """The print of a drawing."""
    return Print(hash(drawing.ground), {piece.key: hash(piece) for piece in drawing.pieces})


def scene_print(board: Drawing, panels: tuple[Panel, ...]) -> ScenePrint:
    """The print of a board and its panels."""
    return ScenePrint(print_of(board), {panel.key: print_of(panel.drawing) for panel in panels})


def whole_drawing(drawing: Drawing) -> dict[str, Any]:
    """For somebody who has nothing yet."""
    return {
        "width": drawing.width,
        "height": drawing.height,
        "ground": drawing.ground,
        "pieces": drawing.pieces,
        "gone": [],
    }


def changed_drawing(before: Print, after: Drawing) -> dict[str, Any]:
    """For somebody who has the drawing before; on another ground everything is laid out anew."""
    if hash(after.ground) != before.ground:
        return whole_drawing(after)
    old, new = before.pieces, {piece.key for piece in after.pieces}
    patch = {
        "width": after.width,
        "height": after.height,
        "pieces": [piece for piece in after.pieces if old.get(piece.key) != hash(piece)],
        "gone": [key for key in old if key not in new],
    }
    order = [piece.key for piece in after.pieces]
    if order != [key for key in old if key in new]:
        patch["order"] = order
    return patch


def board_for(before: ScenePrint | None, board: Drawing) -> dict[str, Any]:
    """The board for a page, new or not."""
    return whole_drawing(board) if before is None else changed_drawing(before.board, board)


def panels_for(before: ScenePrint | None, panels: tuple[Panel, ...]) -> list[dict[str, Any]]:
    """All panels for a page, with what changed in each."""
    old = {} if before is None else before.panels
    return [
        {
            "key": panel.key,
            "title": panel.title,
            "near": panel.near,
            **(changed_drawing(old[panel.key], panel.drawing) if panel.key in old else whole_drawing(panel.drawing)),
        }
        for panel in panels
    ]
