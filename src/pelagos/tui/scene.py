"""What somebody at a question has before them."""

from __future__ import annotations

from typing import Any, NamedTuple

from pelagos.core.nodes import Chance, Choice
from pelagos.faces.voice import Voice
from pelagos.table.table import Table
from pelagos.tui.commands import Typed, offered, understand


class Scene(NamedTuple):
    """The table, the question that stands, who looks at it, what the options are called, and the words."""

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
