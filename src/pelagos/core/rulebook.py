"""A rulebook is a registry of named steps, and the loop that works through a state's agenda."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from pelagos.core.errors import Refused
from pelagos.core.nodes import Node, Option, option_text
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
            if option not in asked.options:
                raise Refused("error-not-offered", answer=option_text(option))
        except AttributeError:  # nothing is asked before the first run and after the end
            raise Refused("error-no-question", answer=option_text(option)) from None
        then, steps = asked[3], self.steps
        width = len(then)
        if width == 1:
            node = steps[then[0]](s, option)
        elif width == 2:
            node = steps[then[0]](s, then[1], option)
        else:
            node = steps[then[0]](s, *then[1:], option)
        # Calls with up to two arguments are spelled out: most are such, and unpacking costs three times as much.
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
