"""Nemo's War for the search: plans of the Action Phase, and what is seldom asked, compared at the next Action Phase."""

from __future__ import annotations

from typing import Final

from pelagos.bots.nemo2.ahead import Ahead
from pelagos.bots.nemo2.greedy import GreedyBot
from pelagos.bots.nemo2.plan import MOVE, Planner, steps_from
from pelagos.bots.nemo2.weights import DEFAULT
from pelagos.bots.nemo2.worth import TERMS, worth_of
from pelagos.bots.search.guide import Line
from pelagos.core.nodes import Choice, Option, Over
from pelagos.core.plain import Plain
from pelagos.games.nemo2.actions import ways
from pelagos.games.nemo2.names import LOST, OCEAN, OCEANS
from pelagos.games.nemo2.state import Nemo

WEIGHED: Final = frozenset(
    (
        "act3-choice",
        "adventure-accept",
        "card-option",
        "refit-pick",
        "start-upgrade",
        "stalk-decline",
        "tonnage-or-salvage",
        "upgrade-pick",
        "uprising-response",
        "white-pair",
    )
)
"""Questions whose answers are all compared."""
NEAR: Final = 8.0
"""Plans that promise so much less than the best are not looked at."""


class Guide:
    """What the search has to know of Nemo's War."""

    base = GreedyBot
    ahead = 1
    sure = 2.5
    sure_learned = 1.65
    margin = 3.0
    pace = 900

    def lines(self, s: Nemo, seat: int) -> list[Line]:
        """The plans of the Action Phase, or every answer to a question that is weighed."""
        assert isinstance(s.node, Choice)
        if s.node.ask == "action":
            return self._plans(s, s.node)
        return [(option,) for option in s.node.options] if s.node.ask in WEIGHED else []

    def _plans(self, s: Nemo, node: Choice) -> list[Line]:
        """The best plan for each first answer, a Move with its first ocean."""
        worth = worth_of(s, DEFAULT)
        planner = Planner(worth, Ahead(worth))
        found: dict[Line, float] = {}
        for plan in planner.plans(s):
            line = _first_steps(s, plan.ocean) if plan.option == MOVE else (plan.option,)
            if line[0] in node.options:
                found[line] = max(plan.worth, found.get(line, plan.worth))
        best = max(found.values(), default=0.0)
        return [line for line in sorted(found, key=lambda line: -found[line]) if found[line] > best - NEAR]

    def planned(self, s: Nemo, option: Option, memory: Plain) -> Line:
        """A Move leads towards the ocean that is remembered."""
        goes = option == MOVE and isinstance(memory, str) and memory in OCEAN and OCEAN[memory] != s.ocean
        return _first_steps(s, OCEAN[str(memory)]) if goes else (option,)

    def turn(self, s: Nemo, node: Choice) -> int:
        """[NW2-9] A turn is a card, a Placement and an Action Phase."""
        return s.turn

    def begins(self, s: Nemo, node: Choice) -> bool:
        """Positions are compared where an Action Phase begins."""
        return node.ask == "action"

    def kind(self, s: Nemo) -> str:
        """Nemo alone, or with others."""
        return "alone" if s.seats == 1 else "crew"

    @property
    def terms(self) -> tuple[str, ...]:
        """Those of the worth of a position, and what its action points can buy."""
        return (*TERMS, "voyage")

    def summands(self, s: Nemo, seat: int) -> list[float]:
        """Each of them."""
        worth = worth_of(s, DEFAULT)
        return [*worth.terms(s), Planner(worth, Ahead(worth)).voyage(s)]

    def standing(self, s: Nemo, seat: int) -> float:
        """The score after a finale, a great loss after a defeat, and what is expected before, with a plan if asked."""
        if not isinstance(s.node, Choice) or s.node.ask != "action":
            return self.glance(s, seat)
        worth = worth_of(s, DEFAULT)
        return Planner(worth, Ahead(worth)).prospect(s)

    def glance(self, s: Nemo, seat: int) -> float:
        """The same without a plan for the action points."""
        if isinstance(s.node, Over) and s.phase != LOST:
            return float(s.node.scores[0])
        return worth_of(s, DEFAULT)(s)


def _first_steps(s: Nemo, ocean: int) -> Line:
    """A Move and the first ocean on the way."""
    near = min(ways(s, s.ocean), key=lambda way: steps_from(s, way)[ocean])
    return MOVE, ("ocean", OCEANS[near])


GUIDE: Final = Guide()
