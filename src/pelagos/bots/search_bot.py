"""The bot that tries things out: it plays every answer to the end many times, at random, and takes the best.

It knows no rule and needs nothing but the rules, so it plays every game, also one that was written this evening.
"""

from __future__ import annotations

from random import Random
from typing import Any

from pelagos.bots.contract import Sight
from pelagos.core.game import Game
from pelagos.core.nodes import Chance, Option, Over
from pelagos.core.state import State


class SearchBot:
    """Plays random games ahead, as many for each answer; each imagines anew what its seat may not know."""

    def __init__(self, games: int = 24, longest: int = 400) -> None:
        """`games` for each answer; one that goes on for more than `longest` questions is judged as it stands."""
        self.games_ahead = games
        self.longest = longest

    def choose(self, sight: Sight[Any]) -> Option:
        """The answer after which its seat does best on the average; of equals the first."""
        worth = dict.fromkeys(sight.options, 0.0)
        for _ in range(self.games_ahead):
            imagined, luck = sight.imagine(sight.rng), sight.rng.random()
            for option in sight.options:
                worth[option] += self._played_on(sight, imagined.clone(), option, Random(luck))  # noqa: S311 - a game
        return max(sight.options, key=worth.__getitem__)

    def _played_on(self, sight: Sight[Any], s: State, option: Option, rng: Random) -> float:
        rules = sight.game.rules
        node = rules.answer(s, option)
        for _ in range(self.longest):
            if isinstance(node, Over):
                break
            weights = node.weights if isinstance(node, Chance) else None
            node = rules.answer(s, rng.choices(node.options, weights)[0])
        return _worth(sight.game, s, sight.seat)


def _worth(game: Game[Any], s: State, seat: int) -> float:
    """How well a seat does: its points, and among others how far it is ahead of the best of them."""
    points: dict[int, int] = {}
    for line in game.show.sheet(s):
        points[line.seat] = points.get(line.seat, 0) + line.points
    others = [points[other] for other in points if other != seat]
    return points.get(seat, 0) - max(others, default=0)
