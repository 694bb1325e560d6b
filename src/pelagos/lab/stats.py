"""What a match says: wins, scores and their spread, and how fast it went."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean, stdev
from typing import NamedTuple

from pelagos.lab.match import Row


class Standing(NamedTuple):
    """One entrant over a whole match; a win that several share is split between them."""

    entrant: int
    name: str
    wins: float
    share: float
    mean: float
    spread: float
    low: int
    high: int


class Pace(NamedTuple):
    """How fast the games went; the only figures that change from run to run."""

    seconds: float
    games_per_second: float
    decisions_per_second: float


def standings(rows: Sequence[Row], names: Sequence[str]) -> tuple[Standing, ...]:
    """All entrants, in the order in which they were entered."""
    return tuple(_standing(rows, entrant, name) for entrant, name in enumerate(names))


def decisions_per_game(rows: Sequence[Row]) -> float:
    """How many real questions a game asks."""
    return fmean(row.decisions for row in rows)


def pace(rows: Sequence[Row], seconds: float) -> Pace:
    """Games and decisions per second of the whole match."""
    decisions = sum(row.decisions for row in rows)
    return Pace(seconds, len(rows) / seconds, decisions / seconds)


def won(row: Row, entrant: int) -> float:
    """An entrant's part of the win: 1 alone, a half with one other, 0 when beaten."""
    return 1 / row.ranks.count(1) if row.ranks[entrant] == 1 else 0.0


def _standing(rows: Sequence[Row], entrant: int, name: str) -> Standing:
    wins = sum(won(row, entrant) for row in rows)
    scores = [row.scores[entrant] for row in rows]
    spread = stdev(scores) if len(scores) > 1 else 0.0
    return Standing(entrant, name, wins, wins / len(rows), fmean(scores), spread, min(scores), max(scores))
