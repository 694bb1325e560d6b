"""Bots at a table: made anew for each question from the record alone, so that a resumed game goes on just the same."""

from __future__ import annotations

from typing import Any

from pelagos.bots.asking import asked, seat_seed
from pelagos.bots.contract import Entrant, Sight, Thought
from pelagos.core.nodes import Choice
from pelagos.table.fate import Fair
from pelagos.table.table import Table


def luck_of(table: Table[Any]) -> str:
    """What the luck of the bots at a table comes from: nobody knows before the end what a bot will do at a fair one."""
    header = table.header
    secret = table.fate.secret if isinstance(table.fate, Fair) else ""
    return header.seed or secret or header.commitment or header.at


def choose_at(table: Table[Any], entrant: Entrant) -> Thought:
    """What a bot answers to the question that stands, and what it remembers."""
    node = table.node
    assert isinstance(node, Choice), "a bot is asked only when somebody decides"
    seed, memory = entrant.seed or seat_seed(luck_of(table), node.seat), table.memory_of(node.seat)
    sight = Sight(table.game, table.state, seed, len(table.moments), memory, table.header.settings)
    return asked(entrant, sight)
