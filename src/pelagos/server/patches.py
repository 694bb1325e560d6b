"""Drawings on the wire: all of it to somebody new, then only the pieces that changed."""

from __future__ import annotations

from typing import Any

from pelagos.art import Drawing, Panel


def whole_drawing(drawing: Drawing) -> dict[str, Any]:
    """For somebody who has nothing yet."""
    return {
        "width": drawing.width,
        "height": drawing.height,
        "ground": drawing.ground,
        "pieces": drawing.pieces,
        "gone": [],
    }


def changed_drawing(before: Drawing, after: Drawing) -> dict[str, Any]:
    """For somebody who has the drawing before."""
    old = {piece.key: piece for piece in before.pieces}
    new = {piece.key: piece for piece in after.pieces}
    patch = {
        "width": after.width,
        "height": after.height,
        "pieces": [piece for piece in after.pieces if old.get(piece.key) != piece],
        "gone": [key for key in old if key not in new],
    }
    if after.ground != before.ground:
        patch["ground"] = after.ground
    if [key for key in old if key in new] != [key for key in new if key in old] or new.keys() - old.keys():
        patch["order"] = list(new)
    return patch


def whole_panels(panels: tuple[Panel, ...]) -> list[dict[str, Any]]:
    """All panels for somebody new."""
    return [{"key": panel.key, "title": panel.title, **whole_drawing(panel.drawing)} for panel in panels]


def changed_panels(before: tuple[Panel, ...], after: tuple[Panel, ...]) -> list[dict[str, Any]]:
    """All panels, with what changed in each."""
    old = {panel.key: panel.drawing for panel in before}
    return [
        {
            "key": panel.key,
            "title": panel.title,
            **(changed_drawing(old[panel.key], panel.drawing) if panel.key in old else whole_drawing(panel.drawing)),
        }
        for panel in after
    ]
