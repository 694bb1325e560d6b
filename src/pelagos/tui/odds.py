"""Exact odds before a commitment: what an option puts at stake, and what fate may bring after it, without asking it."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from pelagos.core.errors import PelagosError
from pelagos.core.nodes import Chance, Option
from pelagos.core.odds import chance_of
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


def forecast_lines(scene: Scene, option: Option | None) -> list[str]:
    """What an option puts at stake; for None, the test under way."""
    table = scene.table
    return [scene.voice.words(line) for line in table.game.forecast(table.state, option)]


def _summary(scene: Scene) -> list[str]:
    """The first line of every forecast, and how to see the rest."""
    found = [(number, forecast_lines(scene, option)) for number, option in enumerate(scene.node.options, 1)]
    width = len(str(len(found)))
    lines = [f"  {number:>{width}}  {said[0].strip()}" for number, said in found if said]
    return [*lines, scene.voice.phrase("tui-odds-more")] if lines else []


def _next_fate(scene: Scene) -> list[str]:
    """The odds after the only option that a question to fate follows; else which options those are."""
    risky = [number for number, option in enumerate(scene.node.options, 1) if _before_fate(scene, option) is not None]
    if not risky:
        return [scene.voice.phrase("tui-odds-none")]
    if len(risky) > 1:
        return [scene.voice.phrase("tui-odds-which", numbers=", ".join(map(str, risky)), first=str(risky[0]))]
    return _after(scene, scene.node.options[risky[0] - 1])


def _after(scene: Scene, option: Option) -> list[str]:
    label = scene.labels[scene.node.options.index(option)]
    stakes = forecast_lines(scene, option)
    if stakes:
        return [scene.voice.phrase("tui-odds-after", label=label), *(f"  {line}" for line in stakes)]
    state = _before_fate(scene, option)
    if state is None:
        return [scene.voice.phrase("tui-odds-no-chance", label=label)]
    return [scene.voice.phrase("tui-odds-after", label=label), *_lines(scene, state)]


def _before_fate(scene: Scene, option: Option) -> Any:
    """The position in which fate is asked after an option, forced answers included; None when it is not."""
    assert not isinstance(scene.node, Chance), "an option is answered by a seat"
    ahead = scene.table.preview(scene.node.seat, [option], scene.table.version)
    return ahead.state if ahead.stopped == "fate" else None


def _lines(scene: Scene, state: Any) -> list[str]:
    game = scene.table.game
    try:
        return [
            _line(
                scene,
                scene.voice.words(outlook.label),
                chance_of(game.rules, state, None, outlook.holds, outlook.alike),
            )
            for outlook in game.show.outlooks(state)
        ]
    except PelagosError as problem:
        return [scene.voice.error(problem)]


def _line(scene: Scene, label: str, chance: Fraction) -> str:
    """The chance as a fraction, and rounded to whole percents."""
    sure = "always" if chance == 1 else "open" if chance else "never"
    fraction, percent = f"{chance.numerator}/{chance.denominator}", round(100 * chance)
    return "  " + scene.voice.phrase("tui-odds-line", label=label, fraction=fraction, percent=percent, sure=sure)


def _not_offered(scene: Scene, argument: str) -> str:
    if is_number(argument):
        problem = PelagosError("error-number-range", value=argument, high=len(scene.labels))
    else:
        problem = PelagosError("error-not-offered", answer=argument)
    return scene.voice.error(problem)
