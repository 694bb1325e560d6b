"""Plans for a whole game: the one that is held competes with others in games that are played on to their end.

Each question goes on where the last one stopped: the plan that is held and the rival that tries to take its place are
remembered, with what the rival has gained so far. So a plan gets better while the game goes on, and the work of a
single question need not settle anything. Where games to the end are short, single answers compete as well.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, Final, NamedTuple

from pelagos.bots.contract import Sight
from pelagos.bots.search.budget import Budget
from pelagos.bots.search.guide import Guide, Line, Plan, Plans
from pelagos.bots.search.halving import FEWEST, edge_of
from pelagos.bots.search.playout import Luck, Playout
from pelagos.core.nodes import Option
from pelagos.core.plain import Plain
from pelagos.core.state import State

TO_THE_END: Final = 1_000_000
"""More turns than any game has."""
MOST: Final = 12
"""A rival that is not sure to be better after so many samples is given up."""
BOTH: Final = 2
"""A comparison plays two games."""


class Course(NamedTuple):
    """How to go on: by a plan, after a first answer that may be another than the plan's."""

    plan: Plan
    line: Line = ()


class Intent:
    """What a planning bot remembers: the plan it holds, that plan's rival, and what the rival has gained so far."""

    def __init__(self, memory: Plain, usual: Plan) -> None:
        self.plan = usual
        self.rival: Plan = ()
        self.gained: list[float] = []
        match memory:
            case {"plan": [*plan], "rival": [*rival], "gained": [*gained]} if _fits(plan, usual):
                self.plan = tuple(map(float, plan))
                if _fits(rival, usual) and _are_numbers(gained):
                    self.rival, self.gained = tuple(map(float, rival)), list(map(float, gained))

    def plain(self) -> Plain:
        """To be remembered."""
        return {"plan": list(self.plan), "rival": list(self.rival), "gained": list(self.gained)}


def _fits(plan: list[Any], usual: Plan) -> bool:
    return len(plan) == len(usual) and _are_numbers(plan)


def _are_numbers(found: list[Any]) -> bool:
    return all(isinstance(number, int | float) for number in found)


class Planner:
    """Thinks about one question."""

    def __init__(self, sight: Sight[Any], guide: Guide[Any], plans: Plans, usual: Plan) -> None:
        """`plans` is the guide once more, as one that makes plans; `usual` is the plan to begin with."""
        self.sight, self.guide, self.plans, self.usual = sight, guide, plans, usual
        self.intent = Intent(sight.memory, usual)
        self.held = Course(self.intent.plan)
        self.imagined: list[State] = []
        self.values: dict[tuple[Course, int], float] = {}
        self.answers: dict[Course, list[Option]] = {}
        self.rivals = 0

    def choose(self, budget: Budget, width: int, sure: float) -> Option:
        """The answer of the best course that was found; `width` answers compete where single ones do."""
        self.budget, self.sure = budget, sure
        s = self._imagine(0)
        self.detours = list(self.guide.lines(s, self.sight.seat)[:width])
        if self.detours:
            self._think()
        self.sight.remember(self.intent.plain() if self.intent.plan != self.usual or self.intent.rival else None)
        return self._answer()

    def _think(self) -> None:
        intent = self.intent
        rival, first = Course(intent.rival), 0
        while not self.budget.is_over():
            if not rival.plan:
                rival, first = self._rival(), self.rivals
                intent.gained = []
            self._sample(rival, first + len(intent.gained))
            if intent.gained and self._is_settled(rival):
                rival = Course(())
        intent.rival = () if rival.line else rival.plan
        intent.gained = intent.gained if intent.rival else []

    def _sample(self, rival: Course, sample: int) -> None:
        """One more game of each; a deadline may come in between, and then neither counts."""
        theirs = self._value(rival, sample)
        if self.budget.is_late():
            return
        ours = self._value(self.held, sample)
        if not self.budget.is_late():
            self.intent.gained.append(round(theirs - ours, 3))

    def _is_settled(self, rival: Course) -> bool:
        """Whether nothing more is to be learned of a rival: it is held from now on, or given up."""
        edge = edge_of(self.intent.gained)
        if edge.samples >= FEWEST and edge.score > self.sure:
            self.held, self.intent.plan = rival, rival.plan
            return True
        return edge.mean <= 0 or edge.samples >= MOST

    def _rival(self) -> Course:
        """By turns another answer, where there is time to prove one, and another plan."""
        self.rivals += 1
        if self.rivals % 2 and self._is_time():
            answer = self._answer()
            while self.detours:
                line = self.detours.pop(0)
                if line[0] != answer:
                    return Course(self.held.plan, line)
        rng = Random(f"{self.sight.luck}/plan/{self.rivals}")  # noqa: S311 - a game, not a secret
        return Course(self.plans.varied(self.held.plan, self.usual, rng))

    def _is_time(self) -> bool:
        """Whether the work that is left is enough for a comparison that can settle something."""
        games = len(self.values)
        return games > 0 and (self.budget.work - self.budget.spent) * games >= BOTH * FEWEST * self.budget.spent

    def _value(self, course: Course, sample: int) -> float:
        """What the end of the game is worth on a course; all courses meet the same luck."""
        found = self.values.get((course, sample))
        if found is None:
            playout = Playout(self.sight, self.guide, TO_THE_END, self.plans.outcome, self.plans.follower(course.plan))
            s = self._imagine(sample)
            memories: list[Plain] = [None] * getattr(s, "seats", self.sight.game.seats[1])
            found = playout.value(s, course.line, memories, Luck(self.sight.luck, sample))
            self.values[course, sample] = found
            self.budget.spent += playout.steps
            self.answers.setdefault(course, []).append(playout.answers[0][1])
        return found

    def _imagine(self, sample: int) -> Any:
        while sample >= len(self.imagined):
            luck = Luck(self.sight.luck, len(self.imagined))
            s = self.sight.imagine(Random(f"{luck.seed}/hidden"))  # noqa: S311 - a game, not a secret
            s.events = None
            self.imagined.append(s)
        return self.imagined[sample]

    def _answer(self) -> Option:
        """What most games on the course that is held began with; without any, what its follower says."""
        begun = self.answers.get(self.held)
        if begun:
            return Counter(begun).most_common(1)[0][0]
        plan = self.held.plan
        player = self.guide.base if plan == self.usual else self.plans.follower(plan)
        return player().choose(self.sight.remembering(None))
