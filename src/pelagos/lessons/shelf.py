"""The lessons that come with Pelagos, one for each game."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import NamedTuple

from pelagos.core.errors import PelagosError
from pelagos.games.registry import find_game
from pelagos.lessons.format import Lesson, read_lesson
from pelagos.lessons.rehearsal import rehearse
from pelagos.table.record import Header


class Ready(NamedTuple):
    """A lesson that has been played through, with the outcomes to lay out for it."""

    lesson: Lesson
    prepared: dict[str, list[str]]


def has_lesson(game: str) -> bool:
    """Whether there is a guided first game."""
    return (files("pelagos.lessons") / f"{game}.toml").is_file()


def lesson_at(header: Header) -> Lesson | None:
    """The lesson that is being taken at a table; None at all others, and at those whose lesson was left."""
    name = header.lesson
    return find_lesson(name) if name and name == header.game and has_lesson(name) else None


def find_lesson(game: str) -> Lesson:
    """The lesson of a game."""
    return _ready(game).lesson


def prepared_luck(game: str) -> dict[str, list[str]]:
    """The outcomes of each random stream that the lesson of a game counts on."""
    return _ready(game).prepared


@cache
def _ready(game: str) -> Ready:
    key = find_game(game).key
    if not has_lesson(key):
        raise PelagosError("error-no-lesson", game=key)
    name = f"{key}.toml"
    lesson = read_lesson((files("pelagos.lessons") / name).read_text(encoding="utf-8"), name)
    return Ready(lesson, rehearse(lesson).prepared)
