"""The scripts and styles of pages, without what only their readers need: a quarter of what a page has to load.

What a page names comes with all modules that it imports, as one text: a table would ask for more than forty files.
"""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from http import HTTPStatus

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from pelagos.server.replays.bundle import bundled, static_text
from pelagos.server.slim import slim_script, slim_style

SLIM = {".js": ("text/javascript", slim_script), ".css": ("text/css", slim_style)}
ENTRIES = ("page.js", "table.js")
"""What templates name."""


async def script(request: Request) -> Response:
    """A module."""
    return _answer(request, request.path_params["name"], ".js")


async def style(request: Request) -> Response:
    """A style sheet."""
    return _answer(request, request.path_params["name"], ".css")


def _answer(request: Request, name: str, kind: str) -> Response:
    """The file; a browser that has it already is told so."""
    try:
        body, mark = served(name, kind)
    except OSError as problem:
        raise HTTPException(HTTPStatus.NOT_FOUND) from problem
    headers = {"cache-control": "no-cache", "etag": mark}
    if request.headers.get("if-none-match") == mark:
        return Response(status_code=HTTPStatus.NOT_MODIFIED, headers=headers)
    return Response(body, media_type=SLIM[kind][0], headers=headers)


@cache
def served(name: str, kind: str) -> tuple[bytes, str]:
    """What is sent, and what it is known by."""
    _, slim = SLIM[kind]
    source = bundled(name) if name + kind in ENTRIES else static_text(name + kind)
    body = slim(source).encode()
    return body, f'"{blake2b(body, digest_size=8).hexdigest()}"'
