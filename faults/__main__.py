"""Run what is bad for a server: `python -m faults --short --only sigkill-sqlite --write docs/faults.md`."""

from __future__ import annotations

import sys
import tempfile
import time
import zlib
from pathlib import Path
from random import Random

import click

from faults.registry import Outcome, Run, Trial, all_runs
from faults.report import Line, table_of, write_page

MINUTES = 20.0
BROKEN = 1


@click.command()
@click.option("--short", is_flag=True, help="The short form: seconds for each run.")
@click.option("--only", multiple=True, metavar="NAME", help="Only runs of this name; may be given again.")
@click.option("--seed", default=1, show_default=True, help="Another seed, other faults.")
@click.option("--part", default=1.0, show_default=True, help="Only this part of the long form.")
@click.option("--minutes", default=MINUTES, show_default=True, help="The longest all of them together may take.")
@click.option(
    "--write", "page", is_flag=False, flag_value="docs/faults.md", type=click.Path(path_type=Path), help="Page."
)
def main(short: bool, only: tuple[str, ...], seed: int, part: float, minutes: float, page: Path | None) -> None:
    """Do bad things to servers, and say what held."""
    everything = all_runs()
    chosen = [run for run in everything if not only or run.name in only]
    if not chosen or set(only) - {run.name for run in everything}:
        raise click.UsageError(f"there are: {', '.join(run.name for run in everything)}")
    end = time.monotonic() + 60 * minutes
    lines = []
    for number, run in enumerate(chosen):
        share = (end - time.monotonic()) * run.weight / sum(other.weight for other in chosen[number:])
        amount = run.short if short else max(run.short, int(part * run.long))
        line = tried(run, amount, seed, time.monotonic() + share, timed=not short)
        click.echo(f"{'held' if line.held else 'BROKEN':7}{run.name}: {line.outcome.figures} ({line.seconds:.0f} s)")
        for problem in line.outcome.broken:
            click.echo(f"        {problem}")
        lines.append(line)
    click.echo("\n" + table_of(lines), nl=False)
    if page is not None:
        write_page(page, lines)
    sys.exit(0 if all(line.held for line in lines) else BROKEN)


def tried(run: Run, amount: int, seed: int, until: float, timed: bool = False) -> Line:
    """One run, in a folder of its own, with luck of its own."""
    begun = time.monotonic()
    lacks = run.missing()
    if lacks:
        return Line(run, amount, Outcome(0, f"left out: {lacks}"), 0.0, left_out=True)
    with tempfile.TemporaryDirectory(prefix="pelagos-faults-") as folder:
        rng = Random(seed + zlib.crc32(run.name.encode()))
        try:
            outcome = run.go(Trial(amount, rng, Path(folder), until, timed))
        except Exception as problem:  # the others are tried all the same
            outcome = Outcome(0, "it ended early", (f"{type(problem).__name__}: {problem}"[:300],))
    return Line(run, amount, outcome, time.monotonic() - begun)


if __name__ == "__main__":
    main()
