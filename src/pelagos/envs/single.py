"""A game for one agent: Gymnasium's interface. Other seats are played by bots."""

from __future__ import annotations

from typing import Any, Final, SupportsFloat

import gymnasium
import numpy as np
from gymnasium import spaces

from pelagos.bots.asking import asked, seat_seed, seated
from pelagos.bots.contract import Sight
from pelagos.bots.registry import import_bot
from pelagos.core.nodes import Choice
from pelagos.core.plain import Plain
from pelagos.core.settings import Value
from pelagos.envs.course import Course
from pelagos.envs.errors import in_words
from pelagos.envs.pictures import FORMS, checked, picture

OWN: Final = 0


class SoloEnv(gymnasium.Env[np.ndarray[Any, np.dtype[np.float32]], np.int64]):
    """The agent has the first seat; `info["action_mask"]` and `action_masks()` say what is offered."""

    metadata: dict[str, Any] = {"render_modes": list(FORMS), "render_fps": 2}  # noqa: RUF012 - as the library has it

    def __init__(
        self,
        game: str,
        players: int = 1,
        opponents: str = "greedy",
        reward: str = "win",
        render_mode: str | None = None,
        **settings: Value,
    ) -> None:
        """`settings` are those of the game, as `pelagos play --set` has them."""
        self.render_mode = checked(render_mode)
        self.course = Course(game, players, settings, reward)
        self.observation_space = spaces.Box(-np.inf, np.inf, (self.course.features,), np.float32)
        self.action_space = spaces.Discrete(len(self.course.actions))
        with in_words():
            self._others = [seated(import_bot(game, opponents)) for _ in range(1, players)]
        self._memories: list[Plain] = []
        self._luck = ""
        self._asked = 0
        self._worth = 0.0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """A new game; the seed fixes fate and the bots."""
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(2**63))
        self._luck, self._asked = str(drawn), 0
        self._memories = [None] * len(self._others)
        self.course.begin(drawn)
        self._others_answer()
        self._worth = 0.0
        return self.course.seen(OWN), self._info()

    def step(self, action: Any) -> tuple[Any, SupportsFloat, bool, bool, dict[str, Any]]:
        """Answer; what is not offered is refused with an error and changes nothing."""
        self.course.answer(action)
        self._others_answer()
        worth = self.course.worth(OWN)
        reward, self._worth = worth - self._worth, worth
        return self.course.seen(OWN), reward, self.course.over, False, self._info()

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """What is offered, as masked agents ask for it."""
        return self.course.mask(OWN).astype(bool)

    def render(self) -> Any:
        """The table as text, SVG or pixels."""
        return picture(self.course, self.render_mode)

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.course.mask(OWN)}
        if self.course.over:
            verdict = self.course.game.verdict(self.course.state)
            info["won"] = OWN in verdict.winners
        return info

    def _others_answer(self) -> None:
        """Until the agent is asked, or the game is over."""
        course = self.course
        while isinstance(course.node, Choice) and course.seat != OWN:
            other = course.seat - 1
            sight = Sight(
                course.game, course.state, seat_seed(self._luck, course.seat), self._asked,
                self._memories[other], course.settings,
            )  # fmt: skip
            option, self._memories[other] = asked(self._others[other], sight)
            course.answer(course.game.action_id(course.pack, option))
            self._asked += 1
