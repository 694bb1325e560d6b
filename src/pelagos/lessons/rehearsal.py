"""Playing a lesson through before anybody learns from it: strict about every answer, outcome and expectation."""

from __future__ import annotations

from typing import Any, NamedTuple

from pelagos.cases.checks import problems_of
from pelagos.cases.moment import Moment
from pelagos.core.errors import PelagosError
from pelagos.core.nodes import Chance, Choice, Option, find_option, option_text
from pelagos.core.settings import parse_settings
from pelagos.core.text import Text
from pelagos.games.registry import find_game, load_pack
from pelagos.lessons.format import LETTERS, ME, Lesson, Step, because
from pelagos.table.opening import open_table
from pelagos.table.record import SeatEntry
from pelagos.table.table import Table


class Sighting(NamedTuple):
    """The position at which a step is read."""

    step: Step
    state: Any


class Rehearsal(NamedTuple):
    """What a whole run showed: the outcomes of each random stream, in order, and every position."""

    prepared: dict[str, list[str]]
    sightings: list[Sighting]


class Cue(Exception):
    """The script and fate went different ways."""

    def __init__(self, problem: Text) -> None:
        super().__init__(problem)
        self.problem = problem


class Scripted:
    """Fate by the script; everything that came is remembered by its stream."""

    mode = "scripted"

    def __init__(self) -> None:
        self.left: list[str] = []
        self.came: dict[str, list[str]] = {}

    def pick(self, node: Chance, nth: int) -> Option:
        """The next scripted outcome."""
        if not self.left:
            raise Cue(because("unscripted", ask=node.ask))
        option = find_option(node.options, self.left[0])
        stream = self.came.setdefault(node.ask, [])
        if option is None or stream[nth : nth + 1] not in ([], [self.left[0]]):
            raise Cue(because("outcome", ask=node.ask, outcome=self.left[0], known=_known(node)))
        stream[nth:] = [self.left.pop(0)]
        return option


class Laid(Scripted):
    """Fate as it was laid out by another run; nothing else may be asked of it."""

    def __init__(self, prepared: dict[str, list[str]]) -> None:
        super().__init__()
        self.prepared = prepared

    def pick(self, node: Chance, nth: int) -> Option:
        """What lies there."""
        laid = self.prepared.get(node.ask, [])
        option = find_option(node.options, laid[nth]) if nth < len(laid) else None
        if option is None:
            raise Cue(because("unscripted", ask=node.ask))
        return option


def rehearse(lesson: Lesson) -> Rehearsal:
    """Run a lesson to its end, then once more for each other answer that it allows."""
    fate = Scripted()
    run = Run(lesson, fate)
    run.play({})
    for number, others in run.others.items():
        for answer in others:
            Run(lesson, Laid(fate.came)).play({number: answer})
    return Rehearsal(fate.came, run.sightings)


class Run:
    """One run through a lesson. `others` are the answers that were allowed and not given, by step."""

    def __init__(self, lesson: Lesson, fate: Scripted) -> None:
        self.lesson = lesson
        self.fate = fate
        self.strict = type(fate) is Scripted
        self.others: dict[int, list[str]] = {}
        self.sightings: list[Sighting] = []
        self.table = self._opened()

    def _opened(self) -> Table[Any]:
        lesson = self.lesson
        game = find_game(lesson.game)
        self.fate.left = list(lesson.fate)
        seats = [SeatEntry(LETTERS[number], kind) for number, kind in enumerate(lesson.seats)]
        settings = parse_settings(game.settings, {**lesson.settings, game.seats_setting: len(seats)})
        try:
            table = open_table(game, settings, seats, self.fate, load_pack(game), practice=True)
        except Cue as cue:
            raise lesson.error(0, cue.problem) from cue
        self._nothing_left(0)
        return table

    def play(self, instead: dict[int, str]) -> None:
        """Every step in order; at some of them another answer than the first."""
        for number, step in enumerate(self.lesson.steps):
            self._look(number, step)
            self.fate.left = list(step.fate)
            try:
                self._do(number, step, instead.get(number, ""))
            except Cue as cue:
                raise self.lesson.error(number, cue.problem) from cue
            except PelagosError as problem:
                raise self.lesson.error(number, problem.text) from problem
            self._nothing_left(number)

    def _look(self, number: int, step: Step) -> None:
        self.sightings.append(Sighting(step, self.table.state))
        here = Moment(self.table.game, self.table.state, LETTERS[: len(self.lesson.seats)])
        problems = problems_of(here, dict(step.holds)) if self.strict else []
        if problems:
            raise self.lesson.error(number, because("holds", found="; ".join(problems)))

    def _do(self, number: int, step: Step, answer: str) -> None:
        table, learner = self.table, self.lesson.learner
        for wanted in step.answers:
            allowed = self._allowed(wanted)
            self.others[number] = allowed[1:]
            table.submit(learner, [answer or allowed[0]], table.version)
        if step.undo:
            table.undo(learner, table.version)
        for move in step.moves:
            table.submit(move.seat, [move.answer], table.version)

    def _allowed(self, wanted: tuple[str, ...]) -> list[str]:
        """What the learner may answer; every one of them must be offered, to the learner, as a real choice."""
        node = self.table.node
        if not isinstance(node, Choice) or node.seat != self.lesson.learner:
            raise Cue(because("not-asked"))
        offered = [option_text(option) for option in node.options]
        for answer in wanted:
            if answer not in offered:
                raise Cue(because("not-offered", answer=answer, known=_known(node)))
        return list(wanted) or offered

    def _nothing_left(self, number: int) -> None:
        if self.strict and self.fate.left:
            raise self.lesson.error(number, because("unused", outcome=", ".join(self.fate.left)))


def _known(node: Choice | Chance) -> str:
    return ", ".join(map(option_text, node.options))


def seats_of(lesson: Lesson) -> list[str]:
    """What plays each seat, as records write it."""
    return [kind if kind == ME else f"bot:{kind}" for kind in lesson.seats]
