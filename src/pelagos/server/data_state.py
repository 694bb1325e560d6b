"""The `state` message of a program: the view, what is asked, and what happened, without words and drawings.

What is the same for all programs at a table is encoded once per version, and put together as bytes for each.
"""

from __future__ import annotations

from typing import Any

import msgspec

from pelagos.core.nodes import Chance, Choice, Over, option_text
from pelagos.faces.sights import full_sight
from pelagos.server.viewers import Viewer
from pelagos.table.table import Table

encode = msgspec.json.Encoder().encode


def data_state(viewer: Viewer, table: Table[Any]) -> bytes:
    """What this program gets now. The view comes along at first, when the program is asked, and at the end."""
    live = viewer.live
    state, since, version = live.state, viewer.seen, live.version
    mine, fresh, seat = viewer.seats, viewer.fresh, viewer.seat_shown(state)
    viewer.seen, viewer.fresh = version, False
    node = state.node
    over = isinstance(node, Over)
    asked = bool(mine) if isinstance(node, Chance) else isinstance(node, Choice) and node.seat in mine
    parts = [
        b'{"is":"state","table":"%b","version":%d,"you":%b,"seat":%b,"over":%b,"question":'
        % (live.id.encode(), version, encode(mine), encode(seat), b"true" if over else b"false"),
        _question(viewer, node, asked),
        b',"events":',
        _events(viewer, table, since, version, mine[0] if len(mine) == 1 else None),
    ]
    if fresh or over or asked:
        see = full_sight(live.game, state, seat) if over else live.game.visible.observe(state, seat)
        parts += [b',"view":', encode(see)]
    parts.append(b"}")
    return b"".join(parts)


def _question(viewer: Viewer, node: Choice | Chance | Over, asked: bool) -> bytes:
    """Encoded once for those who are asked and once for all others."""
    scenes, key = viewer.live.scenes, ("question", asked)
    found: bytes | None = scenes.get(key)
    if found is None:
        found = scenes[key] = encode(data_question(node, asked))
    return found


def _events(viewer: Viewer, table: Table[Any], since: int, until: int, heard: int | None) -> bytes:
    """What happened; encoded once for all who saw the same version before and hear the same."""
    scenes = viewer.live.scenes
    found: bytes | None = scenes.get(("events", since)) or scenes.get(("events", since, heard))
    if found is None:
        told = table.told[max(since, 0) : until]
        secret = any(event.audience is not None for update in told for event in update.events)
        found = encode(_heard(told, heard))
        scenes[("events", since, heard) if secret else ("events", since)] = found
    return found


def _heard(told: list[Any], heard: int | None) -> list[dict[str, Any]]:
    return [
        {"n": update.version, "id": event.id, "facts": event.facts}
        for update in told
        for event in update.events
        if event.audience is None or heard in event.audience
    ]


def data_question(node: Choice | Chance | Over, asked: bool) -> dict[str, Any]:
    """What is asked, as ids; the options are for those who are asked, since they can tell a secret."""
    if isinstance(node, Over):
        return {"kind": "over", "scores": node.scores, "reason": node.reason}
    told: dict[str, Any] = {"kind": "chance", "ask": node.ask, "mine": asked}
    if isinstance(node, Choice):
        told = {"kind": "choice", "ask": node.ask, "seat": node.seat, "mine": asked}
    if asked:
        told["options"] = [option_text(option) for option in node.options]
    if asked and isinstance(node, Chance):
        told["weights"] = node.weights
    return told
