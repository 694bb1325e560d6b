"""The coach of a guided first game on a screen: which card lies open, what is wanted, and what comes next."""

from __future__ import annotations

from typing import Any, Final

from pelagos.core.nodes import Choice, Option, option_text
from pelagos.core.text import Text
from pelagos.faces.coach import SCREEN, Card, Coaching, coaching
from pelagos.faces.voice import Voice
from pelagos.lessons.format import Lesson
from pelagos.lessons.steering import check_answers, go_on, wanted_labels
from pelagos.table.table import Table

DEEDS: Final = ("answer", "undo")


class Coach:
    """Turns the cards for a learner. `found` is where the learner stands; None when the lesson is over or was left."""

    def __init__(self, lesson: Lesson, table: Table[Any], voice: Voice) -> None:
        self.lesson = lesson
        self.table = table
        self.voice = voice
        self.found = coaching(lesson, table, voice, SCREEN)
        self.number = self.found.first if self.found else 0

    @property
    def card(self) -> Card | None:
        """The card that lies open."""
        return self.found.cards[self.number] if self.found else None

    @property
    def is_last(self) -> bool:
        """Whether the game, or its end, waits behind this card."""
        return self.found is not None and self.number == len(self.found.cards) - 1

    @property
    def asks(self) -> bool:
        """Whether the learner is to do something at the table; otherwise the card is only turned."""
        if self.found is None or self.found.over or not self.is_last:
            return False
        return self.found.cards[-1].kind in DEEDS

    @property
    def wanted(self) -> tuple[str, ...] | None:
        """The answers that are wanted now, none when all of them are; None when no answer is."""
        return self.found.wanted[0] if self.found and self.asks and self.found.wanted else None

    def hint(self) -> str:
        """What the learner is to do now; nothing while there is something to read."""
        return hint(self.found, self.table, self.voice) if self.found and self.asks else ""

    def forward(self) -> None:
        """The next card; behind the last one the game, as far as the script plays it, or the end of the lesson."""
        if self.found is None or self.asks:
            return
        if not self.is_last:
            self.number += 1
        elif self.found.over:
            self.found = None
        else:
            go_on(self.lesson, self.table)
            self.look()

    def back(self) -> None:
        """The card before."""
        self.number = max(0, self.number - 1)

    def leave(self) -> None:
        """No lesson any more; the game stays as it is."""
        self.found = None

    def look(self) -> None:
        """The table has moved: find the place in the script again."""
        if self.found is not None:
            self.found = coaching(self.lesson, self.table, self.voice, SCREEN)
            self.number = self.found.first if self.found else 0

    def check(self, option: Option) -> None:
        """Refuse what comes later in the script."""
        node = self.table.node
        if self.found is not None and isinstance(node, Choice):
            check_answers(self.lesson, self.table, node.seat, [option_text(option)])


def hint(found: Coaching, table: Table[Any], voice: Voice) -> str:
    """What the learner is to do at the last card, with the names of the options."""
    if found.cards[-1].kind == "undo":
        return voice.phrase("learn-do-undo")
    if not found.wanted[0]:
        return voice.phrase("learn-do-any")
    return voice.words(Text("learn-do", (("wanted", wanted_labels(table, found.wanted[0])),)))
