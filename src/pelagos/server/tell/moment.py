"""A moment of a game, told to all who look at it: what was worked out for one of them serves whoever sees the same.

Views are seen once for a seat, words once for a language, drawings and lines once for what they show (`art/once.py`),
and options only for those who are asked. Pure: a state in, plain values out.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import cache, lru_cache, partial
from threading import RLock
from typing import Any, Final, TypeVar

from msgspec import UNSET, UnsetType

from pelagos import art
from pelagos.art.model import Drawing, Say
from pelagos.art.once import Kept, Written, once
from pelagos.core.beside import offers_of
from pelagos.core.game import Game, View
from pelagos.core.memo import SameMemo
from pelagos.core.nodes import Chance, Choice, Option, Over, option_text
from pelagos.core.perils import Peril
from pelagos.core.score import ScoreLine
from pelagos.core.sheets import Sheets
from pelagos.core.tables import Tables
from pelagos.core.text import Text
from pelagos.core.text_board import TextBoard
from pelagos.faces.ahead import closing, weights_of
from pelagos.faces.final_view import final_view
from pelagos.faces.moments import moment_words
from pelagos.faces.naming import Telling, Told, spoken, telling, told, told_line
from pelagos.faces.perils import said_perils
from pelagos.faces.pieces import Reading, looked_at, named_piece, read_piece
from pelagos.faces.questions import NotNow, not_now, rule_words, spots_of
from pelagos.faces.remarks import notes_of
from pelagos.faces.results import points_shown
from pelagos.faces.sheets import chance_words, roll_sheet
from pelagos.faces.stage import Cast, Shown
from pelagos.faces.steps import Step
from pelagos.faces.voice import Voice
from pelagos.games.message_rules import rule_of_question
from pelagos.server.play.live import pack_of
from pelagos.server.tell import replies, wire
from pelagos.server.tell.scenes import Drawn, Scene, drawn, spots_in

T = TypeVar("T")

KEYS = "123456789abcdefghijklmnopqrstuvwxyz"
"""Keys for options, one after the other; what the page itself does goes by letters with Shift."""
MOST_NOT_NOW = 40
SHOWN = 1 << 8
"""How many positions are remembered as they were drawn: the next page mostly sees the same."""
SCORED = 1 << 12
"""How many lines of score sheets are remembered."""
SHEETS = 1 << 10
"""How many whole ones."""
PICTURES = 1 << 8
"""How many illustrations of great moments are remembered as they are sent."""
FILLING = '<svg preserveAspectRatio="xMidYMid slice" '
"""How a picture begins that fills its frame, whatever is cut off."""


class Moment:
    """A position and all that has been told of it. When it is `past`, the game is over and nothing is secret.

    Nothing in it may lead back to it: then it goes with its version, and need not be looked for among all the rubbish.
    """

    def __init__(self, game: Game[Any], state: Any, past: bool = False) -> None:
        self.game = game
        self.state = state
        self.past = past
        self.known: dict[Hashable, Any] = {}
        self.sights: dict[tuple[int, int | None], tuple[Any, Written]] = {}
        self.lock = RLock()

    def _once(self, key: Hashable, make: Callable[[], T]) -> T:
        """What is known of this moment; whoever comes second waits for the first. Nothing that is made is None."""
        found: T | None = self.known.get(key)
        if found is None:
            with self.lock:
                found = self.known.get(key)
                if found is None:
                    found = self.known[key] = make()
        return found

    def view(self, seat: int | None) -> View:
        """What is seen from a seat."""
        if not self.past:
            return self.seen(self.state, seat)
        return self._once(("view", seat), lambda: final_view(self.game, self.state, seat))

    def seen(self, state: Any, seat: int | None) -> Written:
        """What a seat sees of this position, or saw of one that led here. It lives as long as the moment."""
        with self.lock:
            found = self.sights.get((id(state), seat))
            if found is None:
                found = self.sights[id(state), seat] = (state, self._look(state, seat))
            return found[1]

    def _look(self, state: Any, seat: int | None) -> Written:
        """What everybody sees is seen once; a seat sees that and its own."""
        visible = self.game.visible
        if seat is None:
            return Written(visible.observe(state, None))
        return self.seen(state, None).with_own(visible.own_sight(state, seat))

    def sheet(self) -> tuple[ScoreLine, ...]:
        """The score so far."""
        return self._once("sheet", lambda: _sheet(self.game.show.sheet(self.state)))

    def points(self, seats: int) -> tuple[int | None, ...]:
        """The points of each seat so far."""
        return self._once("points", lambda: points_of(self.sheet(), seats))

    def score(self, voice: Voice) -> list[wire.SeatScore]:
        """The score sheet seat by seat, with the rule behind each line."""
        sheets, tables = self.game.sheets, _tables(self.game, self.state)
        way = telling(tables, sheets, voice) if sheets is not None and tables is not None else voice
        return self._once(("score", way), lambda: _scored(self.sheet(), len(voice.names), way))

    def scene(self, seat: int | None, voice: Voice) -> Scene:
        """What is the same for all who look from one seat in one language."""
        return self._once(("scene", seat, voice), lambda: self._scene(self.view(seat), voice))

    def _scene(self, view: View, voice: Voice) -> Scene:
        game, say = self.game, voice.words
        lines, names = _told_of(game.show.board, game.sheets)(view, voice, _tables(game, self.state))
        board, panels, print_, _ = _drawn(game.key, view, say)
        named = dict(names)
        moment, seen = moment_words(game, view, say, lines), print_._replace(named=named)
        return Scene(moment, list(lines), self.score(voice), board, panels, named, seen)

    def on_the_way(self, step: Step, seat: int | None, voice: Voice) -> Drawn:
        """The drawings of a step that led here, and the points by then."""

        def make() -> Drawn:
            seats = len(voice.names)
            points = self._once(("points", step.n), lambda: points_of(_sheet(self.game.show.sheet(step.state)), seats))
            return _drawn(self.game.key, self.seen(step.state, seat), voice.words)._replace(points=points)

        return self._once(("step", step.n, seat, voice), make)

    def threats(self, seat: int | None, voice: Voice) -> list[wire.Threat]:
        """What threatens whoever looks from a seat."""
        return self._once(
            ("threats", seat, voice),
            lambda: [wire.Threat(*threat) for threat in said_perils(self._perils(seat), voice)],
        )

    def _perils(self, seat: int | None) -> tuple[Peril, ...]:
        over = isinstance(self.state.node, Over)
        return () if over else _perils_of(self.game.perils)(self.view(seat))

    def opens(self, seat: int | None, voice: Voice) -> dict[str, str]:
        """Which sheets open at the spots of the drawings; a page at the table asks when somebody looks."""
        if self.game.sheets is None:
            return {}
        scene, view, tables = self.scene(seat, voice), self.view(seat), self.state.pack.tables
        drawings = (scene.board, *(panel.drawing for panel in scene.panels))
        found = {spot: self.game.sheets.piece_at(tables, view, spot) for one in drawings for spot in spots_in(one)}
        return {spot: piece for spot, piece in found.items() if piece}

    def look(self, seat: int | None, voice: Voice, wanted: str, number: int = 0) -> replies.PieceState:
        """The sheet of a piece that is called by its id, by a spot or by its name."""
        game, pack, view = self.game, self.state.pack, self.view(seat)
        lying = game.sheets.piece_at(pack.tables, view, wanted) if game.sheets else ""
        piece = lying or named_piece(game, pack, wanted, voice)
        return piece_state(game, looked_at(game, pack, view, piece, voice), voice, number)

    def question(self, seat: int | None, voice: Voice, for_me: bool) -> wire.Question:
        """What is asked. Options are for those who are asked: what others may do, or what fate may still bring, can
        tell a secret."""
        return self._once(("question", seat, voice, for_me), lambda: self._question(self.view(seat), voice, for_me))

    def _question(self, view: View, voice: Voice, for_me: bool) -> wire.Question:
        game, node = self.game, self.state.node
        if isinstance(node, Over):
            return wire.Question(voice.phrase("web-over"), None, "over", [], [], [], "", "")
        stakes = self._once("stakes", lambda: game.forecast(self.state, None))
        asked = self._once("asked", lambda: game.show.question(self.state))
        said, names = spoken(game, self.state, asked, voice)
        return wire.Question(
            text=said,
            seat=node.seat if isinstance(node, Choice) else None,
            kind="chance" if isinstance(node, Chance) else "choice",
            options=self._options(node, view, voice) if for_me else [],
            not_now=self._not_now(voice) if for_me and isinstance(node, Choice) else [],
            sheet=[wire.SheetLine(*line) for line in roll_sheet(game, stakes, view, voice)],
            chance=chance_words(view, voice),
            rule=rule_of_question(game, asked),
            closing=_written(closing(game, self.state)) if for_me else UNSET,
            idle=_written(game.idle(self.state)) if for_me else UNSET,
            row=(for_me and game.in_a_row(self.state)) or UNSET,
            bundles=(for_me and self._bundles(voice)) or UNSET,
            black=(for_me and _is_black(game, node)) or UNSET,
            names=names or UNSET,
        )

    def _options(self, node: Choice | Chance, view: View, voice: Voice) -> list[wire.Choosable]:
        weights = weights_of(self.game, self.state, node)
        offers = offers_of(self.game, self.state, view, list(weights))
        labels = [voice.words(offer.label) for offer in offers]
        return [
            wire.Choosable(
                option_text(offer.option),
                label,
                offer.spots,
                KEYS[number : number + 1],
                note or UNSET,
                self._names(offer.pieces, voice) or UNSET,
                weights[offer.option] or UNSET,
            )
            for number, (offer, label, note) in enumerate(
                zip(offers, labels, notes_of(offers, labels, voice), strict=True)
            )
        ]

    def _bundles(self, voice: Voice) -> list[wire.Bundle]:
        found = self.game.bundles(self.state)
        return [wire.Bundle(voice.words(label), [*map(option_text, answers)]) for label, answers in found]

    def _names(self, pieces: Sequence[str], voice: Voice) -> wire.Names:
        """Pieces with their own names."""
        if not pieces:
            return ()
        sheets = self.game.sheets.box(self.state.pack.tables).sheets if self.game.sheets else {}
        return [(piece, voice.words(sheets[piece].name)) for piece in pieces]

    def _not_now(self, voice: Voice) -> list[wire.Refusal]:
        refused = not_now(self.game, self.state, voice)[:MOST_NOT_NOW]
        return [refusal(self.game, self.state, entry, voice) for entry in refused]


def _is_black(game: Game[Any], node: Choice | Chance) -> bool:
    return isinstance(node, Chance) and game.stage is not None and node.ask in game.stage.black


@lru_cache(SCORED)
def _points(line: ScoreLine, way: Telling | Voice) -> wire.ScoreEntry:
    if isinstance(way, Voice):
        return wire.ScoreEntry(way.words(line.label), line.points, line.rule)
    said, names = told_line(line.label, way)
    return wire.ScoreEntry(said, line.points, line.rule, names or UNSET)


def _written(option: Option | None) -> str | UnsetType:
    return UNSET if option is None else option_text(option)


@lru_cache(SHEETS)
def _sheet(sheet: tuple[ScoreLine, ...]) -> tuple[ScoreLine, ...]:
    """The very same for an equal one, so that nobody need read it again: most answers change nothing in it."""
    return sheet


def _points_of(sheet: tuple[ScoreLine, ...], seats: int) -> tuple[int | None, ...]:
    return tuple(points_shown(sheet, seat) for seat in range(seats))


points_of: Final = SameMemo(_points_of, SHEETS)
"""The points of each seat."""


def _seat_scores(sheet: tuple[ScoreLine, ...], seats: int, way: Telling | Voice) -> list[wire.SeatScore]:
    return [
        wire.SeatScore(seat, [_points(line, way) for line in sheet if line.seat == seat], total)
        for seat, total in enumerate(points_of(sheet, seats))
    ]


_scored: Final = SameMemo(_seat_scores, SHEETS)
"""A score sheet as it is sent."""


@cache
def _drawings_of(key: str) -> tuple[Callable[[View, Say], Drawing], Callable[[View, Say], tuple[art.Panel, ...]]]:
    """The board of a game and its panels, each for all who see and read the same; each game reads its own fields."""
    return once(partial(art.draw_board, key), Kept(SHOWN)), once(partial(art.draw_panels, key), Kept(SHOWN))


def _drawn(key: str, view: View, say: Say) -> Drawn:
    """The drawings of a view; the board is mostly the same for all who read the same, panels are not."""
    board, panels = _drawings_of(key)
    return drawn(board(view, say), panels(view, say))


@cache
def _perils_of(perils: Callable[[View], tuple[Peril, ...]]) -> Callable[[View], tuple[Peril, ...]]:
    """What threatens in a game, for all who see the same."""
    return once(perils)


def _tables(game: Game[Any], state: Any) -> Tables | None:
    return state.pack.tables if game.sheets else None


@cache
def _told_of(board: Callable[[View], tuple[Text, ...]], sheets: Sheets[Any] | None) -> Callable[..., Told]:
    """The board of a game in words with the names of pieces in it, for all who see and read the same."""
    parts = once(board.under(once).made if isinstance(board, TextBoard) else board)

    def in_words(view: View, voice: Voice, tables: Tables | None) -> Told:
        return told(parts(view), voice, sheets, tables)

    return once(in_words)


def refusal(game: Game[Any], state: Any, entry: NotNow, voice: Voice) -> wire.Refusal:
    """Something that is not possible, as it is sent."""
    return wire.Refusal(
        id=option_text(entry.option),
        label=entry.label,
        spots=spots_of(game, state, entry.option),
        why=entry.why,
        rule=str(entry.rule),
        rule_text=rule_words(game, entry.rule, voice),
    )


def stage_states(game: Game[Any], scenes: Sequence[Shown]) -> list[wire.StageScene] | UnsetType:
    """Great moments as they are sent, each with its picture; most messages have none."""
    return [_scene_state(game, scene) for scene in scenes] or UNSET


def _scene_state(game: Game[Any], scene: Shown) -> wire.StageScene:
    read = scene.read
    return wire.StageScene(
        n=scene.n,
        place=scene.place,
        kind=scene.kind,
        heading=scene.heading,
        title=scene.title,
        story=scene.story,
        piece=read.piece if read else "",
        parts=_parts(read) if read else [],
        lines=scene.lines,
        picture=stage_picture(game.key, scene.key, read),
        roll=_roll_state(scene.roll) if scene.roll else UNSET,
    )


def _roll_state(roll: Cast) -> wire.StageRoll:
    added = [wire.SheetLine(*line) for line in roll.added]
    return wire.StageRoll(roll.dice, roll.sum, added, roll.against, roll.stamp, roll.good)


def stage_picture(game: str, key: str, read: Reading | None) -> str:
    """The illustration of a great moment; where nobody has drawn one, the emblem of its piece, if it has one."""
    return _picture(game, key, read.piece if read else "")


@lru_cache(PICTURES)
def _picture(game: str, key: str, piece: str) -> str:
    drawing = art.vignette(game, key) or (art.medallion(game, piece) if piece else None)
    return art.svg(drawing, None).replace("<svg ", FILLING, 1) if drawing else ""


def _parts(read: Reading) -> list[wire.PiecePart]:
    """What can be read on a piece, part by part."""
    return [
        wire.PiecePart(part.part, part.heading, [wire.PieceLine(*line) for line in part.lines]) for part in read.parts
    ]


def piece_state(game: Game[Any], read: Reading, voice: Voice, number: int = 0) -> replies.PieceState:
    """A sheet as it is sent, with a drawing of it."""
    return replies.PieceState(
        id=number,
        piece=read.piece,
        name=read.name,
        kind=read.kind,
        brief=read.brief,
        now=[wire.PieceLine(said, "", "", names) for said, names in zip(read.now, read.now_names, strict=True)],
        parts=_parts(read),
        rules=[wire.RuleText(rule, rule_words(game, rule, voice)) for rule in read.rules],
        picture=art.svg(art.draw_sheet(game.key, read), None),
    )


def catalogued(game: Game[Any], wanted: str, voice: Voice) -> replies.PieceState:
    """The sheet of a piece of a game's own box, by its id or name."""
    pack = pack_of(game.key)
    return piece_state(game, read_piece(game, pack, named_piece(game, pack, wanted, voice), voice), voice)
