"""What there is to judge in a game: every decision that left a choice, and everything that fate decided."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

from pelagos.core.nodes import Chance, Choice, Option, find_option
from pelagos.table.past import course
from pelagos.table.record import Answer, Outcome
from pelagos.table.table import Table


class Deed(NamedTuple):
    """An entry that counts: the position in which it was made, how many moves had been made, and what it was."""

    version: int
    state: Any
    moves: int
    option: Option

    @property
    def is_fate(self) -> bool:
        """Whether nobody is to blame."""
        return isinstance(self.state.node, Chance)


def deeds_of(table: Table[Any], seats: Collection[int] | None = None) -> list[Deed]:
    """Everything of a game, in order; with `seats`, their decisions alone: luck may have been hidden from them."""
    found, state = [], table.begin
    for moves, moment in enumerate(course(table)):
        entry, node = moment.entry, state.node
        if isinstance(entry, Answer | Outcome) and isinstance(node, Choice | Chance) and len(node.options) > 1:
            option = find_option(node.options, entry.answer if isinstance(entry, Answer) else entry.outcome)
            assert option is not None, "a record that was played again has possible answers only"
            if seats is None or (isinstance(node, Choice) and node.seat in seats):
                found.append(Deed(entry.n, state, moves, option))
        state = moment.state
    return found
