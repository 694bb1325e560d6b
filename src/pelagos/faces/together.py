"""Playing together: short phrases that everybody reads in the own language, and what a partner weighs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from pelagos.core.nodes import Choice, find_option
from pelagos.core.settings import MODE
from pelagos.faces.voice import Voice
from pelagos.table.table import Table

PHRASES: Final = ("ahoy", "luck", "moment", "think", "yes", "no", "well", "thanks", "again")
"""What can be said with one click, by id."""
LOST: Final = "lost"
"""What somebody says who cannot come back to a seat; not by one click."""
MARK: Final = "\x1e"
"""Before the id of a phrase among what was said; nobody can type it, for it counts as a space."""
COOP: Final = "coop"
SELF: Final = "viewer"
"""The field of a view that says whose it is."""


def as_phrase(phrase: str) -> str:
    """A phrase as it is kept."""
    return MARK + phrase


def said(words: str, voice: Voice) -> str:
    """What was said, for a reader; a phrase in the own language.

    >>> from pelagos.locale.catalogue import catalogue
    >>> said("Hello", Voice(catalogue("de"), ())), said(as_phrase("ahoy"), Voice(catalogue("de"), ()))
    ('Hello', 'Ahoi!')
    """
    phrase = words.removeprefix(MARK)
    return voice.phrase(f"face-phrase-{phrase}") if words.startswith(MARK) and phrase in (*PHRASES, LOST) else words


def is_together(table: Table[Any]) -> bool:
    """Whether several seats win and lose together."""
    return table.header.settings.get(MODE) == COOP and len(table.seats) > 1


def weighed(table: Table[Any], seat: int, answers: Sequence[str], reader: int | None, voice: Voice) -> list[str]:
    """The answers that a seat has planned and not given, in words; only where the reader sees all that it sees."""
    found: list[str] = []
    for place, answer in enumerate(answers):
        state = table.preview(seat, answers[:place], table.version).state if place else table.state
        node = state.node
        option = find_option(node.options, answer) if isinstance(node, Choice) else None
        if option is None or not _sees_all(table, state, seat, reader):
            break
        found.append(voice.words(table.game.show.label(state, option)))
    return found


def _sees_all(table: Table[Any], state: Any, seat: int, reader: int | None) -> bool:
    views = [dict(table.game.visible.observe(state, one)) | {SELF: None} for one in (seat, reader)]
    return views[0] == views[1]
