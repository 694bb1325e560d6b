"""The application: its routes, what wraps them, and its life from start to end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from pelagos.art import board_css
from pelagos.server import api, health, openapi, pages, seating, sockets
from pelagos.server.config import Config
from pelagos.server.context import Server
from pelagos.server.failures import HANDLERS
from pelagos.server.guard import Guard
from pelagos.server.identity import Signer
from pelagos.server.security import SecureHeaders
from pelagos.server.store.changes import signing_key
from pelagos.server.store.database import open_database
from pelagos.server.tables import Tables

STATIC = Path(__file__).parent / "static"


def make_server(config: Config) -> Server:
    """Open the database and make everything that a running server needs."""
    engine = open_database(config.db)
    with engine.begin() as connection:
        key = signing_key(connection)
    return Server(config, Tables(engine, config), Signer(key))


def make_app(config: Config) -> Starlette:
    """The application on a database."""
    server = make_server(config)

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        await server.tables.begin()
        watchdog = asyncio.create_task(sockets.drop_slow_clients(server))
        yield
        watchdog.cancel()
        await server.tables.close()

    app = Starlette(
        routes=routes(),
        lifespan=life,
        middleware=[Middleware(SecureHeaders), Middleware(Guard, server=server)],
        exception_handlers=HANDLERS,
    )
    app.state.server = server
    return app


def routes() -> list[Route | Mount | WebSocketRoute]:
    """All addresses of the server."""
    return [
        Route("/", pages.front),
        Route("/new/{game}", pages.new),
        Route("/tables", pages.create, methods=["POST"]),
        Route("/t/{table}", pages.table),
        Route("/t/{table}/again", seating.again, methods=["POST"]),
        Route("/t/{table}/carry", seating.carry, methods=["POST"]),
        Route("/rules/{game}", pages.rules),
        Route("/prefs", pages.prefs, methods=["POST"]),
        Route("/join/{invite}", seating.join),
        Route("/join/{invite}", seating.sit_down, methods=["POST"]),
        Route("/take/{secret}", seating.use_carried),
        *api.ROUTES,
        Route("/openapi.json", openapi.openapi),
        Route("/healthz", health.healthz),
        Route("/metrics", health.metrics),
        WebSocketRoute("/ws/{table}", sockets.Endpoint),
        Route("/static/board.css", style),
        Mount("/static", StaticFiles(directory=STATIC)),
    ]


async def style(request: Request) -> Response:
    """The styles of boards and pieces, in every theme."""
    return Response(board_css(), media_type="text/css", headers={"cache-control": "no-cache"})
