"""Reading what is kept."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, and_, or_, select, text

from pelagos.core.errors import PelagosError
from pelagos.games.registry import find_game
from pelagos.server.store.database import (
    analyses,
    chat,
    devices,
    entries,
    films,
    hushed,
    open_database,
    people,
    seats,
    snapshots,
    tables,
)
from pelagos.server.store.rows import OPEN, Aside, ChatLine, Request, SeatRow, Stored, TableRow
from pelagos.table.house import House
from pelagos.table.record import Header, Line, read_line

log = logging.getLogger("pelagos.store")

MOST_LISTED = 50
MOST_CHAT = 500


def read_table(connection: Connection, table: str) -> TableRow:
    """A table without its entries; an unknown one is refused."""
    found = connection.execute(select(tables).where(tables.c.id == table)).first()
    if found is None:
        raise PelagosError("error-no-table")
    return _row(found, _seats(connection, [table]).get(table, ()))


def read_whole(connection: Connection, table: str) -> Stored:
    """A table with its record, as it would stand in a file."""
    row = read_table(connection, table)
    found = connection.execute(select(entries).where(entries.c.table_id == table).order_by(entries.c.n)).all()
    kept = connection.execute(select(snapshots.c.n, snapshots.c.line).where(snapshots.c.table_id == table))
    pictures = {row.n: row.line for row in kept}
    lines: list[Line] = [row.header]
    for entry in found:
        lines.append(_line(entry.line, len(lines) + 1))
        if entry.n in pictures:
            lines.append(_line(pictures[entry.n], len(lines) + 1))
    result = connection.execute(select(tables.c.result).where(tables.c.id == table)).scalar()
    if result:
        lines.append(_line(result, len(lines) + 1))
    requests = [Request(entry.n - 1, entry.request, entry.upto) for entry in found if entry.request]
    film = connection.execute(select(films.c.version, films.c.film).where(films.c.table_id == table)).first()
    return Stored(row, lines, requests, *(film[::-1] if film else ()))


def analysis_of(connection: Connection, table: str) -> bytes | None:
    """What an analysis has found of a table, as it is kept."""
    found: bytes | None = connection.execute(select(analyses.c.found).where(analyses.c.table_id == table)).scalar()
    return found


def tables_of(connection: Connection, persons: Sequence[str]) -> list[TableRow]:
    """The tables at which one of these sits or lets a bot play, or which one of them opened, the latest first."""
    mine = select(seats.c.table_id).where(or_(seats.c.person.in_(persons), seats.c.keeper.in_(persons)))
    lent = select(devices.c.table_id).where(devices.c.id.in_(persons))
    those = or_(tables.c.id.in_(mine), tables.c.id.in_(lent), tables.c.owner.in_(persons))
    return _listing(connection, _listed(those))


def public_tables(connection: Connection) -> list[TableRow]:
    """Tables that everybody may see, those that go on."""
    return _listing(connection, _listed(and_(tables.c.access == "public", tables.c.over.is_(False))))


def tables_opened_by(connection: Connection, person: str) -> int:
    """How many unfinished tables a person has opened."""
    found = connection.execute(select(tables.c.id).where(tables.c.owner == person, tables.c.over.is_(False))).all()
    return len(found)


def tables_waiting_for_bots(connection: Connection) -> list[str]:
    """Tables at which a bot is to answer next, the latest first."""
    wanted = select(tables.c.id).where(tables.c.bot_next.is_(True)).order_by(tables.c.touched.desc())
    return list(connection.execute(wanted.limit(1000)).scalars())


def time_there(connection: Connection) -> float:
    """How late it is: by the clock of PostgreSQL, which is the same for all servers, else by our own."""
    if connection.dialect.name == "postgresql":
        return float(connection.execute(text("SELECT extract(epoch FROM clock_timestamp())")).scalar_one())
    return time.time()


def tables_due(connection: Connection, now: int) -> list[str]:
    """Tables at which somebody's time is over, the longest first."""
    wanted = select(tables.c.id).where(tables.c.due <= now).order_by(tables.c.due)
    return list(connection.execute(wanted.limit(MOST_LISTED)).scalars())


def tables_to_remove(connection: Connection, over: bool, before: str) -> list[str]:
    """Tables on which nothing has happened since a moment and which nobody wants to keep."""
    wanted = (tables.c.over.is_(over), tables.c.touched < before, tables.c.pinned.is_(False))
    return list(connection.execute(select(tables.c.id).where(*wanted).order_by(tables.c.touched)).scalars())


