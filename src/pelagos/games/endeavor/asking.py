"""[EDS-4.1, 4.2] How questions are declared, and what is said against an answer whose moment is another."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pelagos.core.nodes import Choice, Option
from pelagos.core.questions import Otherwise, Thought
from pelagos.games.endeavor.book import endeavor
from pelagos.games.endeavor.state import Endeavor
from pelagos.games.endeavor.verbs import DECLINE, TOKEN

CANNOT_DECLINE: Final = endeavor.reason("cannot-decline", "EDS-6.7", "EDS-6.9")
NOT_NOW: Final = endeavor.reason("not-now", "EDS-4.1", "EDS-4.2", "EDS-6.1", "EDS-6.2", "EDS-6.6")
NO_SUCH_ANSWER: Final = endeavor.reason("no-such-answer", "EDS-4.1", "EDS-4.2", wider=(NOT_NOW,))
TOKEN_WINDOW: Final = endeavor.reason("token-window", "EDS-10.7", "EDS-10.2", "EDS-10.4", "EDS-20.4")
endeavor.general |= {
    "game-over": ("EDS-4.1", "EDS-17.1"),
    "wrong-seat": ("EDS-4.2", "EDS-6.1", "EDS-10.2", "EDS-10.4", "EDS-10.7", "EDS-20.4"),
}
endeavor.general_wider["wrong-seat"] = (NOT_NOW, TOKEN_WINDOW)
"""Out of turn, a token has not its moment."""


def elsewhere(s: Endeavor, asked: Choice, option: Option) -> str:
    """[EDS-6.7, 10.7, 4.1] Refusing is possible only where it is offered; tokens and the rest have their own moment."""
    if any(option[0] == offered[0] for offered in asked.options):
        return NO_SUCH_ANSWER
    if option[0] == TOKEN.name:
        return TOKEN_WINDOW
    return CANNOT_DECLINE if option[0] == DECLINE[0] else NOT_NOW


def unless(verb: str, reason: str) -> Otherwise[Endeavor]:
    """At a question about one kind of thing, whatever else of that kind is named is refused with one reason."""
    return lambda s, asked, option: reason if option[0] == verb and len(option) > 1 else elsewhere(s, asked, option)


def allowed(*options: Option) -> list[Thought]:
    """Thoughts against which nothing speaks."""
    return [(option, "") for option in options]


def judged(s: Endeavor, asked: Choice, options: Iterable[Option], against: Otherwise[Endeavor]) -> list[Thought]:
    """Every thought once, with what speaks against it."""
    return [(option, against(s, asked, option)) for option in dict.fromkeys(options)]
