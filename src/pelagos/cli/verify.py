"""`pelagos verify FILE...`: recompute whole records and say the first line that deviates."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from pelagos.cli.main import USER_ERROR, with_language
from pelagos.cli.speech import Speech
from pelagos.core.errors import PelagosError
from pelagos.games.registry import find_game, load_pack
from pelagos.table.files import read_record
from pelagos.table.record import Result
from pelagos.table.replay import replayed


@click.command("verify")
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--pack", type=click.Path(path_type=Path))
@with_language
def command(speech: Speech, files: tuple[Path, ...], pack: Path | None) -> None:
    """Play the records in FILES again: every answer, die, snapshot and result must come out the same."""
    failed = 0
    for path in files:
        try:
            verify(speech, path, pack)
        except PelagosError as problem:
            failed += 1
            speech.say("verify-failed", path=str(path), why=speech.catalogue.error(problem))
    sys.exit(USER_ERROR if failed else 0)


def verify(speech: Speech, path: Path, pack: Path | None) -> None:
    """One record; raises at the first line that does not fit."""
    record = read_record(path)
    game = find_game(record.header.game)
    table = replayed(game, record.lines, load_pack(game, pack))
    if record.torn:
        speech.say("record-torn", path=str(path))
    finished = isinstance(record.lines[-1], Result)
    dice = "yes" if table.fate.mode in ("seeded", "fair") else "no"
    speech.say("verify-passed", path=str(path), version=table.version, finished="yes" if finished else "no", dice=dice)
