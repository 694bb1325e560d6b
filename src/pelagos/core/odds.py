"""Exact odds: walk through every outcome fate can have from a position, without sampling."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import TypeVar

from pelagos.core.errors import PelagosError
from pelagos.core.nodes import Chance, Option
from pelagos.core.rulebook import Rulebook
from pelagos.core.state import State

S = TypeVar("S", bound=State)

TOO_MANY = 200_000


def chance_of(
    rules: Rulebook[S],
    s: S,
    option: Option | None,
    holds: Callable[[S], bool | None],
    limit: int = TOO_MANY,
) -> Fraction:
    """The chance that answering `option` (None: doing nothing) ends in a position where `holds` is true.

    Fate is followed until `holds` says yes or no, or until somebody must decide again; a position that
    is still open then counts as no. More than `limit` positions are refused rather than guessed.
    """
    begin = s.clone()
    begin.events = None
    if option is not None:
        rules.answer(begin, option)
    counter = [limit]
    return _walk(rules, begin, holds, counter)


def _walk(rules: Rulebook[S], s: S, holds: Callable[[S], bool | None], counter: list[int]) -> Fraction:
    verdict = holds(s)
    if verdict is not None:
        return Fraction(int(verdict))
    node = s.node
    if type(node) is not Chance:
        return Fraction(0)
    counter[0] -= len(node.options)
    if counter[0] < 0:
        raise PelagosError("error-odds-too-many")
    hits = Fraction(0)
    for option, weight in zip(node.options, node.weights, strict=True):
        after = s.clone()
        rules.answer(after, option)
        hits += weight * _walk(rules, after, holds, counter)
    return hits / sum(node.weights)
