"""Real dice, typed as they lie on the table: `3 4`, `34` or `4,3`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from pelagos.core.nodes import Option, option_text

BETWEEN: Final = str.maketrans(",;+", "   ")


@lru_cache(maxsize=64)
def is_roll(options: tuple[Option, ...]) -> bool:
    """Whether these are the outcomes of dice: nothing but numbers of one digit.

    >>> is_roll(((1,), (2,))), is_roll(((1, 6), (6, 6))), is_roll((("riches-5",),)), is_roll((("move", 4),))
    (True, True, False, False)
    """
    return all(len(face) == 1 and face.isdigit() for option in options for face in option_text(option).split())


def dice_in(options: Sequence[Option]) -> int:
    """How many dice are rolled."""
    return len(option_text(options[0]).split())


def faces_of(said: str) -> list[str]:
    """The faces that somebody typed, with or without something between them; [] when it was something else.

    >>> faces_of("3 4"), faces_of("34"), faces_of("4, 3"), faces_of("odds")
    (['3', '4'], ['3', '4'], ['4', '3'], [])
    """
    digits = said.translate(BETWEEN).replace(" ", "")
    return list(digits) if digits.isascii() and digits.isdigit() else []


def rolled(said: str, options: Sequence[Option]) -> Option | None:
    """The outcome that was typed; where the order of dice means nothing, it may be typed in any order."""
    faces = faces_of(said)
    texts = {option_text(option): option for option in options}
    return texts.get(" ".join(faces)) or texts.get(" ".join(sorted(faces)))


def begins_roll(said: str, options: Sequence[Option]) -> bool:
    """Whether more dice can follow so that it becomes one of the outcomes."""
    faces = Counter(faces_of(said))
    return any(faces < Counter(option_text(option).split()) for option in options)
