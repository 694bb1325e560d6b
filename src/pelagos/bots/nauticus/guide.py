"""Nauticus for the search: tiles and whole turns are compared at the beginning of a later phase."""

from __future__ import annotations

from typing import Final

from pelagos.bots.nauticus.appraise import appraiser_of
from pelagos.bots.nauticus.greedy import TILE_WIDTH, WIDTH, GreedyBot
from pelagos.bots.nauticus.horizon import horizon
from pelagos.bots.nauticus.tile import tile_lines
from pelagos.bots.nauticus.turn import cut_off, whole_lines
from pelagos.bots.nauticus.weights import DEFAULT
from pelagos.bots.search.guide import Line, lead
from pelagos.core.nodes import Choice, Option, Over
from pelagos.core.plain import Plain
from pelagos.games.nauticus.state import Nauticus

NEAR: Final = 6.0
"""Whole turns that fall back further than this are not looked at."""


class Guide:
    """What the search has to know of Nauticus."""

    base = GreedyBot
    ahead = 4
    sure = 1.0
    pace = 700

    def lines(self, s: Nauticus, seat: int) -> list[Line]:
        """Every tile, or the best whole turns; in between the plan is followed."""
        assert isinstance(s.node, Choice)
        if s.node.ask == "choose-tile":
            tiles = sorted(tile_lines(s, seat, DEFAULT, TILE_WIDTH), key=lambda line: -line.value)
            return [line.path[:1] for line in tiles]
        return self._turns(s, seat) if s.node.ask == "turn" else []

    def _turns(self, s: Nauticus, seat: int) -> list[Line]:
        begin = s.clone()
        cut_off(begin, seat)
        appraiser = appraiser_of(s.pack, horizon(begin), DEFAULT)
        found = sorted(whole_lines(begin, seat, appraiser, WIDTH, s.round == s.rounds), key=lambda line: -line.value)
        return [line.path for line in found if line.value > found[0].value - NEAR]

    def planned(self, s: Nauticus, option: Option, memory: Plain) -> Line:
        """The plan of the turn."""
        match memory:
            case {"plan": [*plan]}:
                return (option, *[tuple(step) for step in plan if isinstance(step, list)])
        return (option,)

    def turn(self, s: Nauticus, node: Choice) -> int:
        """[NAU-3.2] Phases are counted through the whole game."""
        return s.round * s.pack.phases + s.phase

    def begins(self, s: Nauticus, node: Choice) -> bool:
        """A phase begins with its tile."""
        return node.ask == "choose-tile"

    def kind(self, s: Nauticus) -> str:
        """How many play makes another game of it."""
        return str(s.seats)

    def standing(self, s: Nauticus, seat: int) -> float:
        """The lead, by the score at the end and by what is expected before."""
        if isinstance(s.node, Over):
            return lead(s.node.scores, seat)
        appraiser = appraiser_of(s.pack, horizon(s), DEFAULT)
        return lead([appraiser.value(s, other) for other in range(s.seats)], seat)


GUIDE: Final = Guide()
