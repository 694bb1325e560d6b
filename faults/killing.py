"""Something is done to a server again and again while people answer, whatever its database."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random

from faults.players import LOST, Player, begin, end, held_against_records
from faults.registry import Outcome, Trial
from faults.servers import TRACE, Served, served

PLAYING = ("nauticus", "nemo2", "endeavor")
MOST_ANSWERS = 12
"""A server lives until people have heard of so many answers at most, and then a moment longer."""
A_MOMENT = 0.02
PATIENCE = 60.0


def killed(trial: Trial, db: str) -> Outcome:
    """Kill and start again, as often as wanted; then nothing acknowledged may be missing."""

    def kill(server: Served) -> None:
        server.kill()
        server.start()

    return disturbed(trial, db, kill)


def disturbed(trial: Trial, db: str, disturb: Callable[[Served], None], traces: bool = False) -> Outcome:
    """People play, and now and then something is done to the server; `traces`: the log may tell of it in full."""
    done = 0
    with served(db, trial.folder) as server:
        players = begin(server.url, PLAYING, trial.rng)
        while done < trial.amount and not trial.late:
            live_a_while(players, trial.rng)
            disturb(server)
            done += 1
        live_a_while(players, trial.rng)
        end(players)
        logged = server.logged()
    tables, broken = held_against_records(db, players)
    kept = acknowledged(players)
    if TRACE in logged and not traces:
        broken.append(f"a traceback in the log: {logged.partition(TRACE)[2][:300]}")
    if not kept:
        broken.append("nobody could play")
    lost = sum(problem.startswith(LOST) for problem in broken)
    return Outcome(done, f"{kept:,} answers acknowledged, {lost} lost, {tables:,} tables verified", tuple(broken[:5]))


def live_a_while(players: list[Player], rng: Random) -> None:
    """Until some more answers are acknowledged; a server at which nobody can play for long is not waited for."""
    wanted = acknowledged(players) + rng.randrange(1, MOST_ANSWERS)
    deadline = time.monotonic() + PATIENCE
    while acknowledged(players) < wanted and time.monotonic() < deadline:
        time.sleep(A_MOMENT / 4)
    time.sleep(rng.uniform(0, A_MOMENT))


def acknowledged(players: list[Player]) -> int:
    """How many answers were acknowledged."""
    return sum(len(player.kept) for player in players)
