"""Looking ahead on clones: dice are averaged exactly, draws are sampled, later questions get a simple answer."""

from __future__ import annotations

from random import Random
from typing import Final

from pelagos.bots.nemo1.worth import Worth
from pelagos.core.nodes import Chance, Choice, Node, Option, Over
from pelagos.core.sums import added
from pelagos.games.nemo1.book import nemo1
from pelagos.games.nemo1.state import Nemo
from pelagos.games.nemo1.tests import reaches

DICE: Final = frozenset(("test-roll", "attack-roll"))
SAMPLES: Final = 8
DEEPEST: Final = 12
FIRST_ANSWER: Final = {"help": "done", "after-action": "end", "continue": "stop", "prevent": "give"}
"""What is answered on the way, where the first option is not the simple one."""


class Ahead:
    """Walks from one question to the next menu of actions, the next turn or the end."""

    def __init__(self, worth: Worth, rng: Random) -> None:
        self.worth = worth
        self.rng = rng
        self.draws = 0
        """How often luck was asked: what came of it may be another thing the next time."""

    def best(self, s: Nemo, options: tuple[Option, ...]) -> Option:
        """The option with the highest expectation; the first of equals."""
        values = [self.value(s, option) for option in options]
        return options[values.index(max(values))]

    def value(self, s: Nemo, option: Option) -> float:
        """What a position is worth after an answer."""
        after = s.clone()
        return self._from(after, nemo1.answer(after, option), DEEPEST)

    def _from(self, s: Nemo, node: Node, deep: int) -> float:
        if isinstance(node, Over):
            return self.worth.position(s)
        if isinstance(node, Chance):
            return self.worth.position(s) if node.ask == "preparation" or not deep else self._fate(s, node, deep)
        if node.ask == "action" or not deep:
            return self.worth.position(s)
        return self._from(s, nemo1.answer(s, simple_answer(node)), deep - 1)

    def _fate(self, s: Nemo, node: Chance, deep: int) -> float:
        if node.ask in DICE and deep == DEEPEST:
            return self._averaged(s, node, deep)
        self.draws += 1
        drawn = self.rng.choices(node.options, node.weights, k=SAMPLES if deep == DEEPEST else 1)
        return added([self._rolled(s, option, deep) for option in drawn]) / len(drawn)

    def _averaged(self, s: Nemo, node: Chance, deep: int) -> float:
        """[NW1-6.10, 10.4] All rolls; of those that are enough, and of the others, one is walked unless it draws."""
        need, found = s.number - s.modifier - s.help, []
        known: dict[bool, float] = {}
        for option, weight in zip(node.options, node.weights, strict=True):
            enough = reaches(option[0] + option[1], need)
            value = known.get(enough)
            if value is None:
                draws, value = self.draws, self._rolled(s, option, deep)
                if draws == self.draws:
                    known[enough] = value
            found.append(weight * value)
        return added(found) / sum(node.weights)

    def _rolled(self, s: Nemo, option: Option, deep: int) -> float:
        after = s.clone()
        return self._from(after, nemo1.answer(after, option), deep - 1)


def simple_answer(node: Choice) -> Option:
    """Done, stop, end, or the first thing that is offered."""
    wanted = FIRST_ANSWER.get(node.ask, "")
    return next((option for option in node.options if option[0] == wanted), node.options[0])
