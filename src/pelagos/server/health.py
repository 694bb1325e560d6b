"""Whether the server is well, its figures in the text form of Prometheus, and what it does on its own.

Clocks of tables run out, the server says that it is alive, and old tables go; every moment of that comes from the clock
of the tables, so that tests can move it.

A look for rubbish through everything stops all tables, so it waits until nobody plays. What is used for a moment only
is looked at as ever, in larger portions. Tables and their records are no rubbish, and there are many of them: the
collector would walk through them again and again, for a tenth of a second each time. Play leaves hardly any rubbish, so
that what is new is not even looked at once while there is nothing but play.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from hmac import compare_digest
from ipaddress import ip_network
from typing import Final

from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from pelagos.core.errors import PelagosError
from pelagos.gate.addresses import Network, is_within
from pelagos.locale.catalogue import DEFAULT, catalogue
from pelagos.server.incoming.context import BUCKETS, Server
from pelagos.server.incoming.guard import heard_from
from pelagos.server.incoming.visitors import bearer_of
from pelagos.server.play.live import Live, Steady, now
from pelagos.server.play.seats import moment_text, stop_clock, there, time_over
from pelagos.server.play.tables import Tables
from pelagos.server.store.changes import beat, set_seen, write_something
from pelagos.server.store.persons import delete_table
from pelagos.server.store.reader import read_table, tables_due, tables_to_remove, time_there
from pelagos.table.house import A_DAY

log = logging.getLogger("pelagos.chores")

UNWELL = 503
READY_SECONDS = 1.0
YOUNG, NEVER = 20_000, 1_000_000
"""After so many new objects the youngest are looked at: a stop of four milliseconds, whatever the number of tables. Of
those that survive it hardly any is rubbish, so that only a sweep looks at them again."""
QUIET_SECONDS = 5.0
LONGEST_SECONDS = 300.0
"""A server on which somebody always plays is swept so seldom."""
SPARING_SECONDS = 0.1
"""So often what is new is set aside; a server that has to do all it can makes 10,000 objects meanwhile."""
FEW_VISITS: Final = 20
"""While more come and go in that time, the collector looks at what is new by itself."""
MOST_VISITS: Final = 2_000
"""The rubbish of so many may wait for the next sweep: a socket leaves 20 kilobytes, a front page 9, all others less."""
LOOK_SECONDS: Final = 1.0
BEAT_SECONDS: Final = 15.0
PATIENCE: Final = 60
"""A gap between two heartbeats that is longer than this was a stop: nobody could play, and no clock ran."""


async def healthz(request: Request) -> Response:
    """`ok`: this process answers."""
    return PlainTextResponse("ok\n")


async def readyz(request: Request) -> Response:
    """`ok` when the database really takes what is written; tried at most once a second, however many ask."""
    server: Server = request.app.state.server
    when, well = server.wrote
    if time.monotonic() > when + READY_SECONDS:
        well = await _writes(server)
        server.wrote = (time.monotonic(), well)
    return PlainTextResponse("ok\n") if well else PlainTextResponse("database\n", UNWELL)


async def _writes(server: Server) -> bool:
    work = server.tables.writer.run(lambda connection: write_something(connection, now()))
    try:
        await asyncio.wait_for(work, 5)
    except (SQLAlchemyError, TimeoutError) as problem:
        log.error("the database takes nothing: %s", type(problem).__name__)
        return False
    return True


async def metrics(request: Request) -> Response:
    """Everything worth counting, for those who were named; others do not even learn that there is such a page."""
    server: Server = request.app.state.server
    if not may_count(request, server.config.metrics):
        raise HTTPException(404)
    return PlainTextResponse(exposition(server), media_type="text/plain; version=0.0.4")


def may_count(request: Request, allowed: Sequence[str]) -> bool:
    """Whether whoever asks was named, by an address or a token."""
    token = bearer_of(request)
    places = {one: as_network(one) for one in allowed}
    tokens = [one for one, place in places.items() if place is None]
    known = [one for one in tokens if compare_digest(one.encode(), token.encode())]
    return bool(known) or is_within(heard_from(request.scope), [place for place in places.values() if place])


def as_network(written: str) -> Network | None:
    """An address or a network; None for a token."""
    try:
        return ip_network(written, strict=False)
    except ValueError:
        return None


def exposition(server: Server) -> str:
    """The figures, one after the other."""
    tables, counted, keeper = server.tables, server.metrics, server.keeper
    lines = [
        *_figure("tables_live", "gauge", "Tables known to this process.", len(tables.live)),
        *_figure(
            "tables_in_memory",
            "gauge",
            "Tables whose game is in memory.",
            sum(live.table is not None for live in tables.live.values()),
        ),
        *_figure("sockets", "gauge", "Open WebSockets.", server.slots.total),
        *_figure("moves_stored_total", "counter", "Submissions stored.", tables.writer.kept),
        *_figure("commits_total", "counter", "Transactions of the writer.", tables.writer.commits),
        *_figure("bot_failures_total", "counter", "Questions that a bot gave no answer to.", tables.bot_workers.failed),
        *_figure("messages_total", "counter", "Messages from WebSockets.", counted.messages),
        *_figure("refusals_total", "counter", "Messages that were refused.", counted.refusals),
        *_figure("sockets_dropped_total", "counter", "Clients that were too slow or silent.", counted.dropped),
        *_figure("faults_total", "counter", "Requests that failed on our side.", counted.faults),
        *_figure("connections", "gauge", "Open connections that are no WebSockets.", keeper.total),
        *_figure("connections_refused_total", "counter", "Connections for which there was no room.", keeper.refused),
        *_figure("connections_ended_total", "counter", "Connections that were too slow.", keeper.ended),
        *_requests(server),
    ]
    return "\n".join(lines) + "\n"


def _figure(name: str, kind: str, words: str, value: float) -> list[str]:
    full = f"pelagos_{name}"
    return [f"# HELP {full} {words}", f"# TYPE {full} {kind}", f"{full} {value}"]


def _requests(server: Server) -> list[str]:
    counted = server.metrics
    name = "pelagos_http_requests_total"
    lines = [f"# HELP {name} HTTP requests by status.", f"# TYPE {name} counter"]
    lines += [f'{name}{{status="{status}"}} {number}' for status, number in sorted(counted.statuses.items())]
    name = "pelagos_http_seconds"
    lines += [f"# HELP {name} How long HTTP requests took.", f"# TYPE {name} histogram"]
    for bound, number in zip(BUCKETS, counted.within, strict=True):
        lines.append(f'{name}_bucket{{le="{bound}"}} {number}')
    total = sum(counted.statuses.values())
    return [*lines, f'{name}_bucket{{le="+Inf"}} {total}', f"{name}_sum {counted.seconds}", f"{name}_count {total}"]


def begin_sweeping() -> None:
    """From now on nothing that is needed as long as the server runs is looked at."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


