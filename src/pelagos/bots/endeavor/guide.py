"""Endeavor: Deep Sea for the search: answers that the turn itself hardly tells apart, compared at the next round."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Final

from pelagos.bots.contract import Maker
from pelagos.bots.endeavor.ahead import Ahead
from pelagos.bots.endeavor.greedy import EFFORT, GreedyBot
from pelagos.bots.endeavor.plans import usual_plan, usual_weights, varied, weights_of
from pelagos.bots.endeavor.weights import DEFAULT, Weights
from pelagos.bots.endeavor.worth import Worth
from pelagos.bots.search.guide import Line, Plan, lead
from pelagos.core.nodes import Choice, Option, Over
from pelagos.core.plain import Plain
from pelagos.core.sums import added
from pelagos.games.endeavor.group import Progress, achieved, progress
from pelagos.games.endeavor.names import COMPETITIVE
from pelagos.games.endeavor.state import FRESH, Endeavor, scenario_of

WEIGHED: Final = frozenset(("action", "influence", "manage", "promote", "recruit", "travel", "turn"))
"""Questions whose answers are compared; the others make little difference beyond the turn."""
NEAR: Final = 3.0
"""Answers that fall back further than this are not looked at."""
VICTORY: Final = 30.0
"""What it is worth to a group to have reached enough goals."""
LIGHT: Final = 40.0
"""The effort of those who follow a plan: most of what the usual effort finds, in half of the time."""
UNMET: Final = 0.7
"""What the way to a goal counts that was not met, at its end."""
SPARE: Final = 0.2
"""What goals count that are more than enough."""


class Guide:
    """What the search has to know of Endeavor: Deep Sea."""

    base = GreedyBot
    ahead = 1
    sure = 1.0
    pace = 450
    stride = 800

    def lines(self, s: Endeavor, seat: int) -> list[Line]:
        """The answers that come near the best one."""
        assert isinstance(s.node, Choice)
        options = s.node.options
        if s.node.ask not in WEIGHED:
            return []
        values = Ahead(Worth(s, seat, _weights(s)), 0).values(s, options, EFFORT)
        order = sorted(range(len(options)), key=lambda place: -values[place])
        return [(options[place],) for place in order if values[place] > values[order[0]] - NEAR]

    def planned(self, s: Endeavor, option: Option, memory: Plain) -> Line:
        """Nothing is remembered from one answer to the next."""
        return (option,)

    def turn(self, s: Endeavor, node: Choice) -> int:
        """[EDS-3] Rounds are counted: in the middle of one, somebody has had a turn more than others."""
        return s.round

    def begins(self, s: Endeavor, node: Choice) -> bool:
        """Positions are compared where somebody recruits or a turn begins."""
        return node.ask == "recruit" or (node.ask == "turn" and s.stage == FRESH)

    def kind(self, s: Endeavor) -> str:
        """Rivals want to be ahead, a group wants its goals."""
        return "rivals" if s.mode == COMPETITIVE else "group"

    def standing(self, s: Endeavor, seat: int) -> float:
        """The lead; of a group, how far it is with its goals."""
        if s.mode != COMPETITIVE:
            return self._together(s)
        if isinstance(s.node, Over):
            return lead(s.node.scores, seat)
        return lead([Worth(s, other, DEFAULT).position(s) for other in range(s.seats)], seat)

    def _together(self, s: Endeavor) -> float:
        found = Worth(s, 0, _weights(s))
        if isinstance(s.node, Over):
            return found.goals.points(s) + (VICTORY if achieved(s) >= s.difficulty else 0.0)
        boards = [Worth(s, seat, _weights(s)).position(s) - found.goals.points(s) for seat in range(s.seats)]
        return found.goals.points(s) + added(boards)

    def usual_plan(self, s: Endeavor) -> Plan:
        """A group begins with the plan of the scenario; rivals have none."""
        return () if s.mode == COMPETITIVE else usual_plan(scenario_of(s).number)

    def varied(self, plan: Plan, usual: Plan, rng: Random) -> Plan:
        """Some other beliefs."""
        return varied(plan, usual, rng)

    def follower(self, plan: Plan) -> Maker:
        """Greedy with the beliefs of the plan."""
        return partial(GreedyBot, together=weights_of(plan), effort=LIGHT)

    def outcome(self, s: Endeavor, seat: int) -> float:
        """[EDS-19.6] Goals that were met, as many as are wanted; the way to others counts a little, and so do more."""
        worth = sorted(map(_met, progress(s)), reverse=True)
        enough = float(achieved(s) >= s.difficulty)
        return enough + added(worth[: s.difficulty]) + SPARE * added(worth[s.difficulty :])


def _weights(s: Endeavor) -> Weights:
    """What is usually believed here."""
    return DEFAULT if s.mode == COMPETITIVE else usual_weights(scenario_of(s).number)


def _met(goal: Progress) -> float:
    return 1.0 if goal.achieved else UNMET * (max(0, goal.have) / goal.need) ** 2


GUIDE: Final = Guide()
