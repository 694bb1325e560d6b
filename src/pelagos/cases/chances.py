"""What a case can expect of luck: the exact chances of a draw, and those of what an answer leads to."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any, Final

from pelagos.cases.compare import difference
from pelagos.cases.moment import Moment
from pelagos.core.errors import PelagosError
from pelagos.core.nodes import Chance, Choice, find_option, option_text
from pelagos.core.odds import TOO_MANY, outcomes
from pelagos.core.state import State

FRACTION: Final = re.compile(r"[0-9]{1,9}(/[1-9][0-9]{0,8})?")
Holds = Callable[[State], bool]


def chances(here: Moment, expected: Mapping[str, Any]) -> list[str]:
    """The exact odds of the outcomes of a question to fate, as in `{ buy-hull = "1/8" }`; 2/8 and 1/4 are the same."""
    found = outcomes(here.s.node) if isinstance(here.s.node, Chance) else []
    exact = {option_text(option): str(chance) for option, chance in found}
    return difference("chances", {here.outcome(name): _reduced(chance) for name, chance in expected.items()}, exact)


def chance_after(here: Moment, answer: str, expected: str, holds: Holds) -> list[str]:
    """The exact chance that something holds when an answer is given and fate has spoken, until somebody is asked."""
    node = here.s.node
    option = find_option(node.options, here.spelled(answer)) if isinstance(node, Choice) else None
    if option is None:
        return [f"odds: {answer!r} is not offered; offered: {here.offered()}"]
    after = _told(here.s)
    here.game.rules.answer(after, option)
    found = _Walk(here, holds).chance(after)
    return difference(f"odds.{answer}", _reduced(expected), str(found))


class _Walk:
    """A walk through everything that fate can do; too much of it is refused rather than guessed."""

    def __init__(self, here: Moment, holds: Holds) -> None:
        self.here = here
        self.holds = holds
        self.left = TOO_MANY

    def chance(self, s: State) -> Fraction:
        """The chance from this position on."""
        if not isinstance(s.node, Chance):
            return Fraction(int(self.holds(s)))
        self.left -= len(s.node.options)
        if self.left < 0:
            raise PelagosError("error-odds-too-many")
        found = Fraction(0)
        for option, chance in outcomes(s.node):
            after = _told(s)
            self.here.game.rules.answer(after, option)
            found += chance * self.chance(after)
        return found


def _told(s: State) -> State:
    """A clone that remembers what was told so far."""
    clone = s.clone()
    clone.events = s.events
    return clone


def _reduced(chance: Any) -> str:
    """A fraction in its lowest terms; what is none stays as it was written."""
    return str(Fraction(str(chance))) if FRACTION.fullmatch(str(chance)) else str(chance)
