"""Taking seats: by invitation, on another device, or by a program."""

from __future__ import annotations

import secrets
import time
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from pelagos.art.qr import qr_svg
from pelagos.core.errors import Refused
from pelagos.server.incoming.context import Server, link_mark
from pelagos.server.incoming.page_requests import SEE_OTHER, check_table_limit, page, read_form, server_of
from pelagos.server.incoming.visitors import Visitor, language_of
from pelagos.server.play.live import Live
from pelagos.server.play.opening import SeatWish, TableWish, clean_name, open_new
from pelagos.server.store.changes import add_link, take_seat, use_link
from pelagos.server.store.reader import look_at_link, person_name
from pelagos.server.store.rows import OPEN, PERSON
from pelagos.server.tell.page_state import mark
from pelagos.server.tell.replies import CarryLink
from pelagos.server.tell.words import reader

A_DAY = 86_400
PICTURE = "/picture"


async def join(request: Request) -> Response:
    """The page on which somebody who was invited chooses a seat."""
    server = server_of(request)
    invite = request.path_params["invite"]
    live = await server.tables.find(server.signer.invited_to(invite))
    names = live.names_for(language_of(request))
    host = await server.tables.read(person_name, live.row.owner) or names[0]
    return await page(
        request,
        "join.html",
        invite=invite,
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
        await server.tables.read(look_at_link, link_mark(wanted["secret"]), int(time.time()))
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
    await take(server, live, str(form.get("seat", "")), visitor.person, name)
    return visitor.sign(RedirectResponse(f"/t/{live.id}", SEE_OTHER))


async def take(server: Server, live: Live, wanted: str, person: str, name: str) -> int:
    """Sit down on the seat wished for, or on the first that is free."""
    free = [seat.seat for seat in live.seats if seat.kind == OPEN]
    seat = int(wanted) if wanted.isdecimal() and len(wanted) < 3 else next(iter(free), -1)
    if seat not in free:
        raise Refused("error-seat-taken")
    others = [row.name for row in live.seats if row.seat != seat]
    shown = clean_name(name) or live.names[seat]
    while shown in others:
        shown += "'"
    await server.tables.change(live, take_seat, live.id, seat, person, shown)
    return seat


async def carry(request: Request) -> Response:
    """A one-time link with which another device plays this seat, too."""
    server = server_of(request)
    live = await server.tables.find(request.path_params["table"])
    visitor = Visitor(server, request)
    person = next((seat.person for seat in live.seats if seat.person and seat.person in visitor.persons), None)
    if person is None:
        raise Refused("error-spectator")
    secret = secrets.token_urlsafe(24)
    until = int(time.time()) + A_DAY
    await server.tables.writer.run(lambda connection: add_link(connection, link_mark(secret), live.id, person, until))
    return Response(msgspec.json.encode(CarryLink(f"/take/{secret}")), media_type="application/json")


async def carried(request: Request) -> Response:
    """The page of a one-time link. Looking uses nothing up: chats and mail programs open links to show a preview."""
    server = server_of(request)
    secret = request.path_params["secret"]
    table = await server.tables.read(look_at_link, link_mark(secret), int(time.time()))
    live = await server.tables.find(table)
    title = reader(language_of(request)).phrase(f"{live.game.key}-name")
    return await page(request, "take.html", secret=secret, title=title, names=live.names_for(language_of(request)))


async def use_carried(request: Request) -> Response:
    """Whoever uses a one-time link plays that seat from this browser as well."""
    server = server_of(request)
    secret = request.path_params["secret"]
    table, person = await server.tables.writer.run(
        lambda connection: use_link(connection, link_mark(secret), int(time.time()))
    )
    return Visitor(server, request).sign(RedirectResponse(f"/t/{table}", SEE_OTHER), [person])


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
    return visitor.sign(RedirectResponse(f"/t/{new.id}", SEE_OTHER))


def _same(live: Live, persons: tuple[str, ...]) -> TableWish:
    header = live.row.header
    settings: dict[str, Any] = {key: value for key, value in header.settings.items() if key != live.game.seats_setting}
    seats = []
    for row in live.seats:
        mine = row.person is not None and row.person in persons
        kind = row.kind if row.bot else PERSON if mine else OPEN
        seats.append(SeatWish(kind, row.name if row.bot or mine else ""))
    fate: Any = header.fate
    return TableWish(
        game=header.game,
        seats=seats,
        settings=settings,
        fate=fate,
        practice=header.practice,
        access=live.row.access,  # type: ignore[arg-type]
    )
