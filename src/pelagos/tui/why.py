"""Why not: everything that cannot be answered now, with the reason and the rule behind it."""

from __future__ import annotations

from textwrap import shorten

from pelagos.core.errors import Refused
from pelagos.core.nodes import Chance
from pelagos.faces.questions import not_now
from pelagos.table.reasons import refusal
from pelagos.tui.commands import offered
from pelagos.tui.scene import Scene, as_offered

WIDEST = 500


def show_why(scene: Scene, argument: str) -> list[str]:
    """One answer, or all that a player could think of here."""
    if isinstance(scene.node, Chance):
        return [scene.voice.phrase("tui-why-fate")]
    return _one(scene, argument) if argument else _all(scene)


def why_refused(scene: Scene, answer: str) -> Refused:
    """What is wrong with an answer that is not offered here."""
    if isinstance(scene.node, Chance):
        return Refused("error-not-an-outcome", outcome=answer, known=shorten(", ".join(scene.labels), WIDEST))
    return refusal(scene.table.game, scene.table.state, scene.node.seat, as_offered(scene, answer))


def _one(scene: Scene, answer: str) -> list[str]:
    ways = (answer, as_offered(scene, answer))
    option = next((found for way in ways if (found := offered(way, scene.node.options, scene.labels))), None)
    if option is None:
        return [scene.voice.error(why_refused(scene, answer))]
    number = scene.node.options.index(option) + 1
    return [scene.voice.phrase("tui-why-possible", number=str(number), label=scene.labels[number - 1])]


def _all(scene: Scene) -> list[str]:
    refused = not_now(scene.table.game, scene.table.state, scene.voice)
    lines = [f"  {entry.label}: {entry.why} [{entry.rule}]" for entry in refused]
    if not lines:
        return [scene.voice.phrase("tui-why-nothing")]
    return [scene.voice.phrase("tui-why-all"), *lines]
