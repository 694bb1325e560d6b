"""What an analysis comes to: who is to blame for what, sums for each seat with their errors, and the turning points.

A decision is blamed only where chance hardly explains the difference, with regard to how many decisions were looked at
(Benjamini and Hochberg): of those that are named, at most one in twenty gave nothing away.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import accumulate
from math import erfc, inf, log1p, sqrt
from typing import Final, NamedTuple

from pelagos.analysis.findings import Finding, Judged, Rolled
from pelagos.lab.intervals import false_discoveries

WRONG: Final = 0.05
"""The share of blamed decisions that may have given nothing away."""
LEAST: Final = 0.1
"""Less than so many points is nothing, however sure."""
SURE: Final = 1.96
"""Standard errors within which luck may be none."""
COSTLIEST: Final = 3
TURNING: Final = 5


class Tally(NamedTuple):
    """A sum in points and its standard error."""

    points: float
    error: float


class SeatSums(NamedTuple):
    """What a seat gave away and what fate gave it; `costliest` are the worst of its decisions, worst first."""

    seat: int
    decisions: int
    blamed: int
    given: Tally
    luck: Tally
    costliest: tuple[Judged, ...]


class Turn(NamedTuple):
    """A decision or roll that changed much: for whom, and by how many points."""

    version: int
    seat: int
    points: float
    found: Finding


class Analysis:
    """All that was found of a game, and what it comes to."""

    def __init__(self, seats: int, findings: Iterable[Finding]) -> None:
        self.findings: Sequence[Finding] = sorted(findings, key=lambda one: one.version)
        self.seats = range(seats)
        self.decisions = [one for one in self.findings if isinstance(one, Judged)]
        self.rolls = [one for one in self.findings if isinstance(one, Rolled) and not one.cut]
        self.cut = sum(one.cut for one in self.findings)
        self._blamed = {one.version for one in proven(self.decisions)}
        self.together = seats > 1 and bool(self.rolls) and all(len(set(one.luck)) == 1 for one in self.rolls)
        """Whether all seats stand or fall together, so that one is as lucky as the other."""

    def given(self, found: Judged) -> float:
        """What a decision gave away; 0 where that is not proven."""
        return found.lost if found.version in self._blamed else 0.0

    def sums(self) -> list[SeatSums]:
        """The sums of all seats."""
        return [self._sums(seat) for seat in self.seats]

    def _sums(self, seat: int) -> SeatSums:
        own = [one for one in self.decisions if one.seat == seat]
        blamed = sorted((one for one in own if self.given(one)), key=lambda one: -one.lost)
        given = tally((one.lost, one.error) for one in blamed)
        luck = tally((one.luck[seat], one.errors[seat]) for one in self.rolls)
        return SeatSums(seat, len(own), len(blamed), given, luck, tuple(blamed[:COSTLIEST]))

    def turning(self) -> list[Turn]:
        """The decisions and rolls that changed most, in the order in which they came."""
        found = [Turn(one.version, one.seat, -one.lost, one) for one in self.decisions if self.given(one)]
        for roll in self.rolls:
            # Of two who are at odds, whoever was lucky is named.
            seat = max(self.seats, key=lambda seat: (round(abs(roll.luck[seat]), 6), roll.luck[seat]))
            if abs(roll.luck[seat]) > max(LEAST, SURE * roll.errors[seat]):
                found.append(Turn(roll.version, seat, roll.luck[seat], roll))
        most = sorted(found, key=lambda turn: -(abs(turn.points) - _error(turn)))[:TURNING]
        return sorted(most, key=lambda turn: turn.version)

    def course(self, seat: int) -> tuple[list[float], list[float]]:
        """What fate gave a seat and what it gave away, summed up from finding to finding."""
        luck = [one.luck[seat] if isinstance(one, Rolled) and one.luck else 0.0 for one in self.findings]
        mine = [one if isinstance(one, Judged) and one.seat == seat else None for one in self.findings]
        given = [-self.given(one) if one else 0.0 for one in mine]
        return list(accumulate(luck, initial=0.0)), list(accumulate(given, initial=0.0))


def _error(turn: Turn) -> float:
    found = turn.found
    return found.error if isinstance(found, Judged) else found.errors[turn.seat]


def proven(decisions: Sequence[Judged]) -> list[Judged]:
    """The decisions that gave something away, beyond what chance explains."""
    tested = [one for one in decisions if one.best]
    chances = false_discoveries([chance_of(one) for one in tested])
    return [one for one, chance in zip(tested, chances, strict=True) if chance < WRONG and one.lost >= LEAST]


def chance_of(found: Judged) -> float:
    """How likely so large a difference is where there is none, by Student's distribution (Wallace's approximation)."""
    if found.lost <= 0:
        return 1.0
    free = found.samples - 1
    score = found.lost / found.error if found.error else inf
    normal = (8 * free + 1) / (8 * free + 3) * sqrt(free * log1p(score * score / free))
    return erfc(normal / sqrt(2)) / 2


def tally(parts: Iterable[tuple[float, float]]) -> Tally:
    """The sum of independent estimates."""
    points, squares = 0.0, 0.0
    for value, error in parts:
        points, squares = points + value, squares + error * error
    return Tally(points, sqrt(squares))
