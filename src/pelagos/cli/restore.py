"""`pelagos restore FILE`: back to what a backup holds."""

from __future__ import annotations

from pathlib import Path

import click

from pelagos.cli.main import with_language
from pelagos.cli.speech import Speech


@click.command("restore")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--db", default=None, metavar="URL")
@with_language
def command(speech: Speech, file: Path, db: str | None) -> None:
    """Put the backup in FILE in the place of a server's database."""
    from pelagos.operations.backup import restore
    from pelagos.server.store.database import database_url, default_url, shown_url

    url = database_url(db or default_url())
    done = restore(url, file)
    speech.say("restore-done", db=shown_url(url), path=str(file), tables=done.tables)
    if done.before is not None:
        speech.say("restore-aside", before=str(done.before))
