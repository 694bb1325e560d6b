"""The adviser: the best answer to a question, how much better it is than others, how sure that is, and why.

It thinks as the levels do, with the luck of nobody's table: whoever sees the same gets the same advice for the same
work. What it says is data; words are for faces.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from pelagos.bots.contract import Sight
from pelagos.bots.registry import GUIDED
from pelagos.bots.search.budget import Budget
from pelagos.bots.search.evidence import Outcome, Reason, outcome_of, reasons_for, usual_answers
from pelagos.bots.search.guide import Guide, Line, Proof, proof_of
from pelagos.bots.search.halving import Edge
from pelagos.bots.search.searcher import Comparison, Mind, unlike
from pelagos.bots.search.unguided import guide_for
from pelagos.bots.search.values import values_of
from pelagos.core.nodes import Option
from pelagos.core.sums import added
from pelagos.core.text import Text

ADVISER: Final = "adviser"
"""What a job for the adviser is called where bots have names; also the seed of its luck."""
THINKS: Final = 5.0
"""How many seconds its work takes on a processor that has nothing else to do."""
SECONDS: Final = 20.0
"""How long it takes at most where somebody else needs the processor; it may be told to stop before."""
WIDTH: Final = 6
SEEN_TWICE: Final = 2
"""A difference that was seen only once has no margin."""
Basis: TypeAlias = Literal["compared", "thumb", "only"]


class Other(NamedTuple):
    """Another answer: how much better the advised one is than it, and where the two differ."""

    option: Option
    edge: Edge
    reasons: tuple[Reason, ...]


class Advice(NamedTuple):
    """The best answer. `then` is what most games went on with, `others` are the answers it was compared with.

    `basis` tells where it comes from: answers were `compared`, in `samples` games each at most; a rule of `thumb` of
    the mate says so, because nothing could be compared; or it is the `only` answer.
    """

    option: Option
    basis: Basis
    then: tuple[Text, ...] = ()
    others: tuple[Other, ...] = ()
    samples: int = 0
    unseen: int = 0
    """How many answers were not compared, because they looked worse at first sight."""


class Witness(Comparison):
    """Compares lines and keeps what came of each."""

    def watch(self) -> None:
        """Begin to keep."""
        self.outcomes: list[list[Outcome]] = [[] for _ in self.lines]

    def _value(self, line: int, sample: int) -> float:
        value = super()._value(line, sample)
        self.outcomes[line].append(outcome_of(self.sight.game, self.playout, value))
        return value


def adviser_sight(sight: Sight[Any]) -> Sight[Any]:
    """The question as the adviser sees it: without anybody's memory, and with luck that no table knows."""
    seen = sight.remembering(None)
    seen.luck = f"{ADVISER}/{sight.seat}/{sight.moves}"
    seen.patience, seen.wanted = sight.patience, sight.wanted
    return seen


def advise(asked: Sight[Any], work: int | None = None, seconds: float = SECONDS) -> Advice:
    """What to answer. With no work, no time, or nobody who waits any more: what was found until then."""
    if len(asked.options) == 1:
        return Advice(asked.options[0], "only")
    sight = adviser_sight(asked)
    guide, mind = guide_for(sight.game), Mind(sight)
    budget = Budget(round(THINKS * guide.pace) if work is None else work, min(seconds, sight.patience), sight.wanted)
    before, answer = mind.base, mind.ask(guide)
    lines = _field(sight, guide, answer, mind)
    if len(lines) == 1:
        return Advice(answer, "thumb", unseen=len(sight.options) - 1)
    learned = values_of(sight.game.key) if sight.game.key in GUIDED else None
    standing = learned.standing if learned else None
    compared = Witness(sight, guide, lines, guide.ahead, mind.base, before, standing)
    compared.watch()
    # Whoever is advised is told how much, and may make little of it himself: no margin.
    return _advice(sight, compared, compared.best(budget, Proof(proof_of(guide, learned is not None).sure)))


def _field(sight: Sight[Any], guide: Guide[Any], answer: Option, mind: Mind) -> list[Line]:
    """The base player's line and what its guide finds worth comparing; where that is nothing, every answer."""
    s = sight.imagine(Random(sight.luck))  # noqa: S311 - a game, not a secret
    s.events = None
    first = guide.planned(s, answer, mind.base)
    lines = unlike([first, *guide.lines(s, sight.seat)])
    if len(lines) == 1:
        lines = unlike([first, *((option,) for option in sight.options if option != first[0])])
    return lines[:WIDTH]


def _advice(sight: Sight[Any], compared: Witness, best: int) -> Advice:
    contest, lines = compared.contest, compared.lines
    option, samples = lines[best][0], len(contest.samples[best])
    others = [_other(compared, best, line) for line in _rivals(compared, option)]
    others = sorted((other for other in others if other.edge.samples >= SEEN_TWICE), key=lambda other: other.edge.mean)
    unseen = len(sight.options) - 1 - len(others)
    if not others:
        return Advice(option, "thumb", unseen=unseen)
    then = usual_answers(compared.outcomes[best][:samples])
    return Advice(option, "compared", then, tuple(others), samples, unseen)


def _rivals(compared: Witness, option: Option) -> list[int]:
    """The most promising line for each other answer: the one that stayed in the field for longest."""
    found: dict[Option, int] = {}
    for number, line in enumerate(compared.lines):
        if line[0] != option and _promise(compared, number) > _promise(compared, found.get(line[0], -1)):
            found[line[0]] = number
    return list(found.values())


def _promise(compared: Witness, line: int) -> tuple[int, float]:
    samples = compared.contest.samples[line] if line >= 0 else []
    return (len(samples), added(samples)) if line >= 0 else (-1, 0.0)


def _other(compared: Witness, best: int, line: int) -> Other:
    edge = compared.contest.edge(best, line)
    here, there = (compared.outcomes[number][: edge.samples] for number in (best, line))
    return Other(compared.lines[line][0], edge, reasons_for(here, there) if edge.samples >= SEEN_TWICE else ())
