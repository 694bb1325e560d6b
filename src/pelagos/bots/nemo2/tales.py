"""What an Adventure card is worth before it is drawn: what it does, the odds of its test, the right to return it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from itertools import combinations
from operator import itemgetter
from typing import Any, Final, TypeAlias

from pelagos.bots.nemo2.deeds import Deeds
from pelagos.bots.nemo2.dice import pass_odds
from pelagos.bots.nemo2.worth import Worth
from pelagos.core.sums import added
from pelagos.games.nemo2.data import Pack
from pelagos.games.nemo2.names import NOWHERE, PASS
from pelagos.games.nemo2.procedures import warships_in

LIKELY: Final = 0.6
"""How often a condition holds that nobody can foresee."""
SOMEBODY: Final = 5.6
"""What losing somebody costs, whoever it is."""
RESOURCES: Final = 3
FAME, BAG, COLLECTED, SHOP, HOSTILE, CARD = range(RESOURCES, RESOURCES + 6)
"""Where a condition tells, after the resources, what cards depend on, and last the card itself."""
NEEDED: Final = {
    "outcome": HOSTILE,
    "change_notoriety": FAME,
    "draw_treasures": BAG,
    "discard_treasures": COLLECTED,
    "buy_upgrade": SHOP,
}
"""What some steps ask for; others ask for a resource, or for nothing that changes from turn to turn."""
MOST_TALES: Final = 1 << 13

Exerting: TypeAlias = tuple[int, float, float]
"""What exerting some resources adds to a roll, and what it costs with a 1 shown and without."""


class Tales:
    """The cards of the Adventure deck in one position."""

    def __init__(self, deeds: Deeds) -> None:
        self.deeds, self.worth, self.s = deeds, deeds.worth, deeds.s
        s = self.s
        self._hostile = warships_in(s, s.ocean) > 0
        self._condition: tuple[Hashable, ...] = (
            *s.resources,
            (s.notoriety, s.peak),
            (self.worth.treasure(s), s.fleet_ocean == NOWHERE),
            any(s.collected),
            (s.display, len(s.salvage)),
            self._hostile,
        )
        self._needs = _needs(self.worth, s.pack)
        self._known = self.worth.season(s).tales
        self._exertions: dict[int, list[Exerting]] = {}

    def average(self) -> float:
        """[NW2-11.1] A card that would do harm is returned, and then nothing is won."""
        known, cards = self._known, self.s.unseen
        key = (cards, self._condition)
        found = known.get(key)
        if found is None:
            if len(known) >= MOST_TALES:
                known.clear()
            found = known[key] = added([max(0.0, self._of(card)) for card in cards]) / max(1, len(cards))
        return found

    def _of(self, card: int) -> float:
        """The same card is worth the same while nothing has changed that it depends on."""
        key = self._needs[card]((*self._condition, card))
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self.of(card)
        return found

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
        if exert not in self._exertions:
            self._exertions[exert] = self._all_exertions(exert)
        target += self._hostile
        best = -self.worth.weights.defeat
        for bonus, light, heavy in self._exertions[exert]:
            odds = pass_odds(target - bonus)
            value = odds[0] * passed + (1 - odds[0]) * failed + (odds[1] + odds[3]) * light + odds[2] * heavy
            best = max(best, value)
        return best

    def _all_exertions(self, exert: int) -> list[Exerting]:
        allowed = [resource for resource in range(RESOURCES) if exert >> resource & 1]
        numbers = range(len(allowed) + 1)
        return [self._exerting(exerted) for number in numbers for exerted in combinations(allowed, number)]

    def _exerting(self, exerted: tuple[int, ...]) -> Exerting:
        s = self.s
        bonus = sum([s.pack.exert[resource][s.resources[resource]] for resource in exerted])
        light = added([self.deeds.step(("lose", resource, 1)) for resource in exerted])
        heavy = added([self.deeds.step(("lose", resource, 2)) for resource in exerted])
        return bonus, light, heavy


Picks: TypeAlias = Callable[[tuple[Hashable, ...]], Hashable]


def _needs(worth: Worth, pack: Pack) -> list[Picks]:
    """For every card what picks the part of a condition that it depends on."""
    if "needs" not in worth.kept:
        worth.kept["needs"] = [itemgetter(CARD, *sorted(_needed(card.steps))) for card in pack.cards]
    found: list[Picks] = worth.kept["needs"]
    return found


def _needed(steps: tuple[Any, ...]) -> set[int]:
    """The places of a condition that steps, and the steps in them, ask for."""
    found: set[int] = set()
    for step in steps:
        match step:
            case ("gain" | "lose" | "pay", int(resource), _):
                found.add(resource)
            case ("begin_test", _, _, exert):
                found.update([resource for resource in range(RESOURCES) if exert >> resource & 1])
            case (str(name), *_) if name in NEEDED:
                found.add(NEEDED[name])
        if isinstance(step, tuple):
            found |= _needed(step)
    return found
