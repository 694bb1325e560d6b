"""The greedy bot of Endeavor: Deep Sea: it plays its turn in thought, in every way it finds, and takes the best."""

from __future__ import annotations

from typing import Final

from pelagos.bots.contract import Sight
from pelagos.bots.endeavor.ahead import Ahead
from pelagos.bots.endeavor.plans import usual_weights
from pelagos.bots.endeavor.weights import DEFAULT, Weights
from pelagos.bots.endeavor.worth import Worth
from pelagos.core.nodes import Option
from pelagos.games.endeavor.names import COMPETITIVE
from pelagos.games.endeavor.state import Endeavor, scenario_of

EFFORT: Final = 120.0
"""How many positions it judges for one decision, more or less."""


class GreedyBot:
    """Weighs every option by what the position is worth at the end of the turn."""

    def __init__(self, against: Weights = DEFAULT, together: Weights | None = None, effort: float = EFFORT) -> None:
        """In a group it believes what the usual plan of the scenario says, unless told otherwise."""
        self.against = against
        self.together = together
        self.effort = effort

    def choose(self, sight: Sight[Endeavor]) -> Option:
        """The best answer it can find."""
        if len(sight.options) == 1:
            return sight.options[0]
        s = sight.imagine(sight.rng)
        s.events = None
        ahead = Ahead(Worth(s, sight.seat, self._weights(s)), sight.rng.randrange(1 << 30))
        return ahead.best(s, sight.options, self.effort)

    def _weights(self, s: Endeavor) -> Weights:
        return self.against if s.mode == COMPETITIVE else self.together or usual_weights(scenario_of(s).number)
