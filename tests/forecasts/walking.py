"""Every way in which an answer can turn out: fate enumerated, nothing more done than has to be, up to a horizon."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from functools import cache
from operator import attrgetter
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from pelagos.core.nodes import Chance, Choice, Option
from pelagos.core.odds import outcomes
from pelagos.core.rulebook import Rulebook
from pelagos.core.state import Event, State

S = TypeVar("S", bound=State)

Deed: TypeAlias = tuple[Any, ...]
"""Something that happened and counts, such as `("lost", "crew")`."""
Turns: TypeAlias = Sequence[tuple[Option, Fraction]]
"""How it goes on from a question, each way with its chance; nothing where the horizon is reached."""

STOP: Turns = ()
FAR_TOO_MANY = 60_000
FAR_TOO_LONG = 500
"""No answer leads on for so many further ones."""


class Leaf(NamedTuple, Generic[S]):
    """One end of a walk: how likely it is, the position, and what has happened since the answer."""

    chance: Fraction
    state: S
    deeds: tuple[Deed, ...]

    @property
    def asks(self) -> str:
        """What is asked there; "" after the end."""
        return getattr(self.state.node, "ask", "")

    def named(self, *kinds: str) -> list[Deed]:
        """The deeds of some kinds, in their order."""
        return [deed for deed in self.deeds if deed[0] in kinds]


class Guide(NamedTuple, Generic[S]):
    """How a game is walked through: how each question goes on, and which deeds an answer has brought."""

    rules: Rulebook[S]
    goes_on: Callable[[S], Turns]
    deeds: Callable[[S, Option, tuple[Event, ...]], Iterable[Deed]]
    tidied: Callable[[S, tuple[Deed, ...]], tuple[Deed, ...]] = lambda s, deeds: deeds
    """What has happened, in an order of its own where order does not count; what a state need not know is forgotten."""

    def answering(self, answers: Mapping[str, Option]) -> Guide[S]:
        """The same guide with other answers to some questions."""

        def goes_on(s: S) -> Turns:
            asked = getattr(s.node, "ask", "").replace("-", "_")
            return certainly(answers[asked]) if asked in answers else self.goes_on(s)

        return self._replace(goes_on=goes_on)


def certainly(option: Option) -> Turns:
    """One answer, or one outcome that stands for all."""
    return ((option, Fraction(1)),)


def every(node: Chance) -> Turns:
    """All that fate can bring."""
    return outcomes(node)


class Walk(Generic[S]):
    """All ends of an answer, and the questions that were passed on the way. Positions that are alike are one."""

    def __init__(self, guide: Guide[S], s: S, first: Turns) -> None:
        self.guide = guide
        self.leaves: list[Leaf[S]] = []
        self.passed: list[Leaf[S]] = []
        """The decisions that were answered without more ado."""
        self.ways = 0
        """How often ways have parted; what goes on in one way alone, as questions of a company do, leads no further."""
        here, steps = [Leaf(Fraction(1), s, ())], 0
        while here:
            here, steps = self._onwards(here, first), steps + 1
            assert steps < FAR_TOO_LONG, "a forecast has no horizon"
            first = STOP

    def _onwards(self, here: list[Leaf[S]], first: Turns) -> list[Leaf[S]]:
        """One answer further from everywhere."""
        found: dict[Any, Leaf[S]] = {}
        for leaf in here:
            turns = first or self.guide.goes_on(leaf.state)
            if not turns:
                self.leaves.append(leaf)
                continue
            if not first and isinstance(leaf.state.node, Choice):
                self.passed.append(leaf)
            for option, chance in turns:
                self._merge(found, self._answered(leaf, option, chance))
            self.ways += len(turns) - 1
            assert self.ways < FAR_TOO_MANY, "the horizon of a forecast is too far away"
        return list(found.values())

    def _answered(self, leaf: Leaf[S], option: Option, chance: Fraction) -> Leaf[S]:
        after = leaf.state.clone()
        after.events = ()
        self.guide.rules.answer(after, option)
        deeds = tuple(self.guide.deeds(leaf.state, option, after.events))
        after.events = None
        return Leaf(leaf.chance * chance, after, self.guide.tidied(after, leaf.deeds + deeds))

    @staticmethod
    def _merge(found: dict[Any, Leaf[S]], leaf: Leaf[S]) -> None:
        key = leaf.deeds, _alike(leaf.state.FIELDS)(leaf.state)
        known = found.get(key)
        found[key] = leaf if known is None else known._replace(chance=known.chance + leaf.chance)

    def chance(self, holds: Callable[[Leaf[S]], object]) -> Fraction:
        """How likely an end is of which something holds."""
        return sum((leaf.chance for leaf in self.leaves if holds(leaf)), Fraction())


@cache
def _alike(fields: tuple[str, ...]) -> attrgetter[Any]:
    """What two positions must have in common to be one."""
    return attrgetter(*(field for field in fields if field not in ("events", "pack", "reveals")))
