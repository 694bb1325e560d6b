"""What a bot gets and what it gives back: a sight of the table and the options in, one option out."""

from __future__ import annotations

from functools import cached_property
from random import Random
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from pelagos.core.game import Game, View
from pelagos.core.nodes import Choice, Option
from pelagos.core.state import State

S = TypeVar("S", bound=State)

Seed: TypeAlias = int | str


class Sight(Generic[S]):
    """One question as its seat sees it. Nothing that this seat may not know can be read from it."""

    def __init__(self, game: Game[S], state: S) -> None:
        node = state.node
        assert isinstance(node, Choice), "a bot is asked only when somebody decides"
        self.game = game
        self.seat: int = node.seat
        self.options: tuple[Option, ...] = node.options
        self._state = state

    @cached_property
    def view(self) -> View:
        """What the seat sees, put together when somebody looks."""
        return self.game.visible.observe(self._state, self.seat)

    def imagine(self, rng: Random) -> S:
        """A position that could be the real one, for bots that try things out: hidden things are drawn anew."""
        return self.game.visible.determinise(self._state, self.seat, rng)


class Bot(Protocol):
    """A player of one seat in one game. It is made with a seed; the same seed and questions, the same answers."""

    def choose(self, sight: Sight[Any]) -> Option:
        """One of the options of the sight."""
