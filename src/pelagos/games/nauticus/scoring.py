"""The score sheet of Nauticus, at any moment of the game."""

from __future__ import annotations

from functools import cache
from typing import Final

from pelagos.core.score import ScoreLine
from pelagos.core.text import SeatName, Text, text
from pelagos.games.nauticus.ending import TALERS_PER_POINT, goods_vp, ship_vp, treasure
from pelagos.games.nauticus.names import GOODS
from pelagos.games.nauticus.ships import ship
from pelagos.games.nauticus.state import Nauticus
from pelagos.games.nauticus.words import tile_text

TRACK: Final = text("nauticus-score-track")
OF_GOODS: Final = tuple(text("nauticus-score-goods", good=tile_text(good)) for good in GOODS)
LEFTOVERS: Final = text("nauticus-score-leftovers", talers=TALERS_PER_POINT)


def sheet(s: Nauticus) -> tuple[ScoreLine, ...]:
    """[NAU-11.1 to 11.4] What each seat would have if the game ended now; the same lines for everybody."""
    goods = [number for number in range(len(GOODS)) if any(row[number] for row in s.delivered)]
    sizes = sorted({ship(text_).size for yard in s.yards for text_ in yard if ship(text_).finished})
    return tuple(line for seat in range(s.seats) for line in seat_sheet(s, seat, goods, sizes))


def seat_sheet(s: Nauticus, seat: int, goods: list[int], sizes: list[int]) -> list[ScoreLine]:
    """Track, goods by kind, ships by size, leftovers."""
    delivered = [(good, goods_vp(s.pack, s.delivered[seat][good])) for good in goods]
    lines = [ScoreLine(seat, TRACK, s.vp[seat], "NAU-1.1")]
    lines += [ScoreLine(seat, OF_GOODS[good], points, "NAU-11.1") for good, points in delivered]
    finished = [text_ for text_ in s.yards[seat] if ship(text_).finished]
    for size in sizes:
        ships = [text_ for text_ in finished if ship(text_).size == size]
        lines.append(ScoreLine(seat, _of_ships(size), sum(ship_vp(s.pack, text_) for text_ in ships), "NAU-11.2"))
    return [*lines, ScoreLine(seat, LEFTOVERS, treasure(s, seat) // TALERS_PER_POINT, "NAU-11.3")]


@cache
def _of_ships(size: int) -> Text:
    return text("nauticus-score-ships", size=size)


def worth(s: Nauticus) -> tuple[Text, ...]:
    """[NAU-11.1 to 11.4] What is paid at the end, and everybody's leftovers, whose remainder breaks ties."""
    goods = ", ".join(map(str, s.pack.goods_vp[1:]))
    ships = ", ".join(f"{size}: {points}" for size, points in enumerate(s.pack.ship_vp) if size)
    return (
        text("nauticus-drawer-goods", points=goods, step=s.pack.goods_step),
        text("nauticus-drawer-ships", points=ships),
        *(leftovers(seat, treasure(s, seat)) for seat in range(s.seats)),
    )


def leftovers(seat: int, money: int) -> Text:
    """[NAU-11.3, 11.4] What a seat has left over."""
    return text("nauticus-drawer-leftovers", seat=SeatName(seat), talers=money, rest=money % TALERS_PER_POINT)
