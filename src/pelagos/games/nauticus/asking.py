"""[NAU-3.4, 8.4] What is said against an answer that belongs to another moment of the game."""

from __future__ import annotations

from typing import Final

from pelagos.core.nodes import Choice, Option
from pelagos.core.questions import Otherwise
from pelagos.games.nauticus.book import nauticus
from pelagos.games.nauticus.state import Nauticus

EXTRA_BETWEEN: Final = nauticus.reason("extra-between", "NAU-8.4", "NAU-3.4")
NOT_NOW: Final = nauticus.reason("not-now", "NAU-3.4")
nauticus.general["wrong-seat"] = ("NAU-3.3", "NAU-4.1", "NAU-8.4")
NO_ANSWER: Final = ""
"""What is said of something that no question of the game knows: it is not refused, it is no answer."""


def meanwhile(reason: str, *own: str) -> Otherwise[Nauticus]:
    """[NAU-8.4] Something else comes first; an extra action is never played in between.

    An answer of the question's own that nobody thinks of is none: there is no such thing.
    """

    def against(s: Nauticus, asked: Choice, option: Option) -> str:
        if option[0] == "extra":
            return EXTRA_BETWEEN
        return NO_ANSWER if option[0] in own else reason

    return against
