"""Servers on one PostgreSQL whose clocks jump, each by itself, while people play by the clock at both."""

from __future__ import annotations

from faults.killing import PLAYING, acknowledged, live_a_while
from faults.players import LOST, begin, end, held_against_records
from faults.registry import Outcome, Run, Trial
from faults.runs.sigkill_postgres import missing
from faults.servers import served
from pelagos.server.store.reader import stored_records
from pelagos.table.record import Replacement
from tests.server.postgres import binaries, postgres

FARTHEST = 86_400
HOUSE = {"clock": "move", "seconds": 3_600, "over": "lost"}
"""Nobody thinks for an hour here, so nobody may lose a seat."""


def go(trial: Trial) -> Outcome:
    """Seconds, hours, a day, forwards and back; then nobody has lost an answer, or a seat."""
    programs = binaries()
    assert programs is not None
    with postgres(programs) as url:
        db, done = url.replace("postgresql://", "postgresql+psycopg://"), 0
        folders = [trial.folder / name for name in ("one", "other")]
        for folder in folders:
            folder.mkdir()
        with served(db, folders[0]) as one, served(db, folders[1]) as other:
            players = [
                player for server in (one, other) for player in begin(server.url, PLAYING, trial.rng, house=HOUSE)
            ]
            while done < trial.amount and not trial.late:
                live_a_while(players, trial.rng)
                step = trial.rng.choice((-1, 1)) * trial.rng.choice((1, 60, 7_200, FARTHEST))
                trial.rng.choice((one, other)).late.write_text(str(step))
                done += 1
            live_a_while(players, trial.rng)
            end(players)
        tables, broken = held_against_records(url, players)
        fallen = _fallen(url)
    kept = acknowledged(players)
    broken += ["nobody could play"] * (not kept) + [f"{fallen} seats lost by the clock"] * bool(fallen)
    lost = sum(problem.startswith(LOST) for problem in broken)
    return Outcome(done, f"{kept:,} answers acknowledged, {lost} lost, {tables:,} tables verified", tuple(broken[:5]))


def _fallen(db: str) -> int:
    """How many seats changed hands because somebody's time was over."""
    lines = [line for _, record in stored_records(db) for found in record for line in found.lines]
    return sum(isinstance(line, Replacement) and line.why == "time" for line in lines)


RUN = Run(
    name="clock-steps-servers",
    does="the clocks of two servers on one PostgreSQL jump by up to a day, each by itself, while six people answer",
    holds="no acknowledged answer lost, nobody's time is over, every table verifies",
    unit="steps",
    short=3,
    long=100,
    go=go,
    missing=missing,
)
