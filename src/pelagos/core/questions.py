"""Questions, declared where their rule is: what one may think of, what speaks against it, and by which rule.

    NO_WORKER: Final = nauticus.reason("no-worker", "NAU-5.4")

    @nauticus.question("choose-tile", rule="NAU-3.3", otherwise=MUST_CHOOSE)
    def tiles(s: Nauticus, asked: Choice) -> Iterator[Thought]:
        for action in s.layout:
            yield CHOOSE(ACTIONS[action]), why_not_choose(s, action)

Options are the thoughts without a reason; refusals and greyed-out buttons are the others. A question that is asked a
million times may list its options another way; conformance then compares both at every node.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic, NamedTuple, TypeAlias, TypeVar

from pelagos.core.nodes import Choice, Option, Step, make_choice
from pelagos.core.state import State

S = TypeVar("S", bound=State)
Thought: TypeAlias = tuple[Option, str]
"""Something a player may think of answering, and the reason against it: "" when nothing speaks against it."""
Thoughts: TypeAlias = Callable[[S, Choice], Iterable[Thought]]
Otherwise: TypeAlias = Callable[[S, Choice, Option], str]


class Candidate(NamedTuple):
    """Something a player normally does at this question, and why not now ("" when it is allowed)."""

    option: Option
    why_not: str


class Reason(str):
    """Why something is not possible: a word, and the rule it rests on. Everywhere it is read as the word."""

    __slots__ = ("code", "grounds", "rule", "wider")

    rule: str
    grounds: tuple[str, ...]
    """Further rules that forbid the same."""
    code: str
    """What the specification calls it, where it has codes."""
    wider: tuple[str, ...]
    """Wider reasons by whose names it may be called."""


class Question(NamedTuple, Generic[S]):
    """A question of the rulebook."""

    ask: str
    rule: str
    thoughts: Thoughts[S]
    otherwise: Otherwise[S]
    """The reason against an answer that nobody thinks of here."""

    def put(self, s: S, seat: int, then: Step) -> Choice:
        """Ask it: the options are what no reason speaks against."""
        asked = make_choice((seat, self.ask, (), then))
        options = tuple([thought for thought, why in self.thoughts(s, asked) if not why])
        return make_choice((seat, self.ask, options, then))
