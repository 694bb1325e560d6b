"""The log: what happened, in words, with the places on the board each line speaks of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from pelagos.core.game import Game
from pelagos.core.state import Event
from pelagos.core.text import SeatName, Text, text
from pelagos.faces.voice import Voice, printable
from pelagos.games.behind import rule_told
from pelagos.table.record import Answer, Replacement, Undo
from pelagos.table.table import Table, Update

FROM_THE_START = -1


class LogLine(NamedTuple):
    """One line: the version it belongs to (0: before the first entry), its words, its spots, whose entry, its rule."""

    n: int
    text: str
    spots: tuple[str, ...]
    seat: int | None
    rule: str


def log_of(table: Table[Any], since: int, viewer: int | None, voice: Voice) -> list[LogLine]:
    """What happened after a version, as a viewer heard it; from the very beginning when it is negative."""
    return _lines(table, since, table.since(max(since, 0), viewer), voice)


def full_log_of(table: Table[Any], since: int, voice: Voice) -> list[LogLine]:
    """The same with everything that was ever whispered; only for games that are over."""
    return _lines(table, since, table.told[max(since, 0) :], voice)


def _lines(table: Table[Any], since: int, updates: Sequence[Update], voice: Voice) -> list[LogLine]:
    lines = [line_of(table.game, 0, event, None, voice) for event in table.opening] if since < 0 else []
    for update in updates:
        lines += [*_undone(update, voice), *_replaced(table, update, voice), *_told(table.game, update, voice)]
    return lines


def _undone(update: Update, voice: Voice) -> Iterator[LogLine]:
    if isinstance(update.entry, Undo):
        words: Text = text("face-log-undo", seat=SeatName(update.entry.seat))
        yield LogLine(update.version, voice.words(words), (), update.entry.seat, "")


def _replaced(table: Table[Any], update: Update, voice: Voice) -> Iterator[LogLine]:
    entry = update.entry
    if isinstance(entry, Replacement):
        before = table.seats_at(entry.n - 1)[entry.seat]
        message = "face-log-retried" if before.kind == entry.kind else "face-log-replaced"
        words = voice.phrase(message, name=printable(entry.name), before=printable(before.name))
        yield LogLine(update.version, words, (), entry.by, "")


def _told(game: Game[Any], update: Update, voice: Voice) -> Iterator[LogLine]:
    seat = update.entry.seat if isinstance(update.entry, Answer) else None
    for event in update.events:
        yield line_of(game, update.version, event, seat, voice)


def line_of(game: Game[Any], n: int, event: Event, seat: int | None, voice: Voice) -> LogLine:
    """The line that tells of an event."""
    show = game.show
    return LogLine(n, voice.words(show.event_text(event)), show.event_spots(event), seat, rule_told(game, event))
