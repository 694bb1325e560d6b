"""Taking seats: by invitation, on another device, or by a program."""

from __future__ import annotations

import secrets
import time
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from pelagos.art.qr import qr_svg
from pelagos.core.errors import Refused
from pelagos.faces.reader import reader
from pelagos.people.devices import seat_holding
from pelagos.people.names import clean_name
from pelagos.server.incoming import messages
from pelagos.server.incoming.context import Server, link_mark
from pelagos.server.incoming.page_requests import (
    SEE_OTHER,
    answered,
    body_of,
    check_table_limit,
    page,
    read_form,
    server_of,
)
from pelagos.server.incoming.visitors import Visitor, language_of
from pelagos.server.play import seats
from pelagos.server.play.live import Live, now
from pelagos.server.play.opening import SeatWish, TableWish, clean_entropy, open_new, open_onward
from pelagos.server.store.persons import add_once, is_blocked, lend_seat, look_at_once, use_once
from pelagos.server.store.reader import person_name
from pelagos.server.store.rows import OPEN, PERSON, Once
from pelagos.server.tell.page_state import luck_of, mark
from pelagos.server.tell.replies import CarryLink
from pelagos.server.tell.viewers import Viewer
from pelagos.table.fate import Fair

LENDING_SECONDS = 3600
SEAT = "seat"
PICTURE = "/picture"


class CarryWish(Struct, forbid_unknown_fields=True):
    """Which seat is to be lent; one's only one, or the first, when nothing is said."""

    seat: messages.SeatNumber | None = None


async def join(request: Request) -> Response:
    """The page on which somebody who was invited chooses a seat."""
    server = server_of(request)
    invite = request.path_params["invite"]
    live = await server.tables.find(server.signer.invited_to(invite))
    names = live.names_for(language_of(request))
    host = await server.tables.read(person_name, live.row.owner) or names[0]
    viewer = Viewer(live, (), None, language_of(request))
    return await page(
        request,
        "join.html",
        invite=invite,
        luck=luck_of(viewer, await server.tables.loaded(live)),
        seats=[{"seat": seat.seat, "mark": mark(seat.seat)} for seat in live.seats if seat.kind == OPEN],
        table={
            "id": live.id,
            "game": live.game.key,
            "title": reader(language_of(request)).phrase(f"{live.game.key}-name"),
            "names": [names[seat.seat] for seat in live.seats if seat.kind != OPEN],
            "host": host,
        },
    )


async def picture(request: Request) -> Response:
    """A link to hand on as a picture to scan: of an invitation, or of the way to another device. It uses nothing up."""
    server, wanted = server_of(request), request.path_params
    if "invite" in wanted:
        server.signer.invited_to(wanted["invite"])
    else:
        await server.tables.read(look_at_once, link_mark(wanted["secret"]), SEAT, int(time.time()))
    secure = Visitor(server, request).secure
    host, path = request.headers.get("host", ""), request.url.path.removesuffix(PICTURE)
    drawn = qr_svg(f"{'https' if secure else 'http'}://{host}{path}")
    return Response(drawn, media_type="image/svg+xml", headers={"cache-control": "private, max-age=86400"})


async def sit_down(request: Request) -> Response:
    """Take an open seat."""
    server = server_of(request)
    live = await server.tables.find(server.signer.invited_to(request.path_params["invite"]))
    form = await read_form(request)
    visitor = Visitor(server, request)
    name = await visitor.rename(str(form.get("name", "")))
    entropy = str(form.get("entropy", ""))
    await take(server, live, str(form.get("seat", "")), visitor.person, name, entropy)
    return await visitor.sign(RedirectResponse(f"/t/{live.id}", SEE_OTHER))


async def take(server: Server, live: Live, wanted: str, person: str, name: str, entropy: str = "") -> int:
    """Sit down on the seat wished for, or on the first that is free; what is brought along is added to fair luck."""
    free = [seat.seat for seat in live.seats if seat.kind == OPEN]
    seat = int(wanted) if wanted.isdecimal() and len(wanted) < 3 else next(iter(free), -1)
    if seat not in free:
        raise Refused("error-seat-taken")
    others = [row.name for row in live.seats if row.seat != seat]
    shown = clean_name(name) or live.names[seat]
    while shown in others:
        shown += "'"
    if await server.tables.read(is_blocked, live.row.owner, [person]):
        raise Refused("error-blocked")
    await seats.sit_down(server.tables, live, seat, person, shown)
    added = clean_entropy(entropy)
    if added and live.row.header.fate == Fair.mode and not live.row.over:
        await server.tables.add_entropy(live, seat, added)
    return seat


