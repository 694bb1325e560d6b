"""Looking ahead on clones: luck is averaged exactly where it has few faces, later questions are answered at their best.

A walk ends at the next menu of actions, at a draw from a bag or deck, and where its budget is spent; what is there
is judged by `Worth`.
"""

from __future__ import annotations

from typing import Any, Final

from pelagos.bots.nemo2.duel import duels_of
from pelagos.bots.nemo2.fight import fights_of
from pelagos.bots.nemo2.manners import polite
from pelagos.bots.nemo2.worth import Worth
from pelagos.core.nodes import Chance, Choice, Node, Option, Over, Step
from pelagos.core.sums import added
from pelagos.games.nemo2.book import nemo2
from pelagos.games.nemo2.fire import hit_located, hits_of, shield_before_location, take_hits
from pelagos.games.nemo2.names import ATTACK, FIRE, INCITE, SEARCH
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.tests import NATURAL, target_number, verdict

BUDGET: Final = 220
LATER: Final = frozenset(
    (
        "action",
        "adventure-accept",
        "attack-target",
        "continue-attack",
        "place-anywhere",
        "place-contact",
        "place-flip",
        "place-ocean",
        "retain-treasure",
        "uprising-order",
        "white-pair",
    )
)
"""Questions that are judged as they stand when a walk comes to them."""
UNHELPED: Final = frozenset(("emergency-help", "treasure-bonus", "hit-shield", "loss-shield"))
"""Questions that a walk answers with nothing, as if nobody and nothing helped."""
NOBODY: Final = -2
FEW_FACES: Final = frozenset(("2d6", "d6"))
LOCATED: Final = frozenset((hit_located, shield_before_location))
"""Where a hit is about to be located: what all of them cost is known exactly, and no budget would be enough to try."""


class Ahead:
    """Walks from one question; the budget is for all its options together."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.left = 0

    def best(self, s: Nemo, options: tuple[Option, ...]) -> Option:
        """The option with the highest expectation; the first of equals."""
        values = [self.value(s, option, BUDGET) for option in options]
        return options[values.index(max(values))]

    def value(self, s: Nemo, option: Option, budget: int = BUDGET) -> float:
        """What a position is worth after an answer."""
        self.left = budget
        asked = s.node
        assert isinstance(asked, Choice | Chance), "somebody is asked"
        return self._after(s, asked[3], option)

    def settled(self, s: Nemo, budget: int = BUDGET) -> float:
        """What a position is worth whose agenda has just been changed."""
        self.left = budget
        return self._judged(s, nemo2.run(s))

    def _after(self, s: Nemo, then: Step, option: Option) -> float:
        self.left -= 1
        after = s.clone()
        after.events = None
        return self._judged(after, nemo2.go_on(after, then, option))

    def _judged(self, s: Nemo, node: Node) -> float:
        if isinstance(node, Over) or self.left <= 0:
            return self.worth(s)
        if node.then[0] in LOCATED:
            cost = duels_of(self.worth, s).hits(1 + _further_hits(s))
            return self._judged(s, nemo2.run(s)) - cost
        if isinstance(node, Choice):
            return self._chosen(s, node)
        if node.ask in FEW_FACES:
            return self._averaged(s, node)
        if node.ask == "treasure-bag":
            return self._treasure(s, node)
        return self.worth(s)

    def _treasure(self, s: Nemo, node: Chance) -> float:
        """[NW2-3.4] One treasure is walked on with; what all of them are worth on average is counted."""
        usual = _usual(s, node.options)
        average = self.worth.treasure(s) - self.worth.treasure_points(s, s.pack.treasure_number[usual[0]])
        return self._after(s, node.then, usual) + average

    def _chosen(self, s: Nemo, node: Choice) -> float:
        if node.ask in LATER or (node.ask == "exert" and s.test == ATTACK):
            return self.worth(s) + self._series(s, node)
        usual = node.options[0] if node.ask in UNHELPED else polite(node)
        if usual is not None:
            return self._after(s, node.then, usual)
        return max([self._after(s, node.then, option) for option in node.options])

    def _series(self, s: Nemo, node: Choice) -> float:
        """[NW2-12.1] A series that may go on is worth more than one that Salvage has ended."""
        return fights_of(self.worth, s).further(s.mode, s.ocean, NOBODY) if node.ask == "continue-attack" else 0.0

    def _averaged(self, s: Nemo, node: Chance) -> float:
        """The mean over the outcomes; those that mean the same are walked once."""
        alike = self._alike(s, node)
        total = added([weight * self._after(s, node.then, option) for option, weight in alike])
        return total / sum(node.weights)

    def _alike(self, s: Nemo, node: Chance) -> list[tuple[Option, int]]:
        """One outcome of each meaning and how likely that is, looked up where the dice meant the same before."""
        if node.ask == "d6":
            return list(zip(node.options, node.weights, strict=True))
        bonus = s.modifier + s.help
        needs = bonus if SEARCH <= s.test <= INCITE else target_number(s) - bonus
        key, kept = ("rolls", s.test, needs), self.worth.kept
        found: list[tuple[Option, int]] | None = kept.get(key)
        if found is None:
            found = kept[key] = _by_meaning(s, node)
        return found


def _by_meaning(s: Nemo, node: Chance) -> list[tuple[Option, int]]:
    alike: dict[Any, tuple[Option, int]] = {}
    for option, weight in zip(node.options, node.weights, strict=True):
        key = _meaning(s, option)
        first, sum_ = alike.get(key, (option, 0))
        alike[key] = (first, sum_ + weight)
    return list(alike.values())


def _meaning(s: Nemo, dice: Option) -> Any:
    """[NW2-6.3, 6.10, 11.9, 12.3, 12.4] What tells two rolls apart."""
    if dice == NATURAL:
        return "natural"
    passed, row = verdict(s, dice)
    if s.test == FIRE:
        return 0 if passed else hits_of(dice)
    if SEARCH <= s.test <= INCITE:
        return row, min(dice) == 1
    return "passed" if passed else min(dice) == 1


def _further_hits(s: Nemo) -> int:
    """[NW2-12.4] How many hits wait for the one that is being located; they are taken off what is still to do."""
    if not s.agenda or s.agenda[0][0] is not take_hits:
        return 0
    (_, number), s.agenda = s.agenda
    return int(number)


def _usual(s: Nemo, options: tuple[Option, ...]) -> Option:
    """A treasure of middling worth stands for the draw."""
    plain = [option for option in options if s.pack.treasures[s.pack.treasure_number[option[0]]].vp in (2, 3)]
    return plain[0] if plain else options[0]
