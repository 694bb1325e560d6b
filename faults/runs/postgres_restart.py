"""The database server is started anew under a running server."""

from __future__ import annotations

import os
import subprocess

import psycopg

from faults.killing import disturbed
from faults.registry import Outcome, Run, Trial
from faults.runs.sigkill_postgres import missing
from faults.servers import Served
from tests.server.postgres import USER, binaries, postgres


def go(trial: Trial) -> Outcome:
    """At once, as after a crash, or after the last statement."""
    programs = binaries()
    assert programs is not None
    with postgres(programs) as db:
        with psycopg.connect(db) as line:
            found = line.execute("SHOW data_directory").fetchone()
            assert found is not None

        def restart(server: Served) -> None:
            how = trial.rng.choice(("fast", "immediate"))
            command = [str(programs / "pg_ctl"), "-D", str(found[0]), "-w", "-m", how, "restart"]
            if os.getuid() == 0:
                command = ["runuser", "-u", USER, "--", *command]
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/")

        return disturbed(trial, db.replace("postgresql://", "postgresql+psycopg://"), restart, traces=True)


RUN = Run(
    name="postgres-restart",
    does="PostgreSQL is restarted, in order or at once, while three people answer",
    holds="no acknowledged answer lost, no gap, every table verifies, no traceback to a user; play goes on",
    unit="restarts",
    short=1,
    long=25,
    go=go,
    weight=2,
    missing=missing,
)
