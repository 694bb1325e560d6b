"""What a decision gave away: the best other line against the one that was taken, by what the seat knew.

An answer is judged by what good play makes of it, so that each decision of a turn answers for itself alone. First the
other lines compete for being the best, then the winner meets the line that was taken in samples of their own: whoever
is chosen because he looked best looks better than he is, and fresh samples do not know that.
"""

from __future__ import annotations

from random import Random
from statistics import fmean
from typing import Any, Final

from msgspec.structs import replace

from pelagos.analysis.deeds import Deed
from pelagos.analysis.findings import Judged
from pelagos.analysis.luck import SEED, error_of, is_settled
from pelagos.bots.contract import Sight
from pelagos.bots.search.budget import Budget
from pelagos.bots.search.guide import Guide, Line, guide_of
from pelagos.bots.search.halving import Contest
from pelagos.bots.search.playout import Luck, Playout
from pelagos.bots.search.values import sober_judge
from pelagos.core.game import Game
from pelagos.core.nodes import Option, option_text
from pelagos.core.plain import Plain
from pelagos.core.settings import Settings
from pelagos.core.state import State

WIDTH: Final = 6
"""So many lines are compared at most."""
FEWEST: Final = 6
"""With fewer samples nobody is blamed."""
CHOOSING: Final = 0.5
"""So much of the work finds the best other line; the rest measures it."""
FRESH: Final = 1_000_000
"""Where the numbers of the samples begin that measure."""


class Comparison:
    """The lines of one decision, the one that was taken first."""

    def __init__(self, game: Game[Any], deed: Deed, settings: Settings, ahead: int | None = None) -> None:
        self.sight: Sight[Any] = Sight(game, deed.state, SEED, deed.moves, None, settings)
        self.guide: Guide[Any] = guide_of(game.key)
        self.playout = Playout(self.sight, self.guide, ahead or self.guide.ahead, sober_judge(game.key))
        self.lines = self._lines(deed.option)
        self.seats = getattr(deed.state, "seats", 1)
        self.samples = 0
        """How many were taken of each line, at most."""

    def _lines(self, taken: Option) -> list[Line]:
        """The line that was taken, as well as it can go on, and others that begin otherwise."""
        asked = self.sight.remembering(None)
        answer = self.guide.base().choose(asked)
        s = self.imagined(0)
        known = [self.guide.planned(s, answer, asked.kept), *self.guide.lines(s, self.sight.seat)]
        first = next((line for line in known if line[0] == taken), (taken,))
        return [first, *dict.fromkeys(line for line in known if line[0] != taken)][:WIDTH]

    def imagined(self, sample: int) -> Any:
        """A position that could be the real one, for all that the seat knew."""
        s: State = self.sight.imagine(Random(f"{self.sight.luck}/{sample}/hidden"))  # noqa: S311 - a game
        s.events = None
        return s

    def value(self, line: int, sample: int) -> float:
        """What a line is worth to the seat in a sample."""
        self.samples = max(self.samples, sample % FRESH + 1)
        nothing: list[Plain] = [None] * self.seats
        return self.playout.value(self.imagined(sample), self.lines[line], nothing, Luck(self.sight.luck, sample))


def judged(game: Game[Any], deed: Deed, settings: Settings, budget: Budget, ahead: int | None = None) -> Judged:
    """What one decision gave away, by as many samples as the budget allows."""
    compared = Comparison(game, deed, settings, ahead)
    nothing = Judged(deed.version, compared.sight.seat, compared.sight.ask, option_text(deed.option))
    if len(compared.lines) == 1:
        return nothing
    best = _best(compared, budget)
    lost = _measured(compared, best, budget) if best else []
    if budget.is_late():
        return replace(nothing, cut=True)
    if not lost:
        return replace(nothing, samples=compared.samples)
    line = tuple(map(option_text, compared.lines[best]))
    return replace(nothing, best=line, lost=fmean(lost), error=error_of(lost), samples=len(lost))


def _best(compared: Comparison, budget: Budget) -> int:
    """The number of the best line; 0 when it is the one that was taken. The only other one need not be chosen."""
    if len(compared.lines) == 2:
        return 1
    choosing = Budget(round(budget.work * CHOOSING), 0.0, budget.wanted)
    choosing.end = budget.end

    def value(line: int, sample: int) -> float:
        found = compared.value(line, sample)
        choosing.spent = compared.playout.steps
        return found

    return Contest(len(compared.lines), value, choosing).best(0.0)


def _measured(compared: Comparison, best: int, budget: Budget) -> list[float]:
    """How much better a line is than the one that was taken, by samples that had no say in choosing it."""
    lost: list[float] = []
    while not budget.is_late() and (len(lost) < FEWEST or not budget.is_over()):
        number = FRESH + len(lost)
        lost.append(compared.value(best, number) - compared.value(0, number))
        budget.spent = compared.playout.steps
        if is_settled(lost, FEWEST):
            break
    return lost
