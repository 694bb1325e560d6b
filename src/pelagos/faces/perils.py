"""What threatens, in words."""

from __future__ import annotations

from typing import Any, NamedTuple

from pelagos.core.game import Game, View
from pelagos.core.nodes import Over
from pelagos.faces.voice import Voice


class Threat(NamedTuple):
    """A peril in words: how near it is from 1 to 3, the rule behind it, and where one sees it."""

    text: str
    level: int
    rule: str
    spots: tuple[str, ...]


def threats_of(game: Game[Any], state: Any, view: View, voice: Voice) -> list[Threat]:
    """What threatens whoever sees this; nothing any more when all is over."""
    if isinstance(state.node, Over):
        return []
    return [Threat(voice.words(peril.said), peril.level, peril.rule, peril.spots) for peril in game.perils(view)]
