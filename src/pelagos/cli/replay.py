"""`pelagos replay FILE`: show a record again, or the position at one of its versions."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from pelagos.cli.main import with_language
from pelagos.cli.speech import Speech
from pelagos.core.game import Game
from pelagos.faces.voice import printable
from pelagos.games.registry import find_game, load_pack
from pelagos.locale.catalogue import NameOf, seat_letter
from pelagos.table.files import RecordFile, read_record
from pelagos.table.record import Header
from pelagos.table.replay import last_snapshot, replayed
from pelagos.table.table import Table


@click.command("replay")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--at", type=click.IntRange(min=0), metavar="N")
@click.option("--from-snapshot", is_flag=True)
@click.option("--pack", type=click.Path(path_type=Path))
@with_language
def command(speech: Speech, file: Path, at: int | None, from_snapshot: bool, pack: Path | None) -> None:
    """Show the game recorded in FILE: its log and its end, or the position at a version."""
    record = read_record(file)
    if record.torn:
        speech.say("record-torn", path=str(file))
    game = find_game(record.header.game)
    tables = load_pack(game, pack)
    if from_snapshot:
        show_position(speech, game, last_snapshot(game, record.lines, tables), record)
        return
    table = replayed(game, record.lines, tables, until=at)
    if at is None:
        _show_log(speech, table)
    show_position(speech, game, table.state, record)


def show_position(speech: Speech, game: Game[Any], state: Any, record: RecordFile) -> None:
    """The board as a spectator sees it."""
    names = seat_names(record.header)
    for line in game.show.board(game.visible.observe(state, None)):
        speech.line(speech.words(line, names))


def seat_names(header: Header) -> NameOf:
    """The names of a record's seats, safe to print; a seat without one is called by its letter."""
    names = [printable(seat.name) for seat in header.seats]
    return lambda seat: names[seat] if seat < len(names) else seat_letter(seat)


def _show_log(speech: Speech, table: Table[Any]) -> None:
    names = seat_names(table.header)
    events = [*table.opening, *(event for update in table.since(0, None) for event in update.events)]
    for event in events:
        speech.line(speech.words(table.game.show.event_text(event), names))
    speech.line()
