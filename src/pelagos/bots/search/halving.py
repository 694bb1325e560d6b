"""Which line is the best: all meet the same luck, the field is halved again and again, and the last one is tested.

The first line is the base player's own. It stays in the field to the end, and is overruled only by a line that was
better by more than chance explains.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, log2, sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple

from pelagos.bots.search.budget import Budget
from pelagos.core.sums import added

FEWEST: Final = 4
"""So many samples at least before anybody is overruled."""
HOPELESS: Final = -2.5
"""Standard errors behind the first line from which on a line is given up."""


class Edge(NamedTuple):
    """How much better a line is than the first one, by so many samples with the same luck, and its standard error."""

    mean: float
    error: float
    samples: int

    @property
    def score(self) -> float:
        """The difference in standard errors."""
        return self.mean / max(self.error, 1e-9)


def edge_of(gained: Sequence[float]) -> Edge:
    """What was gained in some samples, on the average; of a single one nobody knows how far it may be off."""
    if len(gained) < 2:
        return Edge(added(gained), 0.0, len(gained))
    return Edge(fmean(gained), stdev(gained) / sqrt(len(gained)), len(gained))


class Contest:
    """Lines by their number, and what each was worth in every sample."""

    def __init__(self, lines: int, value: Callable[[int, int], float], budget: Budget, margin: float = 0.0) -> None:
        """`value(line, sample)` plays a line on; the budget is asked between samples.

        Who overrules the first line must be ahead by more points than the `margin`.
        """
        self.alive = list(range(lines))
        self.value = value
        self.budget = budget
        self.margin = margin
        self.samples: list[list[float]] = [[] for _ in range(lines)]

    def best(self, sure: float) -> int:
        """The line to take: the last of the others if it is ahead by `sure` standard errors, else the first."""
        rounds = ceil(log2(max(1, len(self.alive) - 1))) + 1
        work = self.budget.work
        for number in range(1, rounds + 1):
            while len(self.alive) > 1 and not self.budget.is_over() and self.budget.spent < work * number / rounds:
                self._sample()
            if number < rounds:
                self._halve()
        last = max(self.alive[1:], key=lambda line: self.edge(line).mean, default=0)
        edge = self.edge(last)
        return last if edge.samples >= FEWEST and edge.score > sure and edge.mean > self.margin else 0

    def edge(self, line: int, than: int = 0) -> Edge:
        """A line against the first one, or against another."""
        gained = [a - b for a, b in zip(self.samples[line], self.samples[than], strict=False)]
        return Edge(0.0, 0.0, min(len(gained), 1)) if line == than else edge_of(gained)

    def _sample(self) -> None:
        """One more value of every line; a deadline may come in between, and then none of them counts."""
        number, values = len(self.samples[0]), []
        for line in self.alive:
            values.append(self.value(line, number))
            if self.budget.is_late():
                return
        for line, value in zip(self.alive, values, strict=True):
            self.samples[line].append(value)

    def _halve(self) -> None:
        """Keep the first line and the better half of the others that are not hopeless."""
        others = sorted(self.alive[1:], key=lambda line: self.edge(line).mean, reverse=True)
        others = others[: ceil(len(others) / 2)]
        self.alive = [0, *[line for line in others if not self._is_hopeless(line)]]

    def _is_hopeless(self, line: int) -> bool:
        edge = self.edge(line)
        return edge.samples >= FEWEST and edge.score < HOPELESS
