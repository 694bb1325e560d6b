"""Exact odds before a commitment: what an option puts at stake, and what fate may bring after it, without asking it."""

from __future__ import annotations

from typing import Any

from pelagos.core.errors import PelagosError
from pelagos.core.nodes import Chance, Option
from pelagos.faces.odds import before_fate, forecast_lines, odds_lines
from pelagos.tui.commands import is_number, offered
from pelagos.tui.scene import Scene


def show_odds(scene: Scene, argument: str) -> list[str]:
    """What one option puts at stake; without an argument a line for each, or what fate may bring next."""
    if isinstance(scene.node, Chance):
        return _lines(scene, scene.table.state)
    if argument:
        option = offered(argument, scene.node.options, scene.labels)
        return _after(scene, option) if option is not None else [_not_offered(scene, argument)]
    return _summary(scene) or _next_fate(scene)


def stakes_of(scene: Scene, option: Option | None) -> list[str]:
    """What an option puts at stake; for None, the test under way."""
    return forecast_lines(scene.table, option, scene.voice)


def _summary(scene: Scene) -> list[str]:
    """The first line of every forecast, and how to see the rest."""
    found = [(number, stakes_of(scene, option)) for number, option in enumerate(scene.node.options, 1)]
    width = len(str(len(found)))
    lines = [f"  {number:>{width}}  {said[0].strip()}" for number, said in found if said]
    return [*lines, scene.voice.phrase("tui-odds-more")] if lines else []


def _next_fate(scene: Scene) -> list[str]:
    """The odds after the only option that a question to fate follows; else which options those are."""
    risky = [
        number for number, option in enumerate(scene.node.options, 1) if before_fate(scene.table, option) is not None
    ]
    if not risky:
        return [scene.voice.phrase("tui-odds-none")]
    if len(risky) > 1:
        return [scene.voice.phrase("tui-odds-which", numbers=", ".join(map(str, risky)), first=str(risky[0]))]
    return _after(scene, scene.node.options[risky[0] - 1])


def _after(scene: Scene, option: Option) -> list[str]:
    label = scene.labels[scene.node.options.index(option)]
    stakes = stakes_of(scene, option)
    if stakes:
        return [scene.voice.phrase("tui-odds-after", label=label), *(f"  {line}" for line in stakes)]
    state = before_fate(scene.table, option)
    if state is None:
        return [scene.voice.phrase("tui-odds-no-chance", label=label)]
    return [scene.voice.phrase("tui-odds-after", label=label), *_lines(scene, state)]


def _lines(scene: Scene, state: Any) -> list[str]:
    try:
        return [f"  {line}" for line in odds_lines(scene.table.game, state, scene.voice)]
    except PelagosError as problem:
        return [scene.voice.error(problem)]


def _not_offered(scene: Scene, argument: str) -> str:
    if is_number(argument):
        problem = PelagosError("error-number-range", value=argument, high=len(scene.labels))
    else:
        problem = PelagosError("error-not-offered", answer=argument)
    return scene.voice.error(problem)
