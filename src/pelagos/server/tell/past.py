"""A table as it stood at some version, for the same eyes that look at it now."""

from __future__ import annotations

import asyncio
from typing import Any

from pelagos.core.errors import Refused
from pelagos.faces.given import given_words, is_open
from pelagos.server.play.games import pack_of
from pelagos.server.tell.news import news
from pelagos.server.tell.page_state import frame, question_for
from pelagos.server.tell.patches import board_for, panels_for
from pelagos.server.tell.scenes import full_scene, make_scene
from pelagos.server.tell.viewers import Viewer
from pelagos.table.record import Replacement, Undo
from pelagos.table.replay import replayed
from pelagos.table.table import Table


async def state_at(viewer: Viewer, table: Table[Any], version: int) -> dict[str, Any]:
    """The `state` message of a page at an earlier version; nobody is asked there."""
    if not 0 <= version <= viewer.live.version:
        raise Refused("error-unknown-version", version=str(version), last=str(viewer.live.version))
    return await asyncio.to_thread(_state_at, viewer, table, version)


def _state_at(viewer: Viewer, table: Table[Any], version: int) -> dict[str, Any]:
    state = position_at(table, version)
    seat = viewer.seat_shown(state)
    make = full_scene if viewer.live.row.over else make_scene
    scene = make(table.game, state, version, seat, viewer.voice)
    return {
        **frame(viewer, state, version, ""),
        "seat": seat,
        "moment": scene.moment,
        "question": {
            **question_for(scene, False),
            "mine": False,
            "undo": {"can": False, "why": ""},
            "given": answer_at(viewer, table, state, version),
        },
        "board": board_for(None, scene.board),
        "panels": panels_for(None, scene.panels),
        "text": scene.text,
        "log": news(viewer.live, table, -1, version, viewer.heard_as, viewer.voice),
        "log_all": True,
        "score": scene.score,
        "end": None,
    }


def answer_at(viewer: Viewer, table: Table[Any], state: Any, version: int) -> str:
    """What was answered at a version, as far as this viewer may know; nothing in the present."""
    live = viewer.live
    if version >= live.version:
        return ""
    entry = table.told[version].entry
    known = live.row.over or is_open(table.game, entry, viewer.seats)
    return given_words(table.game, state, entry, viewer.voice) if known else ""


def position_at(table: Table[Any], version: int) -> Any:
    """The state that stood at a version, also of a line that was taken back later."""
    line: list[int] = []
    for update in table.told[:version]:
        if isinstance(update.entry, Undo):
            line = [n for n in line if n <= update.entry.to]
        elif not isinstance(update.entry, Replacement):
            line.append(update.version)
    if not line:
        return table.begin
    for moment in list(table.past):
        if moment.entry.n == line[-1]:
            return moment.state
    lines = [table.header, *(update.entry for update in table.told[:version])]
    return replayed(table.game, lines, pack_of(table.game.key), secret=getattr(table.fate, "seed", "")).state
