"""Whether the server is well, its figures in the text form of Prometheus, and when its memory is swept.

A look for rubbish through everything stops all tables, so it waits until nobody plays. What is used for a moment only
is looked at as ever, in larger portions. Tables and their records are no rubbish, and there are many of them: the
collector would walk through them again and again, for a tenth of a second each time.
"""

from __future__ import annotations

import asyncio
import gc
import time

from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from pelagos.server.incoming.context import BUCKETS, Server

UNWELL = 503
YOUNG, MIDDLE, NEVER = 5_000, 5, 1_000_000
"""After so many new objects the youngest are looked at, and after so many such looks those that survived one: a stop
of two milliseconds, whatever the number of tables."""
QUIET_SECONDS = 5.0
LONGEST_SECONDS = 900.0
"""A server on which somebody always plays is swept so seldom."""


def _alive(connection: Connection) -> None:
    connection.execute(text("SELECT 1"))


async def healthz(request: Request) -> Response:
    """`ok` when the database answers."""
    server: Server = request.app.state.server
    try:
        await asyncio.wait_for(server.tables.read(_alive), 5)
    except (SQLAlchemyError, TimeoutError):
        return PlainTextResponse("database\n", UNWELL)
    return PlainTextResponse("ok\n")


async def metrics(request: Request) -> Response:
    """Everything worth counting."""
    server: Server = request.app.state.server
    return PlainTextResponse(exposition(server), media_type="text/plain; version=0.0.4")


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
    gc.set_threshold(YOUNG, MIDDLE, NEVER)


async def sweep_when_quiet(server: Server) -> None:
    """Look through everything when something has been done, but nothing just now."""
    swept, done, when = 0, work_done(server), time.monotonic()
    while True:
        await asyncio.sleep(QUIET_SECONDS)
        before, done = done, work_done(server)
        quiet = done == before or time.monotonic() > when + LONGEST_SECONDS
        if quiet and done != swept:
            gc.collect()
            swept, when = done, time.monotonic()


def work_done(server: Server) -> int:
    """A number that grows with everything a server does."""
    return server.metrics.messages + sum(server.metrics.statuses.values()) + server.tables.writer.kept
