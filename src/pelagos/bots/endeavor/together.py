"""Together or alone: how far the group is with each of its goals, and whether there is time for the rest."""

from __future__ import annotations

from typing import Final

from pelagos.bots.endeavor.counts import counts_of
from pelagos.bots.endeavor.prices import Wanted
from pelagos.bots.endeavor.weights import Weights
from pelagos.games.endeavor.group import Progress
from pelagos.games.endeavor.state import Endeavor

PACE: Final = 2
"""How much of one goal a player can bring in a round, if it must be."""


class Together:
    """The goals of the group at one moment."""

    def __init__(self, s: Endeavor, weights: Weights, left: int) -> None:
        self.weights = weights
        self.reach = PACE * s.seats * (left + 1)
        self.counts = counts_of(s)
        self._hopes = self.counts.hopes(weights, left)
        self.point = self._unit(0, self.counts.influence(s))

    def points(self, s: Endeavor) -> float:
        """[EDS-19.5] An achieved goal counts fully, another one by the way gone and the hope for the rest."""
        counts = self.counts
        aims = counts.aims(s)
        value = self._influence(s, counts.all_printed(s))
        key = (aims, aims.looks.all(s))
        found = self._hopes.aims.get(key)
        if found is None:
            worths = [self._goal(aim[0] + 1, counts.together(s, aim)) for aim in aims.every]
            found = self._hopes.aims[key] = tuple(worths)
            counts.kept += 1
        for worth in found:
            value += worth
        for place, number in enumerate(s.goals, 1 + len(found)):
            value += self._bonus(place, counts.bonus(s, number))
        return value

    def _influence(self, s: Endeavor, points: int) -> float:
        key = (0, "", points)
        found = self._hopes.goals.get(key)
        if found is None:
            found = self._hopes.goals[key] = self._goal(0, self.counts.influence(s))
        return found

    def _bonus(self, place: int, goal: Progress) -> float:
        key = (place, goal.name, goal.have)
        found = self._hopes.goals.get(key)
        if found is None:
            found = self._hopes.goals[key] = self._goal(place, goal)
        return found

    def progress(self, s: Endeavor) -> list[Progress]:
        """[EDS-19.5] All goals that are known, in the order of the rules."""
        counts = self.counts
        found = [counts.together(s, aim) for aim in counts.aims(s).every]
        return [counts.influence(s), *found, *[counts.bonus(s, number) for number in s.goals]]

    def _goal(self, place: int, goal: Progress) -> float:
        w = self.weights
        worth = w.goal * w.goals[place] if place < len(w.goals) else w.goal
        if goal.achieved:
            return worth
        hope = min(1.0, self.reach / (goal.need - goal.have))
        return worth * w.halfway * hope * max(0, goal.have) / goal.need

    def _unit(self, place: int, goal: Progress) -> float:
        """What one more of what a goal counts is worth."""
        if goal.achieved:
            return 0.0
        return self._goal(place, goal._replace(have=goal.have + 1)) - self._goal(place, goal)

    def wanted(self, s: Endeavor) -> Wanted:
        """The spaces that goals about discs look at, and what a disc there is worth."""
        counts = self.counts
        aims = [aim for aim in counts.aims(s).every if aim[1] is not None]
        return tuple([(max(0, aim[2]), self._unit(aim[0] + 1, counts.together(s, aim))) for aim in aims])
