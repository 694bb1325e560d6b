"""The script of a lesson table, and what it holds back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pelagos.lessons.format import Lesson
from pelagos.lessons.shelf import lesson_at
from pelagos.lessons.steering import check_answers, holds_bots
from pelagos.server.play.live import Live
from pelagos.table.table import Table


def lesson_of(live: Live) -> Lesson | None:
    """The lesson that is being taken at a table; None at all others, and at those whose lesson was left."""
    return lesson_at(live.row.header)


def check_script(live: Live, table: Table[Any], seat: int, answers: Sequence[str]) -> None:
    """Refuse what comes later in the lesson; at other tables nothing is refused here."""
    lesson = lesson_of(live)
    if lesson is not None:
        check_answers(lesson, table, seat, answers)


def script_plays(live: Live) -> bool:
    """Whether the script answers for the other seats, so that no bot has to think."""
    lesson = lesson_of(live)
    return lesson is not None and live.table is not None and holds_bots(lesson, live.table)
