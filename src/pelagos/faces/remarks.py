"""What things do, said beside the options that are about them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pelagos.core.beside import remarks_on
from pelagos.core.game import Game, View
from pelagos.core.nodes import Chance, Choice
from pelagos.core.sheets import NOTHING
from pelagos.faces.voice import Voice

Remarks = Mapping[str, str]
"""Remarks in words, by spot."""


def notes_of(
    game: Game[Any], state: Any, view: View, node: Choice | Chance, labels: list[str], voice: Voice
) -> list[str]:
    """What is to be said beside each option: nothing that its label tells already, or that all of them would say."""
    remarks = remarks_on(game, state, view, node.options)
    said = ["" if remark == NOTHING else voice.words(remark) for remark in remarks]
    if len(said) > 1 and len(set(said)) == 1:
        return [""] * len(said)
    return ["" if note in label else note for note, label in zip(said, labels, strict=True)]
