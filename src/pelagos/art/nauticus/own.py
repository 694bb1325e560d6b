"""The own seat of Nauticus once more, large and always in view: coins, workers, yard and warehouse."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from pelagos.art.markup import group, tag
from pelagos.art.model import Drawing, Panel, Piece, Say
from pelagos.art.nauticus.parts import part_symbols
from pelagos.art.nauticus.yard import LEFT, WIDTH, Place, seat_ground, seat_pieces
from pelagos.core.memo import SameMemo
from pelagos.core.text import SeatName, text
from pelagos.games.nauticus.view import NauticusView

EDGE: Final = 1.0
HEIGHT: Final = 176


def own_panel(view: NauticusView, say: Say) -> Panel:
    """The seat that looks; spectators see the first one."""
    seat = view["viewer"] or 0
    place = Place(seat, EDGE, HEIGHT - 2 * EDGE)
    name = say(text("art-seat", seat=SeatName(seat)))
    pieces = _own_pieces(seat_pieces(view, place, say))
    ground = _ground(place, view["seats"][seat]["spaces"], name)
    return Panel("own", name, Drawing(round(WIDTH + 2 * EDGE), HEIGHT, ground, pieces), near=True)


@lru_cache(maxsize=64)
def _ground(place: Place, spaces: int, name: str) -> str:
    return tag("defs", _own(part_symbols())) + group(seat_ground(place, spaces, name), x=EDGE - LEFT)


@lru_cache(maxsize=4096)
def _own_piece(piece: Piece) -> Piece:
    return piece._replace(x=piece.x - LEFT + EDGE, body=_own(piece.body))


def _moved(pieces: tuple[Piece, ...]) -> tuple[Piece, ...]:
    return tuple(map(_own_piece, pieces))


_own_pieces: Final = SameMemo(_moved, 1 << 10)
"""A seat that stayed as it was has the very same pieces."""


@lru_cache(maxsize=1024)
def _own(markup: str) -> str:
    """The same drawn with symbols of this drawing: two drawings of one page share no id."""
    return markup.replace("'nau-", "'own-").replace("#nau-", "#own-")
