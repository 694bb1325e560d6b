"""Who you are: the page of one's account, devices, whom one does not hear, own tables, and how to go."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Sequence
from hashlib import sha256
from typing import Annotated, Any, Final, Literal, cast

from msgspec import Meta, Struct
from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from pelagos.core.errors import PelagosError, Refused
from pelagos.faces.names import default_names, seat_names
from pelagos.faces.reader import reader
from pelagos.faces.together import LOST, as_phrase
from pelagos.locale.catalogue import LANGUAGES, catalogue
from pelagos.people.names import LONGEST_NAME
from pelagos.server.incoming import entering, messages, seating
from pelagos.server.incoming.actions import hear_anew
from pelagos.server.incoming.api import ROOT
from pelagos.server.incoming.context import Server, link_mark
from pelagos.server.incoming.entering import begin_chore, end, known_visitor, refresh_ended
from pelagos.server.incoming.guard import client_of
from pelagos.server.incoming.page_requests import answered, body_of, page, server_of
from pelagos.server.incoming.sockets import end_sockets
from pelagos.server.incoming.visitors import Visitor, language_of, may_watch
from pelagos.server.play.live import now
from pelagos.server.play.tables import ANEW, PEOPLE
from pelagos.server.store.changes import add_chat, announce
from pelagos.server.store.persons import (
    add_once,
    code_of,
    delete_person,
    delete_table,
    devices_of,
    drop_hushed,
    end_device,
    end_others,
    hushed_by,
    is_alone,
    leave_table,
    passkeys_of,
    tables_around,
    use_once,
)
from pelagos.server.store.reader import person_name, read_table
from pelagos.server.store.rows import PERSON, DeviceRow, HushedRow, Once, TableRow
from pelagos.server.tell import replies

log = logging.getLogger("pelagos.people")

FAREWELL: Final = "farewell"
FAREWELL_SECONDS: Final = 600


class NameWish(Struct, forbid_unknown_fields=True):
    """What one wants to be called."""

    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]


class SeatAsked(Struct, forbid_unknown_fields=True):
    """The seat that somebody cannot come back to."""

    seat: messages.SeatNumber


class FarewellWish(Struct, forbid_unknown_fields=True):
    """Delete an account: what goes is told first; with `confirm` from that answer, it goes."""

    confirm: messages.Token = ""


async def you(request: Request) -> Response:
    """The page. A stranger finds the ways back there; from a table, also how to ask for a seat."""
    return await page(request, "you.html", me=await told_me(request), lost=await lost_table(request))


async def lost_table(request: Request) -> dict[str, Any] | None:
    """The table that somebody came from who does not sit there, and its people."""
    server, wanted = server_of(request), request.query_params.get("table", "")
    if not wanted:
        return None
    try:
        live = await server.tables.find(wanted)
    except PelagosError:
        return None
    persons, names = Visitor(server, request).persons, live.names_for(language_of(request))
    if live.held_by(persons) or not may_watch(live, persons):
        return None
    seats = [(seat.seat, names[seat.seat]) for seat in live.seats if seat.kind == PERSON]
    return {"table": live.id, "title": reader(language_of(request)).phrase(f"{live.game.key}-name"), "seats": seats}


async def print_code(request: Request) -> Response:
    """A new recovery code on a page that can be printed; it is shown this once."""
    visitor = entering.settled_visitor(request)
    code = await entering.make_code(visitor)
    shown = await page(request, "code.html", code=code, site=request.headers.get("host", ""))
    shown.headers["cache-control"] = "no-store"
    return await visitor.sign(shown)


async def me(request: Request) -> Response:
    """Everything that is kept of whoever asks."""
    return answered(await told_me(request))


async def told_me(request: Request) -> replies.MeState:
    """The same as data."""
    return await me_state(Visitor(server_of(request), request), language_of(request))


async def me_state(visitor: Visitor, lang: str) -> replies.MeState:
    """Everything that is kept of a visitor; nothing is of a stranger."""
    if not visitor.known:
        return replies.MeState(known=False, account=False, name="")
    found: replies.MeState = await visitor.server.tables.read(_me, visitor, lang)
    return found


def _me(connection: Connection, visitor: Visitor, lang: str) -> replies.MeState:
    person = visitor.person
    keys, code = passkeys_of(connection, person), code_of(connection, person)
    return replies.MeState(
        known=True,
        account=bool(keys or code),
        name=person_name(connection, person),
        passkeys=[replies.PasskeyState(key.mark, key.name, key.at, key.used) for key in keys],
        code=replies.CodeState(*code) if code else None,
        devices=[_device(connection, row, visitor, lang) for row in devices_of(connection, person)],
        hushed=[_hushed(person, row) for row in hushed_by(connection, person)],
        tables=[_own(row, person, lang) for row in tables_around(connection, person) if row.owner == person],
    )


def _device(connection: Connection, row: DeviceRow, visitor: Visitor, lang: str) -> replies.DeviceState:
    title = seat = ""
    if row.table is not None and row.seat is not None:
        lent = read_table(connection, row.table)
        title, seat = reader(lang).phrase(f"{lent.game}-name"), seat_names(lang, lent.seats)[row.seat]
    here = row.id == visitor.device
    return replies.DeviceState(row.id, row.name, row.at, row.seen, here, row.table or "", title, seat)


def _hushed(person: str, row: HushedRow) -> replies.HushedState:
    kind = cast(Literal["mute", "block"], row.kind)
    return replies.HushedState(_hushed_id(person, row.other), row.name, kind, row.at)


def _hushed_id(person: str, other: str) -> str:
    """Somebody else as I may know them: not by the number that they go by."""
    return sha256(f"{person} {other}".encode()).hexdigest()[:16]


def _own(row: TableRow, person: str, lang: str) -> replies.OwnTable:
    title, names = reader(lang).phrase(f"{row.game}-name"), seat_names(lang, row.seats)
    return replies.OwnTable(row.id, title, names, row.at, row.over, is_alone(row, [person]))


async def rename(request: Request) -> Response:
    """Another name."""
    visitor = Visitor(server_of(request), request)
    await visitor.rename((await body_of(request, NameWish)).name)
    await visitor.settle()
    return await visitor.sign(answered(await me_state(visitor, language_of(request))))


async def leave(request: Request) -> Response:
    """Sign this browser out; whatever else it holds, it keeps."""
    visitor = known_visitor(request)
    await visitor.settle()
    person, device = visitor.person, visitor.device
    await end(visitor.server, lambda connection: [end_device(connection, person, device, now())])
    visitor.holdings = tuple(one for one in visitor.holdings if one.person != person)
    return await visitor.sign(answered(replies.Paired(entered=False)))


async def revoke(request: Request) -> Response:
    """End one device."""
    visitor, device = known_visitor(request), request.path_params["device"]
    await end(visitor.server, lambda connection: [end_device(connection, visitor.person, device, now())])
    return answered(await told_me(request))


async def revoke_others(request: Request) -> Response:
    """End all devices but this one."""
    visitor = known_visitor(request)
    await visitor.settle()
    await end(visitor.server, lambda connection: end_others(connection, visitor.person, visitor.device, now()))
    return await visitor.sign(answered(await me_state(visitor, language_of(request))))


async def unhush(request: Request) -> Response:
    """Hear somebody again."""
    visitor, wanted = known_visitor(request), request.path_params["other"]
    server, person = visitor.server, visitor.person
    found = [row for row in await server.tables.read(hushed_by, person) if _hushed_id(person, row.other) == wanted]
    if not found:
        raise Refused("error-no-line")
    await server.tables.writer.run(lambda connection: drop_hushed(connection, person, found[0].other))
    for live in list(server.tables.live.values()):
        hear_anew(live, person)
    return answered(await told_me(request))


async def ask_for_seat(request: Request) -> Response:
    """Somebody who cannot come back to a seat asks, in the chat of the table, to have it offered again."""
    server, wish = server_of(request), await body_of(request, SeatAsked)
    live = await server.tables.find(request.path_params["table"])
    visitor = Visitor(server, request)
    if not may_watch(live, visitor.persons):
        raise PelagosError("error-no-table")
    if wish.seat >= len(live.seats) or live.seats[wish.seat].kind != PERSON or live.held_by(visitor.persons):
        raise Refused("error-seat-not-lost")
    server.asks.check(client_of(request.scope))
    server.asks.check(live.id)
    name = f"{live.names[wish.seat]} (?)"
    await server.tables.change(live, add_chat, live.id, name, as_phrase(LOST), now(), visitor.person)
    live.talk += 1
    live.spread()
    return await visitor.sign(answered(replies.Done(0, live.version)))


async def remove_table(request: Request) -> Response:
    """Delete a table that one opened and where nobody else sits."""
    visitor = known_visitor(request)
    server, table = visitor.server, request.path_params["table"]
    live = await server.tables.find(table)
    if live.row.owner not in visitor.own:
        raise Refused("error-not-opener")
    if not is_alone(live.row, visitor.own):
        raise Refused("error-table-shared")

    def removing(connection: Connection) -> None:
        delete_table(connection, table)
        announce(connection, server.tables.origin, table)

    await server.desk.stop(table)
    await server.tables.writer.run(removing)
    await server.tables.let_go(table)
    await end_sockets(server, lambda viewer: viewer.live.id == table)
    return answered(await told_me(request))


async def farewell(request: Request) -> Response:
    """Delete whoever asks: first it is told what goes and what stays, and when that is confirmed, it goes."""
    visitor, wish = known_visitor(request), await body_of(request, FarewellWish)
    server, person, moment = visitor.server, visitor.person, int(time.time())
    if not wish.confirm:
        rows = await server.tables.read(tables_around, person)
        secret = secrets.token_urlsafe(24)
        once = Once(link_mark(secret), FAREWELL, moment + FAREWELL_SECONDS, person)
        await server.tables.writer.run(lambda connection: add_once(connection, once, moment))
        return answered(told_farewell(rows, person, language_of(request), secret))
    mark, lang = link_mark(wish.confirm), language_of(request)
    around = await server.tables.writer.run(lambda connection: vanish(connection, person, mark, moment, lang, server))
    await forget_tables(server, around, person)
    visitor.holdings = tuple(one for one in visitor.holdings if one.person != person)
    return await visitor.sign(answered(replies.MeState(known=False, account=False, name="")))


def told_farewell(rows: Sequence[TableRow], person: str, lang: str, confirm: str) -> replies.Farewell:
    """What goes with somebody and what stays, in words."""
    say, alone = reader(lang).phrase, sum(is_alone(row, [person]) for row in rows)
    goes = [say("you-goes-person"), say("you-goes-tables", number=alone)]
    stays = [say("you-stays-tables", number=len(rows) - alone), say("you-stays-nothing")]
    return replies.Farewell(goes, stays, confirm)


def vanish(connection: Connection, person: str, mark: str, moment: int, lang: str, server: Server) -> list[TableRow]:
    """All of it in one transaction; the tables that it was about."""
    if use_once(connection, mark, FAREWELL, moment).person != person:
        raise Refused("error-link-used")
    rows = tables_around(connection, person)
    for row in rows:
        if is_alone(row, [person]):
            delete_table(connection, row.id)
        else:
            bots = [seat.bot for seat in row.seats]
            usual = {language: default_names(catalogue(language), bots) for language in LANGUAGES}
            leave_table(connection, row, person, usual[lang], usual)
        announce(connection, server.tables.origin, row.id, ANEW)
    delete_person(connection, person, now())
    announce(connection, server.tables.origin, PEOPLE)
    return rows


async def forget_tables(server: Server, rows: Sequence[TableRow], person: str) -> None:
    """What is in memory says the same as the database."""
    await refresh_ended(server)
    gone = {row.id for row in rows if is_alone(row, [person])}
    for table in gone:
        await server.desk.stop(table)
        await server.tables.let_go(table)
    await end_sockets(server, lambda viewer: viewer.live.id in gone)
    left = [row for row in rows if row.id not in gone]
    for row in left:
        await stand_anew(server, row.id)
    begin_chore(server, lambda: film_anew(server, [row.id for row in left if row.over]))


async def stand_anew(server: Server, table: str) -> None:
    """A table that is in memory stands where the database stands; one that cannot be read is no reason to stop."""
    live = server.tables.live.get(table)
    try:
        if live is not None:
            await server.tables.read_anew(live)
    except PelagosError as problem:
        log.error("a stored table cannot go on: %s", problem, extra={"table": table})


async def film_anew(server: Server, ids: Sequence[str]) -> None:
    """What is kept of finished games for later tells their ends with names; it is told without one of them, now."""
    for table in ids:
        live = await server.tables.find(table)
        await server.tables.loaded(live)
        live.filmed = 0
        server.tables.keep_film(live)


ROUTES: Final = [
    Route("/you", you),
    Route("/you/code", print_code, methods=["POST"]),
    Route(f"{ROOT}/me", me),
    Route(f"{ROOT}/me", rename, methods=["POST"]),
    Route(f"{ROOT}/me/leave", leave, methods=["POST"]),
    Route(f"{ROOT}/me/delete", farewell, methods=["POST"]),
    Route(f"{ROOT}/me/code", entering.new_code, methods=["POST"]),
    Route(f"{ROOT}/me/passkeys/ask", entering.ask_passkey, methods=["POST"]),
    Route(f"{ROOT}/me/passkeys", entering.make_passkey, methods=["POST"]),
    Route(f"{ROOT}/me/passkeys/{{passkey}}", entering.forget_passkey, methods=["DELETE"]),
    Route(f"{ROOT}/me/devices/others", revoke_others, methods=["DELETE"]),
    Route(f"{ROOT}/me/devices/{{device}}", revoke, methods=["DELETE"]),
    Route(f"{ROOT}/me/waiting/{{code}}", entering.look_at_device),
    Route(f"{ROOT}/me/waiting", entering.let_device_in, methods=["POST"]),
    Route(f"{ROOT}/me/hushed/{{other}}", unhush, methods=["DELETE"]),
    Route(f"{ROOT}/enter/ask", entering.ask_to_come_in, methods=["POST"]),
    Route(f"{ROOT}/enter/passkey", entering.enter_by_passkey, methods=["POST"]),
    Route(f"{ROOT}/enter/code", entering.enter_by_code, methods=["POST"]),
    Route(f"{ROOT}/enter/wait", entering.wait_for_device, methods=["POST"]),
    Route(f"{ROOT}/enter/device", entering.enter_by_device, methods=["POST"]),
    Route(f"{ROOT}/tables/{{table}}/carry", seating.carry, methods=["POST"]),
    Route(f"{ROOT}/tables/{{table}}/ask", ask_for_seat, methods=["POST"]),
    Route(f"{ROOT}/tables/{{table}}", remove_table, methods=["DELETE"]),
]
