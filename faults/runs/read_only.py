"""The database can only be read for a while: a disk that the system has put aside, a file of somebody else."""

from __future__ import annotations

import time

from faults.killing import disturbed
from faults.registry import Outcome, Run, Trial
from faults.servers import Served, sqlite_in

LONGEST = 0.4


def go(trial: Trial) -> Outcome:
    """Every write is refused for a moment; then they are taken again."""

    def refuse(server: Served) -> None:
        server.still.touch()
        time.sleep(trial.rng.uniform(0, LONGEST))
        server.still.unlink()

    return disturbed(trial, sqlite_in(trial.folder), refuse)


RUN = Run(
    name="read-only",
    does="the database can only be read for a moment while three people answer",
    holds="what is not stored is not acknowledged, no traceback; when it can be written again everything goes on",
    unit="times",
    short=3,
    long=60,
    go=go,
)
