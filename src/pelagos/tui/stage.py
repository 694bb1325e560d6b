"""News in the terminal: the lines of the log, and below those of a great moment the moment itself, between bars."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import Any, Final

from pelagos.faces.log import log_of
from pelagos.faces.stage import Cast, Shown, stage_of
from pelagos.faces.voice import Voice
from pelagos.table.table import Table

BAR: Final = "┃ "
WIDTH: Final = 72
BULLET: Final = "· "


def news_lines(table: Table[Any], since: int, viewer: int | None, voice: Voice, calm: bool = False) -> list[str]:
    """What happened after a version; from the very beginning when it is negative. Calm people get the log alone."""
    scenes = [] if calm else stage_of(table, since, viewer, voice)
    lines: list[str] = []
    for line in log_of(table, since, viewer, voice):
        while scenes and scenes[0].n < line.n:
            lines += framed(scenes.pop(0))
        lines.append(line.text)
    return [*lines, *(row for scene in scenes for row in framed(scene))]


def framed(scene: Shown) -> list[str]:
    """A great moment as a few lines between bars; dice whose faces say everything are left to the log."""
    rows = list(_roll_rows(scene.roll) if scene.roll else _rows(scene))
    return [f"{BAR}{row}" for row in rows]


def _rows(scene: Shown) -> Iterator[str]:
    """What it is, its story, and what can be read on it."""
    heading = scene.heading[:1].upper() + scene.heading[1:]
    yield from wrap(f"{heading}: {scene.title}", WIDTH)
    yield from wrap(scene.story, WIDTH)
    told = scene.lines if scene.read is None else [line.text for part in scene.read.parts for line in part.lines]
    for line in told:
        yield from wrap(f"{BULLET}{line}", WIDTH, subsequent_indent=" " * len(BULLET))


def _roll_rows(roll: Cast) -> Iterator[str]:
    """The sum against what is needed, what is stamped on it, and everything that was added."""
    if roll.sum or roll.stamp:
        dice = " ".join(f"[{face}]" for _, face in roll.dice)
        yield " ".join([dice, *filter(None, (roll.sum, roll.against, roll.stamp.upper()))])
    for line in roll.added:
        yield f"{BULLET}{line.text} [{line.rule}]"
