"""The application: its routes, what wraps them, and its life from start to end."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

from pelagos.server import health
from pelagos.server.config import Config
from pelagos.server.incoming import api, openapi, pages, seating, sockets
from pelagos.server.incoming.context import Server
from pelagos.server.incoming.failures import HANDLERS
from pelagos.server.incoming.guard import Guard
from pelagos.server.incoming.identity import Signer
from pelagos.server.incoming.security import SecureHeaders
from pelagos.server.pages.scripts import script, style
from pelagos.server.pages.styles import board_styles, letters
from pelagos.server.play.tables import Tables
from pelagos.server.store.changes import signing_key
from pelagos.server.store.database import open_database
from pelagos.server.sweeping import sweep_when_quiet
from pelagos.server.tell.words import read_ahead

SOCKETS = "/ws/"
STATIC = Path(__file__).parent / "pages" / "static"


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
        chores = [asyncio.create_task(chore(server)) for chore in (sockets.drop_slow_clients, sweep_when_quiet)]
        threading.Thread(target=read_ahead, name="catalogues", daemon=True).start()
        yield
        for chore in chores:
            chore.cancel()
        server.press.close()
        await server.tables.close()

    app = Starlette(
        routes=routes(),
        lifespan=life,
        middleware=[Middleware(SecureHeaders), Middleware(Guard, server=server)],
        exception_handlers=HANDLERS,
    )
    app.state.server = server
    return app


class Doors:
    """Two doors: WebSockets go straight to their endpoint, everything else through the application."""

    def __init__(self, app: Starlette) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self.app(scope, receive, send)
        elif scope["path"].startswith(SOCKETS):
            server: Server = self.app.state.server
            await sockets.Endpoint(server, scope, receive, send).serve(scope["path"].removeprefix(SOCKETS))
        else:
            await send({"type": "websocket.close"})


def routes() -> list[Route | Mount]:
    """All addresses of the server."""
    return [
        Route("/", pages.front),
        Route("/new/{game}", pages.new),
        Route("/tables", pages.create, methods=["POST"]),
        Route("/learn/{game}", pages.learn, methods=["POST"]),
        Route("/t/{table}", pages.table),
        Route("/t/{table}/again", seating.again, methods=["POST"]),
        Route("/t/{table}/carry", seating.carry, methods=["POST"]),
        Route("/rules/{game}", pages.rules),
        Route("/prefs", pages.prefs, methods=["POST"]),
        Route("/join/{invite}", seating.join),
        Route("/join/{invite}", seating.sit_down, methods=["POST"]),
        Route("/take/{secret}", seating.carried),
        Route("/take/{secret}", seating.use_carried, methods=["POST"]),
        *api.ROUTES,
        Route("/openapi.json", openapi.openapi),
        Route("/healthz", health.healthz),
        Route("/metrics", health.metrics),
        Route("/static/board.css", board_styles),
        Route("/static/board-{game}.css", board_styles),
        Route("/static/letters/{name}", letters),
        Route("/static/{name}.js", script),
        Route("/static/{name}.css", style),
        Mount("/static", StaticFiles(directory=STATIC)),
    ]
