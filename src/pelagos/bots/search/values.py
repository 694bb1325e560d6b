"""Learned values: what the appraisal of a game misses, learned from games of our own bots (`lab/train/`).

    stands = guide.standing(s, seat)
    stands += values.correction(s, seat, stands)

There is a net for each kind of game that the guide tells apart: a sum and one hidden layer over the numbers of the
encoder. All weights are whole numbers, and Python alone adds them up, so that a position has the same value on every
machine, whatever is installed there. Of the numbers of a position a hundred or two are not zero: their rows are added
up in a fraction of a millisecond, while playing on to that position takes many.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from itertools import compress
from struct import unpack
from typing import Any, Final, NamedTuple

from pelagos.bots.search.guide import Guide, guide_of
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
"""What is known beside the numbers of the encoder."""
TURNS: Final = 16
POINTS: Final = 32
"""So many turns, or points, are measured as 1."""


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

    def __init__(self, game: Game[Any], guide: Guide[Any], layout: str, nets: dict[str, Net]) -> None:
        self.game, self.guide, self.layout, self.nets = game, guide, layout, nets

    def correction(self, s: Any, seat: int, standing: float) -> float:
        """How many points the appraisal is short of what comes of such positions; 0 where nothing was learned."""
        net = self.nets.get(self.guide.kind(s))
        if net is None or layout_of(self.game, s.pack) != self.layout:
            return 0.0
        return net.value(numbers_of(self.game, self.guide, s, seat, standing))

    def standing(self, s: Any, seat: int) -> float:
        """How well a seat stands where a turn begins, and at the end."""
        stands = self.guide.standing(s, seat)
        return stands + self.correction(s, seat, stands) if isinstance(s.node, Choice) else stands


def numbers_of(game: Game[Any], guide: Guide[Any], s: Any, seat: int, standing: float) -> dict[int, int]:
    """A position in whole numbers, as a seat sees it, by their places; those that are zero are left out."""
    encoded = encoder_of(game).encode(s, seat)
    found = {place: whole(encoded[place]) for place in compress(range(len(encoded)), encoded)}
    turn = guide.turn(s, s.node) / TURNS
    extras = (turn, standing / POINTS, turn * standing / POINTS)
    found.update({len(encoded) + place: whole(extra) for place, extra in enumerate(extras)})
    return found


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
        names = "\n".join((*encoder_of(game).names(pack), *EXTRAS))
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
    return found and Values(find_game(game_key), guide_of(game_key), found.layout, found.nets)
