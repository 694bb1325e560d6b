"""Choosing the phase's action [NAU-3.3]: what it brings here, less what it brings the others."""

from __future__ import annotations

from pelagos.bots.nauticus.appraise import Appraiser, appraiser_of
from pelagos.bots.nauticus.horizon import horizon
from pelagos.bots.nauticus.turn import THE_END, Line, best_line, cut_off
from pelagos.bots.nauticus.weights import Weights
from pelagos.core.nodes import Choice, Option
from pelagos.games.nauticus.book import nauticus
from pelagos.games.nauticus.state import Nauticus
from pelagos.games.nauticus.turns import turn


def best_tile(s: Nauticus, seat: int, weights: Weights, width: int) -> Line:
    """The best tile, with the turn that would follow."""
    return max(tile_lines(s, seat, weights, width), key=lambda line: line.value)


def tile_lines(s: Nauticus, seat: int, weights: Weights, width: int) -> list[Line]:
    """Every tile, with the turn that would follow."""
    assert isinstance(s.node, Choice)
    return [_with_tile(s, seat, option, weights, width) for option in s.node.options]


def _with_tile(s: Nauticus, seat: int, option: Option, weights: Weights, width: int) -> Line:
    begin = s.clone()
    nauticus.answer(begin, option)
    cut_off(begin, seat)
    appraiser = appraiser_of(s.pack, horizon(begin), weights)
    line = best_line(begin, seat, appraiser, width, extras=False)
    gain = max(_gain(line.state, other, appraiser, width) for other in range(s.seats) if other != seat)
    return Line(line.value - weights.rivalry * gain, line.state, (option, *line.path))


def _gain(s: Nauticus, seat: int, appraiser: Appraiser, width: int) -> float:
    """What another seat makes of its turn in this phase."""
    begin = s.clone()
    begin.agenda = ((turn, seat), THE_END)
    nauticus.run(begin)
    return best_line(begin, seat, appraiser, width, extras=False).value - appraiser.value(s, seat)
