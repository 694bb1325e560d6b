"""Play at random, as fast as the rules go: for simulations, rollouts and measurements. Nobody listens."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from typing import Any

from pelagos.core.nodes import BOUNDS, MOST_ONES, ONES, Chance, Choice
from pelagos.core.rulebook import Rulebook
from pelagos.core.state import State


def play_at_random(rules: Rulebook[Any], s: State, random: Callable[[], float], limit: int) -> int:
    """Answer at random, in place, to the end or up to `limit` decisions; how many decisions were made.

    `random` gives numbers from 0 up to 1. Each option of a seat is as likely as the others; fate keeps to its weights.
    """
    node, decisions = s.node, 0
    choice, chance = Choice, Chance
    while decisions < limit:
        if type(node) is choice:
            decisions += 1
            options = node[2]
            number = len(options)
            node = rules.go_on(s, node[3], options[int(random() * number)])
        elif type(node) is chance:
            weights = node[2]
            number = len(weights)
            alike = number < MOST_ONES and weights is ONES[number]
            place = int(random() * number) if alike else fallen(weights, random)
            node = rules.go_on(s, node[3], node[1][place])
        else:
            break
    return decisions


def fallen(weights: tuple[int, ...], random: Callable[[], float]) -> int:
    """The place of one of the outcomes of a question to fate, by their weights."""
    bounds = BOUNDS.get(id(weights))
    if bounds is not None:
        return bisect_right(bounds, random() * bounds[-1])
    point, reached = random() * sum(weights), 0
    for place, weight in enumerate(weights):
        reached += weight
        if point < reached:
            return place
    raise AssertionError("the point lies below the sum of the weights")
