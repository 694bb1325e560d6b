"""The greedy bot of Nauticus: it plans its whole turn, then answers question by question from the plan."""

from __future__ import annotations

from typing import Final

from pelagos.bots.contract import Sight
from pelagos.bots.nauticus.appraise import appraiser_of
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

    def __init__(self, weights: Weights = DEFAULT) -> None:
        self.weights = weights

    def choose(self, sight: Sight[Nauticus]) -> Option:
        """The next answer of the plan; a new plan when things stand otherwise than foreseen."""
        if len(sight.options) == 1:
            return sight.options[0]
        s = sight.imagine(sight.rng)
        option, *rest = _foreseen(sight) or self._planned(s.clone(), sight.seat)
        sight.remember({"at": sight.moves + _moves_until(s, sight.seat, option), "plan": rest} if rest else None)
        return option

    def _planned(self, s: Nauticus, seat: int) -> tuple[Option, ...]:
        assert isinstance(s.node, Choice)
        if s.node.ask == "choose-tile":
            return best_tile(s, seat, self.weights, TILE_WIDTH).path[:1]
        cut_off(s, seat)
        appraiser = appraiser_of(s.pack, horizon(s), self.weights)
        last_round = s.round == s.rounds
        return best_line(s, seat, appraiser, WIDTH, extras=last_round).path


def _foreseen(sight: Sight[Nauticus]) -> list[Option]:
    """What is left of the plan, if the game stands where it leads and nobody but this seat has moved."""
    match sight.memory:
        case {"at": int(at), "plan": [*plan]} if at == sight.moves and all(isinstance(step, list) for step in plan):
            options = [tuple(step) for step in plan]
            return options if options and options[0] in sight.options else []
    return []


def _moves_until(s: Nauticus, seat: int, option: Option) -> int:
    """How many moves an answer takes to the next question that leaves a choice, or that is not this seat's."""
    node, moves = nauticus.answer(s, option), 1
    while isinstance(node, Choice) and node.seat == seat and len(node.options) == 1:
        node, moves = nauticus.answer(s, node.options[0]), moves + 1
    return moves
