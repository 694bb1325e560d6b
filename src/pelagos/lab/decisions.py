"""Watching a game for its decisions: what was asked, what was offered, what was answered, and how it stood."""

from __future__ import annotations

from typing import Any

from pelagos.bots.contract import Sight
from pelagos.core.game import Game
from pelagos.core.nodes import Option, option_text
from pelagos.core.score import total
from pelagos.lab.rows import DecisionRow


class Decisions:
    """The rows of some games, in the order in which they were played. `play_game(..., watch=decisions.of(number))`."""

    def __init__(self) -> None:
        self.rows: list[DecisionRow] = []
        self.number = 0

    def of(self, number: int) -> Decisions:
        """The same, from here on for the game of this number."""
        self.number = number
        return self

    def __call__(self, s: Any, sight: Sight[Any], option: Option) -> None:
        self.rows.append(decision(sight.game, s, self.number, sight.moves, option, sight.value))


def decision(game: Game[Any], s: Any, number: int, move: int, option: Option, value: float | None) -> DecisionRow:
    """The row of one answer to the question at which a position stands."""
    numbered = game.verbs is not None
    return DecisionRow(
        number,
        move,
        s.node.seat,
        s.node.ask,
        option_text(option),
        game.action_id(s.pack, option) if numbered else None,
        tuple(game.legal_ids(s)) if numbered else (),
        total(game.show.sheet(s), s.node.seat),
        None if value is None else float(value),
    )
