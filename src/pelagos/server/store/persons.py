"""What is kept of people: devices, ways in, what can be used once, whom they do not hear; and how it all goes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, insert, or_, select, update

from pelagos.core.errors import Refused
from pelagos.people.codes import CodeMark, same_mark
from pelagos.people.devices import OLD
from pelagos.people.passkeys import Passkey
from pelagos.server.store.database import (
    chat,
    codes,
    devices,
    ended,
    entries,
    films,
    hushed,
    once,
    passkeys,
    people,
    seats,
    snapshots,
    tables,
)
from pelagos.server.store.reader import read_table
from pelagos.server.store.rows import BOT, OPEN, PERSON, CodeRow, DeviceRow, HushedRow, Once, PasskeyRow, TableRow
from pelagos.table.record import Line, Replacement, SeatEntry, read_line, write_line
from pelagos.table.stills import blotted

MOST_DEVICES = 50
SAT = "sat"
"""What is kept of somebody who has left a seat for good, to be used once: when all of it shall be forgotten."""
FOR_EVER = 2_147_483_647
BLOCK = "block"


def see_device(connection: Connection, device: str, person: str, name: str, at: str) -> None:
    """A device was here; a new one is listed, and of very many the one that was not seen for longest is ended."""
    known = connection.execute(update(devices).where(devices.c.id == device).values(name=name, seen=at))
    if known.rowcount:
        return
    connection.execute(insert(devices).values(id=device, person=person, name=name, at=at, seen=at))
    mine = select(devices.c.id).where(devices.c.person == person).order_by(devices.c.seen.desc(), devices.c.at.desc())
    for oldest in list(connection.execute(mine.offset(MOST_DEVICES)).scalars()):
        _end(connection, oldest, at)


def lend_seat(connection: Connection, device: str, link: Once, name: str, at: str) -> None:
    """A device holds one seat of somebody's from now on."""
    where = {"person": link.person, "table_id": link.table, "seat": link.seat}
    connection.execute(insert(devices).values(id=device, name=name, at=at, seen=at, **where))


def devices_of(connection: Connection, person: str) -> list[DeviceRow]:
    """The devices of somebody, the latest first."""
    wanted = select(devices).where(devices.c.person == person).order_by(devices.c.seen.desc(), devices.c.at.desc())
    return [DeviceRow(*row) for row in connection.execute(wanted)]


def end_device(connection: Connection, person: str, device: str, at: str) -> DeviceRow:
    """A device of somebody's counts no more; anybody else's is unknown."""
    mine = (devices.c.id == device, devices.c.person == person)
    row = connection.execute(select(devices).where(*mine)).first()
    if row is None:
        raise Refused("error-no-device")
    _end(connection, device, at)
    return DeviceRow(*row)


def end_others(connection: Connection, person: str, device: str, at: str) -> list[DeviceRow]:
    """All devices but this one count no more, nor do cookies from before devices were listed."""
    gone = [row for row in devices_of(connection, person) if row.id != device]
    for row in gone:
        _end(connection, row.id, at)
    _mark_ended(connection, OLD + person, at)
    return gone


def ended_ids(connection: Connection) -> frozenset[str]:
    """Everything that counts no more."""
    return frozenset(connection.execute(select(ended.c.id)).scalars())


def _end(connection: Connection, device: str, at: str) -> None:
    connection.execute(delete(devices).where(devices.c.id == device))
    _mark_ended(connection, device, at)


def _mark_ended(connection: Connection, number: str, at: str) -> None:
    if connection.execute(select(ended.c.id).where(ended.c.id == number)).first() is None:
        connection.execute(insert(ended).values(id=number, at=at))


def remember_leavers(connection: Connection, table: str, seat: int, columns: Mapping[str, Any]) -> None:
    """Somebody leaves a seat for good, but the record goes on to name them: kept until they want to be forgotten."""
    place = (seats.c.table_id == table, seats.c.seat == seat)
    before = connection.execute(select(seats).where(*place)).one()
    for person in {before.person, before.keeper} - {None, columns["person"], columns["keeper"]}:
        mark = blake2b(f"{table}/{seat}/{person}".encode(), digest_size=32).hexdigest()
        connection.execute(delete(once).where(once.c.mark == mark))
        name = before.name if person == before.person else ""
        add_once(connection, Once(mark, SAT, FOR_EVER, person, table, seat, name), 0)