def all_tables(connection: Connection) -> list[str]:
    """The id of every table, the oldest first."""
    return list(connection.execute(select(tables.c.id).order_by(tables.c.at, tables.c.id)).scalars())


def chat_lines(connection: Connection, table: str, after: int, hearers: Sequence[str] = ()) -> list[ChatLine]:
    """What was said after a line, without those whom a hearer does not want to hear."""
    unheard = select(hushed.c.other).where(hushed.c.person.in_(hearers))
    heard = or_(chat.c.person.is_(None), chat.c.person.not_in(unheard))
    wanted = select(chat).where(chat.c.table_id == table, chat.c.n > after, heard)
    found = connection.execute(wanted.order_by(chat.c.n.desc()).limit(MOST_CHAT)).all()
    return [ChatLine(row.n, row.name, row.text, row.at, row.person) for row in reversed(found)]


def person_name(connection: Connection, person: str) -> str:
    """The name somebody chose, "" for a stranger."""
    return connection.execute(select(people.c.name).where(people.c.id == person)).scalar() or ""


def has_open_seat(row: TableRow) -> bool:
    """Whether somebody can still sit down."""
    return any(seat.kind == OPEN for seat in row.seats)


def _listed(condition: Any) -> Any:
    return select(tables).where(condition).order_by(tables.c.touched.desc()).limit(MOST_LISTED)


def _listing(connection: Connection, wanted: Any) -> list[TableRow]:
    """The rows that can be read: one that is damaged is left out, and does no harm to the others."""
    found = connection.execute(wanted).all()
    taken = _seats(connection, [row.id for row in found])
    listed = []
    for row in found:
        try:
            listed.append(_row(row, taken.get(row.id, ())))
        except PelagosError as problem:
            log.warning("a table cannot be listed: %s", problem, extra={"table": row.id})
    return listed


def _row(row: Any, taken: tuple[tuple[SeatRow, Aside], ...]) -> TableRow:
    """A table as plain values; whatever does not fit together is refused."""
    header = _header(row.header)
    if len(taken) != len(header.seats) or (row.asked is not None and not 0 <= row.asked < len(taken)):
        raise PelagosError("error-record-line", line="1", problem="seats")
    find_game(row.game)
    return TableRow(
        row.id,
        row.game,
        header,
        row.secret,
        row.owner,
        row.access,
        row.version,
        row.asked,
        row.over,
        row.at,
        row.touched,
        tuple(seat for seat, _ in taken),
        tuple(aside for _, aside in taken),
        msgspec.json.decode(row.house, type=House),
        row.since,
        row.due,
        row.pinned,
        row.onward or "",
    )


def _seats(connection: Connection, ids: Sequence[str]) -> dict[str, tuple[tuple[SeatRow, Aside], ...]]:
    found: dict[str, tuple[tuple[SeatRow, Aside], ...]] = {}
    lent = _lent(connection, ids)
    for row in connection.execute(select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)):
        keys = lent.get((row.table_id, row.seat, row.person), ())
        seat = SeatRow(row.seat, row.kind, row.name, row.person, keys)
        aside = Aside(row.keeper, row.left, row.seen, row.agrees)
        found[row.table_id] = (*found.get(row.table_id, ()), (seat, aside))
    return found


def _lent(connection: Connection, ids: Sequence[str]) -> dict[tuple[str, int, str], tuple[str, ...]]:
    """The devices that hold one seat, by table, seat and who lent it: when somebody else sits there, it is void."""
    found: dict[tuple[str, int, str], tuple[str, ...]] = {}
    for row in connection.execute(select(devices).where(devices.c.table_id.in_(ids)).order_by(devices.c.at)):
        place = (row.table_id, row.seat, row.person)
        found[place] = (*found.get(place, ()), row.id)
    return found


def _header(written: str) -> Header:
    header = _line(written, 1)
    if not isinstance(header, Header):
        raise PelagosError("error-record-line", line="1", problem="header")
    return header


def _line(written: str, number: int) -> Line:
    return read_line(written.encode(), number)


def stored_records(address: str) -> Iterator[tuple[str, Iterator[Stored]]]:
    """The id of each table, and its record when somebody takes it: reading a damaged one fails only then."""
    engine = open_database(address)
    try:
        with engine.connect() as connection:
            names = all_tables(connection)
        for name in names:
            yield name, _one(engine, name)
    finally:
        engine.dispose()


def _one(engine: Engine, name: str) -> Iterator[Stored]:
    with engine.connect() as connection:
        stored = read_whole(connection, name)
    yield stored
