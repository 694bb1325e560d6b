"""A record as a page that opens without a server, with a word about how far it is."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click

from pelagos.art import themes
from pelagos.cli.render import seat_number
from pelagos.cli.replay import SPECTATOR
from pelagos.cli.speech import Speech
from pelagos.core.errors import PelagosError
from pelagos.core.nodes import Over
from pelagos.server.pages.replay_page import replay_page
from pelagos.table.table import Table

SUFFIXES = (".html", ".htm")
EVERY = 10
"""How many moments are drawn between two words about it."""
KB = 1000


def write_page(speech: Speech, table: Table[Any], path: Path, theme: str, viewer: str) -> None:
    """Write the whole game as one page: in full when it is over, else as the viewer may see it."""
    if path.suffix.lower() not in SUFFIXES:
        raise PelagosError("error-replay-suffix", path=str(path))
    if theme not in themes():
        raise PelagosError("error-render-theme", theme=theme, known=", ".join(themes()))
    seat = seat_number(None if viewer == SPECTATOR else viewer, len(table.header.seats))
    if not isinstance(table.node, Over):
        speech.say("replay-running", viewer=viewer if seat is None else viewer.upper())
    seats = () if seat is None else (seat,)
    page = replay_page(table, seats, speech.language, theme, _progress(speech)).encode()
    path.write_bytes(page)
    speech.say("replay-written", path=str(path), moments=table.version + 1, size=len(page) // KB)


def _progress(speech: Speech) -> Any:
    """A line that is written over itself, where somebody watches; nothing in a pipe."""
    watched = sys.stderr is not None and sys.stderr.isatty()

    def tell(done: int, all_: int) -> None:
        if watched and (done % EVERY == 0 or done == all_):
            click.echo(f"\r{speech.phrase('replay-drawing', done=done, all=all_)}", nl=done == all_, err=True)

    return tell
