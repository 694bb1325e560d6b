"""Keeping a game on the script of its lesson: what comes later is refused kindly, what others do is played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pelagos.core.errors import Refused
from pelagos.core.nodes import Choice, find_option, option_text
from pelagos.core.text import Text
from pelagos.lessons.format import Lesson
from pelagos.lessons.progress import Place, fits, further, progress_of, waiting_step
from pelagos.table.table import Table


def check_answers(lesson: Lesson, table: Table[Any], seat: int, answers: Sequence[str]) -> None:
    """Refuse answers that the script does not have yet. What the rules forbid is left to the rules."""
    progress = progress_of(lesson, table)
    if progress.over:
        return
    here = Place(progress.last, progress.moves)
    for number, answer in enumerate(answers):
        here = here._replace(step=waiting_step(lesson, here.step))
        if here.step == len(lesson.steps):
            return
        step = lesson.steps[here.step]
        if not step.answers or not fits(lesson, step, here.moves, seat, _spelled(table, answer, number)):
            if number or _offered(table, answer):
                raise _later(lesson, table, here, number)
            return
        here = further(lesson, here)


def go_on(lesson: Lesson, table: Table[Any]) -> int:
    """Play what the script has for everybody to see; the new version."""
    progress = progress_of(lesson, table)
    step = lesson.steps[progress.last]
    if progress.over or not step.moves:
        raise Refused("error-lesson-nothing")
    for move in step.moves[progress.moves :]:
        table.submit(move.seat, [move.answer], table.version)
    return table.version


def holds_bots(lesson: Lesson, table: Table[Any]) -> bool:
    """Whether the script still answers for the other seats."""
    return not progress_of(lesson, table).over


def _spelled(table: Table[Any], answer: str, place: int) -> str:
    """The first answer may be written in any way that the game knows; later ones are staged, and so as offered."""
    words = " ".join(answer.split())
    return table.game.spelled(table.state, words) if not place else words


def _offered(table: Table[Any], answer: str) -> bool:
    node = table.node
    return isinstance(node, Choice) and find_option(node.options, _spelled(table, answer, 0)) is not None


def _later(lesson: Lesson, table: Table[Any], here: Place, number: int) -> Refused:
    """What to say to a choice that comes too early."""
    step = lesson.steps[here.step]
    if step.otherwise:
        return Refused("error-lesson-not-yet", why=Text(lesson.message(step.otherwise)))
    if step.undo:
        return Refused("error-lesson-undo")
    if step.moves or number:
        return Refused("error-lesson-watch")
    return Refused("error-lesson-later", wanted=wanted_labels(table, step.answers[here.moves]))


def wanted_labels(table: Table[Any], wanted: tuple[str, ...]) -> tuple[Text, ...]:
    """What the wanted options are called; none when anything goes."""
    node = table.node
    options = node.options if isinstance(node, Choice) else ()
    return tuple(table.game.show.label(table.state, option) for option in options if option_text(option) in wanted)
