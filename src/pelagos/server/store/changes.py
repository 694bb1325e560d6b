"""Every change but moves: a new table, a seat taken, a name, a link, a word said."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, text, update

from pelagos.core.errors import Refused
from pelagos.server.store.moves import write_moves
from pelagos.server.store.rows import OPEN, PERSON, ChatLine, Moves, SeatRow
from pelagos.server.store.schema import chat, links, people, seats, settings, tables
from pelagos.server.store.writer import CHANNEL
from pelagos.table.record import Header, write_line

KEY_BYTES = 32


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
    connection.execute(insert(seats), [{"table_id": new.id, **seat._asdict()} for seat in new.seats])
    write_moves(connection, [new.moves])


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


def add_link(connection: Connection, mark: str, table: str, person: str, until: int) -> None:
    """Remember a one-time link by its hash; those that ran out are forgotten."""
    connection.execute(delete(links).where(links.c.until < until - 7 * 86_400))
    connection.execute(insert(links).values(mark=mark, table_id=table, person=person, until=until))


def use_link(connection: Connection, mark: str, now: int) -> tuple[str, str]:
    """The table and the person of a one-time link, which is used up by it."""
    found = connection.execute(select(links).where(links.c.mark == mark)).first()
    gone = connection.execute(delete(links).where(links.c.mark == mark))
    if found is None or gone.rowcount != 1 or found.until < now:
        raise Refused("error-link-used")
    return found.table_id, found.person


def add_chat(connection: Connection, table: str, name: str, words: str, at: str) -> ChatLine:
    """Keep what somebody said."""
    last = connection.execute(select(func.max(chat.c.n)).where(chat.c.table_id == table)).scalar() or 0
    connection.execute(insert(chat).values(table_id=table, n=last + 1, name=name, text=words, at=at))
    return ChatLine(last + 1, name, words, at)


def signing_key(connection: Connection) -> str:
    """The key that cookies and links are signed with, made once per database."""
    wanted = select(settings.c.value).where(settings.c.name == "key")
    found = connection.execute(wanted).scalar()
    if found is None:
        found = secrets.token_hex(KEY_BYTES)
        connection.execute(insert(settings).values(name="key", value=found))
    return str(found)


def announce(connection: Connection, origin: str, table: str) -> None:
    """Tell other server processes that a table has changed otherwise than by a move."""
    if connection.dialect.name == "postgresql":
        connection.execute(
            text("SELECT pg_notify(:channel, :news)"), {"channel": CHANNEL, "news": f"{origin} {table} -"}
        )
