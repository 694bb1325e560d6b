"""What all long commands take: how many workers, and where."""

from __future__ import annotations

import os
from typing import Any, Final

import click

from pelagos.core.settings import Setting
from pelagos.lab.runner import ADDRESS, LOCAL, RAY, Where, where

GAMES: Final = Setting("--games", 100, "", low=1, high=10_000_000)
WORKERS: Final = Setting("--workers", 1, "", low=1, high=1024)


def places_options(command: Any) -> Any:
    """How many work at a time, and where: `workers` and `on`, for `where_of`."""
    on = click.option("--on", default=LOCAL, metavar=f"{LOCAL}|{RAY}|{ADDRESS}HOST:PORT")
    return workers_option(on(command))


def where_of(on: str, workers: str) -> Where:
    """The place that was asked for."""
    return where(on, int(WORKERS.parse(workers)))


def workers_option(command: Any) -> Any:
    """How many processes work at a time."""
    return click.option("--workers", default=str(os.cpu_count() or 1), metavar="N")(command)
