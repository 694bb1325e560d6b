"""Choosing the phase's action: what it brings here, less what it brings the others."""

from __future__ import annotations

from pelagos.bots.nauticus.appraise import Appraiser
from pelagos.bots.nauticus.horizon import horizon
from pelagos.bots.nauticus.turn import THE_END, Line, best_line, cut_off
from pelagos.bots.nauticus.weights import Weights
from pelagos.core.nodes import Option
from pelagos.games.nauticus.book import nauticus
from pelagos.games.nauticus.names import NOWHERE
from pelagos.games.nauticus.state import Nauticus


def best_tile(s: Nauticus, seat: int, options: tuple[Option, ...], weights: Weights, width: int) -> Line:
    """The best tile and the turn that follows."""
    return max((_with_tile(s, seat, option, weights, width) for option in options), key=lambda line: line.value)


def _with_tile(s: Nauticus, seat: int, option: Option, weights: Weights, width: int) -> Line:
    begin = s.clone()
    nauticus.answer(begin, option)
    cut_off(begin, seat)
    appraiser = Appraiser(s.pack, horizon(begin), weights)
    line = best_line(begin, seat, appraiser, width, extras=False)
    gains = [_gain(line.state, other, appraiser, width) for other in range(s.seats) if other != seat]
    value = line.value - weights.rivalry * max(gains)
    return line._replace(value=value, path=(option, *line.path))


def _gain(s: Nauticus, seat: int, appraiser: Appraiser, width: int) -> float:
    """What another seat makes of its turn in this phase."""
    begin = s.clone()
    before = appraiser.value(begin, seat)
    begin.agenda = (("turn", seat), THE_END)
    begin.turn = NOWHERE
    nauticus.run(begin)
    cut_off(begin, seat)
    return best_line(begin, seat, appraiser, width, extras=False).value - before
