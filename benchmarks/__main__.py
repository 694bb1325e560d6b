"""Run the contest: `python -m benchmarks --seconds 5 --only nauticus,catanatron --write docs/benchmarks.md`."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from benchmarks import catan, openspiel, own
from benchmarks.contest import Contestant, compete, stay_on_one_core
from benchmarks.report import bounds, report, write_page

PEERS = (catan, openspiel)
RATIO_MISSED = 1
HANDLING_SHARE = 0.05


@click.command()
@click.option("--seconds", default=5.0, show_default=True, type=click.FloatRange(min=0.01), help="Play per contestant.")
@click.option("--only", default="", help="Contestants whose names begin like this, with commas between.")
@click.option(
    "--write",
    "page",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="Store the tables in this page as well.",
)
def main(seconds: float, only: str, page: Path | None) -> None:
    """Random legal play of Pelagos and its peers, side by side."""
    everybody, skipped = gather()
    chosen = [contestant for contestant in everybody if wanted(contestant.key, only)]
    if not chosen:
        raise click.UsageError(f"nobody is called that; there are: {', '.join(c.key for c in everybody)}")
    stay_on_one_core()
    results = compete(chosen, seconds)
    handling = [own.facts(c, seconds * HANDLING_SHARE) for c in chosen if isinstance(c, own.Own)]
    measured = report(results, handling, skipped)
    click.echo(measured, nl=False)
    if page is not None:
        write_page(page, measured)
    if any(bound.fatal and not bound.kept for bound in bounds(results, handling)):
        sys.exit(RATIO_MISSED)


def gather() -> tuple[list[Contestant], list[str]]:
    """Everybody who is installed, and the names of the packages that are not."""
    present, skipped = own.contestants(), []
    for peer in PEERS:
        try:
            present += peer.contestants()
        except ImportError:
            skipped.append(peer.REQUIRES)
    return present, skipped


def wanted(key: str, only: str) -> bool:
    """Whether a contestant was asked for; everybody is when nobody was named."""
    names = [name.strip() for name in only.split(",") if name.strip()]
    return not names or any(key.startswith(name) for name in names)


if __name__ == "__main__":
    main()
