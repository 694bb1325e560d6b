"""Whose answer is taken back when people share a screen."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from pelagos.core.nodes import Choice
from pelagos.table.record import Answer
from pelagos.table.table import Table


def undoing_seat(table: Table[Any], people: Collection[int]) -> int:
    """Whoever of the people answered last; when somebody else did, the one of them who is asked now."""
    if len(people) == 1:
        return next(iter(people))
    entries = (moment.entry for moment in reversed(table.moments))
    latest = (entry.seat for entry in entries if isinstance(entry, Answer) and not entry.auto)
    last, node = next(latest, None), table.node
    if last is not None and last in people:
        return last
    if isinstance(node, Choice) and node.seat in people:
        return node.seat
    return next((seat for seat in latest if seat in people), min(people, default=0))
