"""The clock of the machine jumps, forwards and back, while people answer."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from faults.killing import PLAYING, acknowledged, live_a_while
from faults.players import LOST, begin, end, held_against_records
from faults.registry import Outcome, Run, Trial
from pelagos.server.config import Config
from tests.server.site import running

FARTHEST = 30 * 86_400
"""Those who play look at the same clock here, and their cookies last a year."""


class Clock:
    """The time of day, off by as much as somebody wishes."""

    def __init__(self) -> None:
        self.real = time.time
        self.off = 0

    def __call__(self) -> float:
        return self.real() + self.off


@contextmanager
def wrong_clock() -> Iterator[Clock]:
    """All of this process looks at this clock; what measures how long something takes does not."""
    clock = Clock()
    with patch("time.time", clock):
        yield clock


def go(trial: Trial) -> Outcome:
    """Seconds, hours, a month; then every table is as it was acknowledged."""
    db, done = str(trial.folder / "tables.db"), 0
    with wrong_clock() as clock, running(Config(db=db, log="error", workers=1)) as site:
        players = begin(site.url, PLAYING, trial.rng)
        while done < trial.amount and not trial.late:
            live_a_while(players, trial.rng)
            clock.off = trial.rng.choice((-1, 1)) * trial.rng.choice((1, 60, 86_400, FARTHEST))
            done += 1
        live_a_while(players, trial.rng)
        end(players)
    tables, broken = held_against_records(db, players)
    kept = acknowledged(players)
    broken += ["nobody could play"] * (not kept)
    lost = sum(problem.startswith(LOST) for problem in broken)
    return Outcome(done, f"{kept:,} answers acknowledged, {lost} lost, {tables:,} tables verified", tuple(broken))


RUN = Run(
    name="clock-steps",
    does="the clock jumps by a second to a month, forwards and back, while three people answer",
    holds="no acknowledged answer lost, nobody is refused, every table verifies",
    unit="steps",
    short=5,
    long=300,
    go=go,
)
