"""[NAU-1.x] Setting up the game."""

from __future__ import annotations

from typing import Final

from pelagos.core.settings import Setting, Settings
from pelagos.games.nauticus.data import Pack
from pelagos.games.nauticus.names import GOODS, NOWHERE
from pelagos.games.nauticus.rounds import ALL_FACE_UP, EMPTY_BOARD, prepare_round
from pelagos.games.nauticus.state import Nauticus

SETTINGS: Final = (Setting("players", 3, "nauticus-setting-players", low=2, high=4),)


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
    s.do((prepare_round,))
    return s
