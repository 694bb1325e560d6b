"""A rulebook is a registry of steps, and the loop that works through a state's agenda."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from pelagos.core.errors import Refused
from pelagos.core.nodes import Chance, Choice, Effect, Node, Option, Step, StepFunction, option_text
from pelagos.core.state import State

S = TypeVar("S", bound=State)
F = TypeVar("F", bound=StepFunction)


class Rulebook(Generic[S]):
    """The steps of one game. Chapters add theirs with `@book.step`; rules name them by their functions.

    Snapshots and component tables know them by their names.
    """

    def __init__(self) -> None:
        self.steps: dict[str, StepFunction] = {}
        self._programs: dict[tuple[Effect, ...], tuple[Step, ...]] = {}

    def step(self, function: F) -> F:
        """Register a step under its own name; two steps may not share one."""
        name = function.__name__
        if name in self.steps:
            raise ValueError(f"the step {name!r} exists already")
        self.steps[name] = function
        return function

    def steps_of(self, program: tuple[Effect, ...]) -> tuple[Step, ...]:
        """What the effects of a component table do, ready for the agenda; remembered, for it is the same every time."""
        found = self._programs.get(program)
        if found is None:
            found = self._programs[program] = tuple([(self.steps[effect[0]], *effect[1:]) for effect in program])
        return found

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
            option, then = asked.options[place], asked[3]
        except (AttributeError, IndexError):
            asks = isinstance(asked, Choice | Chance)
            raise Refused("error-not-offered" if asks else "error-no-question", answer=str(place)) from None
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
        while node is None:
            step, s.agenda = s.agenda
            width = len(step)
            if width == 1:
                node = step[0](s)
            elif width == 2:
                node = step[0](s, step[1])
            elif width == 3:
                node = step[0](s, step[1], step[2])
            else:
                node = step[0](s, *step[1:])
        s.node = node
        return node
