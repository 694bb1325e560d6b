"""What a position is worth to one seat: the points it has, and what its board, crew and vessels still promise."""

from __future__ import annotations

from typing import Final

from pelagos.bots.endeavor.against import Against
from pelagos.bots.endeavor.prices import Prices
from pelagos.bots.endeavor.together import Together
from pelagos.bots.endeavor.weights import Weights
from pelagos.core.nodes import Over
from pelagos.core.sums import added
from pelagos.games.endeavor.access import present, topics_on_offer
from pelagos.games.endeavor.names import COMPETITIVE, CONSERVE, DIVE, PUBLISH, SONAR, TRAVEL, bits
from pelagos.games.endeavor.rounds import rounds_of
from pelagos.games.endeavor.state import IDLE, Endeavor

MIDDLE: Final = 2.5
"""So many rounds before the end is the middle of a game."""


class Worth:
    """Judges positions that grow out of one question; rounds are counted from that question."""

    def __init__(self, s: Endeavor, seat: int, weights: Weights) -> None:
        self.seat = seat
        self.weights = weights
        self.round = s.round
        self.left = rounds_of(s) - s.round
        self.rivals = s.mode == COMPETITIVE
        self.goals = Against(s, seat, self.left) if self.rivals else Together(s, weights, self.left)
        self.prices = Prices(s, seat, weights, self.left, self.goals)
        self.board = self.prices.board
        self.share = 1.0 if self.rivals else weights.engine * 2.0 ** (weights.fade * (self.left - MIDDLE) / MIDDLE)
        """How much of the own board counts."""
        self._unused: dict[tuple[int, ...], float] = {}
        self._near: dict[int, float] = {}

    def position(self, s: Endeavor) -> float:
        """The whole position."""
        return self.goals.points(s) + self.share * self._board(s)

    def _board(self, s: Endeavor) -> float:
        """Tracks, stores, crew and vessels."""
        board, seat, playing, promotes = self.board, self.seat, self.playing(s), self.prices.promotes
        cargo, own = s.cargo[seat], s.crew[seat]
        value = board.tracks(s.boxes[seat])
        vessels = self.left * self.weights.vessel * len(s.vessels[seat])
        if not self.left and not playing:
            return value + (board.leftovers(s, seat) + board.crew(own, 0, 0, promotes)) + vessels
        near = present(s, seat) & s.open
        stores = board.stores(cargo, s.knowledge[seat], len(s.hand[seat]))
        if playing and cargo:
            stores += board.crew(own, cargo, self._able(s, near), promotes)
        else:
            stores += board.crew(own, 0, 0, promotes)
        return value + (stores + self._reports(s)) + vessels + self._chances(near)

    def playing(self, s: Endeavor) -> bool:
        """Whether this seat still has turns in the round of the question."""
        if s.round != self.round or isinstance(s.node, Over):
            return False
        return s.stage == IDLE or not s.passed >> self.seat & 1

    def _able(self, s: Endeavor, near: int) -> int:
        """[EDS-7.1] The actions that have something to work on now; there is always somewhere to go."""
        kinds, pack, seat = s.pack.kind_masks, s.pack, self.seat
        able = 1 << TRAVEL
        if near & kinds[SONAR]:
            able |= 1 << SONAR
        if near & kinds[DIVE]:
            able |= 1 << DIVE
        if near & pack.affordable[s.knowledge[seat]]:
            able |= 1 << CONSERVE
        if near & kinds[PUBLISH] and near & pack.by_topic[topics_on_offer(s, seat)]:
            able |= 1 << PUBLISH
        return able

    def _reports(self, s: Endeavor) -> float:
        """Activation spaces that have not been used."""
        own = s.reports[self.seat]
        found = self._unused.get(own)
        if found is None:
            value = 0.0
            for code in own:
                for space, gain in enumerate(s.pack.reports[code >> 2].spaces):
                    if not code >> space & 1:
                        value += max(0.0, self.prices.deed(gain) - self.prices.disc)
            found = self._unused[own] = value * self.weights.now
        return found

    def _chances(self, near: int) -> float:
        """The best spaces where vessels are."""
        found = self._near.get(near)
        if found is None:
            values = sorted([self.prices.space(space) for space in bits(near)], reverse=True)
            shares = zip(self.weights.chances, values, strict=False)
            found = self._near[near] = added([share * max(0.0, value) for share, value in shares])
        return found
