"""Learned values: what the appraisal of a game misses, learned from games of our own bots (`lab/train/`).

    stands = guide.standing(s, seat)
    stands += values.correction(s, seat, stands)

There is a net for each kind of game that the guide tells apart: a sum and one hidden layer over the numbers of the
encoder, or over what the appraisal is added up from where the guide tells that (`Terms`). Where games can be lost at a
great loss, another net says how likely that is. All weights are whole numbers, and Python alone adds them up, so that a
position has the same value on every machine, whatever is installed there. Of the numbers of a position a hundred or two
are not zero: their rows are added up in a fraction of a millisecond, while playing on to that position takes many.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from functools import cache
from hashlib import blake2b
from itertools import compress
from math import exp
from struct import unpack
from typing import Any, Final, NamedTuple

from pelagos.bots.search.guide import Guide, Terms, guide_of
from pelagos.core.encoding import Encoder
from pelagos.core.errors import PelagosError
from pelagos.core.game import Game
from pelagos.core.nodes import Choice
from pelagos.games.registry import find_game

log = logging.getLogger("pelagos.bots")

GRAIN: Final = 256
"""Into so many steps a 1 of the encoder is cut."""
MOST: Final = 32_767
"""No number and no weight has more steps than that."""
LANE: Final = 64
HALF: Final = 1 << 62
"""No lane comes near this: a number and a weight have 16 bits each, and there are a few thousand of them."""
WIDEST: Final = 257
_FLOOR: Final = sum(HALF << LANE * place for place in range(WIDEST))
EXTRAS: Final = ("turn", "standing", "standing.turn")
"""What is known of every game, whatever else is."""
TURNS: Final = 16
POINTS: Final = 32
"""So many turns, or points, are measured as 1."""
CERTAIN: Final = 30.0
"""No chance is nearer to none or all than the one with these odds, as a logarithm."""


class Net(NamedTuple):
    """What is added to an appraisal. A row has a weight for each hidden unit, and the last one for the sum itself.

    A row is one long number with a lane of 64 bits for each weight (`woven`): Python adds up all of them at once.
    """

    rows: dict[int, int]
    """By the place of a number; numbers that never told anything have none."""
    bias: int
    units: tuple[int, ...]
    """What each hidden unit is worth, as far as it is more than nothing."""
    scales: tuple[int, int, int]
    """Into how many steps a 1 is cut: in the weights of the sum, of the hidden units, and in what these are worth."""

    def value(self, numbers: dict[int, int]) -> float:
        """What a position is worth beyond its appraisal, in points."""
        rows = self.rows
        found = [number * rows[place] for place, number in numbers.items() if place in rows]
        sums = lanes(self.bias + sum(found), len(self.units) + 1)
        direct, first, second = self.scales
        hidden = sum(worth * unit for worth, unit in zip(self.units, sums, strict=False) if unit > 0)
        return sums[-1] / (GRAIN * direct) + hidden / (GRAIN * first * second)


class Ruin(NamedTuple):
    """How likely a game is lost at a great loss: the logarithm of the odds, and what such an end counts in points."""

    odds: Net
    points: float

    def spoils(self, worth: float, numbers: dict[int, int]) -> float:
        """What is left of the worth of a position that is worth so much where the game goes well."""
        odds = max(-CERTAIN, min(CERTAIN, self.odds.value(numbers)))
        return worth + (self.points - worth) / (1.0 + exp(-odds))


def woven(weights: Sequence[int]) -> int:
    """Weights as one long number."""
    return sum(weight << LANE * place for place, weight in enumerate(weights))


def lanes(woven: int, width: int) -> list[int]:
    """The numbers of its lanes again, which may be negative.

    >>> lanes(3 * woven([5, -2]) + woven([-20, 1]), 2)
    [-5, -5]
    """
    lifted = woven + (_FLOOR & ((1 << LANE * width) - 1))
    return [lane - HALF for lane in unpack(f"<{width}Q", lifted.to_bytes(width * LANE // 8, "little"))]


class Values:
    """The nets of a game, by the kinds of games."""

    def __init__(
        self,
        game: Game[Any],
        guide: Guide[Any],
        layout: str,
        nets: dict[str, Net],
        ruins: dict[str, Ruin] | None = None,
    ) -> None:
        self.game, self.guide, self.layout, self.nets, self.ruins = game, guide, layout, nets, ruins or {}

    def correction(self, s: Any, seat: int, standing: float) -> float:
        """How many points the appraisal is short of what comes of such positions; 0 where nothing was learned."""
        kind = self.guide.kind(s)
        net, ruin = self.nets.get(kind), self.ruins.get(kind)
        if net is None or not self._fits(s):
            return 0.0
        numbers = numbers_of(self.game, self.guide, s, seat, standing)
        found = net.value(numbers)
        return ruin.spoils(standing + found, numbers) - standing if ruin else found

    def standing(self, s: Any, seat: int) -> float:
        """How well a seat stands where a turn begins, and at the end; there a great loss counts as it was learned."""
        stands = self.guide.standing(s, seat)
        if isinstance(s.node, Choice):
            return stands + self.correction(s, seat, stands)
        ruin = self.ruins.get(self.guide.kind(s))
        return max(stands, ruin.points) if ruin and self._fits(s) else stands

    def _fits(self, s: Any) -> bool:
        """Whether the numbers of its pieces are those that were learned with."""
        return layout_of(self.game, s.pack) == self.layout


def numbers_of(game: Game[Any], guide: Guide[Any], s: Any, seat: int, standing: float) -> dict[int, int]:
    """A position in whole numbers, as a seat sees it, by their places; those that are zero are left out."""
    turn = guide.turn(s, s.node) / TURNS
    if isinstance(guide, Terms):
        begin, found, told = 0, dict[int, int](), (standing, *guide.summands(s, seat))
    else:
        encoded = encoder_of(game).encode(s, seat)
        begin, told = len(encoded), (standing,)
        found = {place: whole(encoded[place]) for place in compress(range(begin), encoded)}
    extras = (turn, *[number for points in told for number in (points / POINTS, turn * points / POINTS)])
    found.update({begin + place: whole(extra) for place, extra in enumerate(extras)})
    return found


def names_of(game: Game[Any], guide: Guide[Any], pack: Any) -> tuple[str, ...]:
    """What these numbers are called."""
    if isinstance(guide, Terms):
        return (*EXTRAS, *[name for term in guide.terms for name in (term, f"{term}.turn")])
    return (*encoder_of(game).names(pack), *EXTRAS)


def encoder_of(game: Game[Any]) -> Encoder[Any]:
    """What makes numbers of its positions."""
    assert game.encoder is not None, f"{game.key} has an encoder"
    return game.encoder


def whole(number: float) -> int:
    """A number in steps.

    >>> whole(0.25), whole(-1.0), whole(1e9)
    (64, -256, 32767)
    """
    return max(-MOST, min(MOST, round(number * GRAIN)))


def layout_of(game: Game[Any], pack: Any) -> str:
    """The hash of what the numbers are called, in their order: a net fits no others."""
    known = _LAYOUTS.get(id(pack))
    if known is None or known[0] is not pack:
        names = "\n".join(names_of(game, guide_of(game.key), pack))
        known = _LAYOUTS[id(pack)] = pack, blake2b(names.encode(), digest_size=8).hexdigest()
    return known[1]


_LAYOUTS: Final[dict[int, tuple[Any, str]]] = {}


@cache
def values_of(game_key: str) -> Values | None:
    """What ships for a game. Where that is of no use, the search goes on without, and the log says so."""
    from pelagos.bots.search.value_file import shipped

    try:
        found = shipped(game_key)
    except PelagosError as problem:
        log.warning("%s is searched without learned values: %s", game_key, problem)
        return None
    return found and Values(find_game(game_key), guide_of(game_key), found.layout, found.nets, found.ruins)


def sober_judge(game_key: str) -> Callable[[Any, int], float]:
    """How well a seat stands where a turn begins, and at the end. The guide tells, unless great losses were learned.

    An appraisal that is to keep a bot from ruin dreads it more than it is worth, and leaps where it comes near.
    """
    learned = values_of(game_key)
    return learned.standing if learned and learned.ruins else guide_of(game_key).standing
