"""Kinds of things of which answers and fields speak: what there is of each, its words, its spot, its spellings."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from pelagos.core.case_values import slug
from pelagos.core.state import State
from pelagos.core.text import Fact, Text

Value: TypeAlias = int | str
Pack: TypeAlias = Any


class Kind:
    """One kind of thing that answers speak of: its names, its words, its spot on the board and its spellings."""

    def __init__(
        self,
        name: str,
        values: Sequence[Value] | Callable[[Pack], Sequence[Value]],
        *,
        words: str | Callable[[Any], Fact] = "",
        spot: str = "",
        also: Callable[[Any, str], str | None] | None = None,
        unlisted: bool = False,
    ) -> None:
        """The values come from the rules or from the pack; `words` begins the message ids or says a value itself.

        `also(s, word)` reads another spelling. With `unlisted` there may be more than is listed: whether there is
        such a thing only the question can say.
        """
        self.name = name
        self.spot = spot
        self.unlisted = unlisted
        self._values = values
        self._words = words
        self._also = also
        self._names: dict[str, Mapping[str, str]] = {}

    def values(self, pack: Pack) -> Sequence[Value]:
        """Everything of this kind that there is, in a fixed order."""
        return self._values(pack) if callable(self._values) else self._values

    def said(self, value: Value) -> Fact:
        """What a thing is called; a number is said as it is."""
        if callable(self._words):
            return self._words(value)
        return Text(f"{self._words}-{value}") if self._words else value

    @property
    def has_words(self) -> bool:
        """Whether its things have names; else they are numbers."""
        return bool(self._words)

    def message(self, value: Value) -> str:
        """The message that is a thing's name, for those who can only carry an id."""
        said = self.said(value)
        return said.id if isinstance(said, Text) else ""

    def read(self, s: State, word: str) -> str:
        """The name of what is meant, however it is written; what means nothing of this kind stays, as a single word."""
        names = self.names(s.pack)
        found = names.get(word) or names.get(slug(word))
        if found is None and self._also is not None:
            found = self._also(s, word)
        if found is None:
            return slug(word) if " " in word else word
        return found

    def names(self, pack: Pack) -> Mapping[str, str]:
        """The values by their own names and by these in the plainest spelling."""
        if pack.hash not in self._names:
            texts = [str(value) for value in self.values(pack)]
            self._names[pack.hash] = {slug(name): name for name in texts} | {name: name for name in texts}
        return self._names[pack.hash]

    def __repr__(self) -> str:
        return f"<{self.name}>"


class Several(NamedTuple):
    """As many different things of a kind as there may be, always named in the order of the kind."""

    kind: Kind
    most: int
    least: int = 1
    alike: bool = False
    """Whether the same thing may be named twice."""


def amount(name: str, low: int, high: int) -> Kind:
    """A number of something."""
    return Kind(name, tuple(range(low, high + 1)))
