"""[NAU-5.x] Workers, blue and own."""

from __future__ import annotations

from typing import Final

from pelagos.core.state import bumped
from pelagos.games.nauticus.book import nauticus
from pelagos.games.nauticus.data import Pack
from pelagos.games.nauticus.names import POSITIONS
from pelagos.games.nauticus.state import Nauticus

AT_LEAST_ONE_WORKER: Final = nauticus.reason("at-least-one-worker", "NAU-6.16", "NAU-6.13", "NAU-6.15")
NO_WORKER: Final = nauticus.reason("no-worker", "NAU-5.4", "NAU-5.1")
TOO_FEW_WORKERS: Final = nauticus.reason("too-few-workers", "NAU-5.4", "NAU-6.16")


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
