"""`pelagos balance GAME`: how the bots fare in every mode, scenario or difficulty of a game, as a Markdown table."""

from __future__ import annotations

from pathlib import Path

import click

from pelagos.cli.main import with_language
from pelagos.cli.progress import progress
from pelagos.cli.speech import Speech
from pelagos.cli.work import GAMES, places_options, where_of
from pelagos.core.errors import PelagosError
from pelagos.core.text import text
from pelagos.lab.balance.tables import asked_of, balance, cells_of, put_into, stints_of
from pelagos.lab.folder import RunFolder


@click.command("balance")
@click.argument("game")
@click.option("--games", default="100", metavar="N")
@click.option("--seed", default="1", metavar="TEXT")
@places_options
@click.option("--out", type=click.Path(path_type=Path), metavar="DIR")
@click.option("--write", type=click.Path(path_type=Path), metavar="PAGE")
@with_language
def command(
    speech: Speech, game: str, games: str, seed: str, workers: str, on: str, out: Path | None, write: Path | None
) -> None:
    """Let the bots play every part of GAME equally often and show how they fared."""
    number, where = int(GAMES.parse(games)), where_of(on, workers)
    cells_of(game)
    if write is not None and not write.is_file():
        raise PelagosError("error-file-read", path=str(write), problem="-")
    folder = RunFolder(out, asked_of(game, number, seed)) if out else None
    words = speech.phrase("sim-progress", game=text(f"{game}-name"))
    with progress(speech, words, len(stints_of(game, number, seed))) as told:
        lines = list(balance(game, number, seed, where, folder, told))
    for line in lines:
        speech.line(line)
    if write is not None:
        put_into(write, lines)