def add_once(connection: Connection, thing: Once, now: int) -> None:
    """Remember something that can be used once; those that ran out are forgotten."""
    connection.execute(delete(once).where(once.c.until < now))
    connection.execute(insert(once).values(**_once_columns(thing)))


def _once_columns(thing: Once) -> dict[str, str | int | None]:
    return {"table_id" if name == "table" else name: value for name, value in thing._asdict().items()}


def look_at_once(connection: Connection, mark: str, kind: str, now: int) -> Once:
    """Something that has not been used and has not run out."""
    return _once(connection.execute(select(once).where(once.c.mark == mark)).first(), kind, now)


def twin_of(connection: Connection, twin: str, kind: str, now: int) -> Once:
    """The same by the other hash that it goes by."""
    return _once(connection.execute(select(once).where(once.c.twin == twin)).first(), kind, now)


def use_once(connection: Connection, mark: str, kind: str, now: int) -> Once:
    """The same, used up by it: of two who come at once, one gets it."""
    found = look_at_once(connection, mark, kind, now)
    if connection.execute(delete(once).where(once.c.mark == mark)).rowcount != 1:
        raise Refused("error-link-used")
    return found


def approve_once(connection: Connection, mark: str, person: str) -> None:
    """Somebody says that a device that waits is an own one; what was approved already stays as it is."""
    waits = (once.c.mark == mark, once.c.person == "")
    if connection.execute(update(once).where(*waits).values(person=person)).rowcount != 1:
        raise Refused("error-link-used")


def _once(row: Row[tuple[object, ...]] | None, kind: str, now: int) -> Once:
    if row is None or row.kind != kind or row.until < now:
        raise Refused("error-link-used")
    return Once(row.mark, row.kind, row.until, row.person, row.table_id, row.seat, row.name, row.twin)


def add_passkey(connection: Connection, person: str, made: Passkey, name: str, at: str) -> None:
    """Keep a passkey; one that somebody has already is refused."""
    if connection.execute(select(passkeys.c.mark).where(passkeys.c.mark == made.mark)).first() is not None:
        raise Refused("error-bad-passkey")
    kept = {"credential": made.credential, "public_key": made.public_key, "uses": made.uses}
    connection.execute(insert(passkeys).values(mark=made.mark, person=person, name=name, at=at, used="", **kept))


def passkeys_of(connection: Connection, person: str) -> list[PasskeyRow]:
    """The passkeys of somebody, the oldest first."""
    found = connection.execute(select(passkeys).where(passkeys.c.person == person).order_by(passkeys.c.at))
    return [_passkey(row) for row in found]


def find_passkey(connection: Connection, mark: str) -> PasskeyRow:
    """A passkey by its mark; an unknown one is refused."""
    row = connection.execute(select(passkeys).where(passkeys.c.mark == mark)).first()
    if row is None:
        raise Refused("error-bad-passkey")
    return _passkey(row)


def use_passkey(connection: Connection, mark: str, uses: int, at: str) -> None:
    """A passkey has been used."""
    connection.execute(update(passkeys).where(passkeys.c.mark == mark).values(uses=uses, used=at))


def drop_passkey(connection: Connection, person: str, mark: str) -> None:
    """Forget a passkey of somebody's."""
    mine = (passkeys.c.mark == mark, passkeys.c.person == person)
    if connection.execute(delete(passkeys).where(*mine)).rowcount != 1:
        raise Refused("error-bad-passkey")


def _passkey(row: Row[tuple[object, ...]]) -> PasskeyRow:
    kept = Passkey(row.credential, row.public_key, row.uses)
    return PasskeyRow(row.mark, row.person, kept, row.name, row.at, row.used)


def set_code(connection: Connection, person: str, code: CodeMark, at: str) -> None:
    """The recovery code of somebody, in place of the one before."""
    connection.execute(delete(codes).where(codes.c.person == person))
    connection.execute(insert(codes).values(person=person, finder=code.finder, mark=code.mark, at=at, used=""))


