"""Playing until something is known: `--until "greedy>=0.55"`, however often one looks.

Whoever looks after every game and stops when an ordinary interval leaves a bound, will sooner or later be wrong. Here
somebody bets against the bound instead (Waudby-Smith and Ramdas, *Estimating means of bounded random variables by
betting*, 2023): he has a capital of 1 and lays a part of it, fixed before each round, on the share being higher;
another one lays his on its being lower. If the bound were the truth, no bet would win on average, so a capital grows
forty-fold at most once in forty (Ville's inequality), no matter when one looks. What has been played counts by whole
rounds, in which everybody has sat in every seat, so that a seat's advantage favours nobody.
"""

from __future__ import annotations

import re
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from math import log, log1p, sqrt
from typing import Final, NamedTuple

from pelagos.core.errors import PelagosError
from pelagos.lab.intervals import Interval
from pelagos.lab.match import Row
from pelagos.lab.stats import won

RISK: Final = 0.05
"""How often a statement may be wrong."""
ENOUGH: Final = log(2 / RISK)
"""The capital, as a logarithm, from which on a bound is given up: half of the risk for either side."""
BOLDEST: Final = 0.5
"""The part of what could be lost at worst that is laid at most."""
HALVINGS: Final = 30
KNOWN: Final = {True: "sim-until-holds", False: "sim-until-fails", None: "sim-until-open"}
"""What is said of it."""
FORM: Final = re.compile(r"\s*(.+?)\s*>=\s*([0-9]*\.?[0-9]+)\s*(%?)\s*")


class Goal(NamedTuple):
    """What is to be known: whether an entrant wins at least this share of the games."""

    entrant: int
    least: float


class Known(NamedTuple):
    """What is known after so many games: True, False, or None while it is open; and between which bounds it lies."""

    holds: bool | None
    games: int
    share: Interval


def read_goal(written: str, entrants: Sequence[str]) -> Goal:
    """`greedy>=0.55` or `2>=55%`: an entrant by name or by its number in the list, and the share.

    >>> read_goal("greedy >= 55%", ["random", "greedy"])
    Goal(entrant=1, least=0.55)
    """
    found = FORM.fullmatch(written)
    if not found:
        raise PelagosError("error-until-form", given=written)
    name, share = found[1], float(found[2]) / (100 if found[3] else 1)
    if not 0 < share < 1:
        raise PelagosError("error-until-share", given=found[2] + found[3])
    places = [place for place, entrant in enumerate(entrants) if entrant == name]
    if name.isdecimal() and 0 < int(name) <= len(entrants):
        places = [int(name) - 1]
    if len(places) != 1:
        raise PelagosError("error-until-bot", given=name, known=", ".join(entrants))
    return Goal(places[0], share)


class Bets:
    """Everything that was seen, each between 0 and 1, and what two betters have won on it against a bound."""

    def __init__(self, bound: float) -> None:
        self.bound = bound
        self.seen: list[float] = []
        self.laid: list[float] = []
        """How bold each bet was; it depends on what was seen before, never on what it is laid on."""
        self.higher = self.lower = 0.0
        self._sum, self._squares = 0.5, 0.25

    def see(self, value: float) -> None:
        """One more; values must not depend on each other, and have one mean."""
        number = len(self.seen) + 1
        boldness = sqrt(2 * ENOUGH / (self._squares * log(1 + number)))
        self.seen.append(value)
        self.laid.append(boldness)
        self.higher += _gained(value, self.bound, boldness)
        self.lower += _gained(1 - value, 1 - self.bound, boldness)
        self._sum += value
        self._squares += (value - self._sum / (number + 1)) ** 2

    @property
    def holds(self) -> bool | None:
        """Whether the mean is above the bound (True) or below it (False); None while either may be."""
        if max(self.higher, self.lower) < ENOUGH:
            return None
        return self.higher > self.lower

    def interval(self) -> Interval:
        """All bounds that could not be given up so far: wherever one stops, the truth is among them 95 times of 100."""
        if not self.seen:
            return Interval(0.5, 0.0, 1.0)
        mean = sum(self.seen) / len(self.seen)
        mirrored = [1 - value for value in self.seen]
        return Interval(mean, self._lowest(self.seen, mean), 1 - self._lowest(mirrored, 1 - mean))

    def _lowest(self, seen: Sequence[float], mean: float) -> float:
        """The lowest bound that may still be: the higher one is, the less is won by betting that the mean is above."""
        low, high = 0.0, mean
        for _ in range(HALVINGS):
            middle = (low + high) / 2
            won = sum(map(_gained, seen, [middle] * len(seen), self.laid)) if middle else ENOUGH
            low, high = (middle, high) if won >= ENOUGH else (low, middle)
        return low


def _gained(value: float, bound: float, boldness: float) -> float:
    """What a bet on more than the bound brings, as a logarithm; never all is laid."""
    return log1p(min(boldness, BOLDEST / bound) * (value - bound))


class Watch:
    """Looks at the games of a match one after the other, and knows when it is enough."""

    def __init__(self, goal: Goal, seats: int) -> None:
        self.goal, self.seats, self.games = goal, seats, 0
        self.bets = Bets(goal.least)
        self._round: list[float] = []

    def see(self, part: float) -> bool:
        """One more game, of which the entrant won so much; whether it is known now. Only whole rounds count."""
        self.games += 1
        self._round.append(part)
        if len(self._round) == self.seats:
            self.bets.see(sum(self._round) / self.seats)
            self._round.clear()
        return self.bets.holds is not None

    @property
    def known(self) -> Known:
        """What is known so far."""
        return Known(self.bets.holds, self.games, self.bets.interval())


def played_until(rows: Generator[Row, None, None], watch: Watch | None) -> Iterator[Row]:
    """The games of a match, in order, up to the round after which it is known; the others are not waited for.

    Where nothing is to be known, all of them.
    """
    with closing(rows):
        for row in rows:
            yield row
            if watch and watch.see(won(row, watch.goal.entrant)):
                return
