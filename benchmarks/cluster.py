"""Ray against local processes: `python -m benchmarks.cluster --games 3000 --write docs/benchmarks.md`.

The same match is played in turns by two local processes and by a Ray cluster of two processors that is started here.
What counts is the time between the first part and the last: starting up is told apart, since it is paid once. Processor
time is that of everybody involved, Ray's own services included, and hardly depends on what else the machine does. The
game is one whose rules remember nothing from game to game: Ray's workers live on, local ones begin anew.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Final, NamedTuple

import click

from pelagos.lab.match import Match, new_match, play_match
from pelagos.lab.on_ray import cluster
from pelagos.lab.runner import LOCAL, RAY, Where

BEGIN: Final = "<!-- cluster: begin -->"
END: Final = "<!-- cluster: end -->"
WORKERS: Final = 2
MOST: Final = 0.10
"""How much more Ray may take than local processes."""
MISSED: Final = 1
TICKS: Final = os.sysconf("SC_CLK_TCK")


class Sample(NamedTuple):
    """One match: seconds until the first part, then seconds and processor seconds for each game."""

    start: float
    wall: float
    cpu: float


def measured(match: Match, where: Where) -> Sample:
    """Play it, and look at the clocks whenever a part is ready."""
    begin, looks, games = perf_counter(), [], []

    def look(more: int, kept: bool) -> None:
        looks.append((perf_counter(), processor_time()))
        games.append(more)

    for _ in play_match(match, where, told=look):
        pass
    (first, first_cpu), (last, last_cpu) = looks[0], looks[-1]
    later = sum(games[1:])
    return Sample(first - begin, (last - first) / later, (last_cpu - first_cpu) / later)


def processor_time() -> float:
    """Seconds of processor time of this process and of all that came of it, those that ended included."""
    return sum(map(_seconds, _family(os.getpid())))


def _family(pid: int) -> Iterator[int]:
    yield pid
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        try:
            children = task.read_text(encoding="ascii").split()
        except OSError:
            continue
        for child in children:
            yield from _family(int(child))


def _seconds(pid: int) -> float:
    """Its own time and that of the children it has waited for."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return sum(map(int, fields[11:15])) / TICKS


def report(local: list[Sample], ray: list[Sample], match: Match) -> str:
    """The table and what it says of the promise."""
    lines = [
        f"{WORKERS} workers, {match.games} games of {match.game} ({', '.join(match.entrants)}) in a round, "
        f"median of {len(local)} rounds:",
        "",
        "| | first part after s | ms/game | processor ms/game |",
        "| --- | --: | --: | --: |",
    ]
    for name, samples in (("local processes", local), ("Ray", ray)):
        start, wall, cpu = (median(column) for column in zip(*samples, strict=True))
        lines.append(f"| {name} | {start:.1f} | {wall * 1e3:.2f} | {cpu * 1e3:.2f} |")
    time, work = overhead(local, ray, 1), overhead(local, ray, 2)
    verdict = "OK" if work <= MOST else "MISSED"
    lines += [
        "",
        f"Overhead of Ray: {time:+.1%} of time, {work:+.1%} of processor time (at most {MOST:.0%}: {verdict})",
    ]
    return "\n".join(lines) + "\n"


def overhead(local: list[Sample], ray: list[Sample], column: int) -> float:
    """How much more Ray takes, each round compared with the local one beside it."""
    return median(there[column] / here[column] for here, there in zip(local, ray, strict=True)) - 1


def write_page(page: Path, text: str) -> None:
    """Put the report between the two markers of a page."""
    before, begin, rest = page.read_text(encoding="utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"{page.name} has no place for this: {BEGIN} and {END} on lines of their own")
    page.write_text(f"{before}{BEGIN}\n\n{text}\n{END}{after}", encoding="utf-8")


@click.command(help=__doc__)
@click.option("--game", default="nemo1", show_default=True)
@click.option("--seats", default="random", show_default=True)
@click.option("--games", default=3000, show_default=True, type=click.IntRange(min=20))
@click.option("--rounds", default=5, show_default=True, type=click.IntRange(min=1))
@click.option("--write", "page", type=click.Path(exists=True, dir_okay=False, path_type=Path), help="Store in a page.")
def main(game: str, seats: str, games: int, rounds: int, page: Path | None) -> None:
    match = new_match(game, tuple(seats.split(",")), games, "1", {})
    local, ray = [], []
    with cluster(RAY, WORKERS):
        for _ in range(rounds):
            local.append(measured(match, Where(WORKERS, LOCAL)))
            ray.append(measured(match, Where(WORKERS, RAY)))
    text = report(local, ray, match)
    click.echo(text, nl=False)
    if page is not None:
        write_page(page, text)
    sys.exit(MISSED if overhead(local, ray, 2) > MOST else 0)


if __name__ == "__main__":
    main()
