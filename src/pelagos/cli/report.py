"""`pelagos report FOLDER`: what the rows of a run say, as one page that opens without a server."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click

from pelagos.cli.main import with_language
from pelagos.cli.speech import Speech
from pelagos.lab.report.figures import Chapters
from pelagos.lab.report.page import report_page
from pelagos.lab.report.reading import open_run

PAGE: Final = "report.html"
KB: Final = 1000


@click.command("report")
@click.argument("folder", type=click.Path(path_type=Path))
@click.option("--out", type=click.Path(path_type=Path), metavar="FILE")
@with_language
def command(speech: Speech, folder: Path, out: Path | None) -> None:
    """Write what the rows in FOLDER say as one page."""
    run, chapters = open_run(folder), Chapters()
    for played in run.games():
        chapters.take(played)
    page = report_page(run.asked, chapters.sum_up(run.asked), speech.language).encode()
    path = out or folder / PAGE
    path.write_bytes(page)
    games = sum(map(len, chapters.games.values()))
    speech.say("report-written", path=str(path), games=games, size=len(page) // KB)
