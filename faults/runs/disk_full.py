"""The disk is full: no file of the server may grow any more; later there is room again."""

from __future__ import annotations

import resource
import time

from faults.killing import disturbed
from faults.registry import Outcome, Run, Trial
from faults.servers import Served, sqlite_in

FULL = 0.3


def go(trial: Trial) -> Outcome:
    """The system refuses every write of the process for a while."""
    unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)

    def fill(server: Served) -> None:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
        time.sleep(trial.rng.uniform(0, FULL))
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, unlimited)

    return disturbed(trial, sqlite_in(trial.folder), fill, traces=True)


RUN = Run(
    name="disk-full",
    does="no file of the server may be written for a moment, as on a full disk, while three people answer",
    holds="what is not stored is not acknowledged, no traceback to a user; with room again everything goes on",
    unit="times",
    short=3,
    long=60,
    go=go,
)
