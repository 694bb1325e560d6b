"""How lucky a roll was: the position it led to against all those it could have led to, weighed by their chances.

Every outcome meets the same luck afterwards, and nothing here depends on which one came. So the luck of all outcomes,
each with its chance, sums to nothing, whatever the appraisal thinks of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple, cast

from msgspec.structs import replace

from pelagos.analysis.deeds import Deed
from pelagos.analysis.findings import Rolled
from pelagos.bots.search.budget import Budget
from pelagos.bots.search.guide import Guide, guide_of
from pelagos.bots.search.playout import Luck, Playout
from pelagos.bots.search.values import sober_judge
from pelagos.core.game import Game
from pelagos.core.nodes import Chance, Choice, Option, option_text

SEED: Final = "analysis"
MOST_OUTCOMES: Final = 12
"""So many outcomes are all looked at; of more, so many that lie evenly among them, others in every sample."""
FEWEST: Final = 2
"""So many samples are taken, whatever the work."""
SETTLED: Final = 3
"""When so many say the same, no more are taken."""


class From(NamedTuple):
    """Where fate decides; nobody's line is played there."""

    game: Game[Any]
    seat: int
    moves: int


class Roll:
    """One question to fate, whose outcomes are compared."""

    def __init__(self, game: Game[Any], deed: Deed, ahead: int | None = None) -> None:
        """`ahead` turns are played on; 0 asks the appraisal at once, where the next question stands."""
        self.game, self.state = game, deed.state
        node = deed.state.node
        assert isinstance(node, Chance), "fate decides here"
        self.node = node
        self.guide: Guide[Any] = guide_of(game.key)
        self.ahead = self.guide.ahead if ahead is None else ahead
        self.playout = Playout(From(game, 0, deed.moves), self.guide, self.ahead)
        self.standing = sober_judge(game.key) if self.ahead else self.guide.standing
        self.seats = range(getattr(deed.state, "seats", 1))
        # The position tells which turn it is; no guide looks at what is asked.
        self.last = self.guide.turn(deed.state, cast(Choice, node)) + self.ahead
        self.seed = f"{SEED}/{deed.version}"

    def values(self, option: Option, sample: int) -> tuple[float, ...]:
        """How well each seat stands some turns after an outcome."""
        s = self.state.clone()
        s.events = None
        self.game.rules.answer(s, option)
        self.playout.play_on(s, (), [None] * len(self.seats), Luck(self.seed, sample), self.last)
        return tuple(self.standing(s, seat) for seat in self.seats)

    def outcomes(self, sample: int) -> list[tuple[Option, float]]:
        """The outcomes of a sample, with weights that sum to 1: all, or some that lie evenly among them."""
        node, whole = self.node, sum(self.node.weights)
        if len(node.options) <= MOST_OUTCOMES:
            return [(option, weight / whole) for option, weight in zip(node.options, node.weights, strict=True)]
        start = Random(f"{self.seed}/{sample}/outcomes").random()  # noqa: S311 - a game, not a secret
        points = [(start + place) / MOST_OUTCOMES * whole for place in range(MOST_OUTCOMES)]
        return [(_at(node, point), 1 / MOST_OUTCOMES) for point in points]

    def luck(self, came: Option, sample: int) -> tuple[float, ...]:
        """How much better each seat stands after what came than on average."""
        known = {came: self.values(came, sample)}
        mean = [0.0 for _ in self.seats]
        for option, weight in self.outcomes(sample):
            if option not in known:
                known[option] = self.values(option, sample)
            mean = [sum_ + weight * value for sum_, value in zip(mean, known[option], strict=True)]
        return tuple(value - expected for value, expected in zip(known[came], mean, strict=True))


def _at(node: Chance, point: float) -> Option:
    for option, weight in zip(node.options, node.weights, strict=True):
        point -= weight
        if point < 0:
            return option
    return node.options[-1]


def rolled(game: Game[Any], deed: Deed, budget: Budget, ahead: int | None = None) -> Rolled:
    """The luck of one outcome, by as many samples as the budget allows."""
    roll, samples = Roll(game, deed, ahead), list[tuple[float, ...]]()
    while len(samples) < FEWEST or not budget.is_over():
        if budget.is_late():
            break
        samples.append(roll.luck(deed.option, len(samples)))
        budget.spent = roll.playout.steps
        if is_settled(samples, SETTLED):
            break
    found = Rolled(deed.version, roll.node.ask, option_text(deed.option))
    if len(samples) < FEWEST:
        return replace(found, cut=True)
    by_seat = list(zip(*samples, strict=True))
    luck, errors = tuple(map(fmean, by_seat)), tuple(map(error_of, by_seat))
    return replace(found, luck=luck, errors=errors, samples=len(samples))


def is_settled(samples: Sequence[object], enough: int) -> bool:
    """Whether so many samples say the same to the last digit: no luck has a part in it, and more say nothing new."""
    return len(samples) >= enough and all(one == samples[0] for one in samples)


def error_of(samples: Sequence[float]) -> float:
    """The standard error of a mean."""
    return stdev(samples) / sqrt(len(samples))
