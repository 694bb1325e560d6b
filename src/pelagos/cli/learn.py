"""`pelagos learn GAME`: a guided first game in the terminal, and `--check` for those who write one."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path

import click

from pelagos.cli.main import with_language
from pelagos.cli.play import choosers, full_screen, sit
from pelagos.cli.proofread import proofread
from pelagos.cli.seats import bot_of
from pelagos.cli.speech import Speech
from pelagos.core.errors import PelagosError
from pelagos.core.settings import parse_settings
from pelagos.core.text import Text
from pelagos.faces.names import default_names
from pelagos.faces.voice import Voice
from pelagos.games.registry import find_game, load_pack
from pelagos.lessons.format import Lesson, read_lesson
from pelagos.lessons.rehearsal import seats_of
from pelagos.lessons.shelf import find_lesson, prepared_luck
from pelagos.table.fate import Prepared, new_seed
from pelagos.table.record import SeatEntry
from pelagos.tui.autosave import Keeping
from pelagos.tui.console import Console
from pelagos.tui.lesson import LessonSession
from pelagos.tui.opening import new_table, self_keeping_table


@click.command("learn")
@click.argument("game", required=False)
@click.option("--save", type=click.Path(path_type=Path))
@click.option("--check", type=click.Path(path_type=Path))
@click.option("--plain", is_flag=True)
@with_language
def command(speech: Speech, game: str | None, save: Path | None, check: Path | None, plain: bool) -> None:
    """Play a guided first game of GAME, full screen or line by line; then it goes on as an ordinary practice game."""
    if check is not None:
        lesson = lesson_in(check)
        proofread(lesson)
        speech.say("learn-checked", file=lesson.file, steps=len(lesson.steps))
    elif game is None:
        raise PelagosError("error-usage-missing", name="GAME")
    else:
        sys.exit(begin(speech, find_lesson(game), save, plain))


def lesson_in(path: Path) -> Lesson:
    """The lesson in a file."""
    try:
        return read_lesson(path.read_text(encoding="utf-8"), path.name)
    except (OSError, UnicodeDecodeError) as problem:
        raise PelagosError("error-file-read", path=str(path), problem=str(problem)) from problem


def begin(speech: Speech, lesson: Lesson, save: Path | None, plain: bool) -> int:
    """Sit down with the coach; the exit code."""
    game = find_game(lesson.game)
    kinds = seats_of(lesson)
    names = default_names(speech.catalogue, [bot_of(kind) for kind in kinds])
    seats = [SeatEntry(name, kind) for name, kind in zip(names, kinds, strict=True)]
    settings = parse_settings(game.settings, {**lesson.settings, game.seats_setting: len(seats)})
    fate = Prepared(new_seed(), prepared_luck(lesson.game))
    opened = partial(new_table, game, settings, seats, fate, load_pack(game), True, lesson=lesson.game)
    if save is None:
        table, keeping = self_keeping_table(game.key, opened)
    else:
        table, keeping = opened(save), Keeping(save)
    voice, console = Voice(speech.catalogue, names), Console()
    console.write(voice.phrase("tui-welcome", game=Text(f"{game.key}-name")))
    session = LessonSession(lesson, table, choosers(table, kinds), voice, console)
    return sit(session, keeping, None, full_screen(kinds, plain))
