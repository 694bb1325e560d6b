"""Other ways to write the words of a position: names as on the tiles' lists (`BUY_HULL`)."""

from __future__ import annotations

from pelagos.games.nauticus.names import ACTION, TILE
from pelagos.games.nauticus.state import Nauticus


def as_named(text: str) -> str:
    """Names in the form that answers and records use.

    >>> as_named("BOW:ANCHOR ONE_SHIP")
    'bow:anchor one-ship'
    """
    return text.lower().replace("_", "-")


def named(s: Nauticus, word: str) -> str:
    """A tile, an action or a ship of a case file as positions write it; any other word stays as it was written."""
    name = as_named(word)
    first = name.partition(" ")[0].partition(":")[0]
    return name if first in TILE or first in ACTION else word