async def sweep_when_quiet(server: Server) -> None:
    """Look through everything when something has been done, but nothing just now."""
    swept, done, when = 0, work_done(server), time.monotonic()
    while True:
        await asyncio.sleep(QUIET_SECONDS)
        before, done = done, work_done(server)
        quiet = done == before or time.monotonic() > when + LONGEST_SECONDS
        if quiet and done != swept:
            sweep()
            server.spared = 0
            swept, when = done, time.monotonic()


def sweep() -> None:
    """Look through everything, also at what was set aside; what is left is set aside again."""
    if sets_aside():
        gc.unfreeze()
    gc.collect()
    if sets_aside():
        gc.freeze()


def sets_aside() -> bool:
    """Whether this process does nothing but serve, so that the collector is ours."""
    return gc.get_threshold() == (YOUNG, NEVER, NEVER)


async def spare_what_stays(server: Server) -> None:
    """Set aside what is new, for the next sweep, as long as hardly anybody comes or goes.

    The positions and words that play leaves behind go by themselves, and to set them aside takes no time, however many
    they are. Whoever comes and goes leaves rubbish: connections and requests lead back to themselves.
    """
    seen = visits(server)
    while sets_aside():
        await asyncio.sleep(SPARING_SECONDS)
        before, seen = seen, visits(server)
        if seen - before <= FEW_VISITS and server.spared + seen - before <= MOST_VISITS:
            server.spared += seen - before
            gc.freeze()


def visits(server: Server) -> int:
    """A number that grows with everything that leaves rubbish."""
    counted = server.metrics
    return server.keeper.left + server.keeper.refused + sum(counted.statuses.values()) + counted.refusals + counted.gone


def work_done(server: Server) -> int:
    """A number that grows with everything a server does."""
    return server.metrics.messages + sum(server.metrics.statuses.values()) + server.tables.writer.kept


async def take_heart(tables: Tables) -> None:
    """Say that a server is alive and who is there; what clocks ran while none was alive is given back."""
    now, gap = await _beat(tables)
    if gap:
        log.warning("nobody could play for %d s; all clocks were put on by that", gap)
        for live in list(tables.live.values()):
            live.row = await tables.read(read_table, live.id)
            live.spread()
    waited_for = [(live.id, live.row.asked) for live in tables.live.values() if _is_there(live)]
    seen = [(table, seat) for table, seat in waited_for if seat is not None]
    if seen:
        await tables.writer.run(lambda connection: set_seen(connection, seen, now))


async def _beat(tables: Tables) -> tuple[int, int]:
    """Look up how late it is, and move all clocks when that is not what was to be expected; the time, and the gap.

    Nowhere else is it looked up, so that no clock is held against a time that has jumped. Who is asked meanwhile must
    not lose by it: a later time counts before the clocks are moved, an earlier one after that.
    """
    clock = tables.clock
    now = int(await tables.read(time_there)) if isinstance(clock, Steady) else tables.seconds()
    if isinstance(clock, Steady) and now > clock():
        clock.put(now)
    gap = await tables.writer.run(lambda connection: beat(connection, now, PATIENCE))
    if isinstance(clock, Steady):
        clock.put(now)
    return now, gap


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
        before = moment_text(tables.seconds() - days * A_DAY)
        for table in await tables.read(tables_to_remove, over, before) if days else ():
            live = tables.live.get(table)
            if live is None or not (live.listeners or live.lock.locked()):
                await tables.writer.run(partial(delete_table, table=table))
                tables.live.pop(table, None)
                removed += 1
    if removed:
        log.info("%d tables were older than they are kept, and are removed", removed)
    return removed


async def every(seconds: float, chore: Callable[[Tables], Awaitable[object]], tables: Tables) -> None:
    """A chore again and again; when the database does not answer, the next time may do."""
    while True:
        try:
            await chore(tables)
        except SQLAlchemyError as problem:
            log.warning("a chore waits for the database: %s", type(problem).__name__)
        except Exception:
            log.exception("a chore failed")
        await asyncio.sleep(seconds)


def begun(tables: Tables) -> list[asyncio.Task[None]]:
    """All chores, as long as a server lives."""
    chores = ((LOOK_SECONDS, look_at_clocks), (BEAT_SECONDS, take_heart), (float(A_DAY), remove_old))
    return [asyncio.create_task(every(seconds, chore, tables)) for seconds, chore in chores]
