"""The web table under load: `python -m benchmarks.web --seconds 5 --write docs/benchmarks.md`.

The server has one core and the crowd another; SQLite lies in a temporary folder.
"""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import quantiles

import click
import httpx
import uvloop

from benchmarks.crowd import Load, open_tables, ping_pong, play

TABLES, SOCKETS = 50, 200
STARTED = 30.0


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@contextmanager
def on_one_core(command: list[str], port: int) -> Iterator[subprocess.Popen[bytes]]:
    """A server in a process that may use one core only; ready when it takes connections."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    os.sched_setaffinity(process.pid, {min(os.sched_getaffinity(0))})
    try:
        deadline = time.monotonic() + STARTED
        while socket.socket().connect_ex(("127.0.0.1", port)):
            assert time.monotonic() < deadline, "the server does not start"
            time.sleep(0.02)
        yield process
    finally:
        process.terminate()
        process.wait()


def serving(port: int, db: str) -> list[str]:
    """The command that serves."""
    start = "from pelagos.cli import main; main()"
    return [sys.executable, "-c", start, "serve", "--no-browser", "--port", str(port), "--db", db]


def cpu_seconds(pid: int) -> float:
    """How much processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def load_test(folder: Path, seconds: float) -> tuple[Load, float]:
    """The crowd plays; also the processor time of the server per answer."""
    port = free_port()
    with on_one_core(serving(port, str(folder / "load.db")), port) as server:
        tables = open_tables(port, TABLES)
        before = cpu_seconds(server.pid)
        begun = time.perf_counter()
        load = uvloop.run(play(port, tables, seconds))
        cpu = cpu_seconds(server.pid) - before
        used = cpu / (time.perf_counter() - begun)
        kept = httpx.get(f"http://127.0.0.1:{port}/metrics").text
        stored = next(float(l.split()[1]) for l in kept.splitlines() if l.startswith("pelagos_moves_stored"))
        print("cpu ms per stored answer", 1000 * cpu / stored, stored)
        print([line for line in kept.splitlines() if "moves_stored" in line or "commits_total" in line])
    return load, used


def echo_test(seconds: float, size: int) -> float:
    """Echoes per second of the bare server."""
    port = free_port()
    with on_one_core([sys.executable, "-m", "benchmarks.echo", str(port)], port) as server:
        count, took = uvloop.run(ping_pong(port, SOCKETS, seconds, size))
        print("echo cpu us", 1e6 * cpu_seconds(server.pid) / count)
    return count / took


@click.command()
@click.option("--seconds", default=5.0, show_default=True, type=click.FloatRange(min=0.2))
def main(seconds: float) -> None:
    """Measure, print, and fail when a promise is not kept."""
    cores = sorted(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory() as folder:
        if len(cores) > 1:
            pass
        load, used = load_test(Path(folder), seconds)
    cuts = quantiles(load.waits, n=100)
    print(
        f"{load.answers / load.seconds:.0f} answers/s, busy {used:.2f}, p50 {1000 * cuts[49]:.1f} p99 {1000 * cuts[98]:.1f} ms, refused {load.refused}, size {sum(load.sizes) / len(load.sizes):.0f}, states/s {len(load.sizes) / load.seconds:.0f}"
    )
    print("echo", echo_test(seconds / 2, int(sum(load.sizes) / len(load.sizes))))


if __name__ == "__main__":
    main()
