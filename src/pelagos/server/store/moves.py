"""Moves of many tables in a few statements.

SQLite gets each kind of row as one JSON text: a statement per row would hand the interpreter's lock to and fro for
every row, and the event loop and the writer would wait for each other all the time. A line of the record is JSON
already; it stands in that text as it is and comes out of it unchanged.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, insert, update

from pelagos.server.store.rows import Moves
from pelagos.server.store.schema import entries, seats, snapshots, tables
from pelagos.table.record import Line, Replacement, Result, Snapshot, write_line

COLUMNS = ("table_id", "n", "line", "request", "upto")
ADVANCE = (
    update(tables)
    .where(tables.c.id == bindparam("the_table"), tables.c.version == bindparam("base"))
    .values(
        version=bindparam("to"),
        asked=bindparam("asked_seat"),
        over=bindparam("is_over"),
        bot_next=bindparam("is_bot"),
        touched=bindparam("when"),
    )
)
ADVANCE_SQLITE = (
    "UPDATE tables SET version = new.value ->> 2, asked = new.value ->> 3, over = new.value ->> 4,"
    " bot_next = new.value ->> 5, touched = new.value ->> 6 FROM json_each(?) AS new"
    " WHERE tables.id = new.value ->> 0 AND tables.version = new.value ->> 1"
)
ENTRIES_SQLITE = (
    "INSERT INTO entries (table_id, n, line, request, upto)"
    " SELECT value ->> 0, value ->> 1, value -> 2, value ->> 3, value ->> 4 FROM json_each(?)"
)


class Overtaken(Exception):
    """Somebody else has moved this table meanwhile; nothing was written."""


def write_moves(connection: Connection, group: Sequence[Moves]) -> None:
    """Advance the tables and add their lines; a table that is not where it should be stops everything."""
    advance = _advance_sqlite if connection.dialect.name == "sqlite" else _advance
    if advance(connection, group) != len(group):
        raise Overtaken
    rows = [row for moves in group for row in _entry_rows(moves)]
    if rows:
        _insert_entries(connection, rows)
    for moves in group:
        for line in moves.lines:
            if isinstance(line, Snapshot):
                connection.execute(insert(snapshots).values(table_id=moves.table, n=line.n, line=_text(line)))
            elif isinstance(line, Result):
                connection.execute(update(tables).where(tables.c.id == moves.table).values(result=_text(line)))
            elif isinstance(line, Replacement):
                place = (seats.c.table_id == moves.table, seats.c.seat == line.seat)
                connection.execute(update(seats).where(*place).values(kind=line.kind, name=line.name))


def _advance(connection: Connection, group: Sequence[Moves]) -> int:
    names = ("the_table", "base", "to", "asked_seat", "is_over", "is_bot", "when")
    rows = [dict(zip(names, _place(moves), strict=True)) for moves in group]
    return connection.execute(ADVANCE, rows).rowcount


def _advance_sqlite(connection: Connection, group: Sequence[Moves]) -> int:
    rows = msgspec.json.encode([_place(moves) for moves in group]).decode()
    return connection.exec_driver_sql(ADVANCE_SQLITE, (rows,)).rowcount


def _place(moves: Moves) -> tuple[Any, ...]:
    return (moves.table, moves.base, moves.version, moves.asked, moves.over, moves.bot_next, moves.at)


def _insert_entries(connection: Connection, rows: Sequence[tuple[Any, ...]]) -> None:
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(ENTRIES_SQLITE, (msgspec.json.encode(rows).decode(),))
    else:
        written = [(table, n, _text(line), *marks) for table, n, line, *marks in rows]
        connection.execute(insert(entries), [dict(zip(COLUMNS, row, strict=True)) for row in written])


def _entry_rows(moves: Moves) -> list[tuple[Any, ...]]:
    """The first entry of a request keeps its mark and the version it led to."""
    lines = [line for line in moves.lines if not isinstance(line, Snapshot | Result)]
    marked = moves.mark is not None
    return [
        (
            moves.table,
            getattr(line, "n", 0),
            line,
            moves.mark if marked and number == 0 else None,
            moves.version if marked and number == 0 else None,
        )
        for number, line in enumerate(lines)
    ]


def _text(line: Line) -> str:
    return write_line(line)[:-1].decode()
