"""The adapters, held against the checkers of the libraries themselves."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from pelagos.core.errors import PelagosError
from pelagos.core.nodes import Over
from pelagos.envs import ENVIRONMENTS, endeavor_v0, nauticus_v0, nemo2_v0
from pelagos.envs.single import SoloEnv

SEVERAL = (nauticus_v0, nemo2_v0, endeavor_v0)


def played(env: Any, seed: int, rng: Random) -> Iterator[tuple[Any, float, dict[str, Any]]]:
    """A random game of one agent: what is seen after each answer, and what it brought."""
    _, info = env.reset(seed=seed)
    over = False
    while not over:
        action = rng.choice(np.flatnonzero(info["action_mask"]).tolist())
        seen, reward, over, _, info = env.step(action)
        yield seen, float(reward), info


@pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably:UserWarning", "ignore:.*NumPy array:UserWarning"
)
@pytest.mark.parametrize("module", SEVERAL, ids=lambda module: module.__name__.rpartition(".")[2])
def test_pettingzoo_finds_nothing(module: Any) -> None:
    api_test(module.env(), num_cycles=60, verbose_progress=False)
    seed_test(module.env, num_cycles=30)


class Guessing(SoloEnv):
    """The checker of Gymnasium samples without a mask; what is not offered becomes something that is."""

    def step(self, action: Any) -> Any:
        mask = self.action_masks()
        return super().step(action if mask[action] else int(np.flatnonzero(mask)[0]))


@pytest.mark.filterwarnings("ignore:.*Box observation space.*:UserWarning", "ignore:.*a Box observation.*:UserWarning")
@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_gymnasium_finds_nothing(name: str) -> None:
    check_env(Guessing(**ENVIRONMENTS[name]), skip_render_check=True)


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_the_seed_fixes_fate(name: str) -> None:
    env = gymnasium.make(name, disable_env_checker=True).unwrapped
    one, again, other = ([seen.tobytes() for seen, _, _ in played(env, seed, Random(5))] for seed in (3, 3, 4))
    assert one == again
    assert one != other


@pytest.mark.parametrize("name", ENVIRONMENTS)
@pytest.mark.parametrize("seed", [11, 12])
def test_shaped_rewards_add_up_to_the_score(name: str, seed: int) -> None:
    """Also where the game is lost."""
    env = gymnasium.make(name, disable_env_checker=True, reward="shaped").unwrapped
    brought = [reward for _, reward, _ in played(env, seed, Random(2))]
    node = env.course.node  # type: ignore[attr-defined]
    assert sum(brought) == pytest.approx(node.scores[0])


def test_shaped_rewards_of_several_add_up_to_their_scores() -> None:
    env, rng = nauticus_v0.raw_env(players=3, reward="shaped"), Random(1)
    env.reset(seed=1)
    brought = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, over, _, _ = env.last()
        brought[agent] += reward
        env.step(None if over else rng.choice(env.course.legal()))
    assert isinstance(env.course.node, Over)
    assert list(brought.values()) == pytest.approx(list(env.course.node.scores))


def test_what_is_not_offered_is_refused_and_changes_nothing() -> None:
    env = gymnasium.make("pelagos/Nemo1-v0", disable_env_checker=True).unwrapped
    seen, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    for bad in (wrong, -1, 10**9, None, "stop", 0.5):
        with pytest.raises(PelagosError, match="is not one of the answers offered"):
            env.step(bad)
    assert np.array_equal(env.course.seen(0), seen)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("name", "given", "said"),
    [
        ("pelagos/Nemo1-v0", {"reward": "fame"}, "There is no reward “fame”. Possible: win, margin, score, shaped"),
        ("pelagos/Nemo2-v0", {"mode": "crew"}, "mode must be one of"),
        ("pelagos/Nemo2-v0", {"players": 2}, "Alone is for one player"),
        ("pelagos/Nemo1-v0", {"captain": "Ahab"}, "captain"),
        ("pelagos/Nauticus-v0", {"players": 7}, "players must be a whole number from 2 to 4"),
        ("pelagos/Nauticus-v0", {"players": "two"}, "players must be a whole number from 2 to 4"),
        ("pelagos/Nauticus-v0", {"opponents": "ahab"}, "ahab"),
    ],
)
def test_wrong_settings_are_refused_in_words(name: str, given: dict[str, Any], said: str) -> None:
    with pytest.raises(PelagosError, match=said):
        gymnasium.make(name, **given)


def test_nothing_is_shown_in_a_form_that_nobody_knows() -> None:
    with pytest.raises(PelagosError, match="Possible: ansi, svg, rgb_array"):
        nauticus_v0.env(render_mode="oil")
    with pytest.raises(PelagosError, match="Possible: ansi, svg, rgb_array"):
        SoloEnv("nemo1", render_mode="oil")


def test_a_step_after_the_end_is_refused() -> None:
    env = gymnasium.make("pelagos/Nemo1-v0", disable_env_checker=True).unwrapped
    list(played(env, 1, Random(1)))
    with pytest.raises(PelagosError, match="no question is open"):
        env.step(0)


def over_and_gone(env: Any) -> Any:
    """An environment of several after the last step of its last agent."""
    env.reset(seed=1)
    rng = Random(1)
    for _ in env.agent_iter():
        seen, _, over, _, _ = env.last()
        env.step(None if over else rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return env


def test_several_are_refused_a_step_after_the_end() -> None:
    with pytest.raises(PelagosError, match="no question is open"):
        over_and_gone(nauticus_v0.raw_env()).step(0)
    over_and_gone(nauticus_v0.env()).step(0)  # PettingZoo warns in its own way


def test_several_are_refused_what_is_not_offered() -> None:
    """The bare environment changes nothing; behind the guards whoever answers so loses, and the game is over."""
    raw, guarded = nauticus_v0.raw_env(), nauticus_v0.env()
    for env in (raw, guarded):
        env.reset(seed=1)
    wrong = int(np.flatnonzero(raw.last()[0]["action_mask"] == 0)[0])
    for bad in (wrong, -1, 10**6, None):
        with pytest.raises(PelagosError, match="is not one of the answers offered"):
            raw.step(bad)
    assert np.array_equal(raw.last()[0]["observation"], guarded.last()[0]["observation"])
    loser = guarded.agent_selection
    guarded.step(wrong)
    assert guarded.rewards == {agent: -1.0 if agent == loser else 0.0 for agent in guarded.agents}
    for agent in guarded.agents:
        assert guarded.terminations[agent]
        assert not guarded.observe(agent)["action_mask"].any()


def test_nothing_is_answered_before_the_first_game() -> None:
    env = nauticus_v0.env()
    with pytest.raises(AssertionError, match="reset"):
        env.step(0)
    with pytest.raises(AssertionError, match="reset"):
        env.last()
    with pytest.raises(AttributeError, match="reset"):
        _ = env.agent_selection


def test_a_table_shows_itself() -> None:
    shown = {form: nauticus_v0.raw_env(render_mode=form) for form in ("ansi", "svg", "rgb_array")}
    for env in shown.values():
        assert env.render() is None
        env.reset(seed=1)
    assert "Round 1" in shown["ansi"].render()
    assert shown["svg"].render().startswith("<svg")
    assert shown["rgb_array"].render().shape[1:] == (960, 3)
