"""The `state` message of a program: the view, what is asked, and what happened, without words and drawings."""

from __future__ import annotations

from typing import Any

from pelagos.core.nodes import Chance, Choice, Over, option_text
from pelagos.server.viewers import Viewer
from pelagos.table.table import Table


def data_state(viewer: Viewer, table: Table[Any]) -> dict[str, Any]:
    """What this program gets now; it is remembered as seen."""
    live = viewer.live
    state, since, version = live.state, viewer.seen, live.version
    seat = viewer.seat_shown(state)
    viewer.seen, viewer.fresh = version, False
    return {
        "is": "state",
        "table": live.id,
        "version": version,
        "you": viewer.seats,
        "seat": seat,
        "over": isinstance(state.node, Over),
        "question": data_question(state.node, viewer.seats),
        "view": live.game.visible.observe(state, seat),
        "events": [
            {"n": update.version, "id": event.id, "facts": event.facts}
            for update in table.since(max(since, 0), viewer.heard_as)
            if update.version <= version
            for event in update.events
        ],
    }


def data_question(node: Choice | Chance | Over, mine: tuple[int, ...]) -> dict[str, Any]:
    """What is asked, as ids."""
    if isinstance(node, Over):
        return {"kind": "over", "scores": node.scores, "reason": node.reason}
    options = [option_text(option) for option in node.options]
    if isinstance(node, Chance):
        return {"kind": "chance", "ask": node.ask, "mine": bool(mine), "options": options, "weights": node.weights}
    return {"kind": "choice", "ask": node.ask, "seat": node.seat, "mine": node.seat in mine, "options": options}
