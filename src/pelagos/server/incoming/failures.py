"""Errors on their way out: a page for people, JSON for programs, always with the same words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from pelagos.core.errors import PelagosError
from pelagos.server.incoming.access import language_of
from pelagos.server.incoming.pages import page
from pelagos.server.tell.words import error_data

STATUS = {
    "error-no-table": 404,
    "error-not-found": 404,
    "error-no-lesson": 404,
    "error-unknown-game": 404,
    "error-unknown-rule": 404,
    "error-stale-version": 409,
    "error-unknown-version": 404,
    "error-record-later": 403,
    "error-replay-busy": 429,
    "error-seat-taken": 409,
    "error-bot-plays": 409,
    "error-spectator": 403,
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


async def said(request: Request, problem: PelagosError, status: int) -> Response:
    """The error as the client can read it."""
    error = error_data(problem, language_of(request))
    if request.url.path.startswith("/api/") or request.url.path == "/openapi.json":
        return JSONResponse({"error": error}, status)
    facts = {key: error[key] for key in ("code", "message", "rule")}
    return await page(request, "error.html", status, **facts)


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


async def broken(request: Request, problem: Exception) -> Response:
    """A fault of ours; the log has the details."""
    return await said(request, PelagosError("error-internal"), 500)


HANDLERS: dict[Any, Callable[[Request, Exception], Any]] = {
    PelagosError: refused,
    HTTPException: missing,
    500: broken,
}
