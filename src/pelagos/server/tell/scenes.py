"""What a page shows of a moment, in drawings and words: plain values, whole or as what changed since the last."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from operator import is_
from typing import Final, NamedTuple

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


class ScenePrint(NamedTuple):
    """What somebody has: a board, the drawings of its panels by their keys, and names of the text board."""

    board: Drawing
    panels: dict[str, Drawing]
    named: Mapping[str, str]


def drawn(board: Drawing, panels: tuple[Panel, ...]) -> Drawn:
    """A board and its panels with their print; no name has been told."""
    return Drawn(board, panels, ScenePrint(board, {one.key: one.drawing for one in panels}, {}))


def whole_drawing(drawing: Drawing) -> wire.Picture:
    """For somebody who has nothing yet."""
    return wire.Picture(drawing.width, drawing.height, drawing.pieces, [], drawing.ground)


def changed_drawing(before: Drawing | None, now: Drawing) -> wire.Picture:
    """For somebody who has the drawing before; on another ground, and for somebody new, everything is laid out.

    Mostly all pieces lie in the order in which they lay, and those that stayed as they were are the very same ones.
    """
    if before is None or now.ground != before.ground:
        return whole_drawing(now)
    if before is now:
        return wire.Picture(now.width, now.height, [], [])
    if len(before.pieces) == len(now.pieces):
        pairs = zip(before.pieces, now.pieces, strict=True)
        changed = [(had, piece) for had, piece in pairs if had is not piece and had != piece]
        if all([had[0] == piece[0] for had, piece in changed]):
            return wire.Picture(now.width, now.height, [piece for _, piece in changed], [])
    return _laid_otherwise(before.pieces, now)


def _laid_otherwise(before: Sequence[Piece], now: Drawing) -> wire.Picture:
    """Some pieces came, went or lie in another order; whatever lies before and after them all is not compared."""
    first = _alike(before, now.pieces)
    before, after = before[first:], now.pieces[first:]
    last = _alike(before[::-1], after[::-1])
    old = {piece[0]: piece for piece in before[: len(before) - last]}
    new = {piece[0]: piece for piece in after[: len(after) - last]}
    changed = [piece for key, piece in new.items() if (had := old.get(key)) is not piece and had != piece]
    picture, order = wire.Picture(now.width, now.height, changed, []), list(new)
    if order != list(old):
        picture.gone = [key for key in old if key not in new]
        if order != [key for key in old if key in new]:
            picture.order = [piece[0] for piece in now.pieces]
    return picture


def _alike(some: Sequence[Piece], others: Sequence[Piece]) -> int:
    """How many at the beginning are the very same."""
    same = [*map(is_, some, others)]
    return same.index(False) if False in same else len(same)


def named_for(before: ScenePrint | None, scene: Scene) -> dict[str, str]:
    """The names of the text board that the page does not know yet."""
    old = before.named if before else {}
    return {} if old == scene.named else {name: piece for name, piece in scene.named.items() if old.get(name) != piece}


def board_for(before: ScenePrint | None, scene: Scene | Drawn) -> wire.Picture:
    """The board for a page, new or not."""
    return changed_drawing(before.board if before else None, scene.board)


def panels_for(before: ScenePrint | None, scene: Scene) -> list[wire.PanelPicture]:
    """All panels for a page, with what changed in each."""
    old = before.panels if before else {}
    return [_panel_for(old.get(panel.key), panel) for panel in scene.panels]


def steps_for(before: ScenePrint, way: Sequence[Step], drawings: Sequence[Drawn]) -> list[wire.Step]:
    """The steps of a move for a page, each with what changed since the one before; the last one is the state itself."""
    found = []
    for step, now in zip(way, drawings, strict=False):
        panels = [panel for panel in now.panels if before.panels.get(panel.key) != panel.drawing]
        changed = [_panel_for(before.panels.get(panel.key), panel) for panel in panels]
        found.append(wire.Step(step.n, step.by, board_for(before, now), changed, now.points))
        before = now.print
    return found + [wire.Step(step.n, step.by) for step in way[-1:]]


def _panel_for(before: Drawing | None, panel: Panel) -> wire.PanelPicture:
    return STILL(panel) if before is panel.drawing else _panel(panel, changed_drawing(before, panel.drawing))


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
