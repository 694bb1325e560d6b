"""The line between a server and PostgreSQL is cut, dragged out and left half open while people answer."""

from __future__ import annotations

import time

from faults.killing import A_MOMENT, PLAYING, acknowledged, live_a_while
from faults.players import LOST, begin, end, held_against_records
from faults.registry import Outcome, Run, Trial
from faults.runs.sigkill_postgres import missing
from faults.servers import TRACE, served
from tests.server.gap import Gap, gap
from tests.server.postgres import binaries, postgres

LONGEST = 0.3


def go(trial: Trial) -> Outcome:
    """One gap after the other; then nothing acknowledged may be missing."""
    programs = binaries()
    assert programs is not None
    with postgres(programs) as url, gap(url) as (between, far):
        done = 0
        with served(far.replace("postgresql://", "postgresql+psycopg://"), trial.folder) as server:
            players = begin(server.url, PLAYING, trial.rng)
            while done < trial.amount and not trial.late:
                live_a_while(players, trial.rng)
                break_it(between, trial)
                done += 1
            live_a_while(players, trial.rng)
            end(players)
            logged = server.logged()
        tables, broken = held_against_records(url, players)
    kept = acknowledged(players)
    broken += ["nobody could play"] * (not kept)
    if TRACE in logged:
        told = next(line for line in logged.splitlines() if TRACE in line)
        broken.append(f"a traceback in the log: {told[:200]} … {told[-200:]}")
    lost = sum(problem.startswith(LOST) for problem in broken)
    return Outcome(done, f"{kept:,} answers acknowledged, {lost} lost, {tables:,} tables verified", tuple(broken))


def break_it(between: Gap, trial: Trial) -> None:
    """Some gap for some moment."""
    kind = trial.rng.randrange(4)
    if kind < 2:
        between.cut(refuse=bool(kind))
    elif kind == 2:
        between.slow(A_MOMENT)
    else:
        between.still()
    time.sleep(trial.rng.uniform(0, LONGEST))
    between.heal()


RUN = Run(
    name="gaps-postgres",
    does="the line to PostgreSQL is cut, refused, slow or half open while three people answer",
    holds="no acknowledged answer lost, no gap, every table verifies",
    unit="gaps",
    short=2,
    long=200,
    go=go,
    weight=2,
    missing=missing,
)
