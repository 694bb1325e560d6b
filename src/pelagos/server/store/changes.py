"""Every change: moves of many tables in a few statements, a new table, a seat taken, a name, a word said.

SQLite gets each kind of row as one JSON text: a statement per row would hand the interpreter's lock to and fro for
every row, and the event loop and the writer would wait for each other all the time. A line of the record is JSON
already; it stands in that text as it is and comes out of it unchanged.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import (
    Connection,
    LargeBinary,
    bindparam,
    case,
    delete,
    exists,
    func,
    insert,
    literal,
    select,
    text,
    update,
)

from pelagos.core.errors import Refused
from pelagos.server.store.database import (
    alone,
    analyses,
    chat,
    entries,
    films,
    people,
    seats,
    settings,
    snapshots,
    tables,
)
from pelagos.server.store.persons import remember_leavers
from pelagos.server.store.rows import OPEN, PERSON, ChatLine, Moves, SeatRow
from pelagos.table.house import House, Running, time_at_first
from pelagos.table.record import Header, Line, Result, Snapshot, write_line

KEY_BYTES = 32
BEAT = "alive"
"""The setting that says when a server was last alive."""
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
        since=bindparam("from"),
        due=bindparam("until"),
    )
)
ADVANCE_SQLITE = (
    "UPDATE tables SET version = new.value ->> 2, asked = new.value ->> 3, over = new.value ->> 4,"
    " bot_next = new.value ->> 5, touched = new.value ->> 6, since = new.value ->> 7, due = new.value ->> 8"
    " FROM json_each(?) AS new"
    " WHERE tables.id = new.value ->> 0 AND tables.version = new.value ->> 1"
)
ADVANCE_ONE_SQLITE = (
    "UPDATE tables SET version = ?, asked = ?, over = ?, bot_next = ?, touched = ?, since = ?, due = ?"
    " WHERE id = ? AND version = ?"
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
    house: House = House()


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
            house=msgspec.json.encode(new.house).decode(),
        )
    )
    left = time_at_first(new.house)
    connection.execute(insert(seats), [{**_seat(new.id, seat), "left": left} for seat in new.seats])
    write_moves(connection, [new.moves])


def keep_film(connection: Connection, table: str, version: int, film: bytes) -> None:
    """Keep the positions of a table; those of an earlier version give way."""
    connection.execute(delete(films).where(films.c.table_id == table, films.c.version <= version))
    rows = select(literal(table), literal(version), literal(film, LargeBinary)).where(
        exists().where(tables.c.id == table), ~exists().where(films.c.table_id == table)
    )
    connection.execute(insert(films).from_select(["table_id", "version", "film"], rows))


def keep_analysis(connection: Connection, table: str, found: bytes) -> None:
    """Keep what an analysis has found, in place of what it had before; of a table that is gone, nothing."""
    connection.execute(delete(analyses).where(analyses.c.table_id == table))
    rows = select(literal(table), literal(found, LargeBinary)).where(exists().where(tables.c.id == table))
    connection.execute(insert(analyses).from_select(["table_id", "found"], rows))


def lead_on(connection: Connection, old: str, new: NewTable) -> str:
    """Open the table at which an old one goes on, unless somebody else just has; its id."""
    led = update(tables).where(tables.c.id == old, tables.c.onward.is_(None)).values(onward=new.id)
    if connection.execute(led).rowcount:
        add_table(connection, new)
        return new.id
    return str(connection.execute(select(tables.c.onward).where(tables.c.id == old)).scalar())


def _seat(table: str, seat: SeatRow) -> dict[str, Any]:
    return {"table_id": table, "seat": seat.seat, "kind": seat.kind, "name": seat.name, "person": seat.person}


def take_seat(
    connection: Connection, table: str, seat: int, person: str, name: str, begun: Callable[[int | None], Running] | None
) -> None:
    """Sit down on an open seat; whoever comes second is refused. With the last one, the clock of who is asked begins.

    `begun` is the clock of somebody who has so much left; None where no time is counted.
    """
    whole = select(tables.c.asked).where(tables.c.id == table).with_for_update()
    asked = connection.execute(whole).scalar()
    here = seats.c.table_id == table
    free = (here, seats.c.seat == seat, seats.c.kind == OPEN)
    taken = connection.execute(update(seats).where(*free).values(kind=PERSON, person=person, name=name))
    if taken.rowcount != 1:
        raise Refused("error-seat-taken")
    if begun is None:
        return
    open_ = connection.execute(select(func.count()).select_from(seats).where(here, seats.c.kind == OPEN)).scalar()
    thinks = select(seats.c.left).where(here, seats.c.seat == asked, seats.c.kind == PERSON)
    found = connection.execute(thinks).first()
    if found is not None and (asked == seat or not open_):
        clock = begun(found.left)
        due = None if open_ else clock.due
        connection.execute(update(tables).where(tables.c.id == table).values(since=clock.since, due=due))


def set_agreeing(connection: Connection, table: str, places: Sequence[int], agrees: bool) -> None:
    """Some seats would end the game; as soon as one would not, all votes are gone."""
    mine = seats.c.table_id == table
    wanted = (mine, seats.c.seat.in_(places)) if agrees else (mine,)
    connection.execute(update(seats).where(*wanted).values(agrees=agrees))


def set_pinned(connection: Connection, table: str, pinned: bool) -> None:
    """Keep a table for ever, or no longer."""
    connection.execute(update(tables).where(tables.c.id == table).values(pinned=pinned))


def let_fall(connection: Connection, table: str, seat: int, due: int) -> None:
    """A seat's time is over, and somebody has to decide what that means; whoever finds it second changes nothing."""
    over = update(tables).where(tables.c.id == table, tables.c.due == due, tables.c.asked == seat).values(due=None)
    if connection.execute(over).rowcount:
        connection.execute(update(seats).where(seats.c.table_id == table, seats.c.seat == seat).values(left=0))


