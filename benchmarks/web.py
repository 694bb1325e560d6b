"""The web table under load: `python -m benchmarks.web --seconds 5 --write docs/benchmarks.md`.

The server has one core, the crowd another; SQLite lies in a temporary folder. The bare server echoes in the same run.
Programs play first, as many as there are seats; then people's pages, two at a table (`benchmarks/pages.py`).
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from statistics import mean, quantiles
from typing import NamedTuple

import click
import httpx
import uvloop

from benchmarks.crowd import SEATS, Load, games_in, open_tables, ping_pong, play
from benchmarks.memory import Cost, measure
from benchmarks.pages import LONGEST, Told, measure_pages
from benchmarks.processes import cpu_seconds, free_port, on_one_core, serving
from benchmarks.startup import start_with

TABLES, STORED = 50, 10_000
MEMORY_TABLES, MIDDLE = 20, {"nauticus": 100, "nemo2": 60}
LEAST_ANSWERS, LONGEST_WAIT, LARGEST_IDLE, LONGEST_START = 2_000, 0.050, 300_000, 3.0
BEGIN, END = "<!-- web: begin -->", "<!-- web: end -->"


class Measured(NamedTuple):
    """One run."""

    load: Load
    busy: float
    cpu_per_answer: float
    echoes: float
    costs: list[Cost]
    start: float
    pages: list[Told]


class Bound(NamedTuple):
    """Something we promise, what was measured, and whether it was kept."""

    promise: str
    measured: str
    kept: bool


@click.command()
@click.option("--seconds", default=5.0, show_default=True, type=click.FloatRange(min=0.2), help="Play for so long.")
@click.option("--tables", default=TABLES, show_default=True, help="Tables of four seats, a socket each.")
@click.option("--stored", default=STORED, show_default=True, help="Tables in the database for the start.")
@click.option("--write", "page", type=click.Path(exists=True, dir_okay=False, path_type=Path), help="Store in a page.")
def main(seconds: float, tables: int, stored: int, page: Path | None) -> None:
    """Measure, print, and fail when a promise is not kept."""
    with tempfile.TemporaryDirectory() as folder:
        pages = measure_pages(Path(folder), tuple(LONGEST))
        found = run(Path(folder), seconds, tables, stored, MIDDLE, pages)
    bounds = bounds_of(found, stored)
    text = report(found, bounds, tables)
    click.echo(text, nl=False)
    if page is not None:
        write_page(page, text)
    if not all(bound.kept for bound in bounds):
        sys.exit(1)


def run(folder: Path, seconds: float, tables: int, stored: int, middle: dict[str, int], pages: list[Told]) -> Measured:
    """Everything but the pages, one after the other; `middle` says after how many answers a game is weighed."""
    load, busy, cpu = load_test(folder, seconds, tables)
    size = int(mean(load.sizes)) if load.sizes else 100
    echoes = echo_test(seconds / 2, tables * SEATS, size)
    costs = [measure(game, MEMORY_TABLES, answers) for game, answers in middle.items()]
    return Measured(load, busy, cpu, echoes, costs, start_with(folder, stored), pages)


def load_test(folder: Path, seconds: float, tables: int) -> tuple[Load, float, float]:
    """The crowd plays; also how busy the server's core was, and its processor time for each stored answer."""
    port = free_port()
    with on_one_core(serving(port, str(folder / "load.db")), port) as server:
        opened = open_tables(port, tables * games_in(seconds))
        before, kept = cpu_seconds(server.pid), stored_answers(port)
        load = uvloop.run(play(port, opened, tables, seconds))
        used = cpu_seconds(server.pid) - before
        return load, used / load.whole, used / max(1, stored_answers(port) - kept)


def stored_answers(port: int) -> float:
    """What the server itself counts."""
    lines = httpx.get(f"http://127.0.0.1:{port}/metrics").text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith("pelagos_moves_stored_total "))


