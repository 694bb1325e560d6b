"""Together or alone: how far the group is with each of its goals, and whether there is time for the rest."""

from __future__ import annotations

import math
from typing import Final

from pelagos.bots.endeavor.counts import counts_of
from pelagos.bots.endeavor.prices import Wanted
from pelagos.bots.endeavor.weights import Weights
from pelagos.games.endeavor.group import Progress
from pelagos.games.endeavor.state import Endeavor

EARLY: Final = 3.0
"""So many rounds before the end, ways are still worth all that is believed of them."""


class Together:
    """The goals of the group at one moment."""

    def __init__(self, s: Endeavor, weights: Weights, left: int) -> None:
        self.weights = weights
        self.reach = weights.pace * s.seats * (left + 1)
        self.early = min(1.0, left / EARLY)
        self.far = weights.road or weights.claim or weights.deep
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
            found = self._hopes.aims[key] = tuple(
                [self._aim(aim[0] + 1, counts.together(s, aim)) for aim in aims.every]
            )
            counts.kept += 1
        for worth in found:
            value += worth
        for place, number in enumerate(s.goals, 1 + len(found)):
            value += self._bonus(place, counts.bonus(s, number))
        return value + self.early * self._ways(s) if self.far else value

    def _ways(self, s: Endeavor) -> float:
        """Ways that are gone before a goal counts anything."""
        w, (dear, goals) = self.weights, self.counts.roads(s)
        return w.road * dear + w.claim * goals + w.deep * self.counts.depths(s)

    def _influence(self, s: Endeavor, points: int) -> float:
        key = (0, "", points)
        found = self._hopes.goals.get(key)
        if found is None:
            found = self._hopes.goals[key] = self._aim(0, self.counts.influence(s))
        return found

    def _bonus(self, place: int, goal: Progress) -> float:
        key = (place, goal.name, goal.have)
        found = self._hopes.goals.get(key)
        if found is None:
            found = self._hopes.goals[key] = self._aim(place, goal)
        return found

    def progress(self, s: Endeavor) -> list[Progress]:
        """[EDS-19.5] All goals that are known, in the order of the rules."""
        counts = self.counts
        found = [counts.together(s, aim) for aim in counts.aims(s).every]
        return [counts.influence(s), *found, *[counts.bonus(s, number) for number in s.goals]]

    def _aim(self, place: int, goal: Progress) -> float:
        return self._goal(place, goal.have, goal.need)

    def _goal(self, place: int, have: int, need: int) -> float:
        w = self.weights
        worth = w.goal * w.goals[place] if place < len(w.goals) else w.goal
        if have >= need:
            return worth
        hope = min(1.0, self.reach / (need - have))
        return worth * w.halfway * hope * math.pow(max(0, have) / need, w.bend)

    def _unit(self, place: int, goal: Progress) -> float:
        """What one more of what a goal counts is worth."""
        _, have, need = goal
        return 0.0 if have >= need else self._goal(place, have + 1, need) - self._goal(place, have, need)

    def wanted(self, s: Endeavor) -> Wanted:
        """The spaces that goals about discs look at, and what a disc there is worth."""
        counts = self.counts
        aims = [aim for aim in counts.aims(s).every if aim[1] is not None]
        return tuple([(max(0, aim[2]), self._unit(aim[0] + 1, counts.together(s, aim))) for aim in aims])
