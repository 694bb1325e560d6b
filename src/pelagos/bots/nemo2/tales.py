"""What an Adventure card is worth before it is drawn: what it does, the odds of its test, the right to return it."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

from pelagos.bots.nemo2.deeds import Deeds
from pelagos.bots.nemo2.dice import pass_odds
from pelagos.core.sums import added
from pelagos.games.nemo2.names import PASS
from pelagos.games.nemo2.procedures import warships_in

LIKELY: Final = 0.5
"""How often a condition holds that nobody can foresee."""
SOMEBODY: Final = 5.0
"""What losing somebody costs, whoever it is."""


class Tales:
    """The cards of the Adventure deck in one position."""

    def __init__(self, deeds: Deeds) -> None:
        self.deeds, self.worth, self.s = deeds, deeds.worth, deeds.s

    def average(self) -> float:
        """[NW2-11.1] A card that would do harm is returned, and then nothing is won."""
        cards = self.s.unseen
        return added([max(0.0, self.of(card)) for card in cards]) / max(1, len(cards))

    def of(self, card: int) -> float:
        """[NW2-5.4, 5.7, 5.8] What resolving a card brings; kept ones are believed in as far as those on the table."""
        found, s = self.s.pack.cards[card], self.s
        told = self._program(found.steps)
        if found.kind != "KEEP":
            return told
        unused = self.worth.printed(s, card) if found.unused == PASS else 0.0
        return unused + self.worth.weights.kept_card * max(0.0, told - unused)

    def _program(self, steps: tuple[Any, ...]) -> float:
        value, asked = 0.0, (0, 0)
        for step in steps:
            match step:
                case ("begin_test", _, target, exert):
                    asked = (target, exert)
                case ("outcome", passed, failed, then):
                    value += self._tested(*asked, self._program(passed), self._program(failed)) + self._program(then)
                case _:
                    value += self._step(step)
        return value

    def _step(self, step: Any) -> float:
        """A step of a card; what the action table knows as well is asked there."""
        match step:
            case ("file_card", card, pile):
                return self.worth.printed(self.s, card) if pile == PASS else 0.0
            case ("pay", resource, number):
                return self.deeds.step(("lose", resource, number))
            case ("pay_ap", number):
                return -self.worth.weights.action_point * int(number)
            case ("add_ap", number):
                return self.worth.weights.action_point * int(number)
            case ("gray_cubes", number):
                return float(number * self.s.pack.motives[self.s.motive].liberation)
            case ("sacrifice", *_):
                return -SOMEBODY
            case ("choose", _, ways):
                return max([self._program(way) for _, _, way in ways])
            case ("branch", _, then, otherwise):
                return LIKELY * self._program(then) + (1 - LIKELY) * self._program(otherwise)
        return self.deeds.step(step)

    def _tested(self, target: int, exert: int, passed: float, failed: float) -> float:
        """[NW2-6.8, 6.10] The best of all that may be exerted together."""
        s = self.s
        target += warships_in(s, s.ocean) > 0
        allowed = [resource for resource in range(3) if exert >> resource & 1]
        best = -self.worth.weights.defeat
        for number in range(len(allowed) + 1):
            for exerted in combinations(allowed, number):
                best = max(best, self._exerted(target, exerted, passed, failed))
        return best

    def _exerted(self, target: int, exerted: tuple[int, ...], passed: float, failed: float) -> float:
        s = self.s
        odds = pass_odds(target - sum([s.pack.exert[resource][s.resources[resource]] for resource in exerted]))
        light = added([self.deeds.step(("lose", resource, 1)) for resource in exerted])
        heavy = added([self.deeds.step(("lose", resource, 2)) for resource in exerted])
        return (
            odds.passed * passed + (1 - odds.passed) * failed + (odds.light + odds.natural) * light + odds.heavy * heavy
        )