def code_of(connection: Connection, person: str) -> CodeRow | None:
    """When the code of somebody was made and used."""
    row = connection.execute(select(codes).where(codes.c.person == person)).first()
    return None if row is None else CodeRow(row.at, row.used)


def use_code(connection: Connection, code: CodeMark, at: str) -> str:
    """Whose code it is; it goes on until it is renewed. A wrong one is refused."""
    found = connection.execute(select(codes).where(codes.c.finder == code.finder)).all()
    holders = [row.person for row in found if same_mark(row.mark, code.mark)]
    if not holders:
        raise Refused("error-bad-code")
    connection.execute(update(codes).where(codes.c.person == holders[0]).values(used=at))
    return str(holders[0])


def has_way_in(connection: Connection, person: str) -> bool:
    """Whether somebody can come back without a cookie."""
    return code_of(connection, person) is not None or bool(passkeys_of(connection, person))


def set_hushed(connection: Connection, person: str, row: HushedRow) -> None:
    """Somebody does not want to hear another one."""
    drop_hushed(connection, person, row.other)
    connection.execute(insert(hushed).values(person=person, **row._asdict()))


def drop_hushed(connection: Connection, person: str, other: str) -> None:
    """Somebody is heard again."""
    connection.execute(delete(hushed).where(hushed.c.person == person, hushed.c.other == other))


def hushed_by(connection: Connection, person: str) -> list[HushedRow]:
    """Whom somebody does not want to hear, by name."""
    found = connection.execute(select(hushed).where(hushed.c.person == person).order_by(hushed.c.name, hushed.c.at))
    return [HushedRow(row.other, row.kind, row.name, row.at) for row in found]


def is_blocked(connection: Connection, person: str, others: Sequence[str]) -> bool:
    """Whether somebody does not want to meet one of these."""
    mine = (hushed.c.person == person, hushed.c.kind == BLOCK, hushed.c.other.in_(others))
    return connection.execute(select(hushed.c.other).where(*mine)).first() is not None


def said_by(connection: Connection, table: str, line: int) -> HushedRow:
    """Who said a line at a table."""
    row = connection.execute(select(chat).where(chat.c.table_id == table, chat.c.n == line)).first()
    if row is None or row.person is None:
        raise Refused("error-no-line")
    return HushedRow(row.person, "", row.name, row.at)


def delete_table(connection: Connection, table: str) -> None:
    """A table with everything that was played and said there."""
    for part in (chat, snapshots, entries, once, devices, seats):
        connection.execute(delete(part).where(part.c.table_id == table))
    connection.execute(delete(tables).where(tables.c.id == table))


def leave_table(
    connection: Connection, row: TableRow, person: str, names: Sequence[str], usual: Mapping[str, Sequence[str]]
) -> None:
    """Somebody is gone from a table: what was played stays, nobody is named, a seat that is needed is open.

    Seats go by their usual `names`, in the words of an end that are kept by those of each language.
    """
    mine = _called(connection, row, person)
    for seat in (seat for seat in row.seats if seat.person == person):
        place = (seats.c.table_id == row.id, seats.c.seat == seat.seat)
        kind = PERSON if row.over else OPEN
        connection.execute(update(seats).where(*place).values(person=None, kind=kind, name=names[seat.seat]))
    _blot_out(connection, row, mine, usual)
    _unname(connection, row, mine, names)
    connection.execute(delete(chat).where(chat.c.table_id == row.id, chat.c.person == person))
    hand_over(connection, row.id, person)


def _called(connection: Connection, row: TableRow, person: str) -> set[tuple[int, str]]:
    """The seats of somebody at a table, now and once, and what the record calls them there."""
    sits = [seat.seat for seat in row.seats if person in (seat.person, row.asides[seat.seat].keeper)]
    was = (once.c.kind == SAT, once.c.person == person, once.c.table_id == row.id)
    left = [(kept.seat, kept.name) for kept in connection.execute(select(once).where(*was))]
    whole = [*sits, *(seat for seat, name in left if not name)]
    began = [(seat, entry.name) for seat, entry in enumerate(row.header.seats) if seat in whole]
    later = [(line.seat, line.name) for _, line in _replaced(connection, row.id) if line.seat in whole]
    return {*((seat, row.seats[seat].name) for seat in sits), *began, *later, *left}


