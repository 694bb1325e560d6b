"""A game for several agents who answer in turn: PettingZoo's AEC interface."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.env_logger import EnvLogger

from pelagos.core.settings import Value
from pelagos.envs.course import Course
from pelagos.envs.errors import Complaint
from pelagos.envs.pictures import FORMS, checked, picture

FORFEIT: Final = -1.0


class GameEnv(AECEnv):  # type: ignore[misc]
    """Agents are `seat_0`, `seat_1` …; an observation holds what the seat sees, and which answers are offered."""

    def __init__(self, key: str, seats: int, given: Mapping[str, Value], reward: str, render_mode: str | None) -> None:
        super().__init__()
        self.metadata = {"name": f"{key}_v0", "render_modes": list(FORMS), "is_parallelizable": False}
        self.render_mode = checked(render_mode)
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

    def step(self, action: Any) -> None:
        """Answer for the agent whose turn it is; what is not offered is refused and changes nothing."""
        agent, course = self.agent_selection, self.course
        if not self.agents:
            raise Complaint("error-no-question", answer=str(action))
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        course.answer(action)
        self._cumulative_rewards[agent] = 0.0
        if course.over or course.pays_early:
            self._reward()
        if course.over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[course.seat]

    def forfeit(self) -> None:
        """The game ends here: whoever was asked loses 1, nobody else anything."""
        agent = self.agent_selection
        self.course.stop()
        self._cumulative_rewards[agent] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0) | {agent: FORFEIT}
        self._accumulate_rewards()
        self._deads_step_first()

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


class Guard(wrappers.OrderEnforcingWrapper):  # type: ignore[misc]
    """PettingZoo's guards in one: no step before a reset, and an answer that is not offered ends the game.

    Its own wrappers do the same behind each other, and take longer for it than a game does.
    """

    def last(self, observe: bool = True) -> Any:
        """What the agent whose turn it is sees, and what it got."""
        if not self._has_reset:
            EnvLogger.error_observe_before_reset()
        return self.env.last(observe)

    def step(self, action: Any) -> None:
        """Answer, or lose by an answer that is none."""
        if not self._has_reset:
            EnvLogger.error_step_before_reset()
        raw: GameEnv = self.env
        self._has_updated = True
        if not raw.agents:
            EnvLogger.warn_step_after_terminated_truncated()
        elif raw.terminations[raw.agent_selection] or action in raw.course.legal():
            raw.step(action)
        else:
            EnvLogger.warn_on_illegal_move()
            raw.forfeit()
