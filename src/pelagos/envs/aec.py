"""A game for several agents who answer in turn: PettingZoo's AEC interface."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from pelagos.core.settings import Value
from pelagos.envs.course import Course
from pelagos.envs.pictures import FORMS, picture


class GameEnv(AECEnv):  # type: ignore[misc]
    """Agents are `seat_0`, `seat_1` …; an observation holds what the seat sees, and which answers are offered."""

    def __init__(self, key: str, seats: int, given: Mapping[str, Value], reward: str, render_mode: str | None) -> None:
        super().__init__()
        self.metadata = {"name": f"{key}_v0", "render_modes": list(FORMS), "is_parallelizable": False}
        self.render_mode = render_mode
        self.course = Course(key, seats, given, reward)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        sees = spaces.Box(-np.inf, np.inf, (self.course.features,), np.float32)
        mask = spaces.Box(0, 1, (len(self.course.actions),), np.int8)
        self._observation_space = spaces.Dict({"observation": sees, "action_mask": mask})
        self._action_spaces = {agent: spaces.Discrete(len(self.course.actions)) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every seat."""
        return self._observation_space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Every answer of the game by its number."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the seed fixes what fate decides."""
        self.course.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._worth = dict.fromkeys(self.agents, 0.0)
        self.agent_selection = self.possible_agents[self.course.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat sees; only whoever is asked is offered something."""
        course, seat = self.course, self._seat_of[agent]
        return {"observation": course.seen(seat), "action_mask": course.mask(seat)}

    def step(self, action: int | None) -> None:
        """Answer for the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        course = self.course
        course.answer(action)
        self._cumulative_rewards[agent] = 0.0
        if course.over or course.pays_early:
            self._reward()
        if course.over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[course.seat]

    def _reward(self) -> None:
        """What the answer has brought to each."""
        for agent, seat in self._seat_of.items():
            worth = self.course.worth(seat)
            self.rewards[agent] = worth - self._worth[agent]
            self._worth[agent] = worth
        self._accumulate_rewards()

    def render(self) -> Any:
        """The table as text, SVG or pixels, as a spectator sees it."""
        return picture(self.course, self.render_mode)

    def close(self) -> None:
        """Nothing is held."""


def wrapped(raw: GameEnv) -> AECEnv:
    """With PettingZoo's own guards: no step before a reset, none that is not offered."""
    guarded = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))
