"""Every change: moves of many tables in a few statements, a new table, a seat taken, a name, a word said.

SQLite gets each kind of row as one JSON text: a statement per row would hand the interpreter's lock to and fro for
every row, and the event loop and the writer would wait for each other all the time. A line of the record is JSON
already; it stands in that text as it is and comes out of it unchanged.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, LargeBinary, bindparam, delete, exists, func, insert, literal, select, text, update

from pelagos.core.errors import Refused
from pelagos.server.store.database import alone, chat, entries, films, people, seats, settings, snapshots, tables
from pelagos.server.store.rows import OPEN, PERSON, ChatLine, Moves, SeatRow
from pelagos.table.record import Header, Line, Replacement, Result, Snapshot, write_line

KEY_BYTES = 32
CHANNEL = "pelagos"
NOTIFY = text("SELECT pg_notify(:channel, :news)")
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


class NewTable(NamedTuple):
    """A table as it is opened."""

    id: str
    header: Header
    secret: str
    owner: str
    access: str
    seats: Sequence[SeatRow]
    moves: Moves


def add_table(connection: Connection, new: NewTable) -> None:
    """Keep a new table with what fate decided before its first question."""
    header = write_line(new.header)[:-1].decode()
    connection.execute(
        insert(tables).values(
            id=new.id,
            game=new.header.game,
            header=header,
            secret=new.secret,
            owner=new.owner,
            access=new.access,
            version=0,
            asked=None,
            over=False,
            bot_next=False,
            at=new.header.at,
            touched=new.header.at,
        )
    )
    connection.execute(insert(seats), [_seat(new.id, seat) for seat in new.seats])
    write_moves(connection, [new.moves])


def keep_film(connection: Connection, table: str, version: int, film: bytes) -> None:
    """Keep the positions of a table; those of an earlier version give way."""
    connection.execute(delete(films).where(films.c.table_id == table, films.c.version <= version))
    rows = select(literal(table), literal(version), literal(film, LargeBinary)).where(
        exists().where(tables.c.id == table), ~exists().where(films.c.table_id == table)
    )
    connection.execute(insert(films).from_select(["table_id", "version", "film"], rows))


def lead_on(connection: Connection, old: str, new: NewTable) -> str:
    """Open the table at which an old one goes on, unless somebody else just has; its id."""
    led = update(tables).where(tables.c.id == old, tables.c.onward.is_(None)).values(onward=new.id)
    if connection.execute(led).rowcount:
        add_table(connection, new)
        return new.id
    return str(connection.execute(select(tables.c.onward).where(tables.c.id == old)).scalar())


def _seat(table: str, seat: SeatRow) -> dict[str, Any]:
    return {"table_id": table, "seat": seat.seat, "kind": seat.kind, "name": seat.name, "person": seat.person}


def take_seat(connection: Connection, table: str, seat: int, person: str, name: str) -> None:
    """Sit down on an open seat; whoever comes second is refused."""
    free = (seats.c.table_id == table, seats.c.seat == seat, seats.c.kind == OPEN)
    taken = connection.execute(update(seats).where(*free).values(kind=PERSON, person=person, name=name))
    if taken.rowcount != 1:
        raise Refused("error-seat-taken")


def set_name(connection: Connection, person: str, name: str, at: str) -> None:
    """The name of a person, new or known."""
    known = connection.execute(update(people).where(people.c.id == person).values(name=name))
    if not known.rowcount:
        connection.execute(insert(people).values(id=person, name=name, at=at))


def add_chat(connection: Connection, table: str, name: str, words: str, at: str, person: str | None = None) -> ChatLine:
    """Keep what somebody said."""
    last = connection.execute(select(func.max(chat.c.n)).where(chat.c.table_id == table)).scalar() or 0
    connection.execute(insert(chat).values(table_id=table, n=last + 1, name=name, text=words, at=at, person=person))
    return ChatLine(last + 1, name, words, at, person)


def signing_key(connection: Connection) -> str:
    """The key that cookies and links are signed with, made once per database, be it by one of several servers."""
    alone(connection)
    wanted = select(settings.c.value).where(settings.c.name == "key")
    found = connection.execute(wanted).scalar()
    if found is None:
        found = secrets.token_hex(KEY_BYTES)
        connection.execute(insert(settings).values(name="key", value=found))
    return str(found)


def write_something(connection: Connection, at: str) -> None:
    """Show that the database takes what is written."""
    mark = update(settings).where(settings.c.name == "ready").values(value=at)
    if not connection.execute(mark).rowcount:
        connection.execute(insert(settings).values(name="ready", value=at))


def announce(connection: Connection, origin: str, table: str, what: str = "-") -> None:
    """Tell other server processes that a table has changed otherwise than by a move, or what somebody weighs there."""
    if connection.dialect.name == "postgresql":
        connection.execute(NOTIFY, {"channel": CHANNEL, "news": f"{origin} {table} {what}"})


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
