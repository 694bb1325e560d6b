"""What somebody at a table has before them."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from pelagos.core.beside import offers_of
from pelagos.core.nodes import Chance, Choice
from pelagos.faces.remarks import notes_of
from pelagos.faces.voice import Voice
from pelagos.table.table import Table
from pelagos.tui.commands import Typed, offered, understand


class Onlooker(Protocol):
    """Whoever looks at a table, asked or not."""

    @property
    def table(self) -> Table[Any]:
        """The table."""

    @property
    def viewer(self) -> int | None:
        """Whose eyes; None for those of a spectator."""

    @property
    def voice(self) -> Voice:
        """The words."""


class Watching(NamedTuple):
    """What somebody has before them who is not asked."""

    table: Table[Any]
    viewer: int | None
    voice: Voice


class Scene(NamedTuple):
    """At a question: the table, what is asked, who looks at it, what the options are called, and the words."""

    table: Table[Any]
    node: Choice | Chance
    viewer: int | None
    labels: list[str]
    voice: Voice


def understood(scene: Scene, line: str) -> Typed:
    """What a typed line means here; an answer may be written in every way that the game knows."""
    typed = understand(line, scene.node.options, scene.labels)
    if typed.option is not None or typed.command:
        return typed
    return Typed(offered(as_offered(scene, line), scene.node.options, scene.labels))


def as_offered(scene: Scene, answer: str) -> str:
    """An answer as the game would offer it: names as printed become its own names."""
    return scene.table.game.spelled(scene.table.state, answer) if isinstance(scene.node, Choice) else answer


def notes_at(scene: Scene) -> list[str]:
    """What the things do that the options name, one note for each option."""
    game, state = scene.table.game, scene.table.state
    view = game.visible.observe(state, scene.viewer)
    return notes_of(offers_of(game, state, view, scene.node.options), scene.labels, scene.voice)
