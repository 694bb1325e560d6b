"""What a coach says beside the table: the steps of a lesson in words, as far as the learner has come."""

from __future__ import annotations

from typing import Any, Final, Literal, NamedTuple

from pelagos.core.text import text
from pelagos.faces.questions import rule_words
from pelagos.faces.voice import Voice
from pelagos.lessons.format import Kind, Lesson, Step
from pelagos.lessons.progress import progress_of
from pelagos.table.table import Table

Face = Literal["page", "screen", "terminal"]
"""The web table, the full-screen application, and lines."""
PAGE: Final = "page"
SCREEN: Final = "screen"
TERMINAL: Final = "terminal"
FACES: Final[tuple[Face, ...]] = (PAGE, SCREEN, TERMINAL)


class RuleLink(NamedTuple):
    """A rule that a card teaches, in our words."""

    id: str
    text: str


class Card(NamedTuple):
    """One annotation: what to do with it, its heading and paragraphs, what to outline, and its rules."""

    kind: Kind
    heading: str
    text: list[str]
    spots: tuple[str, ...]
    rules: list[RuleLink]


class Coaching(NamedTuple):
    """All cards up to the one that the game waits for; those before `first` belong to what is done.

    `wanted` is what the learner is to answer, question by question; nothing is named where everything is allowed.
    """

    total: int
    first: int
    over: bool
    cards: list[Card]
    wanted: list[tuple[str, ...]]


def coaching(lesson: Lesson, table: Table[Any], voice: Voice, face: Face) -> Coaching | None:
    """Where the learner stands; None when there is nothing left to say."""
    progress = progress_of(lesson, table)
    if progress.gone:
        return None
    steps = lesson.steps[: progress.last + 1]
    wanted = [] if progress.over else list(steps[-1].answers[progress.moves :])
    cards = [card(lesson, step, table, voice, face) for step in steps]
    return Coaching(len(lesson.steps), progress.first, progress.over, cards, wanted)


def card(lesson: Lesson, step: Step, table: Table[Any], voice: Voice, face: Face) -> Card:
    """A step in words. The first line of a message is its heading, every other line a paragraph."""
    heading, *rest = voice.words(text(lesson.message(step.say), face=face)).split("\n")
    links = [RuleLink(rule, rule_words(table.game, rule, voice)) for rule in step.rules]
    return Card(step.kind, heading, [line for line in rest if line], step.spots, links)