def drop_due(connection: Connection, table: str) -> None:
    """Stop the clock of a table that cannot be played here."""
    connection.execute(update(tables).where(tables.c.id == table).values(due=None))


def beat(connection: Connection, now: int, patience: int) -> int:
    """Say that a server is alive. For how long none was (or how far the clock was put), when that is worth a word.

    Nobody's time was charged meanwhile: whoever was asked before it has as much left as then. Whoever was asked after
    the last beat has the whole time again. Of several servers that find it only one moves the clocks.
    """
    timed = connection.execute(select(func.count()).select_from(tables).where(tables.c.since.is_not(None))).scalar()
    last = connection.execute(select(settings.c.value).where(settings.c.name == BEAT)).scalar()
    if not timed:
        return 0
    if last is None:
        connection.execute(insert(settings).values(name=BEAT, value=str(now)))
        return 0
    mine = update(settings).where(settings.c.name == BEAT, settings.c.value == last).values(value=str(now))
    gap = now - int(last)
    if not connection.execute(mine).rowcount or abs(gap) <= patience:
        return 0
    _move_clocks(connection, int(last), now)
    return gap


def _move_clocks(connection: Connection, last: int, now: int) -> None:
    gap, since = now - last, tables.c.since
    shift = case((since > last, now - since), else_=gap)
    moved = update(tables).where(since.is_not(None)).values(since=since + shift, due=tables.c.due + shift)
    connection.execute(moved)
    connection.execute(update(seats).where(seats.c.seen.is_not(None)).values(seen=seats.c.seen + gap))


def set_seen(connection: Connection, places: Sequence[tuple[str, int]], now: int) -> None:
    """Those who are asked and there."""
    seen = update(seats).where(seats.c.table_id == bindparam("the_table"), seats.c.seat == bindparam("the_seat"))
    if places:
        rows = [{"the_table": table, "the_seat": seat} for table, seat in places]
        connection.execute(seen.values(seen=now), rows)


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
        for seat, columns in moves.changes.items():
            place = (seats.c.table_id == moves.table, seats.c.seat == seat)
            if "person" in columns:
                remember_leavers(connection, moves.table, seat, columns)
            connection.execute(update(seats).where(*place).values(**columns))
        if moves.header is not None:
            connection.execute(update(tables).where(tables.c.id == moves.table).values(header=_text(moves.header)))


def _advance(connection: Connection, group: Sequence[Moves]) -> int:
    names = ("the_table", "base", "to", "asked_seat", "is_over", "is_bot", "when", "from", "until")
    rows = [dict(zip(names, _place(moves), strict=True)) for moves in group]
    return connection.execute(ADVANCE, rows).rowcount


def _advance_sqlite(connection: Connection, group: Sequence[Moves]) -> int:
    """One table alone, as on a quiet server, is looked up directly, in half the time."""
    if len(group) == 1:
        table, base, *asked = _place(group[0])
        return connection.exec_driver_sql(ADVANCE_ONE_SQLITE, (*asked, table, base)).rowcount
    rows = msgspec.json.encode([_place(moves) for moves in group]).decode()
    return connection.exec_driver_sql(ADVANCE_SQLITE, (rows,)).rowcount


def _place(moves: Moves) -> tuple[Any, ...]:
    asked = (moves.asked, moves.over, moves.bot_next, moves.at, moves.since, moves.due)
    return (moves.table, moves.base, moves.version, *asked)


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
