"""Promises and what comes of them: every line about an answer is held against every way the answer can turn out.

A game's module says how it is walked through (`Guide`), and for each message id what the line promises: a checker,
which complains or gives back what the line names. What is not named by any line may not happen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from pelagos.core.game import Game
from pelagos.core.nodes import Option, option_text
from pelagos.core.state import State
from pelagos.core.text import Text
from pelagos.locale.catalogue import catalogue
from tests.forecasts.walking import Deed, Guide, Leaf, Turns, Walk, certainly

S = TypeVar("S", bound=State)
Facts: TypeAlias = Mapping[str, Any]
Names: TypeAlias = Callable[[Leaf[Any]], Iterable[Deed]]
"""What a line names of an end."""


class Broken(Exception):
    """A line promises what does not come, or something comes that no line promises."""


def nothing(leaf: Leaf[Any]) -> Iterable[Deed]:
    """A line that names no deed."""
    return ()


class Case(Generic[S]):
    """One answer to one question, what is said of it, and what comes of it."""

    def __init__(
        self,
        guide: Guide[S],
        s: S,
        option: Option,
        lines: tuple[Text, ...],
        first: Turns = (),
        *,
        is_whole: bool = True,
    ) -> None:
        self.guide = guide
        self.s = s
        self.option = option
        self.lines = lines
        self.is_whole = is_whole
        """Whether the lines speak of everything that comes."""
        self.notes: dict[object, Any] = {}
        """What checkers have found out and need again."""
        self._walks: dict[Any, Walk[S]] = {}
        self.first = first or certainly(option)

    @cached_property
    def walk(self) -> Walk[S]:
        """Walked through when somebody asks."""
        return Walk(self.guide, self.s, self.first)

    def walk_by(self, **answers: Option) -> Walk[S]:
        """The same with other answers to some of the questions on the way."""
        key = tuple(sorted(answers.items()))
        if key not in self._walks:
            self._walks[key] = Walk(self.guide.answering(answers), self.s, self.first)
        return self._walks[key]

    @property
    def leaves(self) -> list[Leaf[S]]:
        """Every end."""
        return self.walk.leaves

    def facts_of(self, message: str) -> Facts | None:
        """The facts of the first line with this id."""
        return next((dict(line.facts) for line in self.lines if line.id == message), None)


Checker: TypeAlias = Callable[[Case[Any], Facts], Names]


def one_by_one(case: Case[Any]) -> Iterator[Facts]:
    """The facts of each line."""
    return (dict(line.facts) for line in case.lines)


class Book(NamedTuple):
    """Everything a game's forecasts can say, with what it means."""

    guide: Callable[[Any, Option], Guide[Any]]
    """How the ways of an answer are followed."""
    checkers: Mapping[str, Checker]
    is_weighty: Callable[[Deed], bool]
    lines: Callable[[Any, Option], tuple[Text, ...]]
    """What is said of an answer: its label and its forecast, as far as they promise something."""
    facts: Callable[[Case[Any]], Iterator[Facts]] = one_by_one
    """The facts of the lines in their order, with what only their neighbours tell."""
    sheets: Callable[[Any], Iterator[Case[Any]]] = lambda s: iter(())
    """What is said of the question itself, as cases of their own."""
    is_aside: Callable[[Case[Any]], bool] = lambda case: False
    """Whether an answer only interrupts what was under way, so that the rest was told before."""


def complaints(book: Book, case: Case[Any]) -> Iterator[str]:
    """Everything that is wrong with what is said of an answer."""
    named: list[Names] = []
    for line, facts in zip(case.lines, book.facts(case), strict=True):
        checker = book.checkers.get(line.id)
        if checker is None:
            yield f"no checker knows {line.id}"
            continue
        try:
            named.append(checker(case, facts))
        except Broken as broken:
            yield f"{line.id}: {broken}"
    if not book.is_aside(case):
        yield from _unsaid(book, case, named)


def _unsaid(book: Book, case: Case[Any], named: list[Names]) -> Iterator[str]:
    """What happens though no line names it; once is enough."""
    for leaf in case.leaves:
        happened = Counter(deed for deed in leaf.deeds if book.is_weighty(deed))
        for names in named if happened else ():
            happened.subtract(Counter(names(leaf)))
        left = [deed for deed, number in happened.items() if number > 0]
        if left:
            yield f"unsaid: {left} of {list(leaf.deeds)}"
            return


def cases_of(book: Book, s: Any) -> Iterator[Case[Any]]:
    """Every answer of a question, and what is said of the question itself."""
    for option in s.node.options:
        yield Case(book.guide(s, option), s, option, book.lines(s, option))
    yield from book.sheets(s)


def signature(case: Case[Any]) -> tuple[Any, ...]:
    """What kind of lines are said of which kind of answer: positions with the same one are much alike."""
    return (case.s.node.ask, case.option[:1], frozenset(_ids(case.lines)))


def _ids(said: Any) -> Iterator[str]:
    if isinstance(said, Text):
        yield said.id
        for _, fact in said.facts:
            yield from _ids(fact)
    elif isinstance(said, tuple):
        for part in said:
            yield from _ids(part)


def told(case: Case[Any]) -> str:
    """The lines in English, for whoever mends them."""
    words = catalogue("en")
    said = [words.format(line) for line in case.lines]
    return f"{case.s.node.ask}: {option_text(case.option)}\n    " + "\n    ".join(said)


def forecast_of(game: Game[Any]) -> Callable[[Any, Option], tuple[Text, ...]]:
    """The label of an option and its forecast."""
    return lambda s, option: (game.show.label(s, option), *game.forecast(s, option))


def expect(holds: object, complaint: str) -> None:
    """Complain unless something holds."""
    if not holds:
        raise Broken(complaint)
