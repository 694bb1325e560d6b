"""How a game ended: the verdict in words, and the places from first to last where there are any."""

from __future__ import annotations

from typing import Any, NamedTuple

from pelagos.core.game import Verdict
from pelagos.core.nodes import Over
from pelagos.core.score import ScoreLine, total
from pelagos.faces.voice import Voice
from pelagos.table.early import verdict_of
from pelagos.table.table import Table


class Place(NamedTuple):
    """A seat's place; equals share one."""

    seat: int
    rank: int
    points: int
    tied: bool


def places_of(table: Table[Any], end: Over) -> list[Place]:
    """From first to last, equals in the order of their seats; nobody where the seats are not compared."""
    ranks = verdict_of(table.game, table.state).places
    order = sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat))
    return [Place(seat, ranks[seat], end.scores[seat], ranks.count(ranks[seat]) > 1) for seat in order]


def verdict_words(verdict: Verdict, voice: Voice) -> str:
    """Who has won, or what the game says of a voyage or a group."""
    if not verdict.contest:
        return voice.words(verdict.said)
    names = ", ".join(map(voice.name, verdict.winners))
    return voice.phrase("face-verdict", names=names, number=len(verdict.winners))


def points_shown(sheet: tuple[ScoreLine, ...], seat: int) -> int | None:
    """The points of a seat so far; None where nothing is scored, as after a defeat."""
    return total(sheet, seat) if any(line.seat == seat for line in sheet) else None
