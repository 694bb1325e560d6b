"""What faces read of a game, as far as it follows from its declarations: verbs, questions and reasons."""

from __future__ import annotations

from typing import Generic, TypeVar

from pelagos.core.memo import Latest
from pelagos.core.nodes import Choice, Option
from pelagos.core.questions import Candidate, Question, Thought
from pelagos.core.rulebook import Rulebook
from pelagos.core.state import State
from pelagos.core.verbs import Verbs

S = TypeVar("S", bound=State)


class Telling(Generic[S]):
    """The readings of a game's declarations that every game shares."""

    def __init__(self, rules: Rulebook[S], verbs: Verbs[S]) -> None:
        self.rules = rules
        self.verbs = verbs
        self.label = verbs.label
        self.spots = verbs.spots
        self._thoughts = Latest(self._thought)

    def candidates(self, s: S) -> tuple[Candidate, ...]:
        """Everything a player could think of answering; those without a reason are the legal options."""
        return tuple([Candidate(*thought) for thought in self._thoughts(s)])

    def why_not(self, s: S, option: Option) -> str:
        """Why this answer is not possible now; "" when it is, or when it is no answer of this game at all."""
        node = _asked(s)
        if option in node.options or not self.verbs.knows(option):
            return ""
        for thought, reason in self._thoughts(s):
            if thought == option:
                return reason
        return self._question(node).otherwise(s, node, option)

    def reasons(self) -> tuple[str, ...]:
        """Every reason the game can give."""
        return tuple(sorted(self.rules.reasons))

    def rule_of(self, why_not: str) -> str:
        """The id of the rule behind a reason."""
        return self.rules.reasons[why_not].rule

    def _thought(self, s: S) -> tuple[Thought, ...]:
        node = _asked(s)
        return tuple(self._question(node).thoughts(s, node))

    def _question(self, node: Choice) -> Question[S]:
        return self.rules.questions[node.ask]


def _asked(s: State) -> Choice:
    assert type(s.node) is Choice, "only a player's question can be explained"
    return s.node
