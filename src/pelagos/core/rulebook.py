"""A rulebook is a registry of steps, and the loop that works through a state's agenda."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from pelagos.core.errors import Refused
from pelagos.core.nodes import Chance, Choice, Effect, Node, Option, Step, StepFunction, option_text
from pelagos.core.questions import Otherwise, Question, Reason, Thoughts
from pelagos.core.state import State

S = TypeVar("S", bound=State)
F = TypeVar("F", bound=StepFunction)


class Rulebook(Generic[S]):
    """The steps, questions and reasons of one game. Chapters add theirs.

    Rules name steps by their functions; snapshots and component tables know them by their names.
    """

    def __init__(self) -> None:
        self.steps: dict[str, StepFunction] = {}
        self.hints: dict[StepFunction, dict[str, str]] = {}
        """The types of the arguments of compiled steps, as the source writes them."""
        self._programs: dict[tuple[Effect, ...], tuple[Step, ...]] = {}
        self._programs_seen: dict[int, tuple[tuple[Effect, ...], tuple[Step, ...]]] = {}
        self.questions: dict[str, Question[S]] = {}
        self.reasons: dict[str, Reason] = {}
        self.general: dict[str, tuple[str, ...]] = {}
        """Reasons that every game has, with the rules of this one on which they rest."""
        self.general_codes: dict[str, str] = {}
        """What the specification of this game calls such reasons."""
        self.general_wider: dict[str, tuple[str, ...]] = {}
        """Wider reasons of this game by whose names they may be called."""

    def step(self, function: F, hints: dict[str, str] | None = None) -> F:
        """Register a step under its own name; two steps may not share one. Compiled ones bring their hints."""
        name = function.__name__
        if name in self.steps:
            raise ValueError(f"the step {name!r} exists already")
        self.steps[name] = function
        if hints is not None:
            self.hints[function] = hints
        return function

    def steps_of(self, program: tuple[Effect, ...]) -> tuple[Step, ...]:
        """What the effects of a component table do, ready for the agenda; remembered, for it is the same every time."""
        known = self._programs_seen.get(id(program))
        if known is not None and known[0] is program:  # by sight: a program of a pack is a deep tuple, slow to hash
            return known[1]
        found = self._programs.get(program)
        if found is None:
            found = self._programs[program] = tuple([(self.steps[effect[0]], *effect[1:]) for effect in program])
            self._programs_seen[id(program)] = program, found
        return found

    def reason(self, name: str, rule: str, *grounds: str, code: str = "", wider: tuple[str, ...] = ()) -> Reason:
        """Declare a reason against an answer, with the rule it rests on and further ones that forbid the same."""
        if name in self.reasons:
            raise ValueError(f"the reason {name!r} exists already")
        made = self.reasons[name] = Reason(name)
        made.rule, made.grounds, made.code, made.wider = rule, grounds, code, wider
        return made

    @property
    def grounds(self) -> dict[str, tuple[str, ...]]:
        """Further rules on which the reasons rest."""
        return {name: reason.grounds for name, reason in self.reasons.items() if reason.grounds} | self.general

    @property
    def codes(self) -> dict[str, str]:
        """What the specification calls the reasons, where it has codes."""
        return {name: reason.code for name, reason in self.reasons.items() if reason.code} | self.general_codes

    @property
    def alike(self) -> dict[str, tuple[str, ...]]:
        """Wider reasons by whose names a reason may be called."""
        return {name: reason.wider for name, reason in self.reasons.items() if reason.wider} | self.general_wider

    def question(self, ask: str, rule: str, otherwise: str | Otherwise[S]) -> Callable[[Thoughts[S]], Question[S]]:
        """Decorates what one may think of at a question; `otherwise` is said against whatever nobody thinks of."""
        if ask in self.questions:
            raise ValueError(f"the question {ask!r} exists already")
        against = otherwise if callable(otherwise) else _always(otherwise)

        def declare(thoughts: Thoughts[S]) -> Question[S]:
            declared = self.questions[ask] = Question(ask, rule, thoughts, against)
            return declared

        return declare

    def run(self, s: S) -> Node:
        """Do what is on the agenda until a step asks something or the game is over."""
        while True:
            step, s.agenda = s.agenda
            node: Node | None = step[0](s, *step[1:])
            if node is not None:
                s.node = node
                return node

    def answer(self, s: S, option: Option) -> Node:
        """Give an offered option to the question that stands, and run on to the next one."""
        asked: Any = s.node
        try:
            place = asked.options.index(option)
        except AttributeError:  # nothing is asked before the first run and after the end
            raise Refused("error-no-question", answer=option_text(option)) from None
        except (ValueError, KeyError):
            raise Refused("error-not-offered", answer=option_text(option)) from None
        return self.answer_at(s, place)

    def answer_at(self, s: S, place: int) -> Node:
        """The same with the place of the option in the offer, where it need not be looked for: quicker among many."""
        asked: Any = s.node
        try:
            if place < 0:
                raise IndexError
            options: tuple[Option, ...] = asked.options
            then: Step = asked[3]
            option = options[place]
        except (AttributeError, IndexError):
            asks = isinstance(asked, Choice | Chance)
            raise Refused("error-not-offered" if asks else "error-no-question", answer=str(place)) from None
        return self.go_on(s, then, option)

    def go_on(self, s: S, then: Step, option: Option) -> Node:
        """Run on with an answer to what a question leads to. Nobody asks here whether it was offered."""
        # The most frequent numbers of arguments are spelled out: unpacking costs three times as much.
        width = len(then)
        if width == 1:
            node: Node | None = then[0](s, option)
        elif width == 2:
            node = then[0](s, then[1], option)
        elif width == 4:
            node = then[0](s, then[1], then[2], then[3], option)
        else:
            node = then[0](s, *then[1:], option)
        step: tuple[Any, ...]
        while node is None:
            step, s.agenda = s.agenda
            width = len(step)
            if width == 1:
                node = step[0](s)
            elif width == 2:
                node = step[0](s, step[1])
            elif width == 3:
                node = step[0](s, step[1], step[2])
            elif width == 4:
                node = step[0](s, step[1], step[2], step[3])
            else:
                node = step[0](s, *step[1:])
        s.node = node
        return node


def _always(reason: str) -> Otherwise[Any]:
    return lambda s, asked, option: reason
