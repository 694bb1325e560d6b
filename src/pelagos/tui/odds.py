"""Exact odds before a commitment: what fate may bring after an option, without asking it."""

from __future__ import annotations

from typing import Any

from pelagos.core.errors import PelagosError
from pelagos.core.nodes import Chance, Option
from pelagos.faces.odds import before_fate, odds_lines
from pelagos.tui.commands import is_number, offered
from pelagos.tui.scene import Scene


def show_odds(scene: Scene, argument: str) -> list[str]:
    """The odds after one option; without an argument, after whichever option a question to fate follows."""
    if isinstance(scene.node, Chance):
        return _lines(scene, scene.table.state)
    if argument:
        option = offered(argument, scene.node.options, scene.labels)
        return _after(scene, option) if option is not None else [_not_offered(scene, argument)]
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
