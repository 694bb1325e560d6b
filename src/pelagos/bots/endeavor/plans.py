"""Plans of a group: what it believes for the rest of the game, as so many doublings or halvings of each weight.

Each scenario has a plan of its own to begin with (`plans.toml`), which thousands of games have found by the slope.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from random import Random
from typing import Any, Final

from pelagos.bots.endeavor.weights import TOGETHER, Weights
from pelagos.bots.search.guide import Plan
from pelagos.games.endeavor.names import ACTIONS

GOALS: Final = 7
LISTS: Final = {"goals": GOALS, "actions": len(ACTIONS), "benefit": len(TOGETHER.benefit)}
"""Weights that are several numbers."""
SINGLE: Final = (
    "engine",
    "halfway",
    "quality",
    "now",
    "discover",
    "promote",
    "know",
    "disc",
    "vessel",
    "influence",
    "token",
    "copy",
    "towards",
    "spare",
    "short",
    "bend",
    "pace",
)
"""Weights that are one number."""
CHANCES: Final = "chances"
"""All of these weights together."""
WAYS: Final = {"fade": 1.0, "road": 2.0, "claim": 5.0, "deep": 5.0}
"""Weights that are nothing unless a plan says so, and what a 1 makes of them."""
PLAIN: Final[Plan] = (0.0,) * (sum(LISTS.values()) + len(SINGLE) + 1 + len(WAYS))
"""The weights as they are."""
FILE: Final = "plans.toml"
FURTHEST: Final = 3.0
STEP: Final = 0.8
"""By how much a belief changes, more or less."""
NEAR: Final = 0.12
FAR: Final = 0.3
"""How many of the beliefs change; goals, which matter most, twice as often."""
BACK: Final = 0.15
"""How often the usual plan is tried again, and how often one that is far from it."""


def weights_of(plan: Plan) -> Weights:
    """What a group believes that plays by a plan."""
    scales = iter([2.0**belief for belief in plan[: -len(WAYS)]])
    goals = tuple([next(scales) for _ in range(GOALS)])
    actions = tuple([worth * next(scales) for worth in TOGETHER.actions])
    benefit = tuple([worth * next(scales) for worth in TOGETHER.benefit])
    single = {name: getattr(TOGETHER, name) * next(scales) for name in SINGLE}
    near = next(scales)
    chances = tuple([chance * near for chance in TOGETHER.chances])
    single |= {name: times * worth for (name, times), worth in zip(WAYS.items(), plan[-len(WAYS) :], strict=True)}
    return TOGETHER._replace(goals=goals, actions=actions, benefit=benefit, chances=chances, **single)


def usual_plan(scenario: int) -> Plan:
    """The plan with which a group begins a scenario, by its number; one that nobody has played has a plain one."""
    return _plans().get(scenario, PLAIN)


@cache
def usual_weights(scenario: int) -> Weights:
    """What it believes."""
    return weights_of(usual_plan(scenario))


@cache
def _plans() -> dict[int, Plan]:
    found = tomllib.loads((files("pelagos.bots.endeavor") / FILE).read_text(encoding="utf-8"))
    return {int(number): _plan(entry) for number, entry in found["scenario"].items()}


def _plan(entry: Mapping[str, Any]) -> Plan:
    several = [belief for name in LISTS for belief in entry[name]]
    plan = tuple(map(float, [*several, *[entry[name] for name in (*SINGLE, CHANCES, *WAYS)]]))
    assert len(plan) == len(PLAIN), f"a plan has {len(PLAIN)} numbers"
    return plan


def varied(plan: Plan, usual: Plan, rng: Random) -> Plan:
    """Some other beliefs; now and then the usual plan, or one that is far from it."""
    kind = rng.random()
    if kind < BACK and plan != usual:
        return usual
    return _changed(usual, rng, FAR) if kind < 2 * BACK else _changed(plan, rng, NEAR)


def _changed(plan: Plan, rng: Random, rate: float) -> Plan:
    places = [place for place in range(len(plan)) if rng.random() < (2 * rate if place < GOALS else rate)]
    found = list(plan)
    for place in places or [rng.randrange(len(plan))]:
        found[place] = round(max(-FURTHEST, min(FURTHEST, found[place] + rng.gauss(0.0, STEP))), 2)
    return tuple(found)
