"""`pelagos replay FILE`: show a record again, the position at one of its versions, or all of it as a page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from pelagos.art import themes
from pelagos.cli.main import with_language
from pelagos.cli.speech import Speech
from pelagos.core.errors import PelagosError
from pelagos.core.game import Game
from pelagos.faces.final_view import final_view
from pelagos.faces.voice import printable
from pelagos.games.registry import find_game, load_pack
from pelagos.locale.catalogue import NameOf, seat_letter
from pelagos.table.files import RecordFile, read_record
from pelagos.table.record import Header, Result
from pelagos.table.replay import last_snapshot, replayed
from pelagos.table.table import Table

SPECTATOR = "spectator"


@click.command("replay")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--at", type=click.IntRange(min=0), metavar="N")
@click.option("--from-snapshot", is_flag=True)
@click.option("--html", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--theme", default="light", metavar="|".join(themes()))
@click.option("--viewer", default=SPECTATOR, metavar=f"A|B|C|D|{SPECTATOR}")
@click.option("--pack", type=click.Path(path_type=Path))
@with_language
def command(
    speech: Speech,
    file: Path,
    at: int | None,
    from_snapshot: bool,
    html: Path | None,
    theme: str,
    viewer: str,
    pack: Path | None,
) -> None:
    """Show the game recorded in FILE: its log and its end, the position at a version, or everything as a page."""
    if html is not None and (from_snapshot or at is not None):
        raise PelagosError("error-replay-snapshot")
    record = read_record(file)
    if record.torn:
        speech.say("record-torn", path=str(file))
    game = find_game(record.header.game)
    tables = load_pack(game, pack)
    if from_snapshot:
        show_position(speech, game, last_snapshot(game, record.lines, tables), record)
        return
    table = replayed(game, record.lines, tables, until=at)
    if html is not None:
        from pelagos.cli.pages import write_page

        write_page(speech, table, html, theme, viewer)
        return
    if at is None:
        _show_log(speech, table, record)
    show_position(speech, game, table.state, record)


def show_position(speech: Speech, game: Game[Any], state: Any, record: RecordFile) -> None:
    """The board as a spectator sees it; everything, when the game is over."""
    names = seat_names(record.header)
    view = final_view(game, state, None) if is_over(record) else game.visible.observe(state, None)
    for line in game.show.board(view):
        speech.line(speech.words(line, names))


def is_over(record: RecordFile) -> bool:
    """Whether the game was played to its end."""
    return isinstance(record.lines[-1], Result)


def seat_names(header: Header) -> NameOf:
    """The names of a record's seats, safe to print; a seat without one is called by its letter."""
    names = [printable(seat.name) for seat in header.seats]
    return lambda seat: names[seat] if seat < len(names) else seat_letter(seat)


def _show_log(speech: Speech, table: Table[Any], record: RecordFile) -> None:
    names = seat_names(table.header)
    updates = table.updates if is_over(record) else table.since(0, None)
    events = [*table.opening, *(event for update in updates for event in update.events)]
    for event in events:
        speech.line(speech.words(table.game.show.event_text(event), names))
    speech.line()
