"""[NAU-5.x] Workers, blue and own."""

from __future__ import annotations

from pelagos.core.state import bumped
from pelagos.games.nauticus.data import Pack
from pelagos.games.nauticus.names import POSITIONS
from pelagos.games.nauticus.state import Nauticus


def blue_workers(s: Nauticus, position: int) -> int:
    """[NAU-5.2] The wheel's sector that faces this position; none at the anchor."""
    return facing(s.pack, position, s.anchor)


def facing(pack: Pack, position: int, anchor: int) -> int:
    """[NAU-5.2] The number on the sector that faces a position when the anchor stands somewhere."""
    return pack.wheel[(position - anchor) % POSITIONS]


def hands(s: Nauticus, seat: int) -> int:
    """[NAU-5.4] The workers that can be spent in the running execution: blue ones and own ones."""
    return s.blue + s.workers[seat]


def pay_workers(s: Nauticus, seat: int, number: int) -> None:
    """[NAU-5.1, 5.3] One worker per use, the blue ones first."""
    if number <= s.blue:
        s.blue -= number
        return
    s.workers = bumped(s.workers, seat, s.blue - number)
    s.blue = 0
