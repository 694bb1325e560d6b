"""Another program holds the database for itself."""

from __future__ import annotations

import sqlite3
import time

from faults.killing import disturbed
from faults.registry import Outcome, Run, Trial
from faults.servers import Served, sqlite_in

HELD = 0.5
PATIENCE = 60.0


def go(trial: Trial) -> Outcome:
    """A transaction of somebody else, as a backup tool or a curious operator opens one."""

    def hold(server: Served) -> None:
        other = sqlite3.connect(trial.folder / "pelagos.db", timeout=PATIENCE, isolation_level=None)
        try:
            other.execute("BEGIN IMMEDIATE")
            time.sleep(trial.rng.uniform(0, HELD))
            other.execute("ROLLBACK")
        finally:
            other.close()

    return disturbed(trial, sqlite_in(trial.folder), hold)


RUN = Run(
    name="locked",
    does="another program locks the SQLite file for a moment while three people answer",
    holds="they wait, nothing is lost, no traceback",
    unit="locks",
    short=3,
    long=60,
    go=go,
)
