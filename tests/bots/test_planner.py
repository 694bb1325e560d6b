"""Plans for a whole game: the better one is held, and a rival goes on from question to question."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from pelagos.bots.asking import asked
from pelagos.bots.contract import Sight
from pelagos.bots.endeavor.greedy import EFFORT, GreedyBot
from pelagos.bots.endeavor.guide import GUIDE
from pelagos.bots.endeavor.plans import FURTHEST, GOALS, PLAIN, WAYS, usual_plan, usual_weights, varied, weights_of
from pelagos.bots.endeavor.weights import TOGETHER
from pelagos.bots.registry import find_bot
from pelagos.bots.search.budget import Budget
from pelagos.bots.search.guide import Plan, Plans, guide_of
from pelagos.bots.search.halving import FEWEST
from pelagos.bots.search.planner import Course, Intent, Planner
from pelagos.core.nodes import Option
from pelagos.core.settings import Value
from pelagos.games.endeavor.group import achieved
from pelagos.games.endeavor.names import ACTIONS
from pelagos.games.registry import NAMES, find_game
from tests.bots.table import asked as at_question

LONG = 1000.0
USUAL = usual_plan(1)
TOGETHER_AT: dict[str, Value] = {"mode": "coop", "players": 2, "difficulty": "medium"}
HOME: Plan = (
    *[-3.0] * GOALS,
    *[3.0 if place == GOALS else -3.0 for place in range(GOALS, len(PLAIN) - len(WAYS))],
    *[0.0] * len(WAYS),
)
"""Nothing is worth anything but a travel."""


def sight_of(memory: Any = None, question: str = "turn") -> Sight[Any]:
    return Sight(find_game("endeavor"), at_question("endeavor", question, **TOGETHER_AT), "s/0", 7, memory)


class Told(Planner):
    """Knows what a course is worth without playing it; each look costs one piece of work."""

    home = 0.0
    detour = 0.0

    def _value(self, course: Course, sample: int) -> float:
        self.budget.spent += 1
        self.values[course, sample] = 0.0
        self.answers[course] = [course.line[0] if course.line else self.sight.options[0]]
        return self.home * (course.plan == HOME) + self.detour * len(course.line)


def told(memory: Any, work: int, home: float = 0.0, detour: float = 0.0) -> tuple[Option, Any]:
    sight = sight_of(memory)
    planner = Told(sight, GUIDE, GUIDE, USUAL)
    planner.home, planner.detour = home, detour
    return planner.choose(Budget(work, LONG), 6, 1.0), sight.memory


def begun(rival: Plan, gained: list[float]) -> Any:
    return {"plan": list(USUAL), "rival": list(rival), "gained": gained}


def test_a_better_plan_is_held_once_it_is_proved() -> None:
    """What a rival gained at questions before counts."""
    short = told(begun(HOME, [1.0]), 2 * (FEWEST - 2), home=1.0)[1]
    assert short == begun(HOME, [1.0] * (FEWEST - 1))
    assert told(short, 2, home=1.0)[1] == {"plan": list(HOME), "rival": [], "gained": []}


def test_a_plan_that_is_worse_is_given_up_at_once() -> None:
    assert told(begun(HOME, []), 2, home=-1.0)[1] is None


def test_what_is_only_lucky_is_not_held() -> None:
    kept = told(begun(HOME, [3.0, -2.5, 3.0, -2.5, 0.5]), 2, home=0.1)[1]
    assert kept["plan"] == list(USUAL)


def test_a_single_answer_is_compared_where_there_is_time_for_it() -> None:
    """It changes the answer and leaves the plan."""
    option, kept = told(None, 40, detour=1.0)
    assert option != sight_of().options[0]
    assert kept is None or kept["plan"] == list(USUAL)


def test_a_deadline_that_cuts_a_game_off_settles_nothing() -> None:
    class CutOff(Told):
        def _value(self, course: Course, sample: int) -> float:
            self.budget.end = 0.0
            return super()._value(course, sample)

    sight = sight_of(begun(HOME, [1.0] * (FEWEST - 1)))
    planner = CutOff(sight, GUIDE, GUIDE, USUAL)
    planner.home = 1.0
    planner.choose(Budget(40, LONG), 6, 1.0)
    assert sight.memory == begun(HOME, [1.0] * (FEWEST - 1))


def test_a_plan_that_is_held_is_played() -> None:
    """Without any thought it is what the captain answers by."""
    diving = tuple([3.0 if place == GOALS + ACTIONS.index("dive") else belief for place, belief in enumerate(HOME)])
    memory = {"plan": list(diving), "rival": [], "gained": []}
    by_plan = GreedyBot(together=weights_of(diving), effort=40.0).choose(sight_of(None, "recruit"))
    thought = asked(find_bot("endeavor", "captain:work=0"), sight_of(memory, "recruit"))
    assert thought.option == by_plan != asked(find_bot("endeavor", "greedy"), sight_of(None, "recruit")).option
    assert thought.memory == memory


@pytest.mark.parametrize(
    "memory",
    [
        "atlantis",
        {"plan": [1.0], "rival": [], "gained": []},
        {"plan": ["x"] * len(USUAL), "rival": [], "gained": []},
        {"base": None, "line": [["x"]], "at": 7},
    ],
)
def test_a_memory_that_makes_no_sense_is_no_plan(memory: Any) -> None:
    intent = Intent(memory, USUAL)
    assert (intent.plan, intent.rival, intent.gained) == (USUAL, (), [])


def test_a_rival_that_makes_no_sense_is_forgotten() -> None:
    intent = Intent({"plan": list(HOME), "rival": list(USUAL), "gained": ["x"]}, USUAL)
    assert (intent.plan, intent.rival, intent.gained) == (HOME, (), [])


def test_games_are_played_to_their_end_by_the_plan_in_every_seat() -> None:
    """Whoever only travels reaches fewer goals, and another sample has another luck."""
    planner = Planner(sight_of(), GUIDE, GUIDE, USUAL)
    planner.budget = Budget(100_000, LONG)
    usual = [planner._value(Course(USUAL), sample) for sample in range(3)]
    home = [planner._value(Course(HOME), sample) for sample in range(3)]
    assert max(home) < min(usual)
    assert len(set(usual)) == 3
    assert planner._value(Course(USUAL), 0) == usual[0]


def test_the_same_work_makes_the_same_plan() -> None:
    bot = find_bot("endeavor", "captain:work=600,seconds=1000")
    first, again = asked(bot, sight_of()), asked(bot, sight_of())
    assert first == again
    assert first.memory is not None


def test_among_rivals_nobody_plans() -> None:
    s = at_question("endeavor", "turn")
    assert GUIDE.usual_plan(s) == ()
    assert [game for game in NAMES if isinstance(guide_of(game), Plans)] == ["endeavor"]


def test_a_plain_plan_changes_no_weight() -> None:
    weights = weights_of(PLAIN)
    assert weights._replace(goals=()) == TOGETHER
    assert weights.goals == (1.0,) * GOALS


def test_the_usual_plan_is_what_greedy_believes() -> None:
    weights = weights_of(USUAL)
    assert weights == usual_weights(1) != weights_of(PLAIN)
    assert GreedyBot(together=weights, effort=EFFORT).choose(sight_of()) == GreedyBot().choose(sight_of())


def test_every_scenario_has_a_plan_of_its_own() -> None:
    """One that somebody has made at home has a plain one."""
    plans = [usual_plan(scenario) for scenario in range(1, 11)]
    assert len(set(plans)) == len(plans)
    assert all(len(plan) == len(PLAIN) and max(map(abs, plan)) <= FURTHEST for plan in plans)
    assert usual_plan(11) == PLAIN
    s = at_question("endeavor", "turn", **TOGETHER_AT, scenario=4)
    assert GUIDE.usual_plan(s) == plans[3]


def test_a_plan_says_how_much_a_goal_is_worth() -> None:
    plan = (-1.0, 1.0, *PLAIN[2:])
    assert weights_of(plan).goals[:3] == (0.5, 2.0, 1.0)


def test_a_plan_says_what_ways_are_worth_that_count_for_nothing_yet() -> None:
    weights = weights_of((*PLAIN[: -len(WAYS)], 0.5, 1.0, 2.0, -1.0))
    assert [getattr(weights, name) for name in WAYS] == [0.5, 2.0, 10.0, -5.0]


def test_plans_vary_within_bounds() -> None:
    rng, plan, seen = Random(1), USUAL, set()
    for _ in range(300):
        plan = varied(plan, USUAL, rng)
        seen.add(plan)
        assert len(plan) == len(USUAL)
        assert max(map(abs, plan)) <= FURTHEST
    assert USUAL in seen
    assert len(seen) > 200


def test_the_end_counts_goals_and_enough_of_them_once_more() -> None:
    """The way to goals that were missed is worth less than one that was met."""
    s = at_question("endeavor", "turn", **TOGETHER_AT)
    before = GUIDE.outcome(s, 0)
    assert achieved(s) == 0
    assert 0.0 <= before < 1.0
    s.difficulty = 0
    assert GUIDE.outcome(s, 0) == pytest.approx(1.0 + 0.2 * before)
