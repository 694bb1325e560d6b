"""Plans of a group: what it believes for the rest of the game, as so many doublings or halvings of each weight."""

from __future__ import annotations

from random import Random
from typing import Final

from pelagos.bots.endeavor.weights import TOGETHER, Weights
from pelagos.bots.search.guide import Plan
from pelagos.games.endeavor.names import ACTIONS

GOALS: Final = 7
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
)
"""Weights that are one number."""
TRACKS: Final = len(TOGETHER.benefit)
USUAL: Final[Plan] = (0.0,) * (GOALS + len(ACTIONS) + TRACKS + len(SINGLE))
"""Everything as greedy believes it."""
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
    scales = iter([2.0**belief for belief in plan])
    goals = tuple([next(scales) for _ in range(GOALS)])
    actions = tuple([worth * next(scales) for worth in TOGETHER.actions])
    benefit = tuple([worth * next(scales) for worth in TOGETHER.benefit])
    single = {name: getattr(TOGETHER, name) * scale for name, scale in zip(SINGLE, scales, strict=True)}
    return TOGETHER._replace(goals=goals, actions=actions, benefit=benefit, **single)


def varied(plan: Plan, rng: Random) -> Plan:
    """Some other beliefs; now and then the usual plan, or one that is far from it."""
    kind = rng.random()
    if kind < BACK and plan != USUAL:
        return USUAL
    return _changed(USUAL, rng, FAR) if kind < 2 * BACK else _changed(plan, rng, NEAR)


def _changed(plan: Plan, rng: Random, rate: float) -> Plan:
    places = [place for place in range(len(plan)) if rng.random() < (2 * rate if place < GOALS else rate)]
    found = list(plan)
    for place in places or [rng.randrange(len(plan))]:
        found[place] = round(max(-FURTHEST, min(FURTHEST, found[place] + rng.gauss(0.0, STEP))), 2)
    return tuple(found)
