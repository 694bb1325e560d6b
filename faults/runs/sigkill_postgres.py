"""The server is killed over and over, on PostgreSQL."""

from __future__ import annotations

from faults.killing import killed
from faults.registry import Outcome, Run, Trial
from tests.server.postgres import binaries, postgres


def missing() -> str:
    """PostgreSQL has to be installed; Debian's package will do."""
    return "" if binaries() else "no PostgreSQL on this machine"


def go(trial: Trial) -> Outcome:
    """On a database server of its own, which stays."""
    programs = binaries()
    assert programs is not None
    with postgres(programs) as db:
        return killed(trial, db.replace("postgresql://", "postgresql+psycopg://"))


RUN = Run(
    name="sigkill-postgres",
    does="SIGKILL while three people answer, at any moment, on PostgreSQL",
    holds="no acknowledged answer lost, no gap, every table verifies",
    unit="kills",
    short=2,
    long=500,
    go=go,
    weight=3,
    missing=missing,
)
