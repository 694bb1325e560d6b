"""The server is killed over and over, on SQLite."""

from __future__ import annotations

from faults.killing import killed
from faults.registry import Outcome, Run, Trial
from faults.servers import sqlite_in


def go(trial: Trial) -> Outcome:
    """On a file of its own."""
    return killed(trial, sqlite_in(trial.folder))


RUN = Run(
    name="sigkill-sqlite",
    does="SIGKILL while three people answer, at any moment, on SQLite",
    holds="no acknowledged answer lost, no gap, every table verifies",
    unit="kills",
    short=3,
    long=500,
    go=go,
    weight=2,
)
