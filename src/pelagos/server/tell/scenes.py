"""What a page shows of one version to one kind of viewer in one language. Pure: a state in, plain values out."""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec import UNSET

from pelagos import art
from pelagos.art import Drawing, Panel, Piece
from pelagos.core.errors import PelagosError
from pelagos.core.game import Game, View
from pelagos.core.nodes import Chance, Choice, Over, option_text
from pelagos.faces.final_view import final_view
from pelagos.faces.moments import moment_text
from pelagos.faces.questions import NotNow, labels_of, not_now, rule_words
from pelagos.faces.remarks import Remarks, notes_of, remarks_of
from pelagos.faces.results import points_shown
from pelagos.faces.sheets import chance_words, roll_sheet
from pelagos.faces.voice import Voice
from pelagos.games.message_rules import rule_asked
from pelagos.server.tell import wire

KEYS = "123456789abcdefghijklmnopqrstuvwxyz"
"""Keys for options, one after the other; what the page itself does goes by letters with Shift."""
MOST_NOT_NOW = 40


class Scene(NamedTuple):
    """The position in words and drawings; what differs between two viewers of the same seat is added later."""

    version: int
    moment: str
    question: wire.Question
    text: list[str]
    score: list[wire.SeatScore]
    board: art.Drawing
    panels: tuple[art.Panel, ...]
    print: ScenePrint


def make_scene(game: Game[Any], state: Any, version: int, seat: int | None, voice: Voice) -> Scene:
    """Everything that is the same for all who look from one seat in one language."""
    return _scene(game, state, version, game.visible.observe(state, seat), voice)


def full_scene(game: Game[Any], state: Any, version: int, seat: int | None, voice: Voice) -> Scene:
    """The same for whoever looks at a game that is over: nothing is secret any more."""
    return _scene(game, state, version, final_view(game, state, seat), voice)


def _scene(game: Game[Any], state: Any, version: int, view: View, voice: Voice) -> Scene:
    lines = [voice.words(line) for line in game.show.board(view)]
    remarks = remarks_of(game, state, voice)
    board = remarked(art.draw_board(game.key, view, voice.words), remarks)
    panels = tuple(remarked_panel(panel, remarks) for panel in art.draw_panels(game.key, view, voice.words))
    return Scene(
        version,
        voice.words(moment_text(game, view)),
        question_of(game, state, view, voice, remarks),
        lines,
        score_of(game, state, voice),
        board,
        panels,
        scene_print(board, panels),
    )


def question_of(game: Game[Any], state: Any, view: View, voice: Voice, remarks: Remarks) -> wire.Question:
    """What is asked, what can be answered, and what cannot."""
    node = state.node
    if isinstance(node, Over):
        return wire.Question(voice.phrase("web-over"), None, "over", [], [], [], "", "")
    labels = labels_of(game, state, node, voice)
    notes = notes_of(game, state, node, labels, remarks)
    refused = not_now(game, state, voice)[:MOST_NOT_NOW] if isinstance(node, Choice) else []
    options = enumerate(zip(node.options, labels, notes, strict=True))
    return wire.Question(
        text=voice.words(game.show.question(state)),
        seat=node.seat if isinstance(node, Choice) else None,
        kind="chance" if isinstance(node, Chance) else "choice",
        options=[
            wire.Choosable(
                option_text(option), label, game.show.spots(state, option), KEYS[number : number + 1], note or UNSET
            )
            for number, (option, label, note) in options
        ],
        not_now=[_not_now(game, state, entry, voice) for entry in refused],
        sheet=[wire.SheetLine(*line) for line in roll_sheet(game, state, view, voice)],
        chance=chance_words(view, voice),
        rule=rule_asked(game, state),
    )


def _not_now(game: Game[Any], state: Any, entry: NotNow, voice: Voice) -> wire.Refusal:
    return wire.Refusal(
        id=option_text(entry.option),
        label=entry.label,
        spots=_spots(game, state, entry.option),
        why=entry.why,
        rule=entry.rule,
        rule_text=rule_words(game, entry.rule, voice),
    )


def _spots(game: Game[Any], state: Any, option: Any) -> tuple[str, ...]:
    """Where something that cannot be answered would be; what is not on the board has no place."""
    try:
        return game.show.spots(state, option)
    except (LookupError, ValueError, PelagosError):
        return ()


def score_of(game: Game[Any], state: Any, voice: Voice) -> list[wire.SeatScore]:
    """The score sheet seat by seat, with the rule behind each line."""
    sheet = game.show.sheet(state)
    return [
        wire.SeatScore(
            seat,
            [wire.ScoreEntry(voice.words(line.label), line.points, line.rule) for line in sheet if line.seat == seat],
            points_shown(sheet, seat),
        )
        for seat in range(len(voice.names))
    ]


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


class Print(NamedTuple):
    """What somebody has of a drawing: the keys of its pieces and a hash of each."""

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


def whole_drawing(drawing: Drawing) -> wire.Picture:
    """For somebody who has nothing yet."""
    return wire.Picture(drawing.width, drawing.height, drawing.pieces, [], drawing.ground)


def changed_drawing(before: Print, after: Drawing) -> wire.Picture:
    """For somebody who has the drawing before; on another ground everything is laid out anew."""
    if hash(after.ground) != before.ground:
        return whole_drawing(after)
    old, order = before.pieces, [piece.key for piece in after.pieces]
    new = set(order)
    changed = [piece for piece in after.pieces if old.get(piece.key) != hash(piece)]
    picture = wire.Picture(after.width, after.height, changed, [key for key in old if key not in new])
    if order != [key for key in old if key in new]:
        picture.order = order
    return picture


def board_for(before: ScenePrint | None, board: Drawing) -> wire.Picture:
    """The board for a page, new or not."""
    return whole_drawing(board) if before is None else changed_drawing(before.board, board)


def panels_for(before: ScenePrint | None, panels: tuple[Panel, ...]) -> list[wire.PanelPicture]:
    """All panels for a page, with what changed in each."""
    old = {} if before is None else before.panels
    return [_panel_for(old.get(panel.key), panel) for panel in panels]


def _panel_for(before: Print | None, panel: Panel) -> wire.PanelPicture:
    drawn = whole_drawing(panel.drawing) if before is None else changed_drawing(before, panel.drawing)
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
