"""[EDS-19.5, 19.6] The seven goals of a co-op or solo game, and whether the group has reached them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from pelagos.games.endeavor.data_pieces import METRICS
from pelagos.games.endeavor.goals import goal_count, scored_goal
from pelagos.games.endeavor.links import completed_links
from pelagos.games.endeavor.names import MOST_DEPTH, ROW, bits, depth_of
from pelagos.games.endeavor.scoring import crew_points, influence_points, own_in, report_points
from pelagos.games.endeavor.state import Endeavor, scenario_of

LEADER: Final = 2
GOOD_LEVEL: Final = 4
TWO_DEEPEST: Final = 2


class Progress(NamedTuple):
    """One co-op goal: what it is, what the group has, what it needs."""

    name: str
    have: int
    need: int

    @property
    def achieved(self) -> bool:
        """[EDS-19.5, EX32] Enough is enough; one less is not."""
        return self.have >= self.need


def progress(s: Endeavor) -> list[Progress]:
    """[EDS-19.5] All co-op goals that are known: influence, three of the scenario, the revealed bonus goals."""
    return [
        influence_goal(s),
        *(scenario_goal(s, number) for number in range(3)),
        *(bonus_goal(s, number) for number in s.goals),
    ]


def influence_goal(s: Endeavor) -> Progress:
    """[EDS-19.5] A: influence, reports and level-5 leaders of the whole group."""
    points = sum(influence_points(s, seat) + report_points(s, seat) + crew_points(s, seat) for seat in range(s.seats))
    return Progress("influence", points, scenario_of(s).coop_influence[s.seats - 1])


def scenario_goal(s: Endeavor, number: int) -> Progress:
    """[EDS-19.5, 19.6, A24, A30] B: the sum of the counts; majorities are ignored, an unfixed goal is not achieved."""
    goal = scored_goal(s, number)
    name = f"goal-{number + 1}"
    if goal is None:
        return Progress(name, 0, min(option.coop[s.seats - 1] for option in scenario_of(s).goals[number].options))
    need = goal.coop[s.seats - 1]
    if goal.metric == "race-discover":
        return Progress(name, sum(finder >= 0 for finder in s.finders[ROW * (MOST_DEPTH - 1) :]), need)
    if goal.metric == "race-travel":
        return Progress(name, len(s.races[1]), need)
    return Progress(name, sum(goal_count(s, goal, seat) for seat in range(s.seats)), need)


def bonus_goal(s: Endeavor, number: int) -> Progress:
    """[EDS-19.3, 19.5] C: one of the bonus goals."""
    goal = s.pack.goals[number]
    return Progress(goal.id, COUNTS[METRICS[goal.metric]](s), goal.wanted[s.seats - 1])


def achieved(s: Endeavor) -> int:
    """[EDS-19.6] How many of the goals are reached now."""
    return sum(goal.achieved for goal in progress(s))


def _crew(s: Endeavor) -> list[int]:
    return [code for crew in s.crew for code in crew if code >> 2 != s.pack.start_crew]


def _deep_pieces(s: Endeavor) -> int:
    least = scenario_of(s).depth - TWO_DEEPEST + 1
    deep = [slot for slot in bits(s.zones) if depth_of(slot) >= least]
    discs = sum(own_in(s, seat, slot, -1) for seat in range(s.seats) for slot in deep)
    return discs + sum(slot in deep for own in s.vessels for slot in own)


def _good_tracks(s: Endeavor) -> int:
    return sum(s.pack.level[box] >= GOOD_LEVEL for boxes in s.boxes for box in boxes)


COUNTS: Final[dict[str, Callable[[Endeavor], int]]] = {
    "junior-crew": lambda s: sum(not code & LEADER for code in _crew(s)),
    "leader-crew-without-team-leader": lambda s: sum(bool(code & LEADER) for code in _crew(s)),
    "ocean-zones": lambda s: s.zones.bit_count(),
    "completed-links": lambda s: len(completed_links(s)),
    "discs-and-vessels-two-deepest-depths": _deep_pieces,
    "tracks-at-level-4": _good_tracks,
}
