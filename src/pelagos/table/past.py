"""How a table stood: the position at any version, also of a line that was taken back later."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from typing import Any

from pelagos.table.record import Answer, Outcome, Undo
from pelagos.table.table import Moment, Table

EVERY = 50
MOST_KEPT = 100
"""So many positions that were played again are kept for the next one who asks; the oldest go."""


def line_at(updates: Sequence[Moment]) -> list[int]:
    """The numbers of the entries that count after some updates: an undo takes the last ones back."""
    line: list[int] = []
    for update in updates:
        entry = update.entry
        if isinstance(entry, Undo):
            while line and line[-1] > entry.to:
                line.pop()
        elif isinstance(entry, Answer | Outcome):
            line.append(update.version)
    return line


def position_at(table: Table[Any], version: int) -> Any:
    """The state that stood at a version.

    What is not kept, or was taken back, is played again from the last position that is known: an entry leads to the
    same one for ever, so that a position is found by the number of its entry.
    """
    moments, updates = list(table.moments), table.updates[:version]
    line = line_at(updates)
    known = len(line)
    while known and _known(table, moments, line[known - 1]) is None:
        known -= 1
    state = _known(table, moments, line[known - 1]) if known else table.begin
    for number in line[known:]:
        state = table.followed(state, updates[number - 1].entry)
        if number % EVERY == 0 or number == line[-1]:
            _keep(table, number, state)
    return state


def course(table: Table[Any], first: int = 0) -> Iterator[Moment]:
    """The moments that count, from one of them on, each with the position it led to."""
    state = table.position(first)
    for moment in table.moments[first:]:
        state = table.followed(state, moment.entry) if moment.state is None else moment.state
        yield moment._replace(state=state)


def _known(table: Table[Any], moments: Sequence[Moment], number: int) -> Any:
    place = bisect_left(moments, number, key=lambda moment: moment.entry.n)
    if place < len(moments) and moments[place].entry.n == number:
        return moments[place].state
    return table.taken_back.get(number)


def _keep(table: Table[Any], number: int, state: Any) -> None:
    table.taken_back[number] = state
    while len(table.taken_back) > MOST_KEPT:
        table.taken_back.pop(next(iter(table.taken_back)), None)
