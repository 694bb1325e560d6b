"""The games for OpenSpiel: sequential, with explicit chance and imperfect information; importing this registers them.

import pelagos.envs.spiel
game = pyspiel.load_game("python_pelagos_nauticus")
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np
import pyspiel

from pelagos.core.nodes import Chance, Over, option_text
from pelagos.core.settings import Value, parse_settings
from pelagos.games.registry import find_game, load_pack
from pelagos.table.opening import check_seating


class Entry(NamedTuple):
    """A game as OpenSpiel has it: its title, how many play, and further settings."""

    title: str
    players: int
    settings: Mapping[str, Value]


GAMES: Final = {
    "nauticus": Entry("Nauticus", 2, {}),
    "nemo1": Entry("Nemo's War, first edition", 1, {}),
    "nemo2": Entry("Nemo's War, second edition", 1, {"mode": "solo"}),
    "endeavor": Entry("Endeavor: Deep Sea", 2, {}),
}
MOST_SCORE: Final = 1000.0
MOST_OUTCOMES: Final = 512


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games with so many seats."""

    def __init__(self, params: Mapping[str, Any] | None = None, key: str = "nauticus") -> None:
        entry = GAMES[key]
        self.key = key
        self.rules = find_game(key)
        self.players = int((params or {}).get("players", entry.players))
        self.settings = parse_settings(self.rules.settings, {self.rules.seats_setting: self.players, **entry.settings})
        check_seating(self.rules, self.settings, self.players)
        self.pack = load_pack(self.rules, None)
        self.actions = self.rules.actions(self.pack)
        assert self.rules.encoder is not None, f"{key} has an encoder"
        self.features = self.rules.encoder.size(self.pack)
        super().__init__(game_type(key), self._info(), dict(params or {}))

    def _info(self) -> Any:
        return pyspiel.GameInfo(
            num_distinct_actions=len(self.actions),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.players,
            min_utility=-MOST_SCORE,
            max_utility=MOST_SCORE,
            max_game_length=self.rules.longest,
        )

    def new_initial_state(self) -> SpielState:
        """A game that has just begun."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What a seat sees, as numbers and as text."""
        return SpielObserver(self)


class Held:
    """A position that OpenSpiel copies with its state: a clone, not everything that it refers to."""

    def __init__(self, game: SpielGame, position: Any) -> None:
        self.game = game
        self.position = position

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(self.game, self.position.clone())


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position; who is asked is a seat, or fate."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        position = game.rules.new_game(game.settings, game.pack)
        game.rules.rules.run(position)
        self.held = Held(game, position)

    @property
    def node(self) -> Any:
        """What is asked."""
        return self.held.position.node

    def current_player(self) -> int:
        """A seat, fate, or nobody any more."""
        if isinstance(self.node, Over):
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if isinstance(self.node, Chance) else int(self.node.seat)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.held.game.rules.legal_ids(self.held.position))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome by its place, with its chance."""
        whole = sum(self.node.weights)
        return [(place, weight / whole) for place, weight in enumerate(self.node.weights) if weight]

    def _apply_action(self, action: int) -> None:
        game = self.held.game
        rules, position = game.rules.rules, self.held.position
        if isinstance(self.node, Chance):
            rules.answer_at(position, action)
        else:
            rules.answer(position, game.actions[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if isinstance(self.node, Chance):
            return option_text(self.node.options[action])
        return option_text(self.held.game.actions[action])

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return isinstance(self.node, Over)

    def returns(self) -> list[float]:
        """The scores; against others, less what the best of the others has."""
        game = self.held.game
        if not isinstance(self.node, Over):
            return [0.0] * game.players
        scores = self.node.scores
        if not game.rules.verdict(self.held.position).contest:
            return [float(score) for score in scores]
        return [float(own - max(scores[:seat] + scores[seat + 1 :])) for seat, own in enumerate(scores)]

    def resample_from_infostate(self, player: int, probability: Any) -> SpielState:
        """A state that looks the same to a seat, with everything drawn anew that it may not know."""
        other: SpielState = self.clone()
        rng = Random(int(probability() * 2**53))  # noqa: S311 - the sampler brings the luck
        other.held = Held(self.held.game, self.held.game.rules.visible.determinise(self.held.position, player, rng))
        return other

    def __str__(self) -> str:
        """What a spectator sees: what nobody may know is not told in this way either."""
        return repr(self.held.game.rules.visible.observe(self.held.position, None))


class SpielObserver:
    """What a seat sees now; it is not all that it has seen, so information states are not promised."""

    def __init__(self, game: SpielGame) -> None:
        self.game = game
        self.tensor = np.zeros(game.features, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """The numbers of a position."""
        assert self.game.rules.encoder is not None
        self.game.rules.encoder.encode(state.held.position, player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """The view of a seat as text."""
        return repr(self.game.rules.visible.observe(state.held.position, player))


def game_type(key: str) -> Any:
    """What OpenSpiel wants to know beforehand."""
    entry = GAMES[key]
    low, high = find_game(key).seats
    return pyspiel.GameType(
        short_name=f"python_pelagos_{key}",
        long_name=entry.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=False,  # a view does not remember all that was seen
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": entry.players},
    )


def _maker(key: str) -> type[SpielGame]:
    """OpenSpiel makes games by calling a class with parameters."""

    def begin(self: SpielGame, params: Mapping[str, Any] | None = None) -> None:
        SpielGame.__init__(self, params, key)

    return type(f"Spiel_{key}", (SpielGame,), {"__init__": begin})


for _key in GAMES:
    pyspiel.register_game(game_type(_key), _maker(_key))
