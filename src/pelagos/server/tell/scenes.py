"""What a page shows of a moment, in drawings and words: plain values, whole or as what changed since the last."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from pelagos.art import Drawing, Panel
from pelagos.art.model import Piece
from pelagos.core.memo import SameMemo
from pelagos.faces.steps import Step
from pelagos.server.tell import wire

SPOT: Final = re.compile("data-spot='([^']+)'")
DRAWN: Final = 1 << 14
"""Of how many shapes it is remembered what belongs to them."""
PANELS: Final = 1 << 12
"""Of how many panels."""


class Drawn(NamedTuple):
    """The drawings of a position, and their print."""

    board: Drawing
    panels: tuple[Panel, ...]
    print: ScenePrint
    points: Sequence[int | None] = ()


class Scene(NamedTuple):
    """The position in words and drawings; what is asked, and what differs between its viewers, is told beside it."""

    moment: str
    text: list[str]
    score: list[wire.SeatScore]
    board: Drawing
    panels: tuple[Panel, ...]
    named: Mapping[str, str]
    """Which sheets open at the names that the text board says."""
    print: ScenePrint


def spots_in(drawing: Drawing) -> Iterator[str]:
    """Every spot of a drawing, on its ground and at its pieces; some of them more than once."""
    yield from _spots_on(drawing.ground)
    for piece in drawing.pieces:
        if piece.spot:
            yield piece.spot
        yield from _spots_on(piece.body)


@lru_cache(DRAWN)
def _spots_on(markup: str) -> tuple[str, ...]:
    return tuple(SPOT.findall(markup))


class Print(NamedTuple):
    """What somebody has of a drawing: its pieces by their keys. Pieces that stayed as they were are mostly the very
    same ones, so they are compared in no time."""

    ground: str
    pieces: dict[str, Piece]


class ScenePrint(NamedTuple):
    """What somebody has of a board and its panels, and which names of the text board."""

    board: Print
    panels: dict[str, Print]
    named: Mapping[str, str]


def print_of(drawing: Drawing) -> Print:
    """The print of a drawing."""
    return Print(drawing.ground, {piece[0]: piece for piece in drawing.pieces})


PRINTS: Final = SameMemo(print_of, PANELS)
"""A panel that nothing has changed in is the very same one."""


Printed: TypeAlias = tuple[Drawing, Print]
"""A drawing with its print."""


def printed(drawing: Drawing) -> Printed:
    """A drawing with its print."""
    return drawing, print_of(drawing)


def drawn(board: Printed, panels: tuple[Panel, ...]) -> Drawn:
    """A board and its panels with their print; no name has been told."""
    drawing, print_ = board
    return Drawn(drawing, panels, ScenePrint(print_, {one.key: PRINTS(one.drawing) for one in panels}, {}))


def whole_drawing(drawing: Drawing) -> wire.Picture:
    """For somebody who has nothing yet."""
    return wire.Picture(drawing.width, drawing.height, drawing.pieces, [], drawing.ground)


def changed_drawing(before: Print | None, now: Print, drawing: Drawing) -> wire.Picture:
    """For somebody who has the drawing before; on another ground, and for somebody new, everything is laid out."""
    if before is None or now.ground != before.ground:
        return whole_drawing(drawing)
    if before is now:
        return wire.Picture(drawing.width, drawing.height, [], [])
    old, new = before.pieces, now.pieces
    look = old.get
    changed = [piece for key, piece in new.items() if (had := look(key)) is not piece and had != piece]
    picture, order = wire.Picture(drawing.width, drawing.height, changed, []), list(new)
    if order != list(old):
        picture.gone = [key for key in old if key not in new]
        if order != [key for key in old if key in new]:
            picture.order = order
    return picture


def named_for(before: ScenePrint | None, scene: Scene) -> dict[str, str]:
    """The names of the text board that the page does not know yet."""
    old = before.named if before else {}
    return {} if old == scene.named else {name: piece for name, piece in scene.named.items() if old.get(name) != piece}


def board_for(before: ScenePrint | None, scene: Scene | Drawn) -> wire.Picture:
    """The board for a page, new or not."""
    return changed_drawing(before.board if before else None, scene.print.board, scene.board)


def panels_for(before: ScenePrint | None, scene: Scene) -> list[wire.PanelPicture]:
    """All panels for a page, with what changed in each."""
    old, new = before.panels if before else {}, scene.print.panels
    return [_panel_for(old.get(panel.key), new[panel.key], panel) for panel in scene.panels]


def steps_for(before: ScenePrint, way: Sequence[Step], drawings: Sequence[Drawn]) -> list[wire.Step]:
    """The steps of a move for a page, each with what changed since the one before; the last one is the state itself."""
    found = []
    for step, now in zip(way, drawings, strict=False):
        panels = [panel for panel in now.panels if before.panels.get(panel.key) != now.print.panels[panel.key]]
        changed = [_panel_for(before.panels.get(one.key), now.print.panels[one.key], one) for one in panels]
        found.append(wire.Step(step.n, step.by, board_for(before, now), changed, now.points))
        before = now.print
    return found + [wire.Step(step.n, step.by) for step in way[-1:]]


def _panel_for(before: Print | None, now: Print, panel: Panel) -> wire.PanelPicture:
    return STILL(panel) if before is now else _panel(panel, changed_drawing(before, now, panel.drawing))


def _panel(panel: Panel, drawn: wire.Picture) -> wire.PanelPicture:
    return wire.PanelPicture(
        drawn.width,
        drawn.height,
        drawn.pieces,
        drawn.gone,
        drawn.ground,
        drawn.order,
        key=panel.key,
        title=panel.title,
        near=panel.near,
    )


def _still(panel: Panel) -> wire.PanelPicture:
    return _panel(panel, wire.Picture(panel.drawing.width, panel.drawing.height, [], []))


STILL: Final = SameMemo(_still, PANELS)
"""A panel in which nothing has changed, as it is sent."""
