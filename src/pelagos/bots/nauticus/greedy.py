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
from pelagos.games.nauticus.book import nauticus
from pelagos.games.nauticus.state import Nauticus

WIDTH: Final = 10
TILE_WIDTH: Final = 3


class GreedyBot:
    """Looks ahead to the end of its own turn; what may come later it judges by `appraise`."""

    def __init__(self, seed: Seed, weights: Weights = DEFAULT) -> None:
        self.rng = Random(seed)  # noqa: S311 - a game, not a secret
        self.weights = weights
        self.plan: tuple[Option, ...] = ()
        self.expected: Nauticus | None = None

    def choose(self, sight: Sight[Nauticus]) -> Option:
        """The next answer of the plan; a new plan when things stand otherwise than foreseen."""
        if len(sight.options) == 1:
            return sight.options[0]
        s = sight.imagine(self.rng)
        if not self.plan or s != self.expected:
            self.plan = self._planned(s.clone(), sight.seat)
        option, self.plan = self.plan[0], self.plan[1:]
        self.expected = _after(s, sight.seat, option)
        return option

    def _planned(self, s: Nauticus, seat: int) -> tuple[Option, ...]:
        assert isinstance(s.node, Choice)
        if s.node.ask == "choose-tile":
            return best_tile(s, seat, self.weights, TILE_WIDTH).path[:1]
        cut_off(s, seat)
        appraiser = Appraiser(s.pack, horizon(s), self.weights)
        last_round = s.round == s.rounds
        return best_line(s, seat, appraiser, WIDTH, extras=last_round).path


def _after(s: Nauticus, seat: int, option: Option) -> Nauticus:
    """Where an answer leads: to the next question that leaves a choice."""
    node = nauticus.answer(s, option)
    while isinstance(node, Choice) and node.seat == seat and len(node.options) == 1:
        node = nauticus.answer(s, node.options[0])
    return s
