"""Every position of a game in the order of its versions, also those of lines that were taken back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pelagos.core.nodes import find_option
from pelagos.table.record import Answer, Outcome, Replacement, Undo
from pelagos.table.table import Table


def positions(table: Table[Any]) -> Iterator[Any]:
    """The position at version 0, 1 and so on to the last one."""
    kept = {moment.entry.n: moment.state for moment in table.past}
    line: list[tuple[int, Any]] = [(0, table.begin)]
    yield table.begin
    for update in table.told:
        entry = update.entry
        if isinstance(entry, Undo):
            line = [place for place in line if place[0] <= entry.to]
        elif not isinstance(entry, Replacement):
            line.append((entry.n, kept.get(entry.n) or _played(table, line[-1][1], entry)))
        yield line[-1][1]


def _played(table: Table[Any], state: Any, entry: Answer | Outcome) -> Any:
    """A position that was taken back later has to be played again."""
    option = find_option(state.node.options, entry.answer if isinstance(entry, Answer) else entry.outcome)
    assert option is not None, "it was possible when it was played"
    return table.moved(state, option, entry).state
