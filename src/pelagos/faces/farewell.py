"""The end of a game in words: the last page of its story, how it went turn by turn, and what turned it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from pelagos.core.farewell import Farewell
from pelagos.core.memo import SameMemo
from pelagos.core.text import Text
from pelagos.faces.log import full_log_of
from pelagos.faces.turning_points import Standing, course_of, sides_of, swings_of, turns_of
from pelagos.faces.voice import Voice
from pelagos.table.early import ended_early
from pelagos.table.table import Table

NO_STORY = Farewell(Text(""))


class TurningPoint(NamedTuple):
    """A turn that changed much: when, what happened, for whom (None: for all together), and by how many points."""

    version: int
    turn: int
    seat: int | None
    points: int
    when: str
    what: str


class Review(NamedTuple):
    """How a game went. `sides` are the seats whose points are told, `turns` their points after every turn.

    `chapters` are the turns with which a round, an act or the like begins; `rows` tell the points at their ends.
    """

    sides: tuple[int, ...]
    turns: list[tuple[int, ...]]
    chapters: list[tuple[int, str]]
    rows: list[tuple[str, tuple[int, ...]]]
    turning: list[TurningPoint]


def farewell_of(table: Table[Any]) -> Farewell:
    """What a game says of its end; nothing of one that was broken off."""
    if table.game.farewell is None or ended_early(table.state):
        return NO_STORY
    return _farewell(table.state, table.game.farewell)


def _said(state: Any, say: Callable[[Any], Farewell]) -> Farewell:
    return say(state)


_farewell: Final = SameMemo(_said, 1 << 6)
"""An end is told in every language, and to everybody."""


def closing_words(table: Table[Any], voice: Voice) -> str:
    """How the story ends that began with the game; "" where none did, or nobody has written it down."""
    closing = farewell_of(table).closing
    return voice.words(closing) if closing and voice.catalogue.has(closing.id) else ""


def review_of(table: Table[Any], voice: Voice, course: Sequence[Standing] = ()) -> Review:
    """How a finished game went, in words; its `course` may be known from another language."""
    course = course or course_of(table)
    sides, turns = sides_of(course), turns_of(course)
    points = [tuple(turn.points[seat] for seat in sides) for turn in turns]
    parts = [turn.moment[0] if turn.moment else 0 for turn in turns]
    begun = [number for number in range(1, len(turns)) if parts[number] != parts[number - 1]]
    ends = [*(number - 1 for number in begun if number > 1), len(turns) - 1]
    chapters = [0, *begun] if parts[0] else begun
    return Review(
        sides=sides,
        turns=points,
        chapters=[(number, str(parts[number])) for number in chapters],
        rows=[(_heading(table, turns[number], voice), points[number]) for number in ends],
        turning=_turning(table, course, turns, sides, voice),
    )


def _turning(
    table: Table[Any], course: Sequence[Standing], turns: Sequence[Standing], sides: tuple[int, ...], voice: Voice
) -> list[TurningPoint]:
    found = []
    for swing in swings_of(course, sides):
        turn = next(number for number, standing in enumerate(turns) if number and standing.version >= swing.version)
        seat = swing.seat if len(sides) > 1 else None
        when, what = _heading(table, turns[turn], voice), _told(table, swing.version, voice)
        found.append(TurningPoint(swing.version, turn, seat, swing.points, when, what))
    return found


def _heading(table: Table[Any], standing: Standing, voice: Voice) -> str:
    return voice.words(table.game.show.heading(standing.moment))


def _told(table: Table[Any], version: int, voice: Voice) -> str:
    """What the log says of a version."""
    return " ".join(line.text for line in full_log_of(table, version - 1, voice, version))
