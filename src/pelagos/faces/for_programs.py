"""What people are told in words before they answer, for programs: keys and facts, and chances as numbers."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any, Final

from msgspec import UNSET, Struct, UnsetType

from pelagos.bots.search.advice import Advice, Other
from pelagos.core.errors import PelagosError
from pelagos.core.game import Game
from pelagos.core.nodes import Chance, Choice, Option, option_text
from pelagos.core.odds import chance_of
from pelagos.core.question_data import as_data
from pelagos.core.text import Fact, Text
from pelagos.faces.odds import before_fate
from pelagos.table.table import Table

LARGEST: Final = 2**53
"""Greater numbers are not the same in every program that reads JSON."""
CERTAIN: Final = {"sure": Fraction(1), "never": Fraction(0)}
HOW_LIKELY: Final = "chance"


class DataChance(Struct, frozen=True):
    """A chance: as a number and, where it is `exact`, as so many `hits` of so many ways that are equally likely."""

    likely: float
    exact: bool
    hits: int | UnsetType = UNSET
    of: int | UnsetType = UNSET


class DataLine(Struct):
    """What people are told in a line: its id, and its facts by name. The chance it tells stands beside it."""

    id: str
    facts: dict[str, Any]
    chance: DataChance | UnsetType = UNSET


class DataFate(Struct):
    """What fate is asked at once: every outcome with its weight."""

    ask: str
    outcomes: Sequence[str]
    weights: Sequence[int]


class DataOptionOdds(Struct):
    """What may come of an option ("": fate itself is asked): the roll or draw that follows, how likely it brings what
    people look for, and what is at stake, the sum of it first."""

    option: str
    fate: DataFate | UnsetType
    outlooks: Sequence[DataLine]
    stakes: Sequence[DataLine]


class DataReason(Struct):
    """Where two answers differ: `here` with the advised one, `there` with the other. See the kinds in the API."""

    kind: str
    line: DataLine
    here: float
    there: float


class DataOther(Struct):
    """Another answer: the advised one is better by so many points, with this standard error, in so many games."""

    option: str
    mean: float
    error: float
    samples: int
    reasons: Sequence[DataReason]


class DataAdvice(Struct):
    """What to answer, where that comes from (`compared`, `thumb`, `only`), what most games went on with, the others."""

    option: str
    basis: str
    then: Sequence[DataLine]
    others: Sequence[DataOther]
    samples: int
    unseen: int


def advice_for_programs(advice: Advice) -> DataAdvice:
    """Advice in numbers and keys."""
    return DataAdvice(
        option=option_text(advice.option),
        basis=advice.basis,
        then=[line_data(answer) for answer in advice.then],
        others=[_other_data(other) for other in advice.others],
        samples=advice.samples,
        unseen=advice.unseen,
    )


def _other_data(other: Other) -> DataOther:
    reasons = [DataReason(one.kind, line_data(one.said), one.here, one.there) for one in other.reasons]
    return DataOther(option_text(other.option), *other.edge, reasons)


def odds_for_programs(table: Table[Any], seat: int | None, wanted: str) -> list[DataOptionOdds]:
    """The odds of every option of which there are any, or of the wanted one; while fate is asked, of that.

    Everything is told as the seat that is asked knows it.
    """
    node, game = table.node, table.game
    if isinstance(node, Chance):
        return [DataOptionOdds("", *_ahead(game, game.as_known(table.state, seat)), [])]
    if not isinstance(node, Choice):
        return []
    options = [option for option in node.options if wanted in ("", option_text(option))]
    found = [_of_option(table, option) for option in options]
    return [one for one in found if one.fate or one.outlooks or one.stakes]


def _of_option(table: Table[Any], option: Option) -> DataOptionOdds:
    stakes = [line_data(line) for line in table.game.forecast(table.state, option)]
    return DataOptionOdds(option_text(option), *_ahead(table.game, before_fate(table, option)), stakes)


def _ahead(game: Game[Any], state: Any) -> tuple[DataFate | UnsetType, list[DataLine]]:
    """What fate is asked in a position, and how likely each thing is that people look for there."""
    if state is None or not isinstance(state.node, Chance):
        return UNSET, []
    node = state.node
    return DataFate(node.ask, list(map(option_text, node.options)), node.weights), _outlooks(game, state)


def _outlooks(game: Game[Any], state: Any) -> list[DataLine]:
    """Nothing where there are too many ways to follow them all: no sum is told then, but what fate is asked is."""
    found = []
    for outlook in game.show.outlooks(state):
        line = line_data(outlook.label)
        try:
            line.chance = likelihood(chance_of(game.rules, state, None, outlook.holds, outlook.alike))
        except PelagosError:
            return []
        found.append(line)
    return found


def line_data(line: Text) -> DataLine:
    """A line for a program. The chance that it tells stands beside it, unless it tells several."""
    facts = {name: fact_data(fact) for name, fact in line.facts}
    chances = [chance for _, fact in line.facts if (chance := chance_in(fact)) is not None]
    return DataLine(line.id, facts, chances[0] if len(chances) == 1 else UNSET)


def fact_data(fact: Fact) -> Any:
    """A fact as plain data: seats by their numbers, names by their ids, chances as numbers."""
    chance = chance_in(fact)
    if chance is not None:
        return chance
    if isinstance(fact, Text):
        return {"id": fact.id, **{name: fact_data(one) for name, one in fact.facts}} if fact.facts else fact.id
    if isinstance(fact, tuple) and not hasattr(fact, "_fields"):
        return [fact_data(one) for one in fact]
    return as_data(fact)


def chance_in(fact: Fact) -> DataChance | None:
    """The chance that a text says in words; None of anything else.

    A chance is written as so many (`good`) of so many (`all`), as a `percent` alone, or as one of two words.
    """
    if not isinstance(fact, Text):
        return None
    facts: dict[str, Any] = dict(fact.facts)
    if {"good", "all"} <= facts.keys():
        return likelihood(Fraction(facts["good"], facts["all"]))
    if facts.keys() == {"percent"}:
        return DataChance(facts["percent"] / 100, exact=False)
    word = fact.id.rpartition("-")[2]
    if not facts and word in CERTAIN and fact.id.partition("-")[2] in (word, f"{HOW_LIKELY}-{word}"):
        return likelihood(CERTAIN[word])
    return None


def likelihood(chance: Fraction) -> DataChance:
    """An exact chance; as a number alone where its fraction is too long for JSON.

    >>> likelihood(Fraction(5, 36))
    DataChance(likely=0.1388888888888889, exact=True, hits=5, of=36)
    """
    if chance.denominator > LARGEST:
        return DataChance(float(chance), exact=False)
    return DataChance(float(chance), True, chance.numerator, chance.denominator)
