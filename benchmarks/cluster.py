"""Ray against local processes: `python -m benchmarks.cluster --games 3000 --write docs/benchmarks.md`.

The same match is played in turns by two local processes and by a Ray cluster of two processors that is started here.
What counts is the time between the first part and the last: starting up is told apart, since it is paid once. Processor
time is that of everybody involved, and hardly depends on what else the machine does; what Ray's services take while
nothing is to be done is measured by itself, since on a busy machine a match lasts longer, and they go on meanwhile. The
game is one whose rules remember nothing from game to game: Ray's workers live on, local ones begin anew.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import perf_counter, sleep
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
IDLE_SECONDS: Final = 5
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


def idle_share() -> float:
    """Which part of a processor is taken by everybody while nothing is to be done."""
    begin, used = perf_counter(), processor_time()
    sleep(IDLE_SECONDS)
    return (processor_time() - used) / (perf_counter() - begin)


def report(local: list[Sample], ray: list[Sample], idle: float, match: Match) -> str:
    """The table and what it says of the promise."""
    lines = [
        f"{WORKERS} workers, {match.games} games of {match.game} ({', '.join(match.entrants)}) in a round, "
        f"median of {len(local)} rounds:",
        "",
        "| | first part after s | ms/game | processor ms/game | idle, of a processor |",
        "| --- | --: | --: | --: | --: |",
    ]
    for name, samples, rest in (("local processes", local, 0.0), ("Ray", ray, idle)):
        start, wall, cpu = (median(column) for column in zip(*samples, strict=True))
        lines.append(f"| {name} | {start:.1f} | {wall * 1e3:.2f} | {(cpu - rest * wall) * 1e3:.2f} | {rest:.1%} |")
    found = overhead(local, ray, idle)
    verdict = "OK" if found <= MOST else "MISSED"
    lines += ["", f"Overhead of Ray where nothing else is done: {found:+.1%} (at most {MOST:.0%}: {verdict})"]
    return "\n".join(lines) + "\n"


def overhead(local: list[Sample], ray: list[Sample], idle: float) -> float:
    """How much more Ray takes for a game, each round compared with the local one beside it, and for being there."""
    work = median((there.cpu - idle * there.wall) / here.cpu for here, there in zip(local, ray, strict=True))
    return work + idle / WORKERS - 1


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
        measured(match._replace(games=200), Where(WORKERS, RAY))
        idle = idle_share()
        for _ in range(rounds):
            local.append(measured(match, Where(WORKERS, LOCAL)))
            ray.append(measured(match, Where(WORKERS, RAY)))
    text = report(local, ray, idle, match)
    click.echo(text, nl=False)
    if page is not None:
        write_page(page, text)
    sys.exit(MISSED if overhead(local, ray, idle) > MOST else 0)


if __name__ == "__main__":
    main()
