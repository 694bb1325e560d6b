"""What all long commands take: how many workers."""

from __future__ import annotations

import os
from typing import Any, Final

import click

from pelagos.core.settings import Setting

WORKERS: Final = Setting("--workers", 1, "", low=1, high=1024)


def workers_option(command: Any) -> Any:
    """How many processes work at a time."""
    return click.option("--workers", default=str(os.cpu_count() or 1), metavar="N")(command)
