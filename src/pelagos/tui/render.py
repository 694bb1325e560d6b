"""A table as lines: the position, the question, the log and the score sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pelagos.core.game import Game
from pelagos.core.score import total
from pelagos.core.text import SeatName, Text
from pelagos.faces.log import log_of
from pelagos.faces.voice import Voice
from pelagos.table.record import Answer
from pelagos.table.table import Table


def board_lines(game: Game[Any], state: Any, viewer: int | None, voice: Voice) -> list[str]:
    """The position as a seat sees it."""
    return [voice.words(line) for line in game.show.board(game.visible.observe(state, viewer))]


def own_first(lines: Sequence[Text], viewer: int | None) -> tuple[Text, ...]:
    """The lines of a board, those of the viewer's own seat directly below the first.

    A seat's lines begin with the one that names it and end where another seat begins.
    """
    owner: int | None = None
    own: list[Text] = []
    others: list[Text] = []
    for line in lines:
        owner = next((fact.seat for _, fact in line.facts if isinstance(fact, SeatName)), owner)
        (own if viewer is not None and owner == viewer else others).append(line)
    return (*others[:1], *own, *others[1:])


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


def last_turn(table: Table[Any], viewer: int | None) -> int:
    """The version of a seat's last answer that others have followed, or of its last one at all; -1 for none."""
    given = [(told.version, told.entry.seat == viewer) for told in table.updates if isinstance(told.entry, Answer)]
    others = max((version for version, own in given if not own), default=table.version + 1)
    return max((version for version, own in given if own and version < others), default=-1)


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
