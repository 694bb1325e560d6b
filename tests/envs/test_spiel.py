"""The games as OpenSpiel has them: its own checks, one of its search bots, and information states that remember."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.observation import make_observation

import pelagos.envs.spiel
from pelagos.core.errors import PelagosError
from pelagos.envs.observing import OFTEN

SPIEL = tuple(f"python_pelagos_{key}" for key in pelagos.envs.spiel.GAMES)
ENDEAVOR = "python_pelagos_endeavor(players=2)"
RECALL = pyspiel.IIGObservationType(
    public_info=True, perfect_recall=True, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER
)


def begun(name: str) -> Any:
    """A game that has just begun."""
    return pyspiel.load_game(name).new_initial_state()


def decided(state: Any, rng: Random) -> int:
    """What fate or a seat at random does next."""
    if not state.is_chance_node():
        return int(rng.choice(state.legal_actions()))
    places, chances = zip(*state.chance_outcomes(), strict=True)
    return int(rng.choices(places, chances)[0])


def walked(name: str, seed: int, most: int) -> Iterator[Any]:
    """Random play: the same state again and again, before each step of a seat."""
    rng, state = Random(seed), begun(name)
    for _ in range(most):
        if state.is_terminal():
            return
        if not state.is_chance_node():
            yield state
        state.apply_action(decided(state, rng))


@pytest.mark.parametrize("name", [*SPIEL, "python_pelagos_nemo2(players=2,mode=semi_coop)"])
def test_openspiel_finds_nothing(name: str) -> None:
    """With states that are written down and read again."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", SPIEL)
def test_a_search_of_openspiel_plays(name: str) -> None:
    luck = np.random.RandomState(3)
    bot = ISMCTSBot(pyspiel.load_game(name), RandomRolloutEvaluator(1, luck), 2.0, 3, random_state=luck)
    rng, state = Random(8), begun(name)
    for _ in range(40):
        if state.is_chance_node():
            state.apply_action(decided(state, rng))
            continue
        found = bot.step(state)
        assert found in state.legal_actions()
        state.apply_action(int(found))


@pytest.mark.parametrize("name", SPIEL)
def test_a_state_drawn_anew_looks_the_same(name: str) -> None:
    """Now, and in everything that the seat remembers."""
    rng = Random(4)
    for state in walked(name, 4, 90):
        seat = state.current_player()
        other = state.resample_from_infostate(seat, rng.random)
        assert other.observation_string(seat) == state.observation_string(seat)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
        assert other.legal_actions() == state.legal_actions()
        assert other.history() == [], "the true one tells what was drawn"


def seen_by(state: Any, seat: int) -> str:
    """An information state without the question, which is its last line."""
    return str(state.information_state_string(seat)).rpartition("\n")[0]


@pytest.mark.parametrize("name", SPIEL)
def test_what_was_seen_is_not_forgotten(name: str) -> None:
    """Perfect recall: an information state goes on where the one before it ended, but for the question."""
    rng, state = Random(6), begun(name)
    before = [seen_by(state, seat) for seat in range(state.num_players())]
    for _ in range(120):
        seat, action = state.current_player(), decided(state, rng)
        answer = f"\nanswers {state.action_to_string(action)}"
        state.apply_action(action)
        for looks in range(state.num_players()):
            now = seen_by(state, looks)
            assert now.startswith(before[looks])
            assert now.removeprefix(before[looks]).startswith(answer) or looks != seat
            before[looks] = now


def secret_draws(name: str, seed: int, most: int) -> Iterator[tuple[Any, Any]]:
    """Pairs of histories that begin alike, until fate shows somebody this tile or that one."""
    rng, state = Random(seed), begun(name)
    for _ in range(most):
        if state.is_terminal():
            return
        if state.is_chance_node() and state.node.ask.startswith("tile-") and len(state.node.options) > 1:
            one, two = rng.sample([place for place, _ in state.chance_outcomes()], 2)
            yield state.child(one), state.child(two)
        state.apply_action(decided(state, rng))


