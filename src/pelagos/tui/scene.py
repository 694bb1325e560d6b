"""What somebody at a question has before them."""

from __future__ import annotations

from typing import Any, NamedTuple

from pelagos.core.nodes import Chance, Choice
from pelagos.faces.voice import Voice
from pelagos.table.table import Table


class Scene(NamedTuple):
    """The table, the question that stands, who looks at it, what the options are called, and the words."""

    table: Table[Any]
    node: Choice | Chance
    viewer: int | None
    labels: list[str]
    voice: Voice
