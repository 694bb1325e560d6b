"""A guide for games that have none: every answer is played on at random to the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pelagos.bots.random_bot import RandomBot
from pelagos.bots.registry import GUIDED
from pelagos.bots.search.guide import Guide, Line, guide_of, lead
from pelagos.core.game import Game
from pelagos.core.nodes import Choice, Option
from pelagos.core.plain import Plain
from pelagos.core.score import total
from pelagos.core.state import State


class Unguided:
    """What the search can know of any game: its answers, and its score sheet."""

    base = RandomBot
    ahead = 1
    sure = 1.0
    pace = 4000

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def lines(self, s: State, seat: int) -> Sequence[Line]:
        """Every answer."""
        return [(option,) for option in s.node.options] if isinstance(s.node, Choice) else []

    def planned(self, s: State, option: Option, memory: Plain) -> Line:
        """Nothing is planned."""
        return (option,)

    def turn(self, s: State, node: Choice) -> int:
        """Nobody knows what a turn is: it all is one."""
        return 0

    def begins(self, s: State, node: Choice) -> bool:
        """Positions are compared at the end only."""
        return False

    def kind(self, s: State) -> str:
        """There is one kind of it."""
        return ""

    def standing(self, s: State, seat: int) -> float:
        """The points; among others, the lead."""
        sheet = self.game.show.sheet(s)
        seats = sorted({seat, *(line.seat for line in sheet)})
        points = [float(total(sheet, other)) for other in seats]
        return lead(points, seats.index(seat)) if len(points) > 1 else points[0]


def guide_for(game: Game[Any]) -> Guide[Any]:
    """The guide of a game, or what does instead of one."""
    return guide_of(game.key) if game.key in GUIDED else Unguided(game)
