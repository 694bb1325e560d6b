"""The position as lines of text, part by part: whoever shows it again makes only what reads something new.

    board: Final = TextBoard[LagoonView](part(_round), each("ships", _ship))

A part is made of a view; `each` makes one for everything in a list of it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from pelagos.core.text import Text

V = TypeVar("V", bound=Mapping[str, Any])
Lines: TypeAlias = Text | Sequence[Text]
"""One line or several."""
Make: TypeAlias = Callable[..., Lines]


class Part(NamedTuple):
    """What makes some lines of a view: once, or for everything in one of its lists."""

    make: Make
    field: str = ""


def part(make: Callable[[Any], Lines]) -> Part:
    """Lines of a view."""
    return Part(make)


def each(field: str, make: Callable[[Any, int, Any], Lines]) -> Part:
    """Lines of everything in a list of the view: of the view, the place in the list, and what is there."""
    return Part(make, field)


class TextBoard(Generic[V]):
    """The text board of a game.

    >>> board = TextBoard(part(lambda view: Text(view["sea"])), each("ships", lambda view, place, ship: [Text(ship)]))
    >>> [line.id for line in board({"sea": "calm", "ships": ["sloop", "brig"]})]
    ['calm', 'sloop', 'brig']
    """

    def __init__(self, *parts: Part) -> None:
        self.parts = parts

    def __call__(self, view: V) -> tuple[Text, ...]:
        """All lines."""
        return tuple([line for lines in self.made(view) for line in ((lines,) if isinstance(lines, Text) else lines)])

    def made(self, view: V) -> tuple[Lines, ...]:
        """What the parts made, each for itself: what stayed as it was is the very same, under what remembers it."""
        found: list[Lines] = []
        for make, field in self.parts:
            if field:
                found += [make(view, place, one) for place, one in enumerate(view[field])]
            else:
                found.append(make(view))
        return tuple(found)

    def under(self, keep: Callable[[Make], Make]) -> TextBoard[V]:
        """The same board with every part made under something that remembers it."""
        return TextBoard(*(Part(keep(make), field) for make, field in self.parts))
