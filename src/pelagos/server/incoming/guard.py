"""At the door: how large, how fast and from where requests may come; and one line of log for each."""

from __future__ import annotations

import logging
import time
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pelagos.core.errors import PelagosError, Refused
from pelagos.server.incoming.context import Server
from pelagos.server.incoming.failures import refused

log = logging.getLogger("pelagos.http")

SAFE = ("GET", "HEAD", "OPTIONS")
UNCOUNTED = ("/static/", "/healthz", "/metrics")


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
            self.server.requests.check(client_of(scope))
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
