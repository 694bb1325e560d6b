"""What a run is, and where all of them are found: every module of `faults/runs` declares one as `RUN`.

A run does something bad `amount` times, with a seed, in a folder of its own, and tells what it found. A new one is a
new file; nothing else names it.
"""

from __future__ import annotations

import pkgutil
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from random import Random
from typing import NamedTuple

from faults import runs


class Trial(NamedTuple):
    """What a run gets: how often, its luck, a folder of its own, and when it has to end (monotonic)."""

    amount: int
    rng: Random
    folder: Path
    until: float
    timed: bool = True
    """Whether times are held against what is promised: on a machine that does other things besides, nobody can."""

    @property
    def late(self) -> bool:
        """Whether the time is over; a run that ends early says how far it came."""
        return time.monotonic() > self.until


class Outcome(NamedTuple):
    """What a run found: how often it was done, figures worth reading, and each thing that did not hold."""

    done: int
    figures: str
    broken: tuple[str, ...] = ()


class Run(NamedTuple):
    """Something bad that happens to a server, and what must hold all the same."""

    name: str
    does: str
    holds: str
    unit: str
    short: int
    """How often in the tests, in a few seconds."""
    long: int
    """How often in `make faults`."""
    go: Callable[[Trial], Outcome]
    weight: float = 1.0
    """How much of the time it may take, compared with others; what it leaves is for those after it."""
    missing: Callable[[], str] = str
    """What this machine lacks for it; "" when it can be run."""


def all_runs() -> list[Run]:
    """Every run, by name."""
    modules = (import_module(f"{runs.__name__}.{found.name}") for found in pkgutil.iter_modules(runs.__path__))
    return sorted((module.RUN for module in modules), key=lambda run: str(run.name))
