"""What a page shows of one version to one kind of viewer in one language. Pure: a state in, plain values out."""

from __future__ import annotations

from typing import Any, NamedTuple

from pelagos import art
from pelagos.core.errors import PelagosError
from pelagos.core.game import Game, View
from pelagos.core.nodes import Chance, Choice, Over, option_text
from pelagos.faces.moments import moment_text
from pelagos.faces.questions import NotNow, labels_of, not_now, rule_words
from pelagos.faces.remarks import Remarks, notes_of, remarks_of
from pelagos.faces.sheets import chance_words, roll_sheet
from pelagos.faces.sights import full_sight
from pelagos.faces.standings import points_shown
from pelagos.faces.voice import Voice
from pelagos.games.behind import rule_asked
from pelagos.server.tell.patches import ScenePrint, scene_print
from pelagos.server.tell.remarking import remarked, remarked_panel

KEYS = "123456789abcdefghijklmnopqrstuvwxyz"
"""Keys for options, one after the other; what the page itself does goes by letters with Shift."""
MOST_NOT_NOW = 40


class Scene(NamedTuple):
    """The position in words and drawings; what differs between two viewers of the same seat is added later."""

    version: int
    moment: str
    question: dict[str, Any]
    text: list[str]
    score: list[dict[str, Any]]
    board: art.Drawing
    panels: tuple[art.Panel, ...]
    print: ScenePrint


def make_scene(game: Game[Any], state: Any, version: int, seat: int | None, voice: Voice) -> Scene:
    """Everything that is the same for all who look from one seat in one language."""
    return _scene(game, state, version, game.visible.observe(state, seat), voice)


def full_scene(game: Game[Any], state: Any, version: int, seat: int | None, voice: Voice) -> Scene:
    """The same for whoever looks at a game that is over: nothing is secret any more."""
    return _scene(game, state, version, full_sight(game, state, seat), voice)


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


def question_of(game: Game[Any], state: Any, view: View, voice: Voice, remarks: Remarks) -> dict[str, Any]:
    """What is asked, what can be answered, and what cannot."""
    node = state.node
    if isinstance(node, Over):
        over = voice.phrase("web-over")
        nothing: dict[str, Any] = {"options": [], "not_now": [], "sheet": [], "chance": "", "rule": ""}
        return {"text": over, "seat": None, "kind": "over", **nothing}
    labels = labels_of(game, state, node, voice)
    notes = notes_of(game, state, node, labels, remarks)
    refused = not_now(game, state, voice)[:MOST_NOT_NOW] if isinstance(node, Choice) else []
    return {
        "text": voice.words(game.show.question(state)),
        "seat": node.seat if isinstance(node, Choice) else None,
        "kind": "chance" if isinstance(node, Chance) else "choice",
        "options": [
            {
                "id": option_text(option),
                "label": label,
                "spots": game.show.spots(state, option),
                "key": KEYS[number : number + 1],
                **({"note": note} if note else {}),
            }
            for number, (option, label, note) in enumerate(zip(node.options, labels, notes, strict=True))
        ],
        "not_now": [_not_now(game, state, entry, voice) for entry in refused],
        "sheet": [line._asdict() for line in roll_sheet(game, state, view, voice)],
        "chance": chance_words(view, voice),
        "rule": rule_asked(game, state),
    }


def _not_now(game: Game[Any], state: Any, entry: NotNow, voice: Voice) -> dict[str, Any]:
    return {
        "id": option_text(entry.option),
        "label": entry.label,
        "spots": _spots(game, state, entry.option),
        "why": entry.why,
        "rule": entry.rule,
        "rule_text": rule_words(game, entry.rule, voice),
    }


def _spots(game: Game[Any], state: Any, option: Any) -> tuple[str, ...]:
    """Where something that cannot be answered would be; what is not on the board has no place."""
    try:
        return game.show.spots(state, option)
    except (LookupError, ValueError, PelagosError):
        return ()


def score_of(game: Game[Any], state: Any, voice: Voice) -> list[dict[str, Any]]:
    """The score sheet seat by seat, with the rule behind each line."""
    sheet = game.show.sheet(state)
    return [
        {
            "seat": seat,
            "lines": [
                {"label": voice.words(line.label), "points": line.points, "rule": line.rule}
                for line in sheet
                if line.seat == seat
            ],
            "total": points_shown(sheet, seat),
        }
        for seat in range(len(voice.names))
    ]