def go_on_alike(one: Any, two: Any, rng: Random) -> bool:
    """Do the same in both worlds; False where that cannot be done."""
    if one.is_terminal() or one.current_player() != two.current_player():
        return False
    offered = [{state.action_to_string(action): action for action in state.legal_actions()} for state in (one, two)]
    both = sorted(offered[0].keys() & offered[1].keys())
    if not both:
        return False
    same = rng.choice(both)
    one.apply_action(offered[0][same])
    two.apply_action(offered[1][same])
    return True


@pytest.mark.parametrize("seed", [2, 3])
def test_who_cannot_tell_two_histories_apart_has_one_information_state(seed: int) -> None:
    """[EDS-20.1] One looks at a tile, which may be this one or that one; the other knows no more than before, until
    something looks different. Whoever has seen the difference keeps it in mind, also when all looks alike again."""
    rng, secrets = Random(seed), 0
    for one, two in secret_draws(ENDEAVOR, seed, 400):
        seen = {0: False, 1: False}
        for _ in range(25):
            for seat in seen:
                seen[seat] |= one.observation_string(seat) != two.observation_string(seat)
                alike = one.information_state_string(seat) == two.information_state_string(seat)
                assert alike != seen[seat]
                if alike:
                    assert one.information_state_tensor(seat) == two.information_state_tensor(seat)
            secrets += seen[0] != seen[1]
            if not go_on_alike(one, two, rng):
                break
    assert secrets > 20


def test_nobody_remembers_in_another_world_what_he_has_seen_in_this_one() -> None:
    """[EDS-20.1] What a seat has looked at is not told by a state that was drawn anew for another one."""
    looked = 0
    for state in walked(ENDEAVOR, 2, 400):
        for seat in (0, 1):
            if "endeavor-looked" in state.information_state_string(seat):
                looked += 1
                anew = state.resample_from_infostate(1 - seat, Random(1).random)
                assert "endeavor-looked" not in anew.information_state_string(seat)
                assert not np.any(recalled(anew, seat)["before_1"])
    assert looked > 20


def recalled(state: Any, seat: int) -> dict[str, Any]:
    """The numbers of an information state by name."""
    found = make_observation(state.get_game(), RECALL)
    found.set_from(state, seat)
    numbers: dict[str, Any] = found.dict
    return numbers


def test_numbers_recall_the_last_answers_and_how_often_each_was_given() -> None:
    rng, state = Random(5), begun("python_pelagos_nauticus")
    given: dict[int, list[tuple[int, Any]]] = {0: [], 1: []}
    for _ in range(80):
        action = decided(state, rng)
        if not state.is_chance_node():
            seat = state.current_player()
            given[seat].append((action, state.observation_tensor(seat)))
        state.apply_action(action)
    for seat, answers in given.items():
        numbers = recalled(state, seat)
        assert numbers["observation"].tolist() == state.observation_tensor(seat)
        assert numbers["answers"].sum() * OFTEN == pytest.approx(len(answers))
        for back in (1, 2, 3):
            action, saw = answers[-back]
            assert numbers[f"before_{back}"].tolist() == saw
            assert np.flatnonzero(numbers[f"answer_{back}"]).tolist() == [action]


def test_the_hidden_state_is_told_by_no_observer() -> None:
    everything = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=True, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    game = pyspiel.load_game(ENDEAVOR)
    with pytest.raises(PelagosError, match="nobody may know"):
        make_observation(game, everything)
    public = make_observation(
        game, pyspiel.IIGObservationType(perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE)
    )
    for state in walked(ENDEAVOR, 2, 200):
        assert "endeavor-looked" not in public.string_from(state, 0)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("python_pelagos_nauticus(players=9)", "players must be a whole number from 2 to 4"),
        ("python_pelagos_nemo2(players=2)", "Alone is for one player"),
        ("python_pelagos_nemo2(mode=chess)", "mode must be one of"),
    ],
)
def test_wrong_settings_are_refused_in_words(name: str, said: str) -> None:
    with pytest.raises(PelagosError, match=said):
        pyspiel.load_game(name)


def test_a_wrong_answer_is_refused_and_changes_nothing() -> None:
    state = next(walked("python_pelagos_nauticus", 1, 20))
    before = state.information_state_string(0)
    for wrong in (10**6, -5):
        with pytest.raises(PelagosError, match="is not one of the answers offered"):
            state.apply_action(wrong)
    assert state.information_state_string(0) == before