def echo_test(seconds: float, sockets: int, size: int) -> float:
    """Echoes per second of the bare server."""
    port = free_port()
    with on_one_core([sys.executable, "-m", "benchmarks.echo", str(port)], port):
        count, took = uvloop.run(ping_pong(port, sockets, seconds, size))
    return count / took


def bounds_of(found: Measured, stored: int) -> list[Bound]:
    """The promises of the web table."""
    rate, late = found.load.answers / found.load.seconds, percentile(found.load.waits, 99)
    idle, start = max(cost.idle for cost in found.costs), found.start
    return [
        Bound(f"at least {LEAST_ANSWERS:,} stored answers/s", f"{rate:,.0f}/s", rate >= LEAST_ANSWERS),
        Bound(f"p99 at most {1000 * LONGEST_WAIT:.0f} ms", f"{1000 * late:.1f} ms", late <= LONGEST_WAIT),
        Bound("no answer refused", str(found.load.refused), not found.load.refused),
        Bound(f"an idle table at most {LARGEST_IDLE // 1000} kB", f"{idle / 1000:.0f} kB", idle <= LARGEST_IDLE),
        Bound(f"start with {stored:,} tables in {LONGEST_START:.0f} s", f"{start:.2f} s", start <= LONGEST_START),
        *(page_bound(told) for told in found.pages),
    ]  # fmt: skip


def page_bound(told: Told) -> Bound:
    """What an answer may cost for each page that hears of it."""
    most = LONGEST[told.game]
    where = f"{told.game}, {' and '.join(dict.fromkeys(told.tongues))}"
    return Bound(f"{where}: at most {most} ms for an answer and page", f"{told.cost:.2f} ms", told.cost <= most)


def report(found: Measured, bounds: list[Bound], tables: int) -> str:
    """The figures as Markdown."""
    load = found.load
    rate = load.answers / load.seconds
    lines = [
        f"{tables * SEATS} sockets on {tables} tables of Nauticus, random answers, every commit of SQLite on the disk:",
        "",
        "| answers/s | p50 ms | p99 ms | processor µs/answer | core busy | states/s | bytes/state | bare echoes/s |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
        f"| {rate:,.0f} | {1000 * percentile(load.waits, 50):.1f} | {1000 * percentile(load.waits, 99):.1f} "
        f"| {1e6 * found.cpu_per_answer:.0f} | {100 * found.busy:.0f} % | {len(load.sizes) / load.seconds:,.0f} "
        f"| {mean(load.sizes) if load.sizes else 0:.0f} | {found.echoes:,.0f} |",
        "",
        "| a table in the middle of a game, with a page | in use kB | idle kB |",
        "| --- | --- | --- |",
        *(f"| {cost.game} | {cost.in_use / 1000:.0f} | {cost.idle / 1000:.0f} |" for cost in found.costs),
        "",
        "| two pages a table | languages | answers | processor ms for an answer and page | bytes/update |",
        "| --- | --- | --- | --- | --- |",
        *(
            f"| {told.game} | {', '.join(told.tongues)} | {told.answers} | {told.cost:.2f} | {told.size:.0f} |"
            for told in found.pages
        ),
        "",
        "| promise | measured | kept |",
        "| --- | --- | --- |",
        *(f"| {bound.promise} | {bound.measured} | {'yes' if bound.kept else 'no'} |" for bound in bounds),
    ]
    return "\n".join(lines) + "\n"


def percentile(values: list[float], percent: int) -> float:
    """The value below which so many percent lie."""
    return quantiles(values, n=100)[percent - 1] if len(values) > 1 else 0.0


def write_page(page: Path, text: str) -> None:
    """Put the figures between the marks of a page."""
    between(page, BEGIN, END, text)


def between(page: Path, begin: str, end: str, text: str) -> None:
    """Put a text between two marks of a page, and leave the rest alone."""
    whole = page.read_text(encoding="utf-8")
    head, _, rest = whole.partition(begin)
    _, _, tail = rest.partition(end)
    page.write_text(f"{head}{begin}\n\n{text}\n{end}{tail}", encoding="utf-8")


if __name__ == "__main__":
    main()
