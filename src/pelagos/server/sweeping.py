"""When Python may look for rubbish: a look through everything stops all tables, so it waits until nobody plays.

What is used for a moment only is looked at as ever, in larger portions. Tables and their records are no rubbish, and
there are many of them: the collector would walk through them again and again, for a tenth of a second each time.
"""

from __future__ import annotations

import asyncio
import gc
import time

from pelagos.server.incoming.context import Server

YOUNG, MIDDLE, NEVER = 5_000, 5, 1_000_000
"""After so many new objects the youngest are looked at, and after so many such looks those that survived one: a stop
of two milliseconds, whatever the number of tables."""
QUIET_SECONDS = 5.0
LONGEST_SECONDS = 900.0
"""A server on which somebody always plays is swept so seldom."""


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
