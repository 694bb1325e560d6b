"""`pelagos verify FILE...` or `--db URL`: recompute whole records and say the first line that deviates."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import click

from pelagos.cli.main import USER_ERROR, with_language
from pelagos.cli.speech import Speech
from pelagos.core.errors import PelagosError
from pelagos.games.registry import find_game, load_pack
from pelagos.table.files import read_record
from pelagos.table.record import Header, Line, Result
from pelagos.table.replay import replayed


class Found(NamedTuple):
    """A record to be checked: where it is, its lines, whether its end is torn, and a fair game's secret."""

    place: str
    lines: list[Line]
    torn: bool
    secret: str


@click.command("verify")
@click.argument("files", nargs=-1, type=click.Path(path_type=Path))
@click.option("--db", metavar="URL")
@click.option("--pack", type=click.Path(path_type=Path))
@with_language
def command(speech: Speech, files: tuple[Path, ...], db: str | None, pack: Path | None) -> None:
    """Play the records in FILES or in a server's database again: everything must come out the same."""
    if not files and db is None:
        raise PelagosError("error-usage-missing", name="'FILES'")
    failed = sum(not passes(speech, str(path), pack, _in_file(path)) for path in files)
    if db is not None:
        failed += sum(not passes(speech, place, pack, found) for place, found in _in_database(db))
    sys.exit(USER_ERROR if failed else 0)


def passes(speech: Speech, place: str, pack: Path | None, found: Iterator[Found]) -> bool:
    """Check one record and say how it went."""
    try:
        verify(speech, next(found), pack)
    except PelagosError as problem:
        speech.say("verify-failed", path=place, why=speech.catalogue.error(problem))
        return False
    return True


def _in_file(path: Path) -> Iterator[Found]:
    record = read_record(path)
    yield Found(str(path), record.lines, record.torn, "")


def _in_database(url: str) -> Iterator[tuple[str, Iterator[Found]]]:
    """The records of a server; what it takes to read them is loaded only then."""
    from pelagos.server.store.reader import stored_records

    for place, record in stored_records(url):
        yield place, (Found(place, found.lines, False, found.row.secret) for found in record)


def verify(speech: Speech, found: Found, pack: Path | None) -> None:
    """One record; raises at the first line that does not fit."""
    header = found.lines[0]
    assert isinstance(header, Header), "every record begins with its header"
    game = find_game(header.game)
    table = replayed(game, found.lines, load_pack(game, pack), secret=found.secret)
    if found.torn:
        speech.say("record-torn", path=found.place)
    finished = isinstance(found.lines[-1], Result)
    dice = "yes" if table.fate.mode in ("seeded", "fair") else "no"
    speech.say(
        "verify-passed", path=found.place, version=table.version, finished="yes" if finished else "no", dice=dice
    )
