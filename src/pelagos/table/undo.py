"""How far undo goes: back to the last die, draw, reveal or other seat's answer, and it says why it stops."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pelagos.core.nodes import Over
from pelagos.table.record import Answer, Outcome

if TYPE_CHECKING:
    from pelagos.table.table import Table


def undo_stops(table: Table[Any], seat: int) -> tuple[int, str]:
    """How many entries stay when `seat` takes its last answer back, and why it may not ("" when it may).

    At a practice table only the end of the game stands in the way.
    """
    past, practice = table.moments, table.header.practice
    if isinstance(table.node, Over):
        return len(past), "undo-over"
    for keep in range(len(past) - 1, -1, -1):
        entry = past[keep].entry
        if isinstance(entry, Answer) and entry.seat == seat and not entry.auto:
            return keep, "" if practice else _reveal(table, keep)
        if practice:
            continue
        if isinstance(entry, Outcome):
            return keep, "undo-fate"
        if isinstance(entry, Answer) and not entry.auto:
            return keep, "undo-other-seat"
    return 0, "undo-nothing"


def _reveal(table: Table[Any], keep: int) -> str:
    return "undo-reveal" if table.state.reveals != table.position(keep).reveals else ""
