"""Exact odds: walk through every outcome fate can have from a position, without sampling."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable
from fractions import Fraction
from typing import Generic, TypeVar

from pelagos.core.errors import PelagosError
from pelagos.core.nodes import Chance, Option
from pelagos.core.rulebook import Rulebook
from pelagos.core.state import State

S = TypeVar("S", bound=State)
T = TypeVar("T")

TOO_MANY = 200_000


def outcomes(node: Chance) -> list[tuple[Option, Fraction]]:
    """Every outcome of a question to fate with its exact chance: luck enumerated instead of drawn."""
    whole = sum(node.weights)
    return [(option, Fraction(weight, whole)) for option, weight in zip(node.options, node.weights, strict=True)]


def share_of(equals: Collection[T], holds: Callable[[T], object]) -> Fraction:
    """The share of things that are equally likely, such as the faces of a die, of which something holds.

    >>> share_of(range(1, 7), lambda face: face > 4)
    Fraction(1, 3)
    """
    return Fraction(sum([1 for thing in equals if holds(thing)]), len(equals))


def chance_of(
    rules: Rulebook[S],
    s: S,
    option: Option | None,
    holds: Callable[[S], bool | None],
    alike: Callable[[S], Hashable] | None = None,
    limit: int = TOO_MANY,
) -> Fraction:
    """The chance that answering `option` (None: doing nothing) ends in a position where `holds` is true.

    Fate is followed until `holds` says yes or no, or until somebody must decide again; a position that
    is still open then counts as no. More than `limit` positions are refused rather than guessed.
    Positions with the same `alike` have the same chance, and only the first of them is walked through.
    """
    begin = s.clone()
    begin.events = None
    if option is not None:
        rules.answer(begin, option)
    return _Walk(rules, holds, alike, limit).chance(begin)


class _Walk(Generic[S]):
    """One walk through all outcomes, with what is known of positions seen before."""

    def __init__(
        self,
        rules: Rulebook[S],
        holds: Callable[[S], bool | None],
        alike: Callable[[S], Hashable] | None,
        limit: int,
    ) -> None:
        self.rules = rules
        self.holds = holds
        self.alike = alike
        self.left = limit
        self.known: dict[Hashable, Fraction] = {}

    def chance(self, s: S) -> Fraction:
        """The chance from this position on."""
        verdict = self.holds(s)
        if verdict is not None:
            return Fraction(int(verdict))
        if not isinstance(s.node, Chance):
            return Fraction(0)
        if self.alike is None:
            return self._average(s, s.node)
        key = self.alike(s)
        if key not in self.known:
            self.known[key] = self._average(s, s.node)
        return self.known[key]

    def _average(self, s: S, node: Chance) -> Fraction:
        self.left -= len(node.options)
        if self.left < 0:
            raise PelagosError("error-odds-too-many")
        hits = Fraction(0)
        for option, chance in outcomes(node):
            after = s.clone()
            self.rules.answer(after, option)
            hits += chance * self.chance(after)
        return hits
