"""A table as lines: the position, the question, the log and the score sheet."""

from __future__ import annotations

from typing import Any

from pelagos.core.game import Game
from pelagos.core.nodes import Chance, Choice
from pelagos.core.score import total
from pelagos.core.state import Event
from pelagos.core.text import SeatName
from pelagos.table.record import Undo
from pelagos.table.table import Table
from pelagos.tui.voice import Voice


def board_lines(game: Game[Any], state: Any, viewer: int | None, voice: Voice) -> list[str]:
    """The position as a seat sees it."""
    return [voice.words(line) for line in game.show.board(game.visible.observe(state, viewer))]


def labels_of(game: Game[Any], state: Any, node: Choice | Chance, voice: Voice) -> list[str]:
    """What the options of the standing question are called, in their order."""
    return [voice.words(game.show.label(state, option)) for option in node.options]


def option_lines(labels: list[str]) -> list[str]:
    """The options with their numbers, right-aligned."""
    width = len(str(len(labels)))
    return [f"  {number:>{width}}  {label}" for number, label in enumerate(labels, start=1)]


def log_lines(table: Table[Any], since: int, viewer: int | None, voice: Voice) -> list[str]:
    """What happened after a version; from the very beginning when it is negative."""
    opening: tuple[Event, ...] = table.opening if since < 0 else ()
    lines = [voice.words(table.game.show.event_text(event)) for event in opening]
    for update in table.since(max(since, 0), viewer):
        if isinstance(update.entry, Undo):
            lines.append(voice.phrase("tui-log-undo", seat=SeatName(update.entry.seat)))
        lines += [voice.words(table.game.show.event_text(event)) for event in update.events]
    return lines


def score_lines(game: Game[Any], state: Any, voice: Voice) -> list[str]:
    """The score sheet, seat by seat, with the rule behind each line."""
    sheet = game.show.sheet(state)
    labels = [voice.words(line.label) for line in sheet]
    width = max(map(len, labels), default=0)
    lines: list[str] = []
    for seat, name in enumerate(voice.names):
        lines.append(voice.phrase("tui-score-seat", name=name, points=total(sheet, seat)))
        lines += [
            f"  {label:<{width}}  {line.points:>4}  [{line.rule}]"
            for line, label in zip(sheet, labels, strict=True)
            if line.seat == seat
        ]
    return lines
