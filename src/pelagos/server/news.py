"""The log of a table for its pages, grouped by turn."""

from __future__ import annotations

from typing import Any

from pelagos.core.game import Game
from pelagos.core.text import Text
from pelagos.faces.log import full_log_of, log_of
from pelagos.faces.moments import moment_text
from pelagos.faces.voice import Voice
from pelagos.server.live import Live
from pelagos.table.record import Undo
from pelagos.table.table import Table


def news(
    live: Live, table: Table[Any], since: int, until: int, heard: int | None, voice: Voice
) -> list[dict[str, Any]]:
    """The lines after a version (all of them when it is negative), each with the heading of its turn.

    When the game is over, everybody reads what was whispered, too.
    """
    turns = headings(live, table, until)
    lines = full_log_of(table, since, voice) if live.row.over else log_of(table, since, heard, voice)
    return [line._asdict() | {"turn": voice.words(turns[line.n])} for line in lines if line.n <= until]


def has_undo(table: Table[Any], since: int, until: int) -> bool:
    """Whether something was taken back meanwhile, so that the log has to be read anew."""
    return any(isinstance(update.entry, Undo) for update in table.told[max(since, 0) : until])


def headings(live: Live, table: Table[Any], until: int) -> list[Text]:
    """What the turn of each version is called, from version 0 on; remembered while the table is in memory.

    A turn's heading is the moment as a spectator sees it when the turn begins.
    """
    turns = list(live.turns) or [_heading(table.game, table.begin)]
    states = {moment.entry.n: moment.state for moment in list(table.past)}
    moment = live.moment
    for n in range(len(turns), until + 1):
        state = states.get(n)
        seen = moment if state is None else table.game.visible.observe(state, None)["moment"]
        turns.append(turns[-1] if seen == moment or state is None else _heading(table.game, state))
        moment = seen
    live.turns, live.moment = turns, moment
    return turns


def _heading(game: Game[Any], state: Any) -> Text:
    return moment_text(game, game.visible.observe(state, None))
