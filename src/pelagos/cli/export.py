"""`pelagos export RECORD... --out DIR`: records as rows, for Polars, DuckDB and everything else that reads Parquet."""

from __future__ import annotations

from pathlib import Path

import click

from pelagos.cli.main import with_language
from pelagos.cli.progress import progress
from pelagos.cli.speech import Speech
from pelagos.cli.work import WORKERS, workers_option
from pelagos.lab.folder import rows_folder
from pelagos.lab.records import asked_of, export
from pelagos.lab.runner import Where


@click.command("export")
@click.argument("records", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--out", required=True, type=click.Path(path_type=Path), metavar="DIR")
@click.option("--decisions", is_flag=True)
@workers_option
@click.option("--pack", type=click.Path(path_type=Path), metavar="DIR")
@with_language
def command(
    speech: Speech, records: tuple[Path, ...], out: Path, decisions: bool, workers: str, pack: Path | None
) -> None:
    """Write the games of RECORDS as Parquet files."""
    where = Where(int(WORKERS.parse(workers)))
    folder = rows_folder(out, asked_of(records, decisions))
    with progress(speech, speech.phrase("export-progress"), len(records)) as told:
        games = list(export(records, folder, pack, where, told))
    speech.say("export-done", games=len(games), decisions=sum(game.length for game in games))
    speech.say("lab-rows", path=str(out))
