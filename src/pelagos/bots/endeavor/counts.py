"""What seats have, as the rules count it; what depends on a small part of the table is looked up once for each such."""

from __future__ import annotations

from collections.abc import Hashable
from operator import attrgetter
from typing import Any, Final, TypeAlias

from pelagos.bots.endeavor.ways import depths, roads
from pelagos.bots.endeavor.weights import Weights
from pelagos.games.endeavor.data_pieces import METRICS
from pelagos.games.endeavor.data_scenarios import Goal
from pelagos.games.endeavor.goals import goal_count, goal_zones, kinds_mask, scored_goal, spaces_in
from pelagos.games.endeavor.group import Progress, bonus_goal, scenario_goal
from pelagos.games.endeavor.names import NOWHERE
from pelagos.games.endeavor.scoring import LEADER, crew_points, influence_points, report_points
from pelagos.games.endeavor.state import Endeavor, occupied, scenario_of

MOST: Final = 1 << 15
"""When so much is remembered it is better to begin anew."""
MOST_SETUPS: Final = 8


Aim: TypeAlias = tuple[int, Goal | None, int, frozenset[int]]
"""A goal at its place on the board, and where it looks; the mask is NOWHERE if it is not about discs."""


PARTS: Final = {
    "zones": ("finders", "vessels"),
    "topics-best": ("markers", "reports"),
    "topic-sets": ("markers", "reports"),
    "influence-region": ("markers",),
    "cleanup": ("cleanup",),
    "designated": ("named",),
    "race-discover": ("finders", "races"),
    "race-travel": ("races",),
}
"""What goals look at besides discs and the zones that lie there, by metric."""


class Looks:
    """What the goals of the scenario look at in a position, whatever zones lie there."""

    def __init__(self, goals: list[Goal | None]) -> None:
        known = [goal for goal in goals if goal is not None]
        parts = {part for goal in known for part in PARTS.get(goal.metric, ())}
        parts |= {"vessels" for goal in known if goal.vessels}
        parts |= {part for goal in known for part in _compared(goal)}
        self.all = attrgetter("discs", *sorted(parts - {"discs"}))
        self.leads = [attrgetter(*sorted(_compared(goal) or {"discs"})) for goal in goals]
        """The leader entries of each goal."""


class Aims:
    """The goals of the scenario in one ocean."""

    def __init__(self, every: tuple[Aim, ...], looks: Looks) -> None:
        self.every = every
        self.looks = looks


class Hopes:
    """What is known of groups that believe the same with the same rounds to come."""

    def __init__(self) -> None:
        self.goals: dict[tuple[int, str, int], float] = {}
        self.aims: dict[tuple[Aims, Any], tuple[float, ...]] = {}


class Sea:
    """What is known of positions with the same zones in the ocean."""

    def __init__(self, ocean: tuple[int, ...]) -> None:
        self.ocean = ocean
        self.aims: dict[tuple[int, ...], Aims] = {}
        """By the options that were fixed."""
        self.counted: dict[Hashable, int] = {}
        self.reached: dict[Hashable, Progress] = {}


