"""A table as lines: the position, the question, the log and the score sheet."""

from __future__ import annotations

from typing import Any

from pelagos.core.game import Game
from pelagos.core.score import total
from pelagos.faces.log import log_of
from pelagos.faces.voice import Voice
from pelagos.table.table import Table


def board_lines(game: Game[Any], state: Any, viewer: int | None, voice: Voice) -> list[str]:
    """The position as a seat sees it."""
    return [voice.words(line) for line in game.show.board(game.visible.observe(state, viewer))]


def option_lines(labels: list[str], notes: list[str]) -> list[str]:
    """The options with their numbers, right-aligned, each with its note below it."""
    width = len(str(len(labels)))
    lines: list[str] = []
    for number, (label, note) in enumerate(zip(labels, notes, strict=True), start=1):
        lines.append(f"  {number:>{width}}  {label}")
        lines += [f"  {'':{width}}    {note}"] if note else []
    return lines


def log_lines(table: Table[Any], since: int, viewer: int | None, voice: Voice) -> list[str]:
    """What happened after a version; from the very beginning when it is negative."""
    return [line.text for line in log_of(table, since, viewer, voice)]


def score_lines(game: Game[Any], state: Any, voice: Voice) -> list[str]:
    """The score sheet, seat by seat, with the rule behind each line; nothing where nothing is scored."""
    sheet = game.show.sheet(state)
    labels = [voice.words(line.label) for line in sheet]
    width = max(map(len, labels), default=0)
    lines: list[str] = []
    for seat, name in enumerate(voice.names if sheet else ()):
        lines.append(voice.phrase("tui-score-seat", name=name, points=total(sheet, seat)))
        lines += [
            f"  {label:<{width}}  {line.points:>4}  [{line.rule}]"
            for line, label in zip(sheet, labels, strict=True)
            if line.seat == seat
        ]
    return lines
