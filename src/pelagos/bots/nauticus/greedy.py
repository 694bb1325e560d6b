"""The greedy bot of Nauticus: it plans its whole turn, then answers question by question from the plan."""

from __future__ import annotations

from random import Random
from typing import Final

from pelagos.bots.contract import Seed, Sight
from pelagos.bots.nauticus.appraise import Appraiser
from pelagos.bots.nauticus.horizon import horizon
from pelagos.bots.nauticus.tile import best_tile
from pelagos.bots.nauticus.turn import best_line, cut_off
from pelagos.bots.nauticus.weights import DEFAULT, Weights
from pelagos.core.nodes import Choice, Option
from pelagos.games.nauticus.state import Nauticus

WIDTH: Final = 4
TILE_WIDTH: Final = 1


class GreedyBot:
    """Looks ahead through its own turn only; what comes later it judges by `appraise`."""

    def __init__(self, seed: Seed, weights: Weights = DEFAULT) -> None:
        self.rng = Random(seed)  # noqa: S311 - a game, not a secret
        self.weights = weights
        self.plan: tuple[Option, ...] = ()
        self.moment: object = None

    def choose(self, sight: Sight[Nauticus]) -> Option:
        if len(sight.options) == 1:
            return sight.options[0]
        s = sight.imagine(self.rng)
        moment = (s.round, s.phase, s.chosen, s.turn)
        if moment != self.moment or not self.plan or self.plan[0] not in sight.options:
            self.plan = self._planned(s, sight)
            self.moment = moment
        option, *rest = self.plan
        self.plan = tuple(rest)
        return option

    def _planned(self, s: Nauticus, sight: Sight[Nauticus]) -> tuple[Option, ...]:
        assert isinstance(s.node, Choice)
        if s.node.ask == "choose-tile":
            return best_tile(s, sight.seat, sight.options, self.weights, TILE_WIDTH).path[:1]
        cut_off(s, sight.seat)
        appraiser = Appraiser(s.pack, horizon(s), self.weights)
        extras = s.round == s.rounds
        return best_line(s, sight.seat, appraiser, WIDTH, extras).path
