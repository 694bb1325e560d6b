"""`pelagos doctor`: whether everything that a server needs is there and well."""

from __future__ import annotations

import sys

import click

from pelagos.cli.main import with_language
from pelagos.cli.speech import Speech

UNWELL = 1


@click.command("doctor")
@click.option("--db", default=None, metavar="URL")
@with_language
def command(speech: Speech, db: str | None) -> None:
    """Look at the database, the disk, the letters and the clock; the exit status says whether all is well."""
    from pelagos.operations.doctor import examine
    from pelagos.server.store.database import database_url, default_url

    ailing = 0
    for finding in examine(database_url(db or default_url())):
        ailing += not finding.well
        speech.line(f"{'+' if finding.well else '!'} {speech.words(finding.said)}")
    speech.say("doctor-well" if not ailing else "doctor-unwell", number=ailing)
    sys.exit(UNWELL if ailing else 0)
