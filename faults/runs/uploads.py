"""Somebody begins many uploads of records, and ends none [J4]."""

from __future__ import annotations

from contextlib import ExitStack, suppress

from faults.onlookers import judged, memory_of, onlooking, opened
from faults.registry import Outcome, Run, Trial
from faults.runs.slowloris import is_closed
from faults.servers import served, sqlite_in
from pelagos.gate.limits import Limits

SIZE = 1_900_000
HEAD = f"POST /api/v1/records HTTP/1.1\r\nHost: localhost\r\nContent-Length: {SIZE}\r\n\r\n".encode()
MOST_MEGABYTES = 60.0


def go(trial: Trial) -> Outcome:
    """All but the last byte of each."""
    seconds = 5.0 if trial.timed else 1.0
    limits = Limits(body_seconds=seconds, unfinished_per_address=500)
    with (
        served(sqlite_in(trial.folder), trial.folder, limits=limits) as server,
        ExitStack() as all_of_them,
        onlooking(trial, server.port) as onlooker,
    ):
        before, lines = memory_of(server.pid), []
        for _ in range(trial.amount):
            line = all_of_them.enter_context(opened(server.port))
            lines.append(line)
            with suppress(OSError):
                line.sendall(HEAD)
                line.sendall(bytes(SIZE - 1))
        grown = memory_of(server.pid) - before
        alive = sum(not is_closed(line, PATIENCE) for line in lines)
        broken = [f"{alive} uploads were never ended"] if alive else []
        if grown > MOST_MEGABYTES:
            broken.append(f"{grown:.0f} MB were held for them")
        return judged(trial, onlooker, trial.amount, f"{grown:.0f} MB more in memory", broken)


PATIENCE = 180.0

RUN = Run(
    name="uploads",
    does="records of 1.9 MB that are sent but for their last byte, from one address",
    holds="the server grows by no more than 60 MB, each upload is ended, the front page comes within 250 ms (p99)",
    unit="uploads",
    short=12,
    long=150,
    go=go,
)
