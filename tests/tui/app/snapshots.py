"""The screens of the application as text, one per game and width."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from textual.pilot import Pilot

from pelagos.tui.app.lesson_app import LessonApp
from pelagos.tui.app.table_app import TableApp
from tests.tui.app.pilots import NARROW, WIDE, app_for, drive, go_to, learning, press, screen_text

GOLDEN: Final = Path(__file__).parents[2] / "golden"
SCREENS: Final = {
    "app-nauticus-80": ("nauticus", "me,random", NARROW),
    "app-nauticus-120": ("nauticus", "me,random", WIDE),
    "app-nemo1-80": ("nemo1", "me", NARROW),
    "app-nemo1-120": ("nemo1", "me", WIDE),
    "app-nemo2-80": ("nemo2", "me", NARROW),
    "app-nemo2-120": ("nemo2", "me", WIDE),
    "app-endeavor-80": ("endeavor", "me,random", NARROW),
    "app-endeavor-120": ("endeavor", "me,random", WIDE),
}
KEYS: Final = ("enter",) * 6
LESSONS: Final = {
    "app-learn-nauticus-80": ("nauticus", "en", NARROW, 10),
    "app-learn-nemo1-80": ("nemo1", "de", NARROW, 3),
    "app-learn-nemo2-120": ("nemo2", "pl", WIDE, 14),
    "app-learn-endeavor-120": ("endeavor", "es", WIDE, 9),
}
"""Which card of which lesson, in which language."""


def screen(name: str) -> str:
    """What stands on the screen after some answers, or at a card."""
    return lesson_screen(name) if name in LESSONS else table_screen(name)


def lesson_screen(name: str) -> str:
    """A guided first game at a card."""
    game, language, size, number = LESSONS[name]
    lines: list[str] = []

    async def play(pilot: Pilot[None], app: LessonApp) -> None:
        await go_to(pilot, app, number)
        await pilot.pause()
        lines.extend(screen_text(app))

    drive(learning(game, language), play, size)
    return "\n".join(lines) + "\n"


def table_screen(name: str) -> str:
    """A game after some answers."""
    game, seats, size = SCREENS[name]
    lines: list[str] = []

    async def play(pilot: Pilot[None], app: TableApp) -> None:
        await press(pilot, app, *KEYS)
        lines.extend(screen_text(app))

    drive(app_for(game, seats), play, size)
    return "\n".join(lines) + "\n"


def screen_file(name: str) -> Path:
    """Where the blessed screen lies."""
    return GOLDEN / f"{name}.txt"
