"""What a server does on its own as time goes by: clocks that run out, its own heartbeat, and old tables that go.

Every moment comes from the clock of the tables, so that tests can move it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from functools import partial
from typing import Final

from pelagos.core.errors import PelagosError
from pelagos.locale.catalogue import DEFAULT, catalogue
from pelagos.server.config import Config
from pelagos.server.play.live import Live
from pelagos.server.play.seats import stop_clock, there, time_over
from pelagos.server.play.tables import Tables
from pelagos.server.store.changes import beat, remove_table, set_seen
from pelagos.server.store.reader import read_table, tables_due, tables_to_remove
from pelagos.server.store.rows import TableRow
from pelagos.table.house import A_DAY

log = logging.getLogger("pelagos.chores")

LOOK_SECONDS: Final = 1.0
BEAT_SECONDS: Final = 15.0
PATIENCE: Final = 60
"""A gap between two heartbeats that is longer than this was a stop: nobody could play, and no clock ran."""
WARNING: Final = 7 * A_DAY
"""So long before a table goes, it says so; or half of the time it is kept, when that is less."""


async def take_heart(tables: Tables) -> None:
    """Say that a server is alive and who is there; what clocks ran while none was alive is given back."""
    now = tables.seconds()
    gap = await tables.writer.run(lambda connection: beat(connection, now, PATIENCE))
    if gap:
        log.warning("nobody could play for %d s; all clocks were put on by that", gap)
        for live in list(tables.live.values()):
            live.row = await tables.read(read_table, live.id)
            live.spread()
    waited_for = [(live.id, live.row.asked) for live in tables.live.values() if _is_there(live)]
    seen = [(table, seat) for table, seat in waited_for if seat is not None]
    if seen:
        await tables.writer.run(lambda connection: set_seen(connection, seen, now))


def _is_there(live: Live) -> bool:
    """Whether it matters that somebody is there, and somebody is."""
    return live.row.house.away > 0 and not live.row.over and live.row.asked in there(live)


async def look_at_clocks(tables: Tables) -> None:
    """Act where somebody's time is over."""
    for table in await tables.read(tables_due, tables.seconds()):
        try:
            await time_over(tables, await tables.find(table), catalogue(DEFAULT))
        except PelagosError as problem:
            log.error("a clock is stopped, since its table cannot go on: %s", problem, extra={"table": table})
            await stop_clock(tables, table)


async def remove_old(tables: Tables) -> int:
    """Remove what is older than the operator wants to keep, unless somebody keeps it or looks at it; how many."""
    removed = 0
    for over, days in ((True, tables.config.keep_finished), (False, tables.config.keep_idle)):
        before = _moment(tables.seconds() - days * A_DAY)
        for table in await tables.read(tables_to_remove, over, before) if days else ():
            live = tables.live.get(table)
            if live is None or not (live.listeners or live.lock.locked()):
                await tables.writer.run(partial(remove_table, table=table))
                tables.live.pop(table, None)
                removed += 1
    if removed:
        log.info("%d tables were older than they are kept, and are removed", removed)
    return removed


def removal_of(row: TableRow, config: Config, now: int) -> str:
    """The day on which a table goes, when that is soon; "" when it stays."""
    days = config.keep_finished if row.over else config.keep_idle
    if not days or row.pinned:
        return ""
    goes = int(datetime.fromisoformat(row.touched).timestamp()) + days * A_DAY
    return _moment(goes)[:10] if goes - now <= min(WARNING, days * A_DAY // 2) else ""


def _moment(seconds: int) -> str:
    """A moment as rows have it."""
    return datetime.fromtimestamp(max(0, seconds), UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


async def every(seconds: float, chore: Callable[[Tables], Awaitable[object]], tables: Tables) -> None:
    """A chore again and again; when the database does not answer, the next time may do."""
    while True:
        try:
            await chore(tables)
        except Exception:
            log.exception("a chore failed")
        await asyncio.sleep(seconds)


def begun(tables: Tables) -> list[asyncio.Task[None]]:
    """All chores, as long as a server lives."""
    chores = ((LOOK_SECONDS, look_at_clocks), (BEAT_SECONDS, take_heart), (float(A_DAY), remove_old))
    return [asyncio.create_task(every(seconds, chore, tables)) for seconds, chore in chores]