async def carry(request: Request) -> Response:
    """A one-time link with which another device plays one seat, too: this seat, and nothing else of its owner's."""
    server = server_of(request)
    live = await server.tables.find(request.path_params["table"])
    wish = await body_of(request, CarryWish)
    visitor = Visitor(server, request)
    mine = live.held_by(visitor.own)
    seat = next(iter(mine), None) if wish.seat is None else wish.seat
    if seat is None or seat not in mine:
        raise Refused("error-lent" if live.held_by(visitor.persons) else "error-spectator")
    secret, now_ = secrets.token_urlsafe(24), int(time.time())
    person = live.seats[seat].person or ""
    link = Once(link_mark(secret), SEAT, now_ + LENDING_SECONDS, person, live.id, seat)
    await server.tables.writer.run(lambda connection: add_once(connection, link, now_))
    return answered(CarryLink(f"/take/{secret}", seat, live.names_for(language_of(request))[seat]))


async def carried(request: Request) -> Response:
    """The page of a one-time link. Looking uses nothing up: chats and mail programs open links to show a preview."""
    server, lang = server_of(request), language_of(request)
    secret = request.path_params["secret"]
    link = await server.tables.read(look_at_once, link_mark(secret), SEAT, int(time.time()))
    live = await server.tables.find(link.table)
    title, names = reader(lang).phrase(f"{live.game.key}-name"), live.names_for(lang)
    return await page(request, "take.html", secret=secret, title=title, names=names, seat=names[link.seat])


async def use_carried(request: Request) -> Response:
    """Whoever uses a one-time link plays that seat from this browser as well."""
    server, visitor = server_of(request), Visitor(server_of(request), request)
    mark, moment = link_mark(request.path_params["secret"]), int(time.time())
    live = await server.tables.find((await server.tables.read(look_at_once, mark, SEAT, moment)).table)
    lent = seat_holding()

    def lend(connection: Connection) -> None:
        lend_seat(connection, lent.device, use_once(connection, mark, SEAT, moment), visitor.agent, now())

    await server.tables.change(live, lend)
    visitor.holdings = (*visitor.holdings, lent)
    return await visitor.sign(RedirectResponse(f"/t/{live.id}", SEE_OTHER))


async def again(request: Request) -> Response:
    """The same game once more: bots and me sit as before, other seats are open."""
    server = server_of(request)
    live = await server.tables.find(request.path_params["table"])
    visitor = Visitor(server, request)
    if not live.held_by(visitor.persons):
        raise Refused("error-spectator")
    await check_table_limit(request, visitor.person)
    new = await open_new(
        server.tables, _same(live, visitor.persons), visitor.person, await visitor.name(), language_of(request)
    )
    return await visitor.sign(RedirectResponse(f"/t/{new.id}", SEE_OTHER))


async def onward(request: Request) -> Response:
    """An old table goes on at a new one, by the rules of today: those who sit there or opened it may let it."""
    server = server_of(request)
    live = await server.tables.find(request.path_params["table"])
    visitor = Visitor(server, request)
    if not live.held_by(visitor.persons) and live.row.owner not in visitor.persons:
        raise Refused("error-spectator")
    new = live.row.onward or await open_onward(server.tables, live)
    return await visitor.sign(RedirectResponse(f"/t/{new}", SEE_OTHER))


def _same(live: Live, persons: tuple[str, ...]) -> TableWish:
    header = live.row.header
    settings: dict[str, Any] = {key: value for key, value in header.settings.items() if key != live.game.seats_setting}
    seats = []
    for row in live.seats:
        mine = row.is_held_by(persons)
        kind = row.kind if row.bot else PERSON if mine else OPEN
        seats.append(SeatWish(kind, row.name if row.bot or mine else ""))
    fate: Any = header.fate if header.fate == "manual" else ""
    return TableWish(
        game=header.game,
        seats=seats,
        settings=settings,
        fate=fate,
        practice=header.practice,
        access=live.row.access,  # type: ignore[arg-type]
        house=live.row.house,
    )
