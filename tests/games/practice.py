"""One game in the hands of a test: described positions, answers in a row, random play to the end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, Generic, TypeVar

from pelagos.core.game import Game
from pelagos.core.nodes import Chance, Choice, Node, Option, Over, find_option
from pelagos.core.settings import Value, parse_settings
from pelagos.core.state import State
from pelagos.games.registry import load_pack

S = TypeVar("S", bound=State)


class Practice(Generic[S]):
    """A game with the tables that come with it."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game
        self.pack = load_pack(game)

    def begun(self, **settings: Value) -> S:
        """A new game at its first question."""
        return self._asked(self._new(settings))

    def given(self, fields: Mapping[str, Any], every: bool = False, **settings: Value) -> S:
        """A described position, ready to be asked; every question, if wanted, also those with a single answer."""
        s = self.game.positions.arrange(self._new(settings), fields)
        if every and self.game.ask_all:
            self.game.ask_all(s)
        assert self.game.broken(s) == []
        return self._asked(s)

    def answered(self, s: S, *answers: Option | str) -> S:
        """The same state after some answers and outcomes, as options or as somebody would type them."""
        for answer in answers:
            self.game.rules.answer(s, _option(s.node, answer) if isinstance(answer, str) else answer)
        return s

    def played(self, s: S, rng: Random) -> Iterator[Node]:
        """Every question from here to the end, which comes last; dice and draws fall as likely as they are."""
        node = s.node
        assert node is not None, "the game has been started"
        yield node
        while not isinstance(node, Over):
            weights = node.weights if isinstance(node, Chance) else None
            node = self.game.rules.answer(s, rng.choices(node.options, weights)[0])
            yield node

    def _new(self, settings: Mapping[str, Value]) -> S:
        return self.game.new_game(parse_settings(self.game.settings, settings), self.pack)

    def _asked(self, s: S) -> S:
        s.events = ()
        self.game.rules.run(s)
        return s


def _option(node: Node | None, text: str) -> Option:
    assert isinstance(node, Choice | Chance)
    option = find_option(node.options, text)
    assert option is not None, (text, node)
    return option
