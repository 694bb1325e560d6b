"""At the door: how large, how fast and from where requests may come; errors and headers on their way out."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any, TypeAlias
from urllib.parse import urlsplit

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pelagos.core.errors import PelagosError, Refused
from pelagos.server.incoming.context import Server
from pelagos.server.incoming.page_requests import page
from pelagos.server.incoming.visitors import language_of
from pelagos.server.tell import wire
from pelagos.server.tell.words import error_data

log = logging.getLogger("pelagos.http")

SAFE = ("GET", "HEAD", "OPTIONS")
UNCOUNTED = ("/static/", "/healthz", "/readyz", "/metrics")
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
STATUS = {
    "error-no-table": 404,
    "error-not-found": 404,
    "error-no-lesson": 404,
    "error-no-piece": 404,
    "error-no-piece-near": 404,
    "error-unknown-game": 404,
    "error-unknown-rule": 404,
    "error-stale-version": 409,
    "error-unknown-version": 404,
    "error-record-later": 403,
    "error-replay-busy": 429,
    "error-seat-taken": 409,
    "error-bot-plays": 409,
    "error-seat-changed": 409,
    "error-seat-no-return": 403,
    "error-seat-not-host": 403,
    "error-seat-not-yours": 403,
    "error-seat-over": 409,
    "error-seat-plays": 409,
    "error-spectator": 403,
    "error-odds-other-seat": 403,
    "error-foreign-page": 403,
    "error-bad-token": 401,
    "error-bad-invite": 404,
    "error-link-used": 410,
    "error-too-large": 413,
    "error-too-fast": 429,
    "error-too-many-tables": 429,
    "error-method": 405,
}
REFUSED = 400
AWAY = 503
SECURED = {"http": "ws", "https": "wss"}
LONGEST_ADDRESS = 64
A_HALF_YEAR = 15_768_000
Network: TypeAlias = IPv4Network | IPv6Network


class Guard:
    """Wraps all HTTP requests."""

    def __init__(self, app: ASGIApp, server: Server) -> None:
        self.app = app
        self.server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun, status = time.perf_counter(), [0]

        async def watched(message: Message) -> None:
            if message["type"] == "http.response.start":
                status[0] = message["status"]
            await send(message)

        try:
            self.check(scope)
            body = await self.bounded(receive)
            await self.app(scope, body, watched)
        except PelagosError as problem:
            answer = await refused(Request(scope), problem)
            await answer(scope, receive, watched)
        self.note(scope, status[0], time.perf_counter() - begun)

    def check(self, scope: Scope) -> None:
        """Refuse what comes too fast, what is too large, and what another site's page sends with our cookies."""
        if not scope["path"].startswith(UNCOUNTED):
            self.server.request_buckets.check(client_of(scope))
        headers = Headers(scope=scope)
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > self.server.config.limits.body:
            raise Refused("error-too-large", most=self.server.config.limits.body)
        if scope["method"] not in SAFE and not own_page(headers, self.server.config.origins):
            raise Refused("error-foreign-page")

    async def bounded(self, receive: Receive) -> Receive:
        """The body of a request, refused as soon as it grows too large."""
        most, size = self.server.config.limits.body, 0

        async def counted() -> Message:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > most:
                raise Refused("error-too-large", most=most)
            return message

        return counted

    def note(self, scope: Scope, status: int, seconds: float) -> None:
        """Log the route, never the address: an address may carry an invitation."""
        route = getattr(scope.get("route"), "path", "-")
        self.server.metrics.count_request(status, seconds)
        facts = {"route": route, "status": status, "milliseconds": round(1000 * seconds, 1)}
        log.debug("%s", scope["method"], extra={**facts, **table_fact(scope)})


def table_fact(scope: Scope) -> dict[str, str]:
    """The table of a request, for the log."""
    table = scope.get("path_params", {}).get("table")
    return {"table": str(table)} if table else {}


