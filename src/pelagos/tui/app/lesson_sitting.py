"""A sitting with a coach: answers are kept to the script, and bots wait until it is over. No widgets here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pelagos.core.nodes import Option
from pelagos.faces.voice import Voice
from pelagos.lessons.format import Lesson
from pelagos.table.table import Table
from pelagos.tui.app.sitting import Sitting
from pelagos.tui.autosave import Keeping
from pelagos.tui.coach import Coach
from pelagos.tui.session import Chooser


class LessonSitting(Sitting):
    """Somebody who learns, and the others of the script."""

    calm = True

    def __init__(
        self, lesson: Lesson, table: Table[Any], bots: Mapping[int, Chooser], voice: Voice, keeping: Keeping
    ) -> None:
        super().__init__(table, bots, voice, keeping)
        self.coach = Coach(lesson, table, voice)

    @property
    def thinker(self) -> Chooser | None:
        """Nobody thinks while the script answers for the others."""
        return super().thinker if self.coach.found is None else None

    def answer(self, option: Option) -> None:
        """An answer that the script has; others are refused kindly."""
        self.coach.check(option)
        super().answer(option)
        self.coach.look()

    def undo(self) -> None:
        """Taking back leads back to the card of that answer, or is what the card asks for."""
        super().undo()
        self.coach.look()
