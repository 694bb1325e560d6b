"""A whole game as plain data. Each moment says only what is new since the one before.

What comes again and again stands once and is named by its number: pieces of drawings, lines of the text board, lines
of the score sheet. Every drawing has its ground once.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from typing import Any, Generic, TypeVar

from msgspec import UNSET
from msgspec.structs import asdict, astuple

from pelagos.core.nodes import Choice, Over
from pelagos.faces.answers import answer_words, is_open
from pelagos.faces.log import LogLine, full_log_of, log_of
from pelagos.faces.pieces import SheetLine, read_piece
from pelagos.faces.questions import rule_words
from pelagos.faces.reader import Reader
from pelagos.faces.stage import stage_of
from pelagos.faces.voice import Voice
from pelagos.server.tell import wire
from pelagos.server.tell.moment import Moment, stage_states
from pelagos.server.tell.page_state import ending, game_title, mark
from pelagos.server.tell.scenes import Scene, ScenePrint, board_for, named_for, panels_for
from pelagos.table.record import Answer, Ended, Outcome, Undo
from pelagos.table.table import Table

T = TypeVar("T", bound=Hashable)
Progress = Callable[[int, int], None]
"""Called with how many moments are drawn, and of how many."""


class Numbers(Generic[T]):
    """Gives each thing a number, the same one when it comes again."""

    def __init__(self) -> None:
        self.of: dict[T, int] = {}

    def __call__(self, thing: T) -> int:
        return self.of.setdefault(thing, len(self.of))

    def all(self) -> list[T]:
        """The things in the order of their numbers."""
        return list(self.of)


class Teller:
    """Tells moment after moment, and remembers what was told."""

    def __init__(self, eyes: Eyes) -> None:
        self.eyes = eyes
        self.pieces: Numbers[Any] = Numbers()
        self.lines: Numbers[str] = Numbers()
        self.points: Numbers[tuple[Any, ...]] = Numbers()
        self.threats: Numbers[tuple[Any, ...]] = Numbers()
        self.opened: dict[str, None] = {}
        self.at: dict[str, str] = {}
        self.base: ScenePrint | None = None
        self.told: dict[str, Any] = {}
        self.titles: dict[str, str] = {}
        self.rules: set[str] = set()

    def moment(self, state: Any, version: int) -> dict[str, Any]:
        """What is new at a version."""
        moment, seat, voice = self.eyes.moment(state), self.eyes.shown, self.eyes.voice
        scene = moment.scene(seat, voice)
        said = self._said(scene, moment.question(seat, voice, False), state, version)
        said["threats"] = [self.threats(astuple(threat)) for threat in moment.threats(seat, voice)]
        news = {key: value for key, value in said.items() if self.told.get(key) != value}
        self.told = said
        news |= self._drawn(scene)
        news |= self._opened(scene, moment.opens(seat, voice))
        self.base = scene.print
        return news

    def _said(self, scene: Scene, question: wire.Question, state: Any, version: int) -> dict[str, Any]:
        self.rules.add(question.rule)
        names = [self._names(question.names)] if question.names else []
        return {
            "moment": scene.moment,
            "question": [question.text, question.seat, self.eyes.given(state, version), question.rule, *names],
            "turn": state.node.seat if isinstance(state.node, Choice) else None,
            "text": [self.lines(line) for line in scene.text],
            "score": [[seat.total, *(self._points(line) for line in seat.lines)] for seat in scene.score],
            "panels": [panel.key for panel in scene.panels],
        }

    def _points(self, line: wire.ScoreEntry) -> int:
        names = [self._names(line.names)] if line.names else []
        return self.points((line.label, line.points, line.rule, *names))

    def _names(self, names: wire.Names) -> wire.Names:
        """Names, whose sheets are wanted from now on."""
        self.opened |= dict.fromkeys(piece for piece, _ in names)
        return tuple(names)

    def _opened(self, scene: Scene, at: dict[str, str]) -> dict[str, Any]:
        """What opens where since the moment before; "" where nothing does any more."""
        opens = {spot: at.get(spot, "") for spot in {**self.at, **at} if self.at.get(spot) != at.get(spot)}
        self.at, named = at, named_for(self.base, scene)
        self.opened |= dict.fromkeys(piece for piece in (*opens.values(), *named.values()) if piece)
        return {**({"opens": opens} if opens else {}), **({"named": named} if named else {})}

    def _drawn(self, scene: Scene) -> dict[str, Any]:
        board = board_for(self.base, scene)
        panels = panels_for(self.base, scene)
        titles = {panel.key: panel.title for panel in scene.panels}
        drawn = [
            self._numbered(panel) for panel in panels if _changed(panel) or self.titles.get(panel.key) != panel.title
        ]
        self.titles = titles
        return {
            **({"board": self._numbered(board)} if self.base is None or _changed(board) else {}),
            **({"drawn": drawn} if drawn else {}),
        }

    def _numbered(self, drawing: wire.Picture) -> dict[str, Any]:
        """Pieces by their numbers; what is empty is left out."""
        numbers = [self.pieces(tuple(piece)) for piece in drawing.pieces]
        parts = asdict(drawing) | {"pieces": numbers}
        return {key: value for key, value in parts.items() if value != [] and value is not UNSET}


def _changed(drawing: wire.Picture) -> bool:
    return bool(drawing.pieces or drawing.gone or drawing.ground or drawing.order)


def story_of(table: Table[Any], seats: tuple[int, ...], voice: Reader, progress: Progress) -> dict[str, Any]:
    """Everything a page needs to show a game again, moment by moment."""
    eyes = Eyes(table, seats, voice)
    teller = Teller(eyes)
    states = list(positions(table))
    moments = []
    for version, state in enumerate(states):
        moments.append(teller.moment(state, version))
        progress(version + 1, len(states))
    log, stage, pictures = eyes.log(), eyes.stage(), Numbers[str]()
    spoken = [*(piece for line in log for piece, _ in line.names), *(scene.piece for scene in stage if scene.piece)]
    sheets = sheets_of(table, [*teller.opened, *spoken], voice)
    named = [*(line.rule for line in log), *teller.rules, *(line[2] for line in teller.points.all()), *rules_in(sheets)]
    return {
        "title": game_title(table.game.key, voice),
        "game": table.game.key,
        "seats": seats_of(table, voice),
        "log": [written(line) for line in log],
        "moments": moments,
        "pieces": teller.pieces.all(),
        "lines": teller.lines.all(),
        "points": teller.points.all(),
        "threats": teller.threats.all(),
        "stage": staged(stage, pictures),
        "pictures": pictures.all(),
        "sheets": sheets,
        "rules": {rule: rule_words(table.game, rule, voice) for rule in sorted(set(named) - {""})},
        "end": ending(voice, table, table.node),
    }


def staged(scenes: Sequence[wire.StageScene], pictures: Numbers[str]) -> dict[int, list[dict[str, Any]]]:
    """Great moments by their version; pictures by their numbers, and what can be read on a piece is told once."""
    found: dict[int, list[dict[str, Any]]] = {}
    for scene in scenes:
        facts = {key: value for key, value in asdict(scene).items() if key != "parts" and value is not UNSET}
        found.setdefault(scene.n, []).append(facts | {"picture": pictures(scene.picture)})
    return found


def written(line: LogLine) -> list[Any]:
    """A line of the log; what its end does not have is left out."""
    names = [line.names] if line.names else []
    return [line.n, line.first, line.turn, line.text, " ".join(line.spots), line.seat, line.rule, *names]


def sheets_of(table: Table[Any], wanted: Iterable[str], voice: Reader) -> dict[str, Any]:
    """What can be read on the pieces that this game speaks of, and on those that their sheets name; without pictures.

    Where a piece lay is not told: the boards of the moments show it.
    """
    game, pack = table.game, table.state.pack
    found: dict[str, Any] = {}
    due = list(dict.fromkeys(wanted))
    while due:
        read = read_piece(game, pack, due.pop(0), voice)
        lines = [(part.part, part.heading, [_told(line) for line in part.lines]) for part in read.parts]
        found[read.piece] = [read.name, read.kind, read.brief, lines, read.rules]
        named = (piece for part in read.parts for line in part.lines for piece, _ in line.names)
        due += [piece for piece in dict.fromkeys(named) if piece not in found and piece not in due]
    return found


def _told(line: SheetLine) -> list[Any]:
    """A sentence of a sheet; what its end does not have is left out."""
    parts = [line.text, line.rule, line.value, line.names]
    while not parts[-1]:
        parts.pop()
    return parts


def rules_in(sheets: dict[str, Any]) -> list[str]:
    """The rules that sheets rest on."""
    cited = [line[1] for sheet in sheets.values() for _, _, lines in sheet[3] for line in lines if len(line) > 1]
    return [*cited, *(rule for sheet in sheets.values() for rule in sheet[4])]


def seats_of(table: Table[Any], voice: Voice) -> list[dict[str, Any]]:
    """Who sat where."""
    return [
        {"seat": seat, "name": voice.name(seat), "kind": "bot" if entry.kind.startswith("bot:") else "human"}
        | {"mark": mark(seat)}
        for seat, entry in enumerate(table.seats)
    ]


class Eyes:
    """Looks at a table for the people who play `seats`; for a spectator there are none."""

    def __init__(self, table: Table[Any], seats: tuple[int, ...], voice: Voice) -> None:
        self.table = table
        self.seats = seats
        self.voice = voice
        self.over = isinstance(table.node, Over)
        self.shown = seats[0] if seats else None

    def log(self) -> list[LogLine]:
        """The lines these people heard; several at one screen hear what a spectator hears."""
        if self.over:
            return full_log_of(self.table, -1, self.voice)
        heard = self.seats[0] if len(self.seats) == 1 else None
        return log_of(self.table, -1, heard, self.voice)

    def stage(self) -> Sequence[wire.StageScene]:
        """The great moments as these people saw them."""
        heard = self.seats[0] if len(self.seats) == 1 else None
        return stage_states(self.table.game, stage_of(self.table, -1, heard, self.voice)) or ()

    def moment(self, state: Any) -> Moment:
        """What a page shows of a position: of the seats held here, the one that is asked looks at it."""
        if isinstance(state.node, Choice) and state.node.seat in self.seats:
            self.shown = state.node.seat
        return Moment(self.table.game, state, past=self.over)

    def given(self, state: Any, version: int) -> str:
        """The answer that the question of a version got, as far as these people may know."""
        if version >= self.table.version:
            return ""
        entry = self.table.updates[version].entry
        if not self.over and not is_open(self.table.game, entry, self.seats):
            return ""
        return answer_words(self.table.game, state, entry, self.voice)


def positions(table: Table[Any]) -> Iterator[Any]:
    """The position at version 0, 1 and so on to the last one."""
    kept = {moment.entry.n: moment.state for moment in table.moments}
    line: list[tuple[int, Any]] = [(0, table.begin)]
    yield table.begin
    for update in table.updates:
        entry = update.entry
        if isinstance(entry, Undo):
            line = [place for place in line if place[0] <= entry.to]
        elif isinstance(entry, Ended):
            line.append((entry.n, kept[entry.n]))
        elif isinstance(entry, Answer | Outcome):
            line.append((entry.n, kept.get(entry.n) or table.followed(line[-1][1], entry)))
        yield line[-1][1]
