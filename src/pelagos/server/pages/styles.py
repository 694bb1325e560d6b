"""The style sheet of boards and pieces, and the letters it names."""

from __future__ import annotations

from functools import cache
from http import HTTPStatus

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from pelagos.art import board_css
from pelagos.games.registry import NAMES
from pelagos.letters.sheets import faces_css, files_by_name
from pelagos.server.pages.slim import slim_style

FOR_EVER = "public, max-age=31536000, immutable"
"""A file of letters never changes: its name says what is in it."""


async def board_styles(request: Request) -> Response:
    """Our letters, and the styles of boards and pieces in every theme: of all games, or of one."""
    game = request.path_params.get("game", "")
    if game and game not in NAMES:
        raise HTTPException(HTTPStatus.NOT_FOUND)
    return Response(_sheet(game), media_type="text/css", headers={"cache-control": "no-cache"})


async def letters(request: Request) -> Response:
    """A piece of a face."""
    data = files_by_name().get(request.path_params["name"])
    if data is None:
        raise HTTPException(HTTPStatus.NOT_FOUND)
    return Response(data, media_type="font/woff2", headers={"cache-control": FOR_EVER})


@cache
def _sheet(game: str) -> str:
    return f"{faces_css(lambda piece: f'letters/{piece.name}')}\n{slim_style(board_css(game))}"
