"""Who stands where: the places from first to last."""

from __future__ import annotations

from typing import Any, NamedTuple

from pelagos.core.nodes import Over
from pelagos.table.table import Table


class Place(NamedTuple):
    """A seat's place; equals share one."""

    seat: int
    rank: int
    points: int
    tied: bool


def places_of(table: Table[Any], end: Over) -> list[Place]:
    """From first to last, equals in the order of their seats."""
    ranks = table.game.ranks(table.state)
    order = sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat))
    return [Place(seat, ranks[seat], end.scores[seat], ranks.count(ranks[seat]) > 1) for seat in order]
