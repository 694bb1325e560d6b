"""A moment of a game, told to all who look at it: what was worked out for one of them serves whoever sees the same.

Views are seen once for a seat, words once for a language, drawings and lines once for what they show (`art/once.py`),
and options only for those who are asked. Pure: a state in, plain values out.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from functools import cache
from threading import RLock
from typing import Any, TypeVar

from msgspec import UNSET

from pelagos import art
from pelagos.art.model import Say
from pelagos.art.once import once
from pelagos.core.errors import PelagosError
from pelagos.core.game import Game, View
from pelagos.core.nodes import Chance, Choice, Over, option_text
from pelagos.core.score import ScoreLine
from pelagos.core.text import Text
from pelagos.faces.final_view import final_view
from pelagos.faces.moments import moment_words
from pelagos.faces.questions import NotNow, labels_of, not_now, rule_words
from pelagos.faces.remarks import Remarks, notes_of
from pelagos.faces.results import points_shown
from pelagos.faces.sheets import chance_words, roll_sheet
from pelagos.faces.voice import Voice
from pelagos.games.message_rules import rule_asked
from pelagos.server.tell import wire
from pelagos.server.tell.scenes import Scene, remarked, remarked_panel, scene_print

T = TypeVar("T")

KEYS = "123456789abcdefghijklmnopqrstuvwxyz"
"""Keys for options, one after the other; what the page itself does goes by letters with Shift."""
MOST_NOT_NOW = 40


class Moment:
    """A position and all that has been told of it. When it is `past`, the game is over and nothing is secret."""

    def __init__(self, game: Game[Any], state: Any, past: bool = False) -> None:
        self.game = game
        self.state = state
        self.past = past
        self.known: dict[Hashable, Any] = {}
        self.lock = RLock()

    def _once(self, key: Hashable, make: Callable[[], T]) -> T:
        """What is known of this moment; whoever comes second waits for the first."""
        with self.lock:
            if key not in self.known:
                self.known[key] = make()
            found: T = self.known[key]
            return found

    def view(self, seat: int | None) -> View:
        """What is seen from a seat."""
        look = final_view if self.past else _observed
        return self._once(("view", seat), lambda: look(self.game, self.state, seat))

    def sheet(self) -> tuple[ScoreLine, ...]:
        """The score so far."""
        return self._once("sheet", lambda: self.game.show.sheet(self.state))

    def remarks(self, voice: Voice) -> Remarks:
        """What the game tells of its things."""
        tells: Mapping[str, Text] = self._once("tells", lambda: self.game.tells(self.state))
        return self._once(("remarks", voice), lambda: {spot: voice.words(said) for spot, said in tells.items()})

    def score(self, voice: Voice) -> list[wire.SeatScore]:
        """The score sheet seat by seat, with the rule behind each line."""
        return self._once(("score", voice), lambda: score_of(self.sheet(), voice))

    def scene(self, seat: int | None, voice: Voice) -> Scene:
        """What is the same for all who look from one seat in one language."""
        return self._once(("scene", seat, voice), lambda: self._scene(self.view(seat), voice))

    def _scene(self, view: View, voice: Voice) -> Scene:
        game, say, remarks = self.game, voice.words, self.remarks(voice)
        lines = _lines_of(game.show.board)(view, say)
        board = remarked(art.draw_board(game.key, view, say), remarks)
        panels = tuple(remarked_panel(panel, remarks) for panel in art.draw_panels(game.key, view, say))
        moment = moment_words(game, view, say, lines)
        return Scene(moment, list(lines), self.score(voice), board, panels, scene_print(board, panels))

    def question(self, seat: int | None, voice: Voice, for_me: bool) -> wire.Question:
        """What is asked. Options are for those who are asked: what others may do, or what fate may still bring, can
        tell a secret."""
        return self._once(("question", seat, voice, for_me), lambda: self._question(self.view(seat), voice, for_me))

    def _question(self, view: View, voice: Voice, for_me: bool) -> wire.Question:
        game, node = self.game, self.state.node
        if isinstance(node, Over):
            return wire.Question(voice.phrase("web-over"), None, "over", [], [], [], "", "")
        stakes = self._once("stakes", lambda: game.forecast(self.state, None))
        asked = self._once("asked", lambda: (game.show.question(self.state), rule_asked(game, self.state)))
        return wire.Question(
            text=voice.words(asked[0]),
            seat=node.seat if isinstance(node, Choice) else None,
            kind="chance" if isinstance(node, Chance) else "choice",
            options=self._options(node, voice) if for_me else [],
            not_now=self._not_now(voice) if for_me and isinstance(node, Choice) else [],
            sheet=[wire.SheetLine(*line) for line in roll_sheet(game, stakes, view, voice)],
            chance=chance_words(view, voice),
            rule=asked[1],
        )

    def _options(self, node: Choice | Chance, voice: Voice) -> list[wire.Choosable]:
        game, state = self.game, self.state
        labels = labels_of(game, state, node, voice)
        notes = notes_of(game, state, node, labels, self.remarks(voice))
        options = enumerate(zip(node.options, labels, notes, strict=True))
        return [
            wire.Choosable(
                option_text(option), label, game.show.spots(state, option), KEYS[number : number + 1], note or UNSET
            )
            for number, (option, label, note) in options
        ]

    def _not_now(self, voice: Voice) -> list[wire.Refusal]:
        refused = not_now(self.game, self.state, voice)[:MOST_NOT_NOW]
        return [_refused(self.game, self.state, entry, voice) for entry in refused]


def _observed(game: Game[Any], state: Any, seat: int | None) -> View:
    return game.visible.observe(state, seat)


@cache
def _lines_of(board: Callable[[View], tuple[Text, ...]]) -> Callable[[View, Say], tuple[str, ...]]:
    """The board of a game in words, for all who see the same on it; for those who read another language, too."""
    lines = once(board)
    return once(lambda view, say: tuple(map(say, lines(view))))


def _refused(game: Game[Any], state: Any, entry: NotNow, voice: Voice) -> wire.Refusal:
    return wire.Refusal(
        id=option_text(entry.option),
        label=entry.label,
        spots=_spots(game, state, entry.option),
        why=entry.why,
        rule=str(entry.rule),
        rule_text=rule_words(game, entry.rule, voice),
    )


def _spots(game: Game[Any], state: Any, option: Any) -> tuple[str, ...]:
    """Where something that cannot be answered would be; what is not on the board has no place."""
    try:
        return game.show.spots(state, option)
    except (LookupError, ValueError, PelagosError):
        return ()


def score_of(sheet: tuple[ScoreLine, ...], voice: Voice) -> list[wire.SeatScore]:
    """A score sheet seat by seat."""
    return [
        wire.SeatScore(
            seat,
            [wire.ScoreEntry(voice.words(line.label), line.points, line.rule) for line in sheet if line.seat == seat],
            points_shown(sheet, seat),
        )
        for seat in range(len(voice.names))
    ]
