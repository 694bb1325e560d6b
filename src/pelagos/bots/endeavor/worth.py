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
from pelagos.games.endeavor.scoring import SHARE
from pelagos.games.endeavor.state import IDLE, Endeavor

DISC: Final = 1
DISCS_A_TURN: Final = 1.8
"""An activation and, mostly, a disc for the ocean."""


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
        self.share = 1.0 if self.rivals else weights.engine
        """How much of the own board counts."""
        self._boxes: dict[tuple[int, ...], float] = {}
        self._stored: dict[tuple[int, int, tuple[int, ...], bool], float] = {}
        self._crews: dict[tuple[tuple[int, ...], int, int], float] = {}
        self._unused: dict[tuple[int, ...], float] = {}
        self._near: dict[int, float] = {}

    def position(self, s: Endeavor) -> float:
        """The whole position."""
        return self.goals.points(s) + self.share * self._board(s)

    def _board(self, s: Endeavor) -> float:
        """Tracks, stores, crew and vessels."""
        seat, playing = self.seat, self.playing(s)
        vessels = self.left * self.weights.vessel * len(s.vessels[seat])
        value = self._tracks(s.boxes[seat])
        if not self.left and not playing:
            return value + (self._stores(s, True) + self._crew(s, 0, 0)) + vessels
        near = present(s, seat) & s.open
        cargo = s.cargo[seat] if playing else 0
        value += self._stores(s, False) + self._crew(s, cargo, near) + self._reports(s)
        return value + vessels + self._chances(near)

    def playing(self, s: Endeavor) -> bool:
        """Whether this seat still has turns in the round of the question."""
        if s.round != self.round or isinstance(s.node, Over):
            return False
        return s.stage == IDLE or not s.passed >> self.seat & 1

    def _tracks(self, own: tuple[int, ...]) -> float:
        """What the boxes are worth that the markers stand on."""
        found = self._boxes.get(own)
        if found is None:
            boxes = self.prices.boxes
            found = self._boxes[own] = added([values[box] for values, box in zip(boxes, own, strict=True)])
        return found

    def _stores(self, s: Endeavor, over: bool) -> float:
        """Discs, knowledge and tokens; when all is `over` three of them make a point."""
        cargo, known, hand = s.cargo[self.seat], s.knowledge[self.seat], s.hand[self.seat]
        key = (cargo, known, hand, over)
        found = self._stored.get(key)
        if found is None:
            found = self._stored[key] = self._leftovers(s) if over else self._stocks(cargo, known, len(hand))
        return found

    def _leftovers(self, s: Endeavor) -> float:
        stored = sum([s.pack.tokens[token].knowledge for token in s.hand[self.seat]])
        total = s.cargo[self.seat] + s.knowledge[self.seat] + stored
        return total // SHARE + total % SHARE / 100

    def _stocks(self, cargo: int, known: int, tokens: int) -> float:
        w = self.weights
        value = self.prices.disc * min(cargo, w.useful) + w.spare * max(0, cargo - w.useful)
        value += self.prices.know * (known - max(0, known - w.plenty) / 2)
        return value + w.token * tokens

    def _crew(self, s: Endeavor, cargo: int, near: int) -> float:
        """What free members can still do in this round with the cargo, and how good the crew is in those to come."""
        own = s.crew[self.seat]
        able = self._able(s, near) if cargo else 0
        key = (own, cargo, able)
        found = self._crews.get(key)
        if found is None:
            found = self._crews[key] = self._free(own, cargo, able)
        return found

    def _free(self, own: tuple[int, ...], cargo: int, able: int) -> float:
        value = self.left * self.weights.quality * self.prices.variety(own)
        if cargo:
            free = sorted([self.prices.side(code >> 1, able) for code in own if not code & DISC], reverse=True)
            turns = cargo / DISCS_A_TURN
            value += self.weights.now * added([worth * min(1.0, max(0.0, turns - n)) for n, worth in enumerate(free)])
        return value

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
