"""What a viewer is sent next."""

from __future__ import annotations

from typing import Any

from pelagos.server.context import Server
from pelagos.server.data_state import data_state
from pelagos.server.live import Live
from pelagos.server.pages_state import page_state, seats_of
from pelagos.server.store.reader import chat_lines
from pelagos.server.viewers import Viewer


async def next_message(server: Server, viewer: Viewer) -> list[dict[str, Any]]:
    """Everything that is new for this viewer."""
    live = viewer.live
    table = await server.tables.loaded(live)
    if viewer.want == "data":
        return [data_state(viewer, table)] if viewer.seen != live.version or viewer.fresh else []
    messages: list[dict[str, Any]] = []
    if viewer.seen != live.version or viewer.base is None or viewer.named != live.names:
        viewer.named = live.names
        messages.append(await page_state(viewer, table, f"/join/{server.signer.invite(live.id)}"))
    elif viewer.presence != live.presence:
        messages.append({"is": "seats", "seats": seats_of(viewer, live.state)})
    viewer.presence = live.presence
    if viewer.talked != live.talk:
        lines = await server.tables.read(chat_lines, live.id, max(viewer.talked, 0))
        if lines or viewer.talked < 0:
            messages.append({"is": "chat", "all": viewer.talked < 0, "lines": [line._asdict() for line in lines]})
        viewer.talked = max([live.talk, *(line.n for line in lines)])
        live.talk = viewer.talked
    return messages


def presence(live: Live) -> None:
    """Somebody came or went."""
    live.presence += 1
    for listener in live.listeners:
        listener.wake()
