"""Bots at a table: made anew for each question from the record alone, so that a resumed game goes on just the same."""

from __future__ import annotations

from typing import Any

from pelagos.bots.contract import Sight
from pelagos.bots.registry import find_bot
from pelagos.core.nodes import Option
from pelagos.table.record import Header
from pelagos.table.table import Table


def seed_for(header: Header, bot: str, moves: int) -> str:
    """The seed of the bot that answers after so many moves."""
    return f"{header.seed or header.commitment or header.at}/{bot}/{moves}"


def choose_at(table: Table[Any], bot: str) -> Option:
    """What a bot answers to the question that stands."""
    seed = seed_for(table.header, bot, len(table.past))
    return find_bot(table.header.game, bot, seed).choose(Sight(table.game, table.state))
