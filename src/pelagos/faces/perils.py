"""What threatens, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from pelagos.core.game import Game, View
from pelagos.core.nodes import Over
from pelagos.core.perils import Peril
from pelagos.faces.voice import Voice


class Threat(NamedTuple):
    """A peril in words: how near it is from 0 (far) to 3, the rule behind it, and where one sees it."""

    text: str
    level: int
    rule: str
    spots: tuple[str, ...]


def threats_of(game: Game[Any], state: Any, view: View, voice: Voice) -> list[Threat]:
    """What threatens whoever sees this; nothing any more when all is over."""
    return [] if isinstance(state.node, Over) else said_perils(game.perils(view), voice)


def said_perils(perils: Sequence[Peril], voice: Voice) -> list[Threat]:
    """The same for somebody who knows the perils already."""
    return [Threat(voice.words(peril.said), peril.level, peril.rule, peril.spots) for peril in perils]
