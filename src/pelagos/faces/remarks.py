"""What things do, said where they are: beside an option that names one, or at its piece in a drawing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pelagos.core.game import Game
from pelagos.core.nodes import Chance, Choice
from pelagos.faces.voice import Voice

Remarks = Mapping[str, str]
"""Remarks in words, by spot."""


def remarks_of(game: Game[Any], state: Any, voice: Voice) -> Remarks:
    """Everything that the game tells of its things in this position."""
    return {spot: voice.words(said) for spot, said in game.tells(state).items()}


def notes_of(game: Game[Any], state: Any, node: Choice | Chance, labels: list[str], remarks: Remarks) -> list[str]:
    """What is to be said beside each option; nothing that its label tells already."""
    if not remarks:
        return [""] * len(labels)
    return [
        _note(label, game.show.spots(state, option), remarks)
        for option, label in zip(node.options, labels, strict=True)
    ]


def _note(label: str, spots: tuple[str, ...], remarks: Remarks) -> str:
    said = remarks.get(spots[0], "") if len(spots) == 1 else ""
    return "" if said in label else said
