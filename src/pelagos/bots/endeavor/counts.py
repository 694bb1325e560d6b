"""What a seat has of a goal, as the rules count it; where a goal looks is looked up once for every ocean."""

from __future__ import annotations

from typing import TypeAlias

from pelagos.games.endeavor.data_scenarios import Goal
from pelagos.games.endeavor.goals import goal_count, goal_zones, kinds_mask, spaces_in
from pelagos.games.endeavor.group import Progress, scenario_goal
from pelagos.games.endeavor.state import Endeavor

Place: TypeAlias = tuple[int, frozenset[int]]
"""The spaces of the ocean on which a disc counts, as a mask, and the zones in which a vessel does."""


class Counts:
    """Remembers, for the positions that grow out of one question, where discs and vessels count."""

    def __init__(self) -> None:
        self._places: dict[tuple[int, str, tuple[int, ...]], Place] = {}

    def of(self, s: Endeavor, number: int, goal: Goal, seat: int) -> int:
        """[EDS-18.5] The same as `goal_count`; `number` is the place of the goal on the board."""
        if goal.metric != "discs":
            return goal_count(s, goal, seat)
        mask, zones = self.place(s, number, goal)
        count = (s.discs[seat] & mask).bit_count()
        return count + sum([slot in zones for slot in s.vessels[seat]]) if goal.vessels else count

    def together(self, s: Endeavor, number: int, goal: Goal | None) -> Progress:
        """[EDS-19.5] The same as `scenario_goal`."""
        if goal is None or goal.metric != "discs":
            return scenario_goal(s, number)
        have = sum([self.of(s, number, goal, seat) for seat in range(s.seats)])
        return Progress(f"goal-{number + 1}", have, goal.coop[s.seats - 1])

    def spaces(self, s: Endeavor, number: int, goal: Goal) -> int:
        """The spaces of the ocean on which a disc counts for a goal, as a mask."""
        return self.place(s, number, goal)[0] if goal.metric == "discs" else 0

    def place(self, s: Endeavor, number: int, goal: Goal) -> Place:
        """[EDS-18.10] Where a goal about discs looks."""
        key = number, goal.option, s.ocean
        found = self._places.get(key)
        if found is None:
            zones = goal_zones(s, goal)
            found = self._places[key] = kinds_mask(s, goal.kinds) & spaces_in(s, zones), frozenset(zones)
        return found
