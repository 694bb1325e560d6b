"""Texts into sentences for one table: the reader's language and the names of those who play."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pelagos.core.errors import PelagosError
from pelagos.core.text import Fact, Text
from pelagos.locale.catalogue import Catalogue

LONGEST_NAME = 40


class Voice:
    """A catalogue that knows who sits where."""

    def __init__(self, catalogue: Catalogue, names: Sequence[str]) -> None:
        self.catalogue = catalogue
        self.names = tuple(printable(name)[:LONGEST_NAME] for name in names)
        self.words: Callable[[Text], str] = self.sentence
        """A text as a sentence: one and the same function for as long as the voice lives, so it is quickly known."""

    def name(self, seat: int) -> str:
        """Who sits there."""
        return self.names[seat]

    def rename(self, seat: int, name: str) -> None:
        """Somebody else sits there now."""
        names = list(self.names)
        names[seat] = printable(name)[:LONGEST_NAME]
        self.names = tuple(names)

    def sentence(self, text: Text) -> str:
        """A text put into words; who remembers what was said need not come here."""
        return self.catalogue.format(text, self.name, self.words)

    def phrase(self, message: str, /, **facts: Fact) -> str:
        """A message of the catalogue as a sentence."""
        return self.words(Text(message, tuple(facts.items())))

    def error(self, problem: PelagosError) -> str:
        """What cannot be done, with the rule behind it."""
        return self.catalogue.error(problem, self.name)


def printable(words: str) -> str:
    """A name or an answer without control characters: it may come from a stranger's record or pipe.

    >>> printable("An\\x1bna")
    'An?na'
    """
    return "".join(sign if sign.isprintable() else "?" for sign in words)
