"""Other ways to write an answer: names as on the tiles' lists (`BUY_HULL`), the goods of a reward in any order."""

from __future__ import annotations

from pelagos.games.nauticus.names import ACTION, GOODS, TILE
from pelagos.games.nauticus.state import Nauticus
from pelagos.games.nauticus.words import LABELS


def as_named(text: str) -> str:
    """Names in the form that answers and records use.

    >>> as_named("BOW:ANCHOR ONE_SHIP")
    'bow:anchor one-ship'
    """
    return text.lower().replace("_", "-")


def spelled(s: Nauticus, answer: str) -> str:
    """[NAU-9.2] An answer as it is offered; what needs no change stays as it was written."""
    match as_named(answer).split():
        case ["reward", "goods", *goods]:
            return " ".join(["reward", "goods", *sorted(goods, key=_rank)])
        case [verb, *names] if verb in LABELS:
            return " ".join([verb, *names])
    return answer


def named(s: Nauticus, word: str) -> str:
    """A tile, an action or a ship of a case file as positions write it; any other word stays as it was written."""
    name = as_named(word)
    first = name.partition(" ")[0].partition(":")[0]
    return name if first in TILE or first in ACTION else word


def _rank(good: str) -> int:
    return GOODS.index(good) if good in GOODS else len(GOODS)
