"""[NAU-1.x, 3.2] Setting up the game, and preparing a round."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from pelagos.core.nodes import ONES, Chance, Option
from pelagos.core.settings import Setting, Settings
from pelagos.core.state import replaced
from pelagos.games.nauticus.book import nauticus
from pelagos.games.nauticus.data import Pack
from pelagos.games.nauticus.names import ACTION, ACTIONS, GOODS, NOWHERE, POSITIONS
from pelagos.games.nauticus.state import Nauticus

SETTINGS: Final = (Setting("players", 3, "nauticus-setting-players", low=2, high=4),)

EMPTY_BOARD: Final = (NOWHERE,) * POSITIONS
ALL_FACE_UP: Final = (True,) * POSITIONS
ALL_ACTIONS: Final = frozenset(range(POSITIONS))


def new_game(settings: Settings, pack: Pack) -> Nauticus:
    """[NAU-1.1 to 1.5] Board, stock and seats; the first seat of the seating is the first start player."""
    players = int(settings["players"])
    starts = pack.starts[players]
    s = Nauticus()
    s.pack = pack
    s.seats = players
    s.rounds = starts[0].rounds
    s.round = s.phase = 1
    s.anchor = 0
    s.layout, s.face_up = EMPTY_BOARD, ALL_FACE_UP
    s.anchor_tile = s.chosen = s.turn = NOWHERE
    s.stock = pack.counts
    s.vp = tuple(start.vp for start in starts)
    s.taler = tuple(start.taler for start in starts)
    s.workers = tuple(start.workers for start in starts)
    s.extra = (True,) * players
    s.flipped = s.load = (0,) * players
    s.warehouse = s.yards = ((),) * players
    s.delivered = ((0,) * len(GOODS),) * players
    s.action = NOWHERE
    s.blue = s.bought = s.uses = 0
    s.prices = ()
    s.do(("prepare_round",))
    return s


@nauticus.step
def prepare_round(s: Nauticus) -> None:
    """[NAU-3.2, R20, R25] Turn the wheel to the anchor tile's position, then lay the eight tiles anew."""
    if s.round > 1:
        s.anchor, s.anchor_tile = s.anchor_tile, NOWHERE
    s.layout, s.face_up = EMPTY_BOARD, ALL_FACE_UP
    s.tell("nauticus-round", s.round, s.rounds)
    s.do(("lay_tiles", s.anchor), ("choose_tile",))


@nauticus.step
def lay_tiles(s: Nauticus, position: int) -> Chance | None:
    """[NAU-3.2] One tile after the other, clockwise from the anchor; each order is equally likely."""
    left, weights = outcomes(ALL_ACTIONS.difference(s.layout))
    if len(left) == 1:
        return tile_laid(s, position, left[0])
    return Chance("action-tiles", left, weights, ("tile_laid", position))


@lru_cache(256)
def outcomes(left: frozenset[int]) -> tuple[tuple[Option, ...], tuple[int, ...]]:
    """[NAU-3.2] The tiles that can come next, each as likely as any other; there are 256 such sets."""
    return tuple((ACTIONS[action],) for action in sorted(left)), ONES[len(left)]


@nauticus.step
def tile_laid(s: Nauticus, position: int, drawn: Option) -> None:
    """[NAU-3.2] The drawn tile lies face up at its position."""
    s.layout = replaced(s.layout, position, ACTION[drawn[0]])
    s.tell("nauticus-laid", position, drawn[0])
    if NOWHERE in s.layout:
        s.do(("lay_tiles", (position + 1) % POSITIONS))