def networks(option: str, written: Sequence[str]) -> tuple[Network, ...]:
    """Addresses and networks as somebody wrote them; anything else is refused."""
    try:
        return tuple(ip_network(one, strict=False) for one in written)
    except ValueError as problem:
        raise PelagosError("error-no-network", option=option, problem=str(problem)) from problem


def is_within(client: str, trusted: Sequence[Network]) -> bool:
    """Whether an address is one of those, or lies in one of those networks."""
    try:
        address = ip_address(client.partition("%")[0])
    except ValueError:
        return False
    mapped = getattr(address, "ipv4_mapped", None) or address
    return any(mapped in network or address in network for network in trusted)


def spoken_for(scope: Scope, trusted: Sequence[Network]) -> Scope:
    """A request as it came to the proxy: from whom, and by which protocol. Only a proxy that was named is believed.

    Each proxy adds the address it hears from at the end; the last one that is no proxy of ours is who asks. Whatever
    stands before it, anybody can have written.
    """
    if not is_within(client_of(scope), trusted):
        return scope
    headers = Headers(scope=scope)
    heard = [one.strip() for line in headers.getlist("x-forwarded-for") for one in line.split(",") if one.strip()]
    client = next((one for one in reversed(heard) if not is_within(one, trusted)), None)
    found = dict(scope)
    if client is not None:
        found["client"] = (client[:LONGEST_ADDRESS], 0)
    outside = headers.get("x-forwarded-proto", "").rpartition(",")[2].strip()
    if outside in SECURED:
        found["scheme"] = SECURED[outside] if scope["type"] == "websocket" else outside
    return found


def client_of(scope: Scope) -> str:
    """The address a request comes from."""
    client = scope.get("client")
    return str(client[0]) if client else "-"


def own_page(headers: Headers, origins: tuple[str, ...]) -> bool:
    """Whether a request comes from a page of ours; programs send no Origin and no cookie of somebody else."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    return origin in origins or urlsplit(origin).netloc == headers.get("host")


class SecureHeaders:
    """Adds the headers to every HTTP answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["scheme"] == "https":
                    headers.setdefault("strict-transport-security", f"max-age={A_HALF_YEAR}")
            await send(message)

        await self.app(scope, receive, with_headers)


async def said(request: Request, problem: PelagosError, status: int) -> Response:
    """The error as the client can read it."""
    error = error_data(problem, language_of(request))
    if request.url.path.startswith("/api/") or request.url.path == "/openapi.json":
        return Response(msgspec.json.encode(wire.ErrorReply(error)), status, media_type="application/json")
    return await page(request, "error.html", status, code=error.code, message=error.message, rule=error.rule)


async def refused(request: Request, problem: Exception) -> Response:
    """Something a client can mend."""
    assert isinstance(problem, PelagosError)
    return await said(request, problem, STATUS.get(problem.id, REFUSED))


async def missing(request: Request, problem: Exception) -> Response:
    """No such page, or not by this method."""
    assert isinstance(problem, HTTPException)
    message = "error-method" if problem.status_code == STATUS["error-method"] else "error-not-found"
    answer = await said(request, PelagosError(message), problem.status_code)
    for name, value in (problem.headers or {}).items():
        answer.headers[name] = value
    return answer


async def away(request: Request, problem: Exception) -> Response:
    """The database gives no answer; the page that says so asks it nothing."""
    log.error("the database is away: %s", type(problem).__name__, extra={"route": request.url.path[:60]})
    error = PelagosError("error-database-away")
    if request.url.path.startswith("/api/"):
        return await said(request, error, AWAY)
    return PlainTextResponse(error_data(error, language_of(request)).message + "\n", AWAY)


async def broken(request: Request, problem: Exception) -> Response:
    """A fault of ours; the log has the details."""
    return await said(request, PelagosError("error-internal"), 500)


HANDLERS: dict[Any, Callable[[Request, Exception], Any]] = {
    PelagosError: refused,
    HTTPException: missing,
    SQLAlchemyError: away,
    500: broken,
}
