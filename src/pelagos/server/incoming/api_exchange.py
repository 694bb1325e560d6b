"""What all requests of the API have in common: who asks, what stands in the body, how it is answered."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from pelagos.core.errors import PelagosError, Refused
from pelagos.server.incoming.access import bearer_of, language_of, may_watch, token_seat
from pelagos.server.incoming.context import Server
from pelagos.server.incoming.pages import server_of
from pelagos.server.incoming.people import Visitor
from pelagos.server.play.live import Live
from pelagos.server.tell.viewers import Viewer

T = TypeVar("T")


def answered(data: Any, status: int = 200) -> Response:
    """JSON, never stored on the way."""
    return Response(msgspec.json.encode(data), status, {"cache-control": "no-store"}, "application/json")


def as_file(content: bytes, live: Live, ending: str, kind: str) -> Response:
    """A file to be kept, called after its game and table."""
    name = f"{live.game.key}-{live.id}.{ending}"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(content, 200, headers, kind)


async def body_of(request: Request, kind: type[T]) -> T:
    """The body of a request, checked; a message of the socket may leave its `do` out."""
    try:
        return msgspec.json.decode(await request.body() or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise Refused("error-bad-message", problem=str(problem)) from problem


async def message_of(request: Request, kind: type[T], name: str) -> T:
    """A message as the socket takes it; its `do` stands in the address."""
    data = await body_of(request, dict[str, Any])
    try:
        return msgspec.convert({**data, "do": name}, kind)
    except msgspec.ValidationError as problem:
        raise Refused("error-bad-message", problem=str(problem)) from problem


async def viewer_of(request: Request) -> Viewer:
    """Who asks, at which table; somebody who may not watch learns nothing."""
    server = server_of(request)
    live = await server.tables.find(request.path_params["table"])
    visitor = Visitor(server, request)
    seat = token_seat(server, live, bearer_of(request))
    if seat is None and not may_watch(live, visitor.persons):
        raise PelagosError("error-no-table")
    return Viewer(live, visitor.persons, seat, language_of(request))


def invite_of(server: Server, live: Live) -> str:
    """The address that others join by."""
    return f"/join/{server.signer.invite(live.id)}"
