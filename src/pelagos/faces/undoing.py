"""Whose answer is taken back when people share a screen."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from pelagos.core.nodes import Choice
from pelagos.table.record import Answer
from pelagos.table.table import Table


def undoing_seat(table: Table[Any], people: Collection[int]) -> int:
    """Whoever of the people answered last; when somebody else did, the one of them who is asked now."""
    entries = [moment.entry for moment in table.past]
    seats = [entry.seat for entry in entries if isinstance(entry, Answer) and not entry.auto]
    ours = [seat for seat in seats if seat in people]
    node = table.node
    if isinstance(node, Choice) and node.seat in people and not (seats and seats[-1] in people):
        return node.seat
    return ours[-1] if ours else min(people, default=0)
