"""The scripts of pages, without the notes for whoever reads their source: a quarter of what a page has to load."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from http import HTTPStatus

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from pelagos.server.replays.bundle import NOTES, static_text


async def script(request: Request) -> Response:
    """A module; a browser that has it already is told so."""
    name = request.path_params["name"]
    try:
        body, mark = served(f"{name}.js")
    except OSError as problem:
        raise HTTPException(HTTPStatus.NOT_FOUND) from problem
    headers = {"cache-control": "no-cache", "etag": mark}
    if request.headers.get("if-none-match") == mark:
        return Response(status_code=HTTPStatus.NOT_MODIFIED, headers=headers)
    return Response(body, media_type="text/javascript", headers=headers)


@cache
def served(name: str) -> tuple[bytes, str]:
    """What is sent, and what it is known by. Every line keeps its number."""
    body = NOTES.sub(lambda note: "\n" * note[0].count("\n"), static_text(name)).encode()
    return body, f'"{blake2b(body, digest_size=8).hexdigest()}"'
