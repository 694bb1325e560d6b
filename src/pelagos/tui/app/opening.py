"""The application for a sitting that was prepared for lines."""

from __future__ import annotations

from pelagos.tui.app.lesson_app import LessonApp
from pelagos.tui.app.lesson_sitting import LessonSitting
from pelagos.tui.app.sitting import Sitting
from pelagos.tui.app.table_app import TableApp
from pelagos.tui.lesson import LessonSession
from pelagos.tui.session import Session


def app_of(session: Session) -> TableApp:
    """With a coach for whoever learns."""
    table, bots, voice, keeping = session.table, session.bots, session.voice, session.keeping
    if isinstance(session, LessonSession):
        return LessonApp(LessonSitting(session.lesson, table, bots, voice, keeping))
    sitting = Sitting(table, bots, voice, keeping)
    sitting.calm = session.calm
    return TableApp(sitting)
