"""Somebody opens many connections and never finishes a request [J4]."""

from __future__ import annotations

import socket
import time
from contextlib import ExitStack, suppress

from faults.onlookers import judged, onlooking, opened
from faults.registry import Outcome, Run, Trial
from faults.servers import served, sqlite_in
from pelagos.gate.limits import Limits

BEGUN = b"GET / HTTP/1.1\r\nHost: localhost\r\n"
ONE_MORE = b"X-Slow: 1\r\n"
ROUNDS = 10


def go(trial: Trial) -> Outcome:
    """Each says a line now and then, so that it never is silent; in the end none of them is left."""
    seconds = 5.0 if trial.timed else 0.5
    limits = Limits(header_seconds=seconds)
    with (
        served(sqlite_in(trial.folder), trial.folder, limits=limits) as server,
        ExitStack() as all_of_them,
        onlooking(trial, server.port) as onlooker,
    ):
        lines = []
        for _ in range(trial.amount):
            with suppress(OSError):
                line = all_of_them.enter_context(opened(server.port))
                line.sendall(BEGUN)
                lines.append(line)
        for _ in range(ROUNDS):
            time.sleep(seconds / ROUNDS)
            for line in lines:
                with suppress(OSError):
                    line.sendall(ONE_MORE)
        alive = sum(not is_closed(line, 4 * seconds) for line in lines)
        broken = [f"{alive} connections were never ended"] if alive else []
        return judged(trial, onlooker, trial.amount, f"{len(lines):,} connections, {alive} left", broken)


def is_closed(line: socket.socket, seconds: float) -> bool:
    """Whether the server has ended it, or does before long."""
    line.settimeout(seconds)
    try:
        while line.recv(1000):
            pass
    except TimeoutError:
        return False
    except OSError:
        return True
    return True


RUN = Run(
    name="slowloris",
    does="connections that send their head a line at a time and never end it, from one address",
    holds="the front page comes to others within 250 ms (p99); every such connection is ended",
    unit="connections",
    short=150,
    long=1_100,
    go=go,
)
