"""Records in and out: a table as a file, and a file as a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from pelagos.core.errors import PelagosError, Refused
from pelagos.core.nodes import Chance, Over
from pelagos.faces.names import default_names, unlike
from pelagos.games.registry import find_game
from pelagos.locale.catalogue import LANGUAGES, catalogue
from pelagos.people.names import told_name
from pelagos.server.play.live import Live, new_table_id, now, pack_of, with_names
from pelagos.server.play.tables import Tables
from pelagos.server.store.changes import NewTable, add_table
from pelagos.server.store.reader import read_whole
from pelagos.server.store.rows import PERSON, Aside, SeatRow, Stored, TableRow
from pelagos.table.record import Header, Line, Replacement, SeatEntry, read_line, without_memory, write_line
from pelagos.table.replay import replayed
from pelagos.table.table import Table

LONGEST_KIND = 40
LONGEST_TIME = 32


async def exported(tables: Tables, live: Live, seats: Sequence[int]) -> bytes:
    """The record as a file. It tells every draw and the seed, so while others play or may come back, it waits."""
    stored = await tables.read(read_whole, live.id)
    people = {seat.seat for seat in live.seats if not seat.bot}
    people |= {seat for seat, entry in enumerate(stored.row.header.seats) if not entry.bot}
    if not stored.row.over and not people <= set(seats):
        raise Refused("error-record-later")
    return written(live, stored if stored.row.over else _without_memories(stored))


async def record_of(tables: Tables, live: Live) -> tuple[bytes, bytes | None]:
    """The record with all its secrets and the film of its positions, for the server itself."""
    stored = await tables.read(read_whole, live.id)
    return written(live, stored), stored.film


def _without_memories(stored: Stored) -> Stored:
    """What bots plan stays with them until the end."""
    return stored._replace(lines=[without_memory(line) for line in stored.lines])


def written(live: Live, stored: Stored) -> bytes:
    """The lines of a stored game; those who sat there first are named."""
    changed = {line.seat for line in stored.lines if isinstance(line, Replacement)}
    header = with_names(stored.row.header, live.seats, changed)
    return b"".join(map(write_line, [header, *stored.lines[1:]]))


async def imported(tables: Tables, raw: bytes, person: str, address: str = "") -> Live:
    """A table from a record: whoever brings it plays all its people; a fair game can only be looked at."""
    most, length = tables.config.limits.record_entries, raw.count(b"\n")
    if length > most:
        raise PelagosError("error-record-long", most=most, lines=length)
    lines, table = await tables.replays.run_for(address, _played, raw)
    header = _known_luck(table)
    if header.begins:
        raise PelagosError("error-record-begins")
    if len(header.at) > LONGEST_TIME or not header.at.isprintable():
        raise PelagosError("error-record-line", line="1", problem="at")
    if header.fate == "fair" and not isinstance(table.node, Over):
        raise PelagosError("error-record-fair")
    seats = tuple(_seat(number, entry, person) for number, entry in enumerate(table.seats))
    begun, asides = header.at, tuple(Aside() for _ in seats)
    row = TableRow(new_table_id(), header.game, header, "", person, "link", 0, None, False, begun, now(), seats, asides)
    live = Live(row)
    live.adopt(table)
    live.pending.extend(lines[1:])
    moves = live.moves(0, None, tables.seconds())
    new = NewTable(row.id, header, "", person, "link", seats, moves)
    await tables.writer.run(lambda connection: add_table(connection, new))
    live.stored(moves)
    tables.live[row.id] = live
    tables.start_bots(live)
    return live


def _known_luck(table: Table[Any]) -> Header:
    """The header of a game that was brought along: whoever brings it knows the seed of what is still to come."""
    if table.header.fate == "seeded" and not isinstance(table.node, Over):
        table.header = msgspec.structs.replace(table.header, chosen=True)
    return table.header


def read_lines(raw: bytes) -> list[Line]:
    """The lines of a record; the first one that is damaged is named."""
    first, *others = raw.rstrip(b"\n").split(b"\n")
    return [read_header(first), *(read_line(piece, number) for number, piece in enumerate(others, start=2))]


def well_named(lines: list[Line]) -> list[Line]:
    """The same with names as they may stand beside others: a record can come from anywhere."""
    header = lines[0]
    assert isinstance(header, Header), "read_lines has seen to that"
    usual = default_names(catalogue(LANGUAGES[0]), [seat.bot for seat in header.seats])
    seats: list[SeatEntry] = []
    for seat, default in zip(header.seats, usual, strict=True):
        name = unlike(told_name(seat.name, default), [other.name for other in seats])
        seats.append(seat if name == seat.name else SeatEntry(name, seat.kind))
    later = [
        msgspec.structs.replace(line, name=told_name(line.name, usual[0])) if isinstance(line, Replacement) else line
        for line in lines[1:]
    ]
    return [msgspec.structs.replace(header, seats=tuple(seats)), *later]


def read_header(piece: bytes) -> Header:
    """The first line; what has none is no record at all."""
    try:
        header = read_line(piece, 1)
    except PelagosError as problem:
        raise PelagosError("error-record-foreign") from problem
    if not isinstance(header, Header):
        raise PelagosError("error-record-foreign")
    return header


def _played(raw: bytes) -> tuple[list[Line], Table[Any]]:
    """A record played to its last line; where that left fate asked, fate answers, for nobody else would."""
    lines = well_named(read_lines(raw))
    header = lines[0]
    assert isinstance(header, Header), "read_lines has seen to that"
    game = find_game(header.game)
    table = replayed(game, lines, pack_of(game.key))
    if isinstance(table.node, Chance) and header.fate != "fair":
        table.sink = lines.extend
        table.settle()
    return lines, table


def _seat(number: int, entry: SeatEntry, person: str) -> SeatRow:
    if len(entry.kind) > LONGEST_KIND:
        raise PelagosError("error-seat-kind", kind=f"{entry.kind[:LONGEST_KIND]}…")
    kind, owner = (entry.kind, None) if entry.bot else (PERSON, person)
    return SeatRow(number, kind, entry.name, owner)
