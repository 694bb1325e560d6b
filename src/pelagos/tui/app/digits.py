"""Digits as they are pressed: the number of an option, of one digit or two, or the dice that somebody rolled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pelagos.core.nodes import Option
from pelagos.tui.dice import begins_roll, is_roll, rolled


class Keyed(NamedTuple):
    """What has been pressed so far, the row it points at, and the row that is answered (None: not yet)."""

    digits: str = ""
    row: int | None = None
    answer: int | None = None


def pressed(before: str, digit: str, options: Sequence[Option]) -> Keyed:
    """One digit more. What can become nothing with it is forgotten, and the digit begins anew.

    >>> ten = [("move", place) for place in range(12)]
    >>> pressed("", "1", ten), pressed("1", "2", ten), pressed("", "5", ten), pressed("1", "7", ten)
    (Keyed(digits='1', row=0, answer=None), Keyed(digits='', row=11, answer=11), \
Keyed(digits='', row=4, answer=4), Keyed(digits='', row=6, answer=6))
    """
    reading = _as_roll if is_roll(tuple(options)) else _as_number
    found = reading(before + digit, options)
    return found if found != Keyed() or not before else reading(digit, options)


def _as_number(digits: str, options: Sequence[Option]) -> Keyed:
    """A number that no further digit can follow is an answer at once."""
    number = int(digits)
    if not 1 <= number <= len(options):
        return Keyed()
    if number * 10 <= len(options):
        return Keyed(digits, number - 1)
    return Keyed("", number - 1, number - 1)


def _as_roll(digits: str, options: Sequence[Option]) -> Keyed:
    """Dice are an answer when all of them are typed."""
    option = rolled(digits, options)
    if option is not None:
        row = list(options).index(option)
        return Keyed("", row, row)
    return Keyed(digits) if begins_roll(digits, options) else Keyed()
