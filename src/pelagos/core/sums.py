"""Sums that are the same on every machine.

From Python 3.12 on, `sum` makes up for what rounding loses, so bots that weigh their options with it would play other
games there. Rules and bots add floats one after the other instead.
"""

from __future__ import annotations

from collections.abc import Iterable


def added(values: Iterable[float]) -> float:
    """The sum, rounded after each value.

    >>> added([1e16, 1.0, 1.0]) == 1e16
    True
    """
    total = 0.0
    for value in values:
        total += value
    return total
