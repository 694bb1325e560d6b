"""`look NAME`: what a component says, in lines; a number looks at what that option is about."""

from __future__ import annotations

from collections.abc import Iterator

from pelagos.core.beside import offers_of
from pelagos.core.errors import PelagosError
from pelagos.core.game import View
from pelagos.core.nodes import Choice, Option
from pelagos.core.sheets import pieces_in
from pelagos.faces.pieces import Reading, looked_at, named_piece
from pelagos.tui.commands import is_number
from pelagos.tui.scene import Onlooker, Scene

MOST_SHEETS = 4
"""So many sheets at once are enough: one option may speak of a whole hand."""


def show_look(scene: Onlooker, argument: str) -> list[str]:
    """The sheet of a piece, by its name or an option's number; without an argument, what can be looked at here."""
    game, state, voice = scene.table.game, scene.table.state, scene.voice
    if game.sheets is None:
        return [voice.phrase("tui-look-none")]
    view = game.visible.observe(state, scene.viewer)
    try:
        pieces = _meant(scene, view, argument) if argument else []
    except PelagosError as problem:
        return [voice.error(problem)]
    if not argument:
        return _here(scene, view)
    readings = [looked_at(game, state.pack, view, piece, voice) for piece in pieces[:MOST_SHEETS]]
    return [line for reading in readings for line in sheet_lines(reading)] or [voice.phrase("tui-look-nothing")]


def sheet_lines(reading: Reading) -> list[str]:
    """A sheet: its name and kind, where it is, and each part under its heading."""
    lines = [f"{reading.name} ({reading.kind})", *(f"  {line}" for line in reading.now)]
    for part in reading.parts:
        lines.append(f"  {part.heading}:")
        lines += [f"    {line.text} [{line.rule}]" if line.rule else f"    {line.text}" for line in part.lines]
    return [*lines, f"  [{', '.join(reading.rules)}]"] if reading.rules else lines


def _spoken_of(scene: Scene, view: View, option: Option) -> list[str]:
    game, state = scene.table.game, scene.table.state
    return list(offers_of(game, state, view, [option])[0].pieces) if isinstance(scene.node, Choice) else []


def _meant(scene: Onlooker, view: View, argument: str) -> list[str]:
    """The piece of that name, or those of the option with that number."""
    if isinstance(scene, Scene) and is_number(argument):
        if not 0 < int(argument) <= len(scene.labels):
            raise PelagosError("error-number-range", value=argument, high=len(scene.labels))
        return _spoken_of(scene, view, scene.node.options[int(argument) - 1])
    return [named_piece(scene.table.game, scene.table.state.pack, argument, scene.voice)]


def _here(scene: Onlooker, view: View) -> list[str]:
    """The names that question and options speak of, and how to look at one."""
    names = list(dict.fromkeys(_names_here(scene, view)))
    how = scene.voice.phrase("tui-look-how")
    return [*(f"  {name}" for name in names), how]


def _names_here(scene: Onlooker, view: View) -> Iterator[str]:
    game, state = scene.table.game, scene.table.state
    if not isinstance(scene, Scene) or game.sheets is None:
        return
    box = game.sheets.box(state.pack.tables)
    asked = [piece for _, piece in pieces_in(game.show.question(state), box.named)]
    for pieces in (asked, *(_spoken_of(scene, view, option) for option in scene.node.options)):
        for piece in pieces:
            yield scene.voice.words(box.sheets[piece].name)
