"""How far undo goes: back to the last die, draw, reveal or other seat's answer, and it says why it stops."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from pelagos.table.record import Answer, Entry, Outcome


class Past(Protocol):
    """An entry of the line that counts and the state it led to."""

    @property
    def entry(self) -> Entry: ...

    @property
    def state(self) -> Any: ...


def undo_stops(past: Sequence[Past], reveals: int, seat: int, practice: bool) -> tuple[int, str]:
    """How many entries stay when `seat` takes its last answer back, and why it may not ("" when it may).

    `reveals` is the number of reveals at the beginning. At a practice table nothing stands in the way.
    """
    for keep in range(len(past) - 1, -1, -1):
        entry = past[keep].entry
        if isinstance(entry, Answer) and entry.seat == seat and not entry.auto:
            return keep, "" if practice else _reveal(past, keep, reveals)
        if practice:
            continue
        if isinstance(entry, Outcome):
            return keep, "undo-fate"
        if isinstance(entry, Answer) and entry.seat != seat and not entry.auto:
            return keep, "undo-other-seat"
    return 0, "undo-nothing"


def _reveal(past: Sequence[Past], keep: int, reveals: int) -> str:
    before = past[keep - 1].state.reveals if keep else reveals
    return "undo-reveal" if past[-1].state.reveals != before else ""
