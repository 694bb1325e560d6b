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
from pelagos.games.endeavor.names import COMPETITIVE, DIVE, SONAR, TRAVEL, bits
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

    def position(self, s: Endeavor) -> float:
        """The whole position."""
        return self.goals.points(s) + (1.0 if self.rivals else self.weights.engine) * self._board(s)

    def _board(self, s: Endeavor) -> float:
        """Tracks, stores, crew and vessels."""
        boxes = self.prices.boxes
        value = added([values[box] for values, box in zip(boxes, s.boxes[self.seat], strict=True)])
        value += self._stores(s) + self._crew(s) + self._reports(s)
        return value + self.left * self.weights.vessel * len(s.vessels[self.seat]) + self._chances(s)

    def playing(self, s: Endeavor) -> bool:
        """Whether this seat still has turns in the round of the question."""
        if s.round != self.round or isinstance(s.node, Over):
            return False
        return s.stage == IDLE or not s.passed >> self.seat & 1

    def _stores(self, s: Endeavor) -> float:
        """Discs, knowledge and tokens; at the very end three of them make a point."""
        w, cargo, known = self.weights, s.cargo[self.seat], s.knowledge[self.seat]
        hand = s.hand[self.seat]
        if not self.left and not self.playing(s):
            stored = sum([s.pack.tokens[token].knowledge for token in hand])
            return (cargo + known + stored) // SHARE + (cargo + known + stored) % SHARE / 100
        value = self.prices.disc * min(cargo, w.useful) + w.spare * max(0, cargo - w.useful)
        value += self.prices.know * (known - max(0, known - w.plenty) / 2)
        return value + w.token * len(hand)

    def _crew(self, s: Endeavor) -> float:
        """What free members can still do in this round, and how good the crew is in the rounds to come."""
        own = s.crew[self.seat]
        value = self.left * self.weights.quality * self.prices.variety(own)
        if self.playing(s) and s.cargo[self.seat]:
            able = self._able(s)
            free = sorted([self.prices.side(code >> 1, able) for code in own if not code & DISC], reverse=True)
            turns = s.cargo[self.seat] / DISCS_A_TURN
            value += self.weights.now * added([worth * min(1.0, max(0.0, turns - n)) for n, worth in enumerate(free)])
        return value

    def _able(self, s: Endeavor) -> int:
        """[EDS-7.1] The actions that have something to work on now; there is always somewhere to go."""
        near, pack, seat = present(s, self.seat) & s.open, s.pack, self.seat
        masks = (
            near & pack.kind_masks[SONAR],
            near & pack.kind_masks[DIVE],
            near & pack.affordable[s.knowledge[seat]],
            near & pack.by_topic[topics_on_offer(s, seat)],
        )
        return 1 << TRAVEL | sum([1 << action for action, mask in enumerate(masks, SONAR) if mask])

    def _reports(self, s: Endeavor) -> float:
        """Activation spaces that have not been used."""
        if not self.left and not self.playing(s):
            return 0.0
        value = 0.0
        for code in s.reports[self.seat]:
            for space, gain in enumerate(s.pack.reports[code >> 2].spaces):
                if not code >> space & 1:
                    value += max(0.0, self.prices.deed(gain) - self.prices.disc)
        return value * self.weights.now

    def _chances(self, s: Endeavor) -> float:
        """The best spaces where vessels are."""
        if not self.left and not self.playing(s):
            return 0.0
        price = self.prices.space
        values = sorted([price(space) for space in bits(present(s, self.seat) & s.open)], reverse=True)
        return added([share * max(0.0, value) for share, value in zip(self.weights.chances, values, strict=False)])
