"""Many games side by side, in this process and in others: masks, luck and new games are those of each alone."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from pelagos.envs import ENVIRONMENTS

SEED = 5
MODES = [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP]


def vector(name: str, mode: str, reset: AutoresetMode = AutoresetMode.NEXT_STEP, number: int = 2) -> Any:
    """So many games side by side."""
    kwargs: dict[str, Any] = {"opponents": "random"} if "Nauticus" in name else {}
    return gymnasium.make_vec(name, number, mode, vector_kwargs={"autoreset_mode": reset}, reward="score", **kwargs)


def first_offered(info: dict[str, Any]) -> Any:
    """The first answer that each is offered; any, where a game is over."""
    return np.argmax(info["action_mask"], axis=1)


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_in_other_processes_the_games_are_the_same(name: str) -> None:
    played = []
    for mode in ("sync", "async"):
        envs = vector(name, mode)
        seen, info = envs.reset(seed=SEED)
        told = [seen.tobytes(), info["action_mask"].tobytes()]
        for _ in range(40):
            seen, rewards, over, cut, info = envs.step(first_offered(info))
            told += [seen.tobytes(), rewards.tobytes(), over.tobytes(), info["action_mask"].tobytes()]
            assert not cut.any()
        masks = envs.call("action_masks")
        assert np.array_equal(np.stack(masks), info["action_mask"])
        envs.close()
        played.append(told)
    assert played[0] == played[1]


@pytest.mark.parametrize("reset", MODES, ids=lambda mode: mode.name)
def test_when_a_game_is_over_the_next_one_begins(reset: AutoresetMode) -> None:
    """Each goes on as the same game alone would: the same luck, masks of the new game, the score of the old one."""
    envs = vector("pelagos/Nemo1-v0", "sync", reset)
    _, info = envs.reset(seed=SEED)
    ended = [0, 0]
    alone = [gymnasium.make("pelagos/Nemo1-v0", reward="score") for _ in ended]
    masks = [env.reset(seed=SEED + place)[1]["action_mask"] for place, env in enumerate(alone)]
    fresh = [False, False]
    while min(ended) < 2:
        actions = first_offered(info)
        seen, rewards, over, _, info = envs.step(actions)
        for place, env in enumerate(alone):
            if fresh[place]:
                saw, told = env.reset()
                reward, done = 0.0, False
            else:
                saw, reward, done, _, told = env.step(int(np.argmax(masks[place])))  # type: ignore[assignment]
            fresh[place] = done and reset is AutoresetMode.NEXT_STEP
            ended[place] += done
            assert (rewards[place], over[place]) == (reward, done)
            if done and reset is AutoresetMode.SAME_STEP:
                assert np.array_equal(info["final_obs"][place], saw)
                assert "won" in info["final_info"]
                saw, told = env.reset()
            masks[place] = told["action_mask"]
            assert np.array_equal(seen[place], saw)
            assert np.array_equal(info["action_mask"][place], masks[place])
    envs.close()
