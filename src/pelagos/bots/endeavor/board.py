"""What tracks, stores and crew are worth with so many rounds to come: it depends on little, and is looked up."""

from __future__ import annotations

import math
from typing import Final

from pelagos.bots.endeavor.tracks import Boxes, box_values
from pelagos.bots.endeavor.weights import Weights
from pelagos.core.sums import added
from pelagos.games.endeavor.data import Pack
from pelagos.games.endeavor.language import action_of
from pelagos.games.endeavor.names import ACTION, ACTIONS, PROMOTE
from pelagos.games.endeavor.scoring import SHARE
from pelagos.games.endeavor.state import Endeavor

DISC: Final = 1
DISCS_A_TURN: Final = 1.8
"""An activation and, mostly, a disc for the ocean."""
MOST: Final = 1 << 14
"""When so much is remembered it is better to begin anew."""
MOST_BOARDS: Final = 64


class Board:
    """Judges boards `left` rounds before the end; what it has worked out once it remembers."""

    def __init__(self, pack: Pack, weights: Weights, left: int) -> None:
        self.pack, self.weights, self.left = pack, weights, left
        self.boxes: Boxes = box_values(pack.tracks, weights, left)
        self.know = weights.know if left else max(weights.know * 0.8, 1 / SHARE)
        self.disc = weights.disc if left else max(weights.disc * 0.6, 1 / SHARE)
        self._tracks: dict[tuple[int, ...], float] = {}
        self._steps: dict[tuple[int, ...], tuple[float, ...]] = {}
        self._stores: dict[tuple[int, int, int], float] = {}
        self._sides: dict[tuple[int, int, bool], float] = {}
        self._crews: dict[tuple[tuple[int, ...], int, int, bool], float] = {}

    @property
    def is_full(self) -> bool:
        """Whether it has seen so much that it is better to begin anew."""
        return len(self._crews) + len(self._tracks) > MOST

    def tracks(self, own: tuple[int, ...]) -> float:
        """What the boxes are worth that the markers stand on."""
        found = self._tracks.get(own)
        if found is None:
            found = self._tracks[own] = added([values[box] for values, box in zip(self.boxes, own, strict=True)])
        return found

    def steps(self, own: tuple[int, ...]) -> tuple[float, ...]:
        """What the next step on each track is worth."""
        found = self._steps.get(own)
        if found is None:
            pairs = zip(self.boxes, own, strict=True)
            found = self._steps[own] = tuple([self._step(values, box) for values, box in pairs])
        return found

    def _step(self, values: tuple[float, ...], box: int) -> float:
        tracks, influence = self.pack.tracks, self.weights.influence
        worth = influence / SHARE if box >= tracks.last else values[box + 1] - values[box]
        return worth + influence if box + 1 == tracks.influence else worth

    def stores(self, cargo: int, known: int, tokens: int) -> float:
        """Discs, knowledge and so many tokens."""
        found = self._stores.get((cargo, known, tokens))
        if found is None:
            w = self.weights
            found = self.disc * min(cargo, w.useful) + w.spare * max(0, cargo - w.useful)
            found += self.know * (known - max(0, known - w.plenty) / 2)
            found += w.token * tokens
            self._stores[cargo, known, tokens] = found
        return found

    def leftovers(self, s: Endeavor, seat: int) -> float:
        """The same at the very end, when three of them make a point."""
        stored = s.cargo[seat] + s.knowledge[seat] + sum([s.pack.tokens[token].knowledge for token in s.hand[seat]])
        return stored // SHARE + stored % SHARE / 100

    def crew(self, own: tuple[int, ...], cargo: int, able: int, promotes: bool) -> float:
        """What free members can still do in this round with the cargo, and how good the crew is in those to come."""
        key = (own, cargo, able, promotes)
        found = self._crews.get(key)
        if found is None:
            found = self._crews[key] = self._crew(own, cargo, able, promotes)
        return found

    def _crew(self, own: tuple[int, ...], cargo: int, able: int, promotes: bool) -> float:
        value = self.left * self.weights.quality * self.variety(own, promotes)
        if cargo:
            free = sorted([self.side(code >> 1, able, promotes) for code in own if not code & DISC], reverse=True)
            turns = cargo / DISCS_A_TURN
            value += self.weights.now * added([worth * min(1.0, max(0.0, turns - n)) for n, worth in enumerate(free)])
        return value

    def side(self, side: int, able: int, promotes: bool) -> float:
        """What the actions of a crew side are worth, as far as they are among those that can be taken."""
        key = (side, able, promotes)
        found = self._sides.get(key)
        if found is None:
            slots = self.pack.sides[side].slots
            found = added([max([self._able(deed, able, promotes) for deed in slot]) for slot in slots])
            self._sides[key] = found
        return found

    def _able(self, deed: int, able: int, promotes: bool) -> float:
        return 0.0 if deed & 15 == ACTION and not able >> action_of(deed) & 1 else self._deed(deed, promotes)

    def _deed(self, deed: int, promotes: bool) -> float:
        """What an action of a crew side, a promotion or a copy is worth."""
        if deed & 15 == ACTION:
            return self.weights.actions[action_of(deed)]
        if deed & 15 == PROMOTE:
            return self.weights.promote if promotes else 0.0
        return self.weights.copy

    def variety(self, crew: tuple[int, ...], promotes: bool) -> float:
        """What a crew can do in a round to come: the more of one kind of action there is, the less another one adds."""
        share, value = [0.0] * len(ACTIONS), 0.0
        for code in crew:
            for slot in self.pack.sides[code >> 1].slots:
                for deed in slot:
                    if deed & 15 == ACTION:
                        share[action_of(deed)] += 1 / len(slot)
                    else:
                        value += self._deed(deed, promotes) / len(slot)
        for worth, count in zip(self.weights.actions, share, strict=True):
            value += worth * (1 - math.pow(self.weights.more, count)) / (1 - self.weights.more)
        return value


_shelf: dict[tuple[str, Weights, int], Board] = {}


def board_of(pack: Pack, weights: Weights, left: int) -> Board:
    """Who judges so, and has perhaps seen such boards before: quicker, not otherwise."""
    key = (pack.hash, weights, left)
    found = _shelf.get(key)
    if found is None or found.is_full:
        if len(_shelf) >= MOST_BOARDS:
            _shelf.clear()
        found = _shelf[key] = Board(pack, weights, left)
    return found
