"""[NW2-9.2, 9.3] Which two of three white dice: action points and every die placed, or a Lull and only the white ones.

Each pair is tried out: the placements are made on a clone, with ships drawn by chance, up to the next action.
"""

from __future__ import annotations

from random import Random
from typing import Final

from pelagos.bots.nemo2.habits import habit
from pelagos.bots.nemo2.plan import Planner
from pelagos.core.nodes import Chance, Choice, Node, Option, Over
from pelagos.games.nemo2.book import nemo2
from pelagos.games.nemo2.state import Nemo

TRIES: Final = 2
TRIED: Final = frozenset(("place-ocean", "place-contact", "place-flip", "place-anywhere"))


def best_pair(s: Nemo, options: tuple[Option, ...], planner: Planner, rng: Random) -> Option:
    """The pair with the widest difference, unless a Lull does better; both are tried with the same luck."""
    widest = max(options, key=lambda pair: abs(pair[1] - pair[2]))
    lulls = [pair for pair in options if pair[1] == pair[2]]
    if not lulls or widest in lulls:
        return widest
    gain = 0.0
    for seed in [rng.getrandbits(32) for _ in range(TRIES)]:
        gain += _tried(s, lulls[0], planner, Random(seed)) - _tried(s, widest, planner, Random(seed))  # noqa: S311
    return lulls[0] if gain > 0 else widest


def _tried(s: Nemo, option: Option, planner: Planner, rng: Random) -> float:
    after = s.clone()
    after.events = None
    node: Node = nemo2.answer(after, option)
    while not isinstance(node, Over):
        if isinstance(node, Chance):
            chosen = rng.choices(node.options, node.weights)[0]
        elif node.ask in TRIED:
            chosen = habit(after, node) or node.options[0]
        else:
            break
        node = nemo2.answer(after, chosen)
    if isinstance(node, Choice) and node.ask == "action":
        return planner.prospect(after)
    return planner.worth(after)
