"""The bot that searches: it compares the base player's answer with other lines, and remembers the line it takes."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from pelagos.bots.contract import Sight
from pelagos.bots.search.budget import Budget
from pelagos.bots.search.guide import Guide, Line, Plans, Proof, guide_of, proof_of
from pelagos.bots.search.halving import Contest
from pelagos.bots.search.planner import Planner
from pelagos.bots.search.playout import Luck, Playout, Standing
from pelagos.bots.search.values import values_of
from pelagos.core.nodes import Choice, Option
from pelagos.core.plain import Plain
from pelagos.core.state import State

WIDTH: Final = 8
IN_TIME: Final = 0.7
"""How much of the time that somebody waits is used; the rest is for what comes between question and answer."""


class Searcher:
    """Thinks as much as it may: `work` questions in thought, for `seconds` at most."""

    usual = 1.0
    """How many seconds of thought its work takes where nothing else is said."""

    def __init__(
        self,
        work: int | None = None,
        seconds: float = 10.0,
        width: int = WIDTH,
        sure: float = 0.0,
        ahead: int = 0,
        values: bool = False,
    ) -> None:
        """`width` lines compete; one must be `sure` standard errors ahead; `ahead` turns are played (0: as usual).

        With `values` the appraisal is corrected by what was learned, where there is such a thing.
        """
        self.work, self.seconds, self.width, self.sure, self.ahead = work, seconds, width, sure, ahead
        self.values = values

    def choose(self, sight: Sight[Any]) -> Option:
        """What is left of the line that was taken, the base player's answer, or what proved better."""
        if len(sight.options) == 1:
            return sight.options[0]
        guide = guide_of(sight.game.key)
        if isinstance(guide, Plans) and (usual := guide.usual_plan(sight.imagine(Random(sight.luck)))):  # noqa: S311
            return Planner(sight, guide, guide, usual).choose(
                self._budget(sight, guide.stride), self.width, self.sure or guide.sure
            )
        mind = Mind(sight)
        line = mind.foreseen() or self._thought(sight, guide, mind)
        mind.keep(line)
        return line[0]

    def _budget(self, sight: Sight[Any], pace: int) -> Budget:
        work = round(self.usual * pace) if self.work is None else self.work
        return Budget(work, min(self.seconds, IN_TIME * sight.patience), sight.wanted)

    def _thought(self, sight: Sight[Any], guide: Guide[Any], mind: Mind) -> Line:
        budget = self._budget(sight, guide.pace)
        before = mind.base
        answer = mind.ask(guide)
        s = sight.imagine(Random(sight.luck))  # noqa: S311 - a game, not a secret
        s.events = None
        first = guide.planned(s, answer, mind.base)
        lines = unlike([first, *guide.lines(s, sight.seat)])[: self.width]
        if len(lines) == 1 or budget.is_over():
            return first
        learned = values_of(sight.game.key) if self.values else None
        standing = learned.standing if learned else None
        compared = Comparison(sight, guide, lines, self.ahead or guide.ahead, mind.base, before, standing)
        proof = proof_of(guide, learned is not None)
        best = compared.best(budget, Proof(self.sure or proof.sure, proof.margin))
        if best:
            mind.base = before
        return lines[best]


class Comparison:
    """Lines of one question, each played on with the same luck."""

    def __init__(
        self,
        sight: Sight[Any],
        guide: Guide[Any],
        lines: Sequence[Line],
        ahead: int,
        after: Plain,
        before: Plain,
        standing: Standing | None = None,
    ) -> None:
        """`after` is what the base player remembers after its own answer, the first line; `before` what it did."""
        self.sight, self.lines = sight, lines
        self.playout = Playout(sight, guide, ahead, standing)
        self.after, self.before = after, before
        self.imagined: list[State] = []

    def best(self, budget: Budget, proof: Proof) -> int:
        """The number of the line to take."""
        self.budget = budget
        self.contest = Contest(len(self.lines), self._value, budget, proof.margin)
        return self.contest.best(proof.sure)

    def _value(self, line: int, sample: int) -> float:
        luck = Luck(self.sight.luck, sample)
        if sample == len(self.imagined):
            s = self.sight.imagine(Random(f"{luck.seed}/hidden"))  # noqa: S311 - a game, not a secret
            s.events = None
            self.imagined.append(s)
        s = self.imagined[sample]
        memories: list[Plain] = [None] * self._seats
        memories[self.sight.seat] = self.before if line else self.after
        value = self.playout.value(s, self.lines[line], memories, luck)
        self.budget.spent = self.playout.steps
        return value

    @property
    def _seats(self) -> int:
        seats: int = getattr(self.imagined[0], "seats", self.sight.game.seats[1])
        return seats


class Mind:
    """What a searching bot remembers: what its base player does, and the rest of a line with the move it is for."""

    def __init__(self, sight: Sight[Any]) -> None:
        self.sight = sight
        self.base: Plain = None
        self.line: Line = ()
        self.at = -1
        match sight.memory:
            case {"base": base, "line": [*line], "at": int(at)} if all(isinstance(step, list) for step in line):
                self.base, self.line, self.at = base, tuple(tuple(step) for step in line), at

    def foreseen(self) -> Line:
        """What is left of the line, if the game stands where it leads."""
        fits = self.at == self.sight.moves and self.line and self.line[0] in self.sight.options
        return self.line if fits else ()

    def ask(self, guide: Guide[Any]) -> Option:
        """What the base player answers; it remembers what it wants to know again."""
        asked = self.sight.remembering(self.base)
        option = guide.base().choose(asked)
        self.base = asked.kept
        return option

    def keep(self, line: Line) -> None:
        """Remember what comes after the first answer of a line, and where."""
        rest: Plain = [list(step) for step in line[1:]]
        at = self.sight.moves + moves_until(self.sight, line[0]) if rest else -1
        self.sight.remember({"base": self.base, "line": rest, "at": at} if rest or self.base is not None else None)


def unlike(lines: Sequence[Line]) -> list[Line]:
    """Each line once, in their order."""
    return list(dict.fromkeys(lines))


def moves_until(sight: Sight[Any], option: Option) -> int:
    """How many moves an answer takes to the next question that leaves a choice, or that is not this seat's."""
    s = sight.imagine(Random(sight.luck))  # noqa: S311 - a game, not a secret
    node, moves = sight.game.rules.answer(s, option), 1
    while isinstance(node, Choice) and node.seat == sight.seat and len(node.options) == 1:
        node, moves = sight.game.rules.answer(s, node.options[0]), moves + 1
    return moves
