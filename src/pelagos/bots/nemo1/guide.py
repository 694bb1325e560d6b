"""Nemo's War, first edition, for the search: actions by the planner's ranking, and what is fought for or given up."""

from __future__ import annotations

from typing import Final

from pelagos.bots.nemo1.greedy import GreedyBot
from pelagos.bots.nemo1.plan import Planner
from pelagos.bots.nemo1.weights import DEFAULT
from pelagos.bots.nemo1.worth import worth_of
from pelagos.bots.search.guide import Line
from pelagos.core.nodes import Choice, Option, Over
from pelagos.core.plain import Plain
from pelagos.games.nemo1.state import Nemo

SETTLED: Final = frozenset(("commitment", "start-ocean"))
"""Questions before the game, whose answers only whole games can compare."""


class Guide:
    """What the search has to know of Nemo's War, first edition."""

    base = GreedyBot
    ahead = 2
    sure = 1.0
    pace = 1000

    def lines(self, s: Nemo, seat: int) -> list[Line]:
        """The actions, the best by the planner first; every answer to other questions."""
        assert isinstance(s.node, Choice)
        if s.node.ask in SETTLED:
            return []
        options = list(s.node.options)
        if s.node.ask == "action":
            planner = Planner(worth_of(DEFAULT))
            options = [option for option in options if option[0] not in ("use", "give")]
            options.sort(key=lambda option: -planner.value(s, option))
        return [(option,) for option in options]

    def planned(self, s: Nemo, option: Option, memory: Plain) -> Line:
        """Nothing is remembered from one answer to the next."""
        return (option,)

    def turn(self, s: Nemo, node: Choice) -> int:
        """[NW1-5] Turns are counted through the year."""
        return s.turn

    def begins(self, s: Nemo, node: Choice) -> bool:
        """Positions are compared where an action is chosen."""
        return node.ask == "action"

    def kind(self, s: Nemo) -> str:
        """There is only one."""
        return "alone"

    def standing(self, s: Nemo, seat: int) -> float:
        """The score, and what is expected before the end."""
        return float(s.node.scores[0]) if isinstance(s.node, Over) else worth_of(DEFAULT).position(s)


GUIDE: Final = Guide()
