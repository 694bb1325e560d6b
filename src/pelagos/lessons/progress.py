"""Where a learner stands: read from the record alone, so that every reload, restart and undo finds the place again."""

from __future__ import annotations

from typing import Any, NamedTuple

from pelagos.lessons.format import Lesson, Step
from pelagos.table.record import Answer, Undo
from pelagos.table.table import Table


class Place(NamedTuple):
    """The first step that the record has not passed, and how many of its answers or moves are made."""

    step: int
    moves: int = 0


class Progress(NamedTuple):
    """From step `first` on everything can be read; the game goes on with step `last`.

    Both lie behind the last step when the record has left the script. `over` says that nothing is asked any more.
    """

    first: int
    last: int
    moves: int
    over: bool

    @property
    def gone(self) -> bool:
        """Whether there is nothing left to read."""
        return self.first > self.last


def progress_of(lesson: Lesson, table: Table[Any]) -> Progress:
    """Follow the script along the record, entries that were taken back included."""
    end = Place(len(lesson.steps))
    here = Place(0)
    places = {0: here}
    for update in table.updates:
        entry = update.entry
        if isinstance(entry, Undo):
            here = _back(lesson, here, places[entry.to])
            places[entry.to] = here
        elif isinstance(entry, Answer) and not entry.auto:
            here = _after(lesson, here, entry) or end
        places[entry.n] = here
    last = waiting_step(lesson, here.step)
    over = last == end.step
    return Progress(here.step, min(last, end.step - 1), here.moves, over)


def waiting_step(lesson: Lesson, start: int) -> int:
    """The next step by which the game moves on; behind the last one when none does."""
    rest = range(start, len(lesson.steps))
    return next((number for number in rest if lesson.steps[number].waits), len(lesson.steps))


def fits(lesson: Lesson, step: Step, done: int, seat: int, answer: str) -> bool:
    """Whether this is what comes at this step, after so many answers or moves of it."""
    if step.moves:
        return step.moves[done] == (seat, answer)
    return bool(step.answers) and seat == lesson.learner and allows(step.answers[done], answer)


def allows(allowed: tuple[str, ...], answer: str) -> bool:
    """Whether an answer is one of those that are allowed; everything is where none is named."""
    return not allowed or answer in allowed


def further(lesson: Lesson, here: Place) -> Place:
    """The place after one answer or move more."""
    step = lesson.steps[here.step]
    done = here.moves + 1
    return Place(here.step, done) if done < len(step.moves or step.answers) else Place(here.step + 1)


def _back(lesson: Lesson, here: Place, before: Place) -> Place:
    """Taking back is what a step may ask for; otherwise it leads back to where the answer was given."""
    last = waiting_step(lesson, here.step)
    asked = last < len(lesson.steps) and lesson.steps[last].undo
    return Place(last + 1) if asked else before


def _after(lesson: Lesson, here: Place, entry: Answer) -> Place | None:
    """Where an answer leads; None when the script does not have it."""
    last = waiting_step(lesson, here.step)
    if last == len(lesson.steps):
        return None
    fit = fits(lesson, lesson.steps[last], here.moves, entry.seat, entry.answer)
    return further(lesson, Place(last, here.moves)) if fit else None
