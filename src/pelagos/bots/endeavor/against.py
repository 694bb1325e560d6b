"""Against each other: printed points, what a player has of the goals for certain, and how likely majorities are."""

from __future__ import annotations

from typing import Any, Final

from pelagos.bots.endeavor.counts import Aim, Aims, counts_of
from pelagos.bots.endeavor.prices import Wanted
from pelagos.core.sums import added
from pelagos.games.endeavor.data_scenarios import Goal
from pelagos.games.endeavor.goals import leader_counts, majority
from pelagos.games.endeavor.state import Endeavor

LEAD: Final = 0.35
"""How much likelier a majority gets by one disc more, at the end."""


class Against:
    """The score as one seat sees it at one moment; what the rivals have is counted once."""

    point: Final = 1.0
    """What a printed point is worth."""

    def __init__(self, s: Endeavor, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left
        self.counts = counts_of(s)
        self.rivals = [self._rivals(s, aim) for aim in self.counts.aims(s).every]
        self._known: dict[tuple[Aims, Any], float] = {}
        self._worths: dict[tuple[int, str, int], float] = {}
        self._leads: dict[tuple[Aims, int, Any], tuple[int, ...]] = {}

    def _rivals(self, s: Endeavor, aim: Aim) -> list[int]:
        goal = aim[1]
        if goal is None or not goal.first:
            return [0]
        return [self.counts.of(s, aim, seat) for seat in range(s.seats) if seat != self.seat] or [0]

    def points(self, s: Endeavor) -> float:
        """What is printed on spaces, reports and crew, points per count, and majorities by how likely they are."""
        aims = self.counts.aims(s)
        key = (aims, aims.looks.all(s))
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = added([self._points(s, aims, aim) for aim in aims.every])
        return self.counts.printed(s, self.seat) + found

    def _points(self, s: Endeavor, aims: Aims, aim: Aim) -> float:
        number, goal, _, _ = aim
        if goal is None:
            return 0.0
        own = self.counts.of(s, aim, self.seat)
        key = (number, goal.option, own)
        value = self._worths.get(key)
        if value is None:
            value = self._worths[key] = goal.points_per * own + self._majority(goal, own, self.rivals[number])
        if goal.leaders:
            for points in self._led(s, aims, number, goal):
                value += points
        return value

    def _led(self, s: Endeavor, aims: Aims, number: int, goal: Goal) -> tuple[int, ...]:
        """[EDS-18.10] What the seat has for each leader entry of a goal."""
        key = (aims, number, aims.looks.leads[number](s))
        found = self._leads.get(key)
        if found is None:
            counts = [(leader_counts(s, goal, leader), leader.points) for leader in goal.leaders]
            found = self._leads[key] = tuple([majority(count, points, 0)[self.seat] for count, points in counts])
        return found

    def _majority(self, goal: Goal, own: int, rivals: list[int]) -> float:
        """A lead counts more, the later it is and the greater it is; a second place in the same way."""
        if not goal.first or not own:
            return 0.0
        order = sorted(rivals, reverse=True)
        first = self._odds(own - order[0])
        if len(order) == 1:
            return first * goal.first + (1 - first) * goal.second * (own < order[0])
        return first * goal.first + (1 - first) * self._odds(own - order[1]) * goal.second

    def _odds(self, lead: int) -> float:
        """How likely it is to be ahead of somebody at the end, or level with them."""
        if not self.left:
            return 0.95 if lead > 0 else 0.8 if lead == 0 else max(0.0, 0.25 + 0.12 * lead)
        return min(0.95, max(0.05, 0.5 + LEAD * lead / (1 + self.left)))

    def wanted(self, s: Endeavor) -> Wanted:
        """The spaces that goals about discs look at, and what a disc there is worth."""
        aims = self.counts.aims(s).every
        return tuple([(max(0, mask), self._disc(goal)) for _, goal, mask, _ in aims if goal is not None])

    def _disc(self, goal: Goal) -> float:
        return goal.points_per + LEAD * goal.first / (1 + self.left)
