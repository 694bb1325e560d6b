"""The games for OpenSpiel: sequential, with explicit chance and imperfect information; importing this registers them.

import pelagos.envs.spiel
game = pyspiel.load_game("python_pelagos_nauticus")
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar, Final, NamedTuple

import pyspiel

from pelagos.core.nodes import Chance, Over, option_text
from pelagos.core.settings import Value
from pelagos.envs.errors import Complaint, in_words
from pelagos.envs.memory import Moment
from pelagos.envs.observing import Observer, observer
from pelagos.envs.set_up import SetUp
from pelagos.games.registry import find_game


class Entry(NamedTuple):
    """A game as OpenSpiel has it: its title, and what it is played with unless somebody says otherwise."""

    title: str
    given: Mapping[str, Value]


GAMES: Final = {
    "nauticus": Entry("Nauticus", {"players": 2}),
    "nemo1": Entry("Nemo's War, first edition", {"players": 1}),
    "nemo2": Entry("Nemo's War, second edition", {"players": 1, "mode": "solo"}),
    "endeavor": Entry("Endeavor: Deep Sea", {"players": 2}),
}
MOST_SCORE: Final = 1000.0
MOST_OUTCOMES: Final = 512
WORLDS: Final = 2**53
"""So many numbers a sampler can tell apart."""


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games with its settings. Each has a class with a name, by which its states are pickled."""

    key: ClassVar[str]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**GAMES[self.key].given, **(params or {})}
        self.set_up = SetUp(self.key, given.pop("players"), given)
        super().__init__(game_type(self.key), self._info(), dict(params or {}))

    def _info(self) -> Any:
        return pyspiel.GameInfo(
            num_distinct_actions=len(self.set_up.actions),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.set_up.seats,
            min_utility=-MOST_SCORE,
            max_utility=MOST_SCORE,
            max_game_length=self.set_up.game.longest,
        )

    def new_initial_state(self) -> SpielState:
        """A game that has just begun."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What a seat sees now, or everything it has seen, as numbers and as text."""
        return observer(self.set_up, iig_obs_type)


class NauticusGame(SpielGame):
    """Nauticus."""

    key = "nauticus"


class Nemo1Game(SpielGame):
    """Nemo's War, first edition."""

    key = "nemo1"


class Nemo2Game(SpielGame):
    """Nemo's War, second edition."""

    key = "nemo2"


class EndeavorGame(SpielGame):
    """Endeavor: Deep Sea."""

    key = "endeavor"


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position with all that was before; who is asked is a seat, or fate."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        position = game.set_up.begin()
        game.set_up.game.rules.run(position)
        self.moment = Moment(game.set_up.game, position)

    @property
    def node(self) -> Any:
        """What is asked."""
        return self.moment.position.node

    def current_player(self) -> int:
        """A seat, fate, or nobody any more."""
        if isinstance(self.node, Over):
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if isinstance(self.node, Chance) else int(self.node.seat)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.moment.game.legal_ids(self.moment.position))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome by its place, with its chance."""
        whole = sum(self.node.weights)
        return [(place, weight / whole) for place, weight in enumerate(self.node.weights) if weight]

    def _apply_action(self, action: int) -> None:
        place = action if isinstance(self.node, Chance) else self._place(action)
        with in_words():
            self.moment = self.moment.answered(place)

    def _place(self, action: int) -> int:
        """Where the answer with this number stands in the offer."""
        legal = self.moment.game.legal_ids(self.moment.position)
        if action not in legal:
            message = "error-not-offered" if legal else "error-no-question"
            raise Complaint(message, answer=self._set_up.spelled(action))
        return legal.index(action)

    @property
    def _set_up(self) -> SetUp:
        found: SetUp = self.get_game().set_up
        return found

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return option_text(self.node.options[action])
        return self._set_up.spelled(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return isinstance(self.node, Over)

    def returns(self) -> list[float]:
        """The scores; against others, less what the best of the others has."""
        if not isinstance(self.node, Over):
            return [0.0] * self.num_players()
        scores = self.node.scores
        if not self.moment.game.verdict(self.moment.position).contest:
            return [float(score) for score in scores]
        return [float(own - max(scores[:seat] + scores[seat + 1 :])) for seat, own in enumerate(scores)]

    def resample_from_infostate(self, player: int, probability: Any) -> SpielState:
        """A state that looks the same to a seat, now and in all it remembers, with everything drawn anew that it may
        not know. Its `history()` is empty: the true one would tell what was drawn."""
        rng = Random(int(probability() * WORLDS))  # noqa: S311 - the sampler brings the luck
        position = self.moment.game.visible.determinise(self.moment.position, player, rng)
        other = SpielState(self.get_game())
        other.moment = self.moment.drawn_anew(position, player)
        return other

    def __str__(self) -> str:
        """What a spectator sees: what nobody may know is not told in this way either."""
        return repr(self.moment.game.visible.observe(self.moment.position, None))


def game_type(key: str) -> Any:
    """What OpenSpiel wants to know beforehand."""
    game, (title, given) = find_game(key), GAMES[key]
    low, high = game.seats
    return pyspiel.GameType(
        short_name=f"python_pelagos_{key}",
        long_name=title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={setting.key: setting.default for setting in game.settings} | dict(given),
    )


for _game in (NauticusGame, Nemo1Game, Nemo2Game, EndeavorGame):
    pyspiel.register_game(game_type(_game.key), _game)
