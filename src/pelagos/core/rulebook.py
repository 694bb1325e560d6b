"""A rulebook is a registry of named steps, and the loop that works through a state's agenda."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from pelagos.core.errors import Refused
from pelagos.core.nodes import Node, Option, Over, Step, option_text
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
        step, s.agenda = s.agenda
        return self._go_on(s, step)

    def answer(self, s: S, option: Option) -> Node:
        """Give an offered option to the question that stands, and run on to the next one."""
        node = s.node
        if node is None or type(node) is Over:
            raise Refused("error-no-question", answer=option_text(option))
        if option not in node.options:
            raise Refused("error-not-offered", answer=option_text(option))
        then = node[3]
        following = self.steps[then[0]]
        width = len(then)
        if width == 1:
            found = following(s, option)
        elif width == 2:
            found = following(s, then[1], option)
        else:
            found = following(s, *then[1:], option)
        if found is not None:
            s.node = found
            return found
        step, s.agenda = s.agenda
        return self._go_on(s, step)

    def _go_on(self, s: S, step: Step) -> Node:
        # Calls with up to two arguments are spelled out: most are such, and unpacking costs three times as much.
        steps = self.steps
        while True:
            width = len(step)
            if width == 1:
                node = steps[step[0]](s)
            elif width == 2:
                node = steps[step[0]](s, step[1])
            elif width == 3:
                node = steps[step[0]](s, step[1], step[2])
            else:
                node = steps[step[0]](s, *step[1:])
            if node is not None:
                s.node = node
                return node
            step, s.agenda = s.agenda
