"""The log of a table for its pages, grouped by turn."""

from __future__ import annotations

from typing import Any

from pelagos.faces.log import full_log_of, log_of
from pelagos.faces.voice import Voice
from pelagos.server.play.live import Live
from pelagos.table.record import Undo
from pelagos.table.table import Table


def news(
    live: Live, table: Table[Any], since: int, until: int, heard: int | None, voice: Voice
) -> list[dict[str, Any]]:
    """The lines after a version (all of them when it is negative), each with the heading of its turn.

    When the game is over, everybody reads what was whispered, too.
    """
    if live.row.over:
        return [line._asdict() for line in full_log_of(table, since, voice, until)]
    return [line._asdict() for line in log_of(table, since, heard, voice, until)]


def has_undo(table: Table[Any], since: int, until: int) -> bool:
    """Whether something was taken back meanwhile, so that the log has to be read anew."""
    return any(isinstance(update.entry, Undo) for update in table.told[max(since, 0) : until])