class Counts:
    """Counts for games of one scenario with so many players; what it has counted once it remembers."""

    def __init__(self) -> None:
        self.kept = 0
        """How much it remembers, more or less."""
        self._hopes: dict[tuple[Weights, int], Hopes] = {}
        self._now = Sea(())
        self._seas: dict[tuple[int, ...], Sea] = {}
        self._looking: dict[tuple[int, ...], Looks] = {}
        """By the options that were fixed."""
        self._counted: dict[Hashable, int] = {}
        self._shown: dict[tuple[tuple[int, ...], tuple[int, ...]], int] = {}
        self._all_shown: dict[tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]], int] = {}
        self._scorers: dict[tuple[int, ...], bool] = {}
        self._reached: dict[Hashable, Progress] = {}
        self._roads: dict[Hashable, tuple[float, float]] = {}
        self._depths: dict[Hashable, float] = {}

    def of(self, s: Endeavor, aim: Aim, seat: int) -> int:
        """[EDS-18.5] The same as `goal_count`."""
        number, goal, mask, zones = aim
        if goal is None:
            return 0
        if mask == NOWHERE:
            return self._other(s, number, goal, seat)
        count = (s.discs[seat] & mask).bit_count()
        return count + sum([slot in zones for slot in s.vessels[seat]]) if zones else count

    def _other(self, s: Endeavor, number: int, goal: Goal, seat: int) -> int:
        key: Hashable
        known = self._counted
        match goal.metric:
            case "zones":
                known, key = self._sea(s).counted, (number, goal.option, seat, _own_zones(s, goal, seat))
            case "topics-best" | "topic-sets":
                key = (goal.metric, s.reports[seat], s.markers[seat])
            case "influence-region":
                key = (number, goal.option, s.markers[seat])
            case _:
                return goal_count(s, goal, seat)
        found = known.get(key)
        if found is None:
            found = known[key] = goal_count(s, goal, seat)
            self.kept += 1
        return found

    def together(self, s: Endeavor, aim: Aim) -> Progress:
        """[EDS-19.5] The same as `scenario_goal`."""
        number, goal, mask, _ = aim
        if goal is None or (mask == NOWHERE and goal.is_race):
            return scenario_goal(s, number)
        return Progress(f"goal-{number + 1}", self.have(s, aim), goal.coop[s.seats - 1])

    def have(self, s: Endeavor, aim: Aim) -> int:
        """[EDS-19.5] What the whole group has of a goal that is no race."""
        mask, zones = aim[2], aim[3]
        if mask >= 0 and not zones:
            return (occupied(s) & mask).bit_count()
        have = 0
        for seat in range(s.seats):
            have += self.of(s, aim, seat)
        return have

    def influence(self, s: Endeavor) -> Progress:
        """[EDS-19.5] The same as `influence_goal`."""
        return Progress("influence", self.all_printed(s), scenario_of(s).coop_influence[s.seats - 1])

    def all_printed(self, s: Endeavor) -> int:
        """[EDS-19.5] The points on influence spaces, reports and crew of all seats."""
        key = (s.markers, s.reports)
        points = self._all_shown.get(key)
        if points is None:
            points = sum([influence_points(s, seat) + report_points(s, seat) for seat in range(s.seats)])
            self._all_shown[key] = points
            self.kept += 1
        for seat, crew in enumerate(s.crew):
            if self._scores(s, crew):
                points += crew_points(s, seat)
        return points

    def bonus(self, s: Endeavor, number: int) -> Progress:
        """[EDS-19.3] The same as `bonus_goal`."""
        key: Hashable
        known = self._reached
        match METRICS[s.pack.goals[number].metric]:
            case "junior-crew" | "leader-crew-without-team-leader":
                key = (number, s.crew)
            case "completed-links":
                key = (number, s.discs)
            case "tracks-at-level-4":
                key = (number, s.boxes)
            case _:
                known, key = self._sea(s).reached, (number, s.discs, s.vessels)
        found = known.get(key)
        if found is None:
            found = known[key] = bonus_goal(s, number)
            self.kept += 1
        return found

    def roads(self, s: Endeavor) -> tuple[float, float]:
        """The same as `ways.roads`."""
        key = (s.marked, s.reach, s.chosen, s.markers if self._moving(s) else ())
        found = self._roads.get(key)
        if found is None:
            found = self._roads[key] = roads(s)
            self.kept += 1
        return found

    def _moving(self, s: Endeavor) -> bool:
        return "moving-markers" in scenario_of(s).rules

    def depths(self, s: Endeavor) -> float:
        """The same as `ways.depths`."""
        key = (s.zones, s.vessels)
        found = self._depths.get(key)
        if found is None:
            found = self._depths[key] = depths(s)
            self.kept += 1
        return found

    def printed(self, s: Endeavor, seat: int) -> int:
        """[EDS-18.2, 18.3] The points on influence spaces, reports and crew of a seat."""
        key = (s.markers[seat], s.reports[seat])
        found = self._shown.get(key)
        if found is None:
            found = self._shown[key] = influence_points(s, seat) + report_points(s, seat)
            self.kept += 1
        return found + crew_points(s, seat) if self._scores(s, s.crew[seat]) else found

    def _scores(self, s: Endeavor, crew: tuple[int, ...]) -> bool:
        """Whether a crew scores at all: leaders of level 5 do."""
        found = self._scorers.get(crew)
        if found is None:
            found = any([bool(code & LEADER and s.pack.sides[code >> 1].scoring) for code in crew])
            self._scorers[crew] = found
            self.kept += 1
        return found

    def aims(self, s: Endeavor) -> Aims:
        """The goals of the scenario; an option that was fixed takes the place of its goal."""
        known = self._sea(s).aims
        found = known.get(s.chosen)
        if found is None:
            every = tuple([_aim(s, number) for number in range(len(scenario_of(s).goals))])
            found = known[s.chosen] = Aims(every, self._looks(s, every))
            self.kept += 1
        return found

    def _looks(self, s: Endeavor, every: tuple[Aim, ...]) -> Looks:
        found = self._looking.get(s.chosen)
        if found is None:
            found = self._looking[s.chosen] = Looks([goal for _, goal, _, _ in every])
        return found

    def _sea(self, s: Endeavor) -> Sea:
        """What is known for the zones that lie there; mostly they are those of the position before."""
        now = self._now
        if s.ocean is not now.ocean:
            found = self._seas.get(s.ocean)
            if found is None:
                found = self._seas[s.ocean] = Sea(s.ocean)
            now = self._now = found
        return now

    def hopes(self, weights: Weights, left: int) -> Hopes:
        """What is known of groups with such beliefs, so many rounds before the end."""
        found = self._hopes.get((weights, left))
        if found is None:
            found = self._hopes[weights, left] = Hopes()
        return found

    @property
    def is_full(self) -> bool:
        """Whether it has seen so much that it is better to begin anew."""
        return self.kept > MOST


def _compared(goal: Goal | None) -> set[str]:
    """[EDS-18.10] Discs, topics or finders, as the leader entries of a goal compare them."""
    found: set[str] = set()
    for leader in goal.leaders if goal else ():
        if leader.topic != NOWHERE:
            found |= {"markers", "reports"}
        else:
            found.add("discs" if leader.kinds else "finders")
    return found


def _aim(s: Endeavor, number: int) -> Aim:
    """[EDS-18.10] Where a goal looks; zones only where vessels count, too."""
    goal = scored_goal(s, number)
    if goal is None or goal.metric != "discs":
        return number, goal, NOWHERE, frozenset()
    zones = goal_zones(s, goal)
    return number, goal, kinds_mask(s, goal.kinds) & spaces_in(s, zones), frozenset(zones if goal.vessels else ())


def _own_zones(s: Endeavor, goal: Goal, seat: int) -> Hashable:
    """What a goal about zones looks at."""
    return s.finders if goal.discovered else (s.discs[seat], s.vessels[seat])


_shelf: dict[tuple[str, int, int], Counts] = {}


def counts_of(s: Endeavor) -> Counts:
    """Who counts in games with this set-up, and has perhaps seen such positions before: quicker, not otherwise."""
    setup = (s.pack.hash, s.scenario, s.seats)
    found = _shelf.get(setup)
    if found is None or found.is_full:
        if len(_shelf) >= MOST_SETUPS:
            _shelf.clear()
        found = _shelf[setup] = Counts()
    return found
