"""What a match says: wins, scores and their spread, how the games ended, and how fast it went."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean, stdev
from typing import NamedTuple

from pelagos.lab.match import Row


class Standing(NamedTuple):
    """One entrant over a whole match; a win that several share is split between them, a victory of a group is not.

    Where a game can be lost by everybody, the scores are those of the games played to their end; 0 if none was.
    """

    entrant: int
    name: str
    wins: float
    share: float
    mean: float
    spread: float
    low: int
    high: int


class Ending(NamedTuple):
    """One way in which games ended: how many, their share, how many were won, the mean score if they are scored."""

    reason: str
    games: int
    share: float
    won: int
    mean: float | None


class Pace(NamedTuple):
    """How fast the games went; the only figures that change from run to run."""

    seconds: float
    games_per_second: float
    decisions_per_second: float


def standings(rows: Sequence[Row], names: Sequence[str]) -> tuple[Standing, ...]:
    """All entrants, in the order in which they were entered."""
    return tuple(_standing(rows, entrant, name) for entrant, name in enumerate(names))


def against_the_game(rows: Sequence[Row]) -> bool:
    """Whether the game was the opponent, so that everybody may win or lose."""
    return not rows[0].verdict.contest


def finished(rows: Sequence[Row]) -> list[Row]:
    """The games that were played to their end, so that they are scored."""
    return [row for row in rows if row.verdict.finished]


def endings(rows: Sequence[Row]) -> tuple[Ending, ...]:
    """How the games ended, the most frequent way first."""
    by_reason: dict[str, list[Row]] = {}
    for row in rows:
        by_reason.setdefault(row.reason, []).append(row)
    ordered = sorted(by_reason.items(), key=lambda item: (-len(item[1]), item[0]))
    return tuple(_ending(reason, alike, len(rows)) for reason, alike in ordered)


def _ending(reason: str, alike: list[Row], games: int) -> Ending:
    scores = [row.scores[0] for row in finished(alike)]
    victories = sum(bool(row.verdict.winners) for row in alike)
    return Ending(reason, len(alike), len(alike) / games, victories, fmean(scores) if scores else None)


def decisions_per_game(rows: Sequence[Row]) -> float:
    """How many real questions a game asks."""
    return fmean(row.decisions for row in rows)


def pace(rows: Sequence[Row], seconds: float) -> Pace:
    """Games and decisions per second of the whole match."""
    decisions = sum(row.decisions for row in rows)
    return Pace(seconds, len(rows) / seconds, decisions / seconds)


def won(row: Row, entrant: int) -> float:
    """An entrant's part of the win: 1 alone, a half with one other, 0 when beaten; 1 each when a group wins."""
    winners = row.verdict.winners
    if entrant not in winners:
        return 0.0
    return 1 / len(winners) if row.verdict.contest else 1.0


def _standing(rows: Sequence[Row], entrant: int, name: str) -> Standing:
    wins = sum(won(row, entrant) for row in rows)
    scores = [row.scores[entrant] for row in finished(rows)] or [0]
    spread = stdev(scores) if len(scores) > 1 else 0.0
    return Standing(entrant, name, wins, wins / len(rows), fmean(scores), spread, min(scores), max(scores))
