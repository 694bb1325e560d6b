"""A moment of a case: the position that stands, and how it is read and spoken of."""

from __future__ import annotations

from typing import Any, NamedTuple

from pelagos.core.case_values import slug
from pelagos.core.game import Game
from pelagos.core.nodes import Choice, Over, option_text
from pelagos.core.state import State
from pelagos.locale.catalogue import DEFAULT


class Moment(NamedTuple):
    """A position with what it takes to compare it: the game, the letters of its seats, and a language."""

    game: Game[Any]
    s: State
    letters: str
    language: str = DEFAULT

    def offered(self) -> list[str]:
        """The answers or outcomes of the standing question."""
        node = self.s.node
        return [] if node is None or isinstance(node, Over) else [option_text(option) for option in node.options]

    def spelled(self, text: str) -> str:
        """An answer as it is offered, however it is written; an outcome of fate as it stands."""
        written = plain(text)
        return self.game.spelled(self.s, written) if isinstance(self.s.node, Choice) else written

    def outcome(self, text: str) -> str:
        """An outcome of fate, however it is written: dice in any order, names as they are printed."""
        found = self.offered()
        return next((way for way in ways_of_fate(self.game, self.s, text) if way in found), text)


def plain(text: str) -> str:
    """A text without stray spaces."""
    return " ".join(text.split())


def ways_of_fate(game: Game[Any], s: State, text: str) -> tuple[str, ...]:
    """The ways in which somebody may have written an outcome."""
    dice = " ".join(sorted(text.replace(",", " ").split()))
    numbered = [game.named(s, f"{kind}{text}") for kind in set(game.numbered.values()) if text.isdecimal()]
    return text, dice, slug(text), game.named(s, text), game.spelled(s, text), *numbered
