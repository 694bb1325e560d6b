"""The own seat of Nauticus once more, large and always in view: coins, workers, yard and warehouse."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from pelagos.art.markup import tag
from pelagos.art.model import Drawing, Panel, Say
from pelagos.art.nauticus.parts import part_symbols
from pelagos.art.nauticus.yard import WIDTH, Place, seat_ground, seat_pieces
from pelagos.core.text import SeatName, text
from pelagos.games.nauticus.view import NauticusView

EDGE: Final = 1.0
HEIGHT: Final = 176
SYMBOLS: Final = "own"


def own_panel(view: NauticusView, say: Say) -> Panel:
    """The seat that looks; spectators see the first one."""
    seat = view["viewer"] or 0
    place = Place(seat, EDGE, HEIGHT - 2 * EDGE, EDGE, SYMBOLS)
    name = say(text("art-seat", seat=SeatName(seat)))
    ground = _ground(place, view["seats"][seat]["spaces"], name)
    drawing = Drawing(round(WIDTH + 2 * EDGE), HEIGHT, ground, seat_pieces(view, place, say))
    return Panel("own", name, drawing, near=True)


@lru_cache(maxsize=64)
def _ground(place: Place, spaces: int, name: str) -> str:
    symbols = part_symbols().replace("'nau-", f"'{SYMBOLS}-").replace("#nau-", f"#{SYMBOLS}-")
    return tag("defs", symbols) + seat_ground(place, spaces, name)
