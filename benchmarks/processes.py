"""Servers in processes of their own, each on one core."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

STARTED = 60.0
UTIME, STIME = 11, 12
WIDE = (
    *("sockets_per_address", "connects_per_address", "connects_per_person", "tables_per_address", "tables_per_person"),
    *("messages_per_address", "requests_per_second", "burst"),
)
"""Limits of one address or person that a crowd on one machine would meet."""


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@contextmanager
def on_one_core(command: list[str], port: int) -> Iterator[subprocess.Popen[bytes]]:
    """A server that may use one core only, the first; ready when it takes connections."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    os.sched_setaffinity(process.pid, {min(os.sched_getaffinity(0))})
    try:
        deadline = time.monotonic() + STARTED
        while not _answers(port):
            assert time.monotonic() < deadline, "the server does not start"
            time.sleep(0.02)
        yield process
    finally:
        process.terminate()
        process.wait()


def _answers(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def serving(port: int, db: str) -> list[str]:
    """The command that serves; one address may do what many do elsewhere, and read the figures."""
    start = "from pelagos.cli import main; main()"
    wide = [word for name in WIDE for word in ("--limit", f"{name}=1000000")]
    told = ["--no-browser", "--port", str(port), "--db", db, "--metrics", "127.0.0.1"]
    return [sys.executable, "-c", start, "serve", *told, *wide]


def cpu_seconds(pid: int) -> float:
    """How much processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[UTIME]) + int(fields[STIME])) / os.sysconf("SC_CLK_TCK")
