"""What a viewer is sent next."""

from __future__ import annotations

from typing import Any

from pelagos.server.incoming.context import Server
from pelagos.server.play.lessons import lesson_news
from pelagos.server.play.live import Live
from pelagos.server.store.reader import chat_lines
from pelagos.server.tell.page_state import page_state, seats_of
from pelagos.server.tell.program_state import data_state
from pelagos.server.tell.viewers import Viewer
from pelagos.table.table import Table


async def next_messages(server: Server, viewer: Viewer) -> list[Any]:
    """Everything that is new for this viewer: plain values, or bytes that are encoded already."""
    live = viewer.live
    table = live.table or await server.tables.loaded(live)
    if viewer.want == "data":
        return [next_data(viewer, table)] if viewer.behind else []
    messages: list[Any] = []
    news = (live.names, live.failure)
    if viewer.seen != live.version or viewer.base is None or (viewer.named, viewer.told_failure) != news:
        viewer.named, viewer.told_failure = news
        messages.append(await page_state(viewer, table, f"/join/{server.signer.invite(live.id)}"))
    elif viewer.presence != live.presence:
        messages.append({"is": "seats", "seats": seats_of(viewer, live.state)})
    viewer.presence = live.presence
    return [*messages, *await lesson_news(viewer, table), *await talk_since(server, viewer)]


def next_data(viewer: Viewer, table: Table[Any]) -> bytes:
    """The state of a program, which counts as seen."""
    state = data_state(viewer, table)
    viewer.saw(viewer.live.version)
    return state


async def talk_since(server: Server, viewer: Viewer) -> list[Any]:
    """What was said since the viewer last heard something; at first everything, be it nothing."""
    live, first = viewer.live, viewer.talk < 0
    if viewer.talk == live.talk:
        return []
    viewer.talk = live.talk
    lines = await server.tables.read(chat_lines, live.id, viewer.talked)
    viewer.talked = max([viewer.talked, *(line.n for line in lines)])
    return [{"is": "chat", "all": first, "lines": [line._asdict() for line in lines]}] if lines or first else []


def presence(live: Live) -> None:
    """Somebody came or went."""
    live.presence += 1
    for listener in live.listeners:
        listener.wake()
