"""`pelagos backup FILE`: a copy of a server's database, while it runs."""

from __future__ import annotations

from pathlib import Path

import click

from pelagos.cli.main import with_language
from pelagos.cli.speech import Speech


@click.command("backup")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--db", default=None, metavar="URL")
@with_language
def command(speech: Speech, file: Path, db: str | None) -> None:
    """Write everything a server keeps into FILE."""
    from pelagos.operations.backup import back_up
    from pelagos.server.store.database import database_url, default_url, shown_url

    url = database_url(db or default_url())
    done = back_up(url, file)
    speech.say("backup-done", db=shown_url(url), path=str(done.path), tables=done.tables)
