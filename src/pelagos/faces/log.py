"""The log: what happened, in words, with the places on the board each line speaks of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any, Final, NamedTuple

from pelagos.core.game import Game
from pelagos.core.memo import SameMemo
from pelagos.core.state import Event
from pelagos.core.text import SeatName, Text
from pelagos.faces.naming import Names, spoken
from pelagos.faces.voice import Voice, printable
from pelagos.games.message_rules import rule_told
from pelagos.table.early import REASONS
from pelagos.table.record import PERSON, Answer, Ended, Entropy, Hint, Replacement, Undo
from pelagos.table.table import Moment, Table

EVENTS: Final = 1 << 10
"""Of how many events it is remembered what is told: most pages hear of them in the same seconds."""
OF_A_SEAT: Final[dict[type, str]] = {Undo: "face-log-undo", Entropy: "face-log-entropy", Hint: "face-log-hint"}


class LogLine(NamedTuple):
    """One line: its version (0: before the first entry), the heading of its moment, words, spots, seats and rule.

    `first` is the version where it begins, where it sums several up; `seat` is the one that it speaks of, `by` the one
    whose answer led to it.
    """

    n: int
    first: int
    turn: str
    text: str
    spots: tuple[str, ...]
    seat: int | None
    by: int | None
    rule: str
    names: Names = ()
    """The pieces that it speaks of."""


class Told(NamedTuple):
    """An event, the version it belongs to, and the seat whose answer led to it."""

    n: int
    by: int | None
    event: Event


def log_of(table: Table[Any], since: int, viewer: int | None, voice: Voice, until: int | None = None) -> list[LogLine]:
    """What happened after a version, as a viewer heard it; from the very beginning when it is negative."""
    return _lines(table, since, table.since(max(since, 0), viewer), voice, until)


def full_log_of(table: Table[Any], since: int, voice: Voice, until: int | None = None) -> list[LogLine]:
    """The same with everything that was ever whispered; only for games that are over."""
    return _lines(table, since, table.updates[max(since, 0) :], voice, until)


def previewed_log(table: Table[Any], events: Iterable[Event], seat: int, voice: Voice) -> list[LogLine]:
    """What some answers of a seat would lead to."""
    return _written(table, [Told(table.version, seat, event) for event in events], voice)


def _lines(table: Table[Any], since: int, updates: Sequence[Moment], voice: Voice, until: int | None) -> list[LogLine]:
    """What happened around the game stands under the heading of what was told last; only such lines look back."""
    told = [Told(0, None, event) for event in table.opening] if since < 0 else []
    lines: list[LogLine] = []
    for update in updates:
        if until is not None and update.version > until:
            break
        if isinstance(update.entry, Undo | Replacement | Entropy | Hint | Ended):
            lines += _written(table, told, voice)
            turn = lines[-1].turn if lines else _last_heading(table, since, voice)
            lines.append(_around(table, update.entry, turn, voice))
            told = []
        by = update.entry.seat if isinstance(update.entry, Answer) else None
        told += [Told(update.version, by, event) for event in update.events]
    return lines + _written(table, told, voice)


def _around(table: Table[Any], entry: Undo | Replacement | Entropy | Hint | Ended, turn: str, voice: Voice) -> LogLine:
    """A line about the table, not of the game: something taken back, added to luck, another player, an early end."""
    if isinstance(entry, Ended):
        words = voice.phrase(REASONS[entry.why])
        return LogLine(entry.n, entry.n, turn, words, (), entry.by, entry.by, "")
    if isinstance(entry, Undo | Entropy | Hint):
        words = voice.phrase(OF_A_SEAT[type(entry)], seat=SeatName(entry.seat))
        return LogLine(entry.n, entry.n, turn, words, (), entry.seat, entry.seat, "")
    before = table.seats_at(entry.n - 1)[entry.seat]
    message = _reseated(entry, before.kind)
    words = voice.phrase(message, name=printable(entry.name), before=printable(before.name))
    return LogLine(entry.n, entry.n, turn, words, (), entry.seat, entry.by, "")


def _reseated(entry: Replacement, before: str) -> str:
    """The message that tells why somebody else plays a seat; a seat that is offered has nobody yet."""
    if not entry.why:
        return "face-log-retried" if before == entry.kind else "face-log-replaced"
    offered = entry.kind == PERSON and entry.why in ("resigned", "away", "time")
    return f"face-log-{entry.why}-open" if offered else f"face-log-{entry.why}"


def _last_heading(table: Table[Any], version: int, voice: Voice) -> str:
    """The heading of what was told last, up to a version."""
    earlier = [*table.opening, *(event for update in table.updates[:version] for event in update.events)]
    return voice.words(table.game.show.heading(earlier[-1].moment)) if earlier else ""


class About(NamedTuple):
    """What is told of an event in every language."""

    words: Text
    spots: tuple[str, ...]
    heading: Text
    rule: str


def _said_of(game: Game[Any], event: Event) -> About:
    show = game.show
    return About(show.event_text(event), show.event_spots(event), show.heading(event.moment), rule_told(game, event))


_about: Final = SameMemo(_said_of, EVENTS)


def _written(table: Table[Any], told: Iterable[Told], voice: Voice) -> list[LogLine]:
    """A line for each event, or one for several of the same kind in a row where the game sums them up."""
    lines: list[LogLine] = []
    for _, run in groupby(told, lambda one: (one.event.id, one.event.moment, one.event.audience)):
        alike = list(run)
        words = table.game.show.summed([one.event for one in alike]) if len(alike) > 1 else None
        if words is not None:
            lines.append(_line(table, alike, words, voice))
        else:
            lines += [_line(table, [one], _about(table.game, one.event).words, voice) for one in alike]
    return lines


def _line(table: Table[Any], told: Sequence[Told], words: Text, voice: Voice) -> LogLine:
    """The line that tells of one event, or of several."""
    game, (n, by, event) = table.game, told[-1]
    spots = dict.fromkeys([spot for one in told for spot in _about(game, one.event).spots])
    _, _, heading, rule = _about(game, event)
    seat, (said, names) = _spoken_of(words), spoken(game, table.state, words, voice)
    return LogLine(n, told[0].n, voice.words(heading), said, tuple(spots), seat, by, rule, names)


def _spoken_of(words: Text) -> int | None:
    """The seat that a line speaks of: the first one it names."""
    return next((fact.seat for _, fact in words.facts if isinstance(fact, SeatName)), None)
