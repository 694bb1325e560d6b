"""What a table costs in memory: in use, and idle while its players look at it."""

from __future__ import annotations

import asyncio
import gc
import tempfile
import tracemalloc
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from pelagos.core.nodes import Choice, option_text
from pelagos.server.app import make_server
from pelagos.server.config import Config
from pelagos.server.incoming.context import Server
from pelagos.server.play.live import Live
from pelagos.server.play.opening import SeatWish, TableWish, open_new
from pelagos.server.tell.page_state import page_state
from pelagos.server.tell.viewers import Viewer


class Cost(NamedTuple):
    """Bytes per table."""

    game: str
    in_use: float
    idle: float


def measure(game: str, tables: int, answers: int) -> Cost:
    """Open some tables with a page each, play them to the middle, and let them fall idle."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_measure(Path(folder), game, tables, answers))


async def _measure(folder: Path, game: str, tables: int, answers: int) -> Cost:
    server = make_server(Config(db=str(folder / "memory.db")))
    await _table(server, game, answers, 0)
    tracemalloc.start()
    before = _size()
    kept = await asyncio.gather(*(_table(server, game, answers, number + 1) for number in range(tables)))
    in_use = _size() - before
    server.tables.drop_idle(float("inf"))
    idle = _size() - before
    tracemalloc.stop()
    assert len(kept) == tables
    await server.tables.close()
    if server.held is not None:
        server.held.close()
    return Cost(game, in_use / tables, idle / tables)


def _size() -> int:
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


async def _table(server: Server, game: str, answers: int, seed: int) -> Viewer:
    """A table in the middle of a game, with somebody who watches it as a page."""
    seats = [SeatWish("me"), SeatWish("hotseat")] if game == "nauticus" else [SeatWish("me")]
    wish = TableWish(game=game, seats=seats, seed=str(seed))
    live = await open_new(server.tables, wish, "somebody", "", "en")
    viewer = Viewer(live, ["somebody"], None, "en")
    live.listeners.add(viewer)
    await _play(server, live, answers, Random(seed))
    table: Any = await server.tables.loaded(live)
    await page_state(viewer, table, server.signer.invite)
    return viewer


async def _play(server: Server, live: Live, answers: int, rng: Random) -> None:
    for number in range(answers):
        node = live.state.node
        if not isinstance(node, Choice):
            return
        answer = option_text(rng.choice(node.options))
        await server.tables.answer(live, node.seat, number, live.version, [answer])
