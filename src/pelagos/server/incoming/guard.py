"""At the door: how large, how fast and from where requests may come; errors and headers on their way out."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import exc
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pelagos.core.errors import PelagosError, Refused
from pelagos.gate.addresses import NOBODY, Network, is_ours, is_own_origin, is_within, neighbourhood
from pelagos.server.incoming.context import Server
from pelagos.server.incoming.page_requests import page
from pelagos.server.incoming.visitors import language_of
from pelagos.server.tell import wire
from pelagos.server.tell.replies import error_data

log = logging.getLogger("pelagos.http")

SAFE = ("GET", "HEAD", "OPTIONS")
RECORDS = ("/api/v1/records",)
"""Where a record comes in; everything else is short."""
LONGEST_HOST = 80
MOST_DIGITS = 12
GONE = 499
"""Counted for somebody who left before the answer; nobody hears it."""
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
    "error-analysis-busy": 429,
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
    "error-hint-people": 403,
    "error-hint-not-asked": 403,
    "error-hint-failed": 503,
    "error-foreign-page": 403,
    "error-foreign-host": 421,
    "error-bad-token": 401,
    "error-bad-invite": 404,
    "error-link-used": 410,
    "error-stranger": 403,
    "error-lent": 403,
    "error-blocked": 403,
    "error-not-opener": 403,
    "error-no-account": 403,
    "error-table-shared": 409,
    "error-bad-code": 401,
    "error-bad-passkey": 401,
    "error-no-device": 404,
    "error-no-line": 404,
    "error-too-many-tries": 429,
    "error-too-large": 413,
    "error-too-fast": 429,
    "error-too-many-tables": 429,
    "error-quota-tables": 429,
    "error-quota-imports": 429,
    "error-quota-bots": 429,
    "error-quota-talk": 429,
    "error-busy": 503,
    "error-method": 405,
}
REFUSED = 400
AWAY = 503
SECURED = {"http": "ws", "https": "wss"}
LONGEST_ADDRESS = 64
A_HALF_YEAR = 15_768_000


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

        body = Body(self.server, scope, receive)
        try:
            self.check(scope)
            await self.app(scope, body.receive, watched)
        except PelagosError as problem:
            answer = await refused(Request(scope), problem)
            await answer(scope, receive, watched)
        except ClientDisconnect:
            status[0] = GONE
        except Exception:
            await self.failed(scope, receive, watched, status[0])
        finally:
            body.let_go()
        self.note(scope, status[0], time.perf_counter() - begun)

    async def failed(self, scope: Scope, receive: Receive, send: Send, said: int) -> None:
        """A fault of ours, said once in the log; whoever asked learns only that there was one."""
        self.server.metrics.faults += 1
        log.exception("a request failed", extra={"route": route_of(scope), **table_fact(scope)})
        if not said:
            answer = await broken(Request(scope))
            await answer(scope, receive, send)

    def check(self, scope: Scope) -> None:
        """Refuse what is not meant for us or no text, what comes too fast, and what another site's page sends."""
        headers = Headers(scope=scope)
        if not is_ours(headers.get("host", ""), self.server.hosts):
            raise Refused("error-foreign-host", host=headers.get("host", "")[:LONGEST_HOST])
        if not scope["path"].isprintable():
            raise PelagosError("error-not-found")
        if not scope["path"].startswith(UNCOUNTED):
            self.server.requests.check(client_of(scope))
        if scope["method"] not in SAFE and not own_page(headers, scope["scheme"], self.server.config.origins):
            raise Refused("error-foreign-page")

    def note(self, scope: Scope, status: int, seconds: float) -> None:
        """Log the route, never the address: an address may carry an invitation."""
        self.server.metrics.count_request(status, seconds)
        facts = {"route": route_of(scope), "status": status, "milliseconds": round(1000 * seconds, 1)}
        log.debug("%s", scope["method"], extra={**facts, **table_fact(scope)})


class Body:
    """The body of a request: refused as soon as it is too large, and counted as long as it is held."""

    def __init__(self, server: Server, scope: Scope, receive: Receive) -> None:
        limits = server.config.limits
        self.most = limits.record if scope["path"] in RECORDS else limits.body
        self.bodies = server.bodies
        self.address = client_of(scope)
        self.length = Headers(scope=scope).get("content-length", "0")
        self.next = receive
        self.size = 0

    async def receive(self) -> Message:
        """Some more of it."""
        if not self.length.isdecimal() or len(self.length) > MOST_DIGITS or int(self.length) > self.most:
            raise Refused("error-too-large", most=self.most)
        message = await self.next()
        more = len(message.get("body", b""))
        if self.size + more > self.most:
            raise Refused("error-too-large", most=self.most)
        self.bodies.hold(self.address, more)
        self.size += more
        return message

    def let_go(self) -> None:
        """The request is answered."""
        if self.size:
            self.bodies.let_go(self.address, self.size)


def route_of(scope: Scope) -> str:
    """The route a request took, never its address: that may carry an invitation."""
    return str(getattr(scope.get("route"), "path", "-"))


def table_fact(scope: Scope) -> dict[str, str]:
    """The table of a request, for the log."""
    table = scope.get("path_params", {}).get("table")
    return {"table": str(table)} if table else {}


def spoken_for(scope: Scope, trusted: Sequence[Network]) -> Scope:
    """A request as it came to the proxy: from whom, and by which protocol. Only a proxy that was named is believed.

    Each proxy adds the address it hears from at the end; the last one that is no proxy of ours is who asks. Whatever
    stands before it, anybody can have written.
    """
    if not is_within(heard_from(scope), trusted):
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


def heard_from(scope: Scope) -> str:
    """The address a request comes from, as it is."""
    client = scope.get("client")
    return str(client[0]) if client else NOBODY


def client_of(scope: Scope) -> str:
    """The address a request comes from, or the net of it that is counted as one."""
    client = scope.get("client")
    return neighbourhood(str(client[0])) if client else NOBODY


def own_page(headers: Headers, scheme: str, origins: tuple[str, ...]) -> bool:
    """Whether a request comes from a page of ours; programs send no Origin and no cookie of somebody else."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    return origin in origins or is_own_origin(origin, headers.get("host", ""), scheme)


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
    answer = await said(request, problem, STATUS.get(problem.id, REFUSED))
    wait = dict(problem.text.facts).get("seconds")
    if wait is not None:
        answer.headers["retry-after"] = str(wait)
    return answer


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
    log.error("the database is away: %s", type(problem).__name__, extra={"route": route_of(request.scope)})
    return await said(request, PelagosError("error-database-away"), AWAY)


async def broken(request: Request) -> Response:
    """A fault of ours; the log has the details. The database may be at fault, so nothing is asked of it."""
    return await said(request, PelagosError("error-internal"), 500)


HANDLERS: dict[Any, Callable[[Request, Exception], Any]] = {
    PelagosError: refused,
    HTTPException: missing,
    exc.OperationalError: away,
    exc.InterfaceError: away,
    exc.TimeoutError: away,
}
