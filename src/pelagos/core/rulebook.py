"""A rulebook is a registry of named steps, and the loop that works through a state's agenda."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from pelagos.core.errors import Refused
from pelagos.core.nodes import Chance, Choice, Node, Option, option_text
from pelagos.core.state import State

S = TypeVar("S", bound=State)
StepFunction = TypeVar("StepFunction", bound=Callable[..., Node | None])


class Rulebook(Generic[S]):
    """The steps of one game by name. Chapters add theirs with `@book.step`."""

    def __init__(self) -> None:
        self.steps: dict[str, Callable[..., Node | None]] = {}

    def step(self, function: StepFunction) -> StepFunction:
        """Register a step under its own name; two steps may not share one."""
        name = function.__name__
        if name in self.steps:
            raise ValueError(f"the step {name!r} exists already")
        self.steps[name] = function
        return function

    def run(self, s: S) -> Node:
        """Do what is on the agenda until a step asks something or the game is over."""
        steps = self.steps
        while True:
            step, s.agenda = s.agenda
            node = steps[step[0]](s, *step[1:])
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
            option, then, steps = asked.options[place], asked[3], self.steps
        except (AttributeError, IndexError):
            asks = isinstance(asked, Choice | Chance)
            raise Refused("error-not-offered" if asks else "error-no-question", answer=str(place)) from None
        # The most frequent numbers of arguments are spelled out: unpacking costs three times as much.
        width = len(then)
        if width == 1:
            node = steps[then[0]](s, option)
        elif width == 2:
            node = steps[then[0]](s, then[1], option)
        elif width == 4:
            node = steps[then[0]](s, then[1], then[2], then[3], option)
        else:
            node = steps[then[0]](s, *then[1:], option)
        while node is None:
            step, s.agenda = s.agenda
            width = len(step)
            if width == 1:
                node = steps[step[0]](s)
            elif width == 2:
                node = steps[step[0]](s, step[1])
            elif width == 3:
                node = steps[step[0]](s, step[1], step[2])
            else:
                node = steps[step[0]](s, *step[1:])
        s.node = node
        return node