def _replaced(connection: Connection, table: str) -> list[tuple[int, Replacement]]:
    """Where somebody sat down later: the entries of the record that say so, by number."""
    changes = (entries.c.table_id == table, entries.c.line.contains('"replacement"'))
    found = connection.execute(select(entries.c.n, entries.c.line).where(*changes)).all()
    lines = [(n, read_line(written.encode(), n)) for n, written in found]
    return [(n, line) for n, line in lines if isinstance(line, Replacement) and not line.kind.startswith(BOT)]


def _unname(connection: Connection, row: TableRow, mine: set[tuple[int, str]], names: Sequence[str]) -> None:
    """Seats go by their usual names in the record, too: where it begins, and where somebody sat down later."""
    begun = [
        SeatEntry(names[place], entry.kind) if (place, entry.name) in mine and not entry.bot else entry
        for place, entry in enumerate(row.header.seats)
    ]
    header = msgspec.structs.replace(row.header, seats=tuple(begun))
    connection.execute(update(tables).where(tables.c.id == row.id).values(header=_text(header)))
    for n, line in _replaced(connection, row.id):
        if (line.seat, line.name) in mine:
            told = _text(msgspec.structs.replace(line, name=names[line.seat]))
            connection.execute(update(entries).where(entries.c.table_id == row.id, entries.c.n == n).values(line=told))


def _blot_out(
    connection: Connection, row: TableRow, mine: set[tuple[int, str]], usual: Mapping[str, Sequence[str]]
) -> None:
    """What is kept of a finished game tells its end with names, also when nobody can play it again."""
    kept = connection.execute(select(films.c.film).where(films.c.table_id == row.id)).scalar()
    if kept is None or not row.over:
        return
    names = {language: {name: own[seat] for seat, name in mine if name} for language, own in usual.items()}
    connection.execute(update(films).where(films.c.table_id == row.id).values(film=blotted(kept, names)))


def _text(line: Line) -> str:
    return write_line(line)[:-1].decode()


def tables_around(connection: Connection, person: str) -> list[TableRow]:
    """Every table that somebody opened, sits at, or has left."""
    mine = select(seats.c.table_id).where(or_(seats.c.person == person, seats.c.keeper == person))
    left = select(once.c.table_id).where(once.c.kind == SAT, once.c.person == person)
    around = or_(tables.c.id.in_(mine), tables.c.id.in_(left), tables.c.owner == person)
    wanted = select(tables.c.id).where(around).order_by(tables.c.at)
    return [read_table(connection, table) for table in connection.execute(wanted).scalars()]


def is_alone(row: TableRow, persons: Sequence[str]) -> bool:
    """Whether a table is somebody's own, and nobody else sits there, nor may come back to a seat."""
    there = [*(seat.person for seat in row.seats), *(aside.keeper for aside in row.asides)]
    return row.owner in persons and all(one is None or one in persons for one in there)


def hand_over(connection: Connection, table: str, person: str) -> None:
    """Another one who sits there is host from now on."""
    others = select(seats.c.person).where(seats.c.table_id == table, seats.c.person.is_not(None))
    heir = connection.execute(others.where(seats.c.person != person).order_by(seats.c.seat)).scalar() or ""
    connection.execute(update(tables).where(tables.c.id == table, tables.c.owner == person).values(owner=heir))


def delete_person(connection: Connection, person: str, at: str) -> list[DeviceRow]:
    """Everything that is kept of somebody, apart from tables; the devices that count no more."""
    gone = devices_of(connection, person)
    for row in gone:
        _end(connection, row.id, at)
    for part in (passkeys, codes, once, hushed):
        connection.execute(delete(part).where(part.c.person == person))
    connection.execute(delete(hushed).where(hushed.c.other == person))
    connection.execute(delete(people).where(people.c.id == person))
    connection.execute(update(seats).where(seats.c.keeper == person).values(keeper=None))
    connection.execute(update(chat).where(chat.c.person == person).values(person=None, name="?", text=""))
    _mark_ended(connection, person, at)
    return gone
