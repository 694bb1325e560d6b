"""The score sheet of Nauticus, at any moment of the game."""

from __future__ import annotations

from pelagos.core.score import ScoreLine
from pelagos.core.text import text
from pelagos.games.nauticus.ending import TALERS_PER_POINT, goods_vp, ship_vp, treasure
from pelagos.games.nauticus.names import GOODS
from pelagos.games.nauticus.ships import ship
from pelagos.games.nauticus.state import Nauticus
from pelagos.games.nauticus.words import tile_text


def sheet(s: Nauticus) -> tuple[ScoreLine, ...]:
    """[NAU-11.1 to 11.4] What each seat would have if the game ended now."""
    return tuple(line for seat in range(s.seats) for line in seat_sheet(s, seat))


def seat_sheet(s: Nauticus, seat: int) -> list[ScoreLine]:
    """Track, goods by kind, ships by size, leftovers."""
    lines = [ScoreLine(seat, text("nauticus-score-track"), s.vp[seat], "NAU-1.1")]
    for good, number in zip(GOODS, s.delivered[seat], strict=True):
        if number:
            label = text("nauticus-score-goods", good=tile_text(good), number=number)
            lines.append(ScoreLine(seat, label, goods_vp(s.pack, number), "NAU-11.1"))
    finished = [text_ for text_ in s.yards[seat] if ship(text_).finished]
    for size in range(1, len(s.pack.ship_vp)):
        ships = [text_ for text_ in finished if ship(text_).size == size]
        if ships:
            label = text("nauticus-score-ships", size=size, number=len(ships))
            lines.append(ScoreLine(seat, label, sum(ship_vp(s.pack, text_) for text_ in ships), "NAU-11.2"))
    money = treasure(s, seat)
    label = text("nauticus-score-leftovers", talers=money, rest=money % TALERS_PER_POINT)
    return [*lines, ScoreLine(seat, label, money // TALERS_PER_POINT, "NAU-11.3")]
