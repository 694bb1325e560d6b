"""[EDS-18, 19.6] The end of the game: totals and places, or the group's success."""

from __future__ import annotations

from typing import Final

from pelagos.core.farewell import Farewell, closeness
from pelagos.core.game import Verdict, contest
from pelagos.core.nodes import Over
from pelagos.core.score import ScoreLine, ranks
from pelagos.core.stage import story_message
from pelagos.core.text import SeatName, Text, text
from pelagos.games.endeavor.book import endeavor
from pelagos.games.endeavor.goals import goal_points, scored_goal
from pelagos.games.endeavor.group import achieved, progress
from pelagos.games.endeavor.names import COMPETITIVE
from pelagos.games.endeavor.scoring import (
    attribute_points,
    crew_points,
    influence_points,
    leftover_points,
    report_points,
)
from pelagos.games.endeavor.state import Endeavor, scenario_of

GOALS: Final = 3
LINES: Final = (
    ("attributes", "EDS-18.1", attribute_points),
    ("influence", "EDS-18.2", influence_points),
    ("reports", "EDS-18.3", report_points),
    ("crew", "EDS-18.3", crew_points),
    ("leftovers", "EDS-18.8", leftover_points),
)


def sheet(s: Endeavor) -> tuple[ScoreLine, ...]:
    """[EDS-18.1 to 18.8, 19.5] The score so far, line by line; together, one line for each co-op goal."""
    return competitive_sheet(s) if s.mode == COMPETITIVE else group_sheet(s)


def competitive_sheet(s: Endeavor) -> tuple[ScoreLine, ...]:
    """[EDS-18.1 to 18.8] Five categories."""
    goals = [goal_points(s, number) for number in range(GOALS)]
    found: list[ScoreLine] = []
    for seat in range(s.seats):
        found += [
            ScoreLine(seat, Text(f"endeavor-score-{name}"), points(s, seat), rule) for name, rule, points in LINES
        ]
        found += [
            ScoreLine(seat, text(f"endeavor-score-goal-{number + 1}", what=goal_what(s, number)), own[seat], "EDS-18.5")
            for number, own in enumerate(goals)
        ]
    return tuple(found)


def group_sheet(s: Endeavor) -> tuple[ScoreLine, ...]:
    """[EDS-19.5] One point for each achieved goal, the same for everybody."""
    goals = progress(s)
    return tuple(
        ScoreLine(seat, group_label(s, goal.name, goal.have, goal.need), int(goal.achieved), "EDS-19.5")
        for seat in range(s.seats)
        for goal in goals
    )


def group_label(s: Endeavor, name: str, have: int, need: int) -> Text:
    """A co-op goal with what the group has and needs."""
    if name == "influence":
        return text("endeavor-score-group-influence", have=have, need=need)
    if name.startswith("goal-"):
        return text(f"endeavor-score-group-{name}", have=have, need=need, what=goal_what(s, int(name[-1]) - 1))
    return text(f"endeavor-score-bonus-{name}", have=have, need=need)


def goal_what(s: Endeavor, number: int) -> Text:
    """What a scenario goal counts, in words; in scenario 8 by the option that was fixed."""
    goal = scored_goal(s, number)
    key = f"{s.scenario + 1}-{number + 1}"
    return Text(f"endeavor-goal-{key}-{goal.option}" if goal and goal.option else f"endeavor-goal-{key}")


@endeavor.step
def final_scoring(s: Endeavor) -> Over:
    """[EDS-17.1, 18.9, 19.6] The highest total wins, ties share the place; or the group has won or lost."""
    if s.mode == COMPETITIVE:
        s.tell("endeavor-over")
        return Over(totals(s), "endeavor-end")
    reached = achieved(s)
    won = reached >= s.difficulty
    s.tell("endeavor-won" if won else "endeavor-failed", reached, s.difficulty)
    return Over((reached,) * s.seats, "endeavor-end-won" if won else "endeavor-end-lost")


def totals(s: Endeavor) -> tuple[int, ...]:
    """[EDS-18.9] The sum of all categories for each seat; together, the achieved goals."""
    if s.mode != COMPETITIVE:
        return (achieved(s),) * s.seats
    goals = [goal_points(s, number) for number in range(GOALS)]
    own = [sum(points(s, seat) for _, _, points in LINES) for seat in range(s.seats)]
    return tuple(score + sum(goal[seat] for goal in goals) for seat, score in enumerate(own))


def places(s: Endeavor) -> tuple[int, ...]:
    """[EDS-18.9] Places if the game ended now; a group shares one."""
    return ranks(totals(s))


def verdict(s: Endeavor) -> Verdict:
    """[EDS-18.9, 19.6] The highest total wins; or all win together, with as many goals as the difficulty asks for."""
    if s.mode == COMPETITIVE:
        return contest(places(s))
    reached = achieved(s)
    won = reached >= s.difficulty
    said = text("endeavor-won" if won else "endeavor-failed", number=reached, of=s.difficulty)
    return Verdict(tuple(range(s.seats)) if won else (), said=said)


def farewell(s: Endeavor) -> Farewell:
    """[EDS-18.9, 19.6] The last page: of a contest, or of a group that has reached enough goals or not."""
    if s.mode != COMPETITIVE:
        short = s.difficulty - achieved(s)
        if short > 0:
            return Farewell(Text("endeavor-ending-lost"), text("endeavor-next-grade", goals=short))
        return Farewell(Text("endeavor-ending-won"), closing=_closing(s))
    winners = verdict(s).winners
    if len(winners) > 1:
        return Farewell(Text("endeavor-ending-shared"), closing=_closing(s))
    page = text(f"endeavor-ending-{closeness(totals(s))}", seat=SeatName(winners[0]))
    return Farewell(page, closing=_closing(s))


def _closing(s: Endeavor) -> Text:
    """[EDS-2.1] How the story of the scenario ends; a group that failed is not told."""
    return Text(story_message("endeavor", f"scenario-{scenario_of(s).number}-end"))
