"""The application: its routes, what wraps them, and its life from start to end, on a socket."""

from __future__ import annotations

import asyncio
import socket
import sys
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

from pelagos.core.errors import PelagosError
from pelagos.faces.reader import read_ahead
from pelagos.gate.addresses import networks
from pelagos.gate.door import door_of, room_made
from pelagos.letters.kept import letters_cut
from pelagos.server import health
from pelagos.server.config import Config, logging_at
from pelagos.server.health import begin_sweeping, begun, spare_what_stays, sweep_when_quiet, take_heart
from pelagos.server.incoming import api, entering, openapi, page_requests, seating, sockets, you
from pelagos.server.incoming.context import Server, Signer
from pelagos.server.incoming.guard import HANDLERS, Guard, SecureHeaders, spoken_for
from pelagos.server.incoming.sockets import Frames
from pelagos.server.pages.assets import board_styles, letters, script, style
from pelagos.server.pages.replay_page import words_of_end
from pelagos.server.play.tables import Tables
from pelagos.server.store.changes import signing_key
from pelagos.server.store.database import hold, in_words, open_database
from pelagos.server.store.persons import ended_ids

SOCKETS = "/ws/"
STATIC = Path(__file__).parent / "pages" / "static"
SHUTDOWN_SECONDS = 5
PING_SECONDS = 20.0
STUCK_MILLISECONDS = 30_000
"""How long a connection may leave what was sent to it untaken before the system ends it."""
SWITCH_SECONDS = 0.0005
"""How long the event loop may keep the interpreter to itself while the writer waits for it."""


def make_server(config: Config) -> Server:
    """Open the database and make everything that a running server needs."""
    with ExitStack() as opened:
        held = hold(config.db)
        if held is not None:
            opened.enter_context(held)
        engine = open_database(config.db)
        opened.callback(engine.dispose)
        with in_words(config.db), engine.begin() as connection:
            key, ended = signing_key(connection), ended_ids(connection)
        opened.pop_all()
    tables = Tables(engine, config)
    tables.words_of_end = words_of_end
    server = Server(config, tables, Signer(key))
    server.ended = ended
    entering.hear_of_people(server)
    server.tables.held = held
    return server


def make_app(config: Config) -> Starlette:
    """The application on a database."""
    server = make_server(config)

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        await take_heart(server.tables)
        await server.tables.begin()
        own = (sockets.drop_slow_clients, sweep_when_quiet, spare_what_stays)
        chores = [asyncio.create_task(chore(server)) for chore in own]
        chores += begun(server.tables)
        chores.append(asyncio.create_task(server.keeper.watch()))
        threading.Thread(target=read_ahead, name="catalogues", daemon=True).start()
        yield
        for chore in chores:
            chore.cancel()
        await server.desk.close()
        server.replays.close()
        server.looks.close()
        await server.tables.close()

    app = Starlette(
        routes=routes(),
        lifespan=life,
        middleware=[Middleware(Guard, server=server)],
        exception_handlers=HANDLERS,
    )
    app.state.server = server
    return app


class Doors:
    """Two doors: WebSockets go straight to their endpoint, everything else through the application.

    Headers stand on every answer, on those to faults of ours, too; whom a proxy speaks for is found out here.
    """

    def __init__(self, app: Starlette) -> None:
        self.app = app
        self.pages = SecureHeaders(app)
        server: Server = app.state.server
        self.proxies = networks("--proxy", server.config.proxies)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.proxies and scope["type"] != "lifespan":
            scope = spoken_for(scope, self.proxies)
        if scope["type"] != "websocket":
            await self.pages(scope, receive, send)
        elif scope["path"].startswith(SOCKETS):
            server: Server = self.app.state.server
            await sockets.Endpoint(server, scope, receive, send).serve(scope["path"].removeprefix(SOCKETS))
        else:
            await send({"type": "websocket.close"})


def routes() -> list[Route | Mount]:
    """All addresses of the server."""
    return [
        Route("/", page_requests.front),
        Route("/new/{game}", page_requests.new),
        Route("/tables", page_requests.create, methods=["POST"]),
        Route("/learn/{game}", page_requests.learn, methods=["POST"]),
        Route("/t/{table}", page_requests.table),
        Route("/t/{table}/again", seating.again, methods=["POST"]),
        Route("/t/{table}/onward", seating.onward, methods=["POST"]),
        Route("/rules/{game}", page_requests.rules),
        Route("/rules/{game}/pieces", page_requests.pieces),
        Route("/rules/{game}/pieces/{piece}", page_requests.piece),
        Route("/prefs", page_requests.prefs, methods=["POST"]),
        Route("/join/{invite}", seating.join),
        Route("/join/{invite}", seating.sit_down, methods=["POST"]),
        Route("/join/{invite}/picture", seating.picture),
        Route("/take/{secret}/picture", seating.picture),
        Route("/take/{secret}", seating.carried),
        Route("/take/{secret}", seating.use_carried, methods=["POST"]),
        *you.ROUTES,
        *api.ROUTES,
        Route("/openapi.json", openapi.openapi),
        Route("/healthz", health.healthz),
        Route("/readyz", health.readyz),
        Route("/metrics", health.metrics),
        Route("/static/board.css", board_styles),
        Route("/static/board-{game}.css", board_styles),
        Route("/static/letters/{name}", letters),
        Route("/static/{name}.js", script),
        Route("/static/{name}.css", style),
        Mount("/static", StaticFiles(directory=STATIC)),
    ]


def serve(config: Config, host: str, port: int, begun: Callable[[int], None]) -> int:
    """Serve on the fastest event loop there is; the exit code. Without letters nothing is opened."""
    letters_cut()
    config = msgspec.structs.replace(config, limits=room_made(config.limits))
    with asyncio.Runner(loop_factory=uvicorn.Config("", loop="auto").get_loop_factory()) as runner:
        return runner.run(run_server(config, host, port, begun))


async def run_server(config: Config, host: str, port: int, begun: Callable[[int], None]) -> int:
    """Serve until a signal comes; `begun` hears the port when connections are taken. The exit code."""
    with bound_socket(host, port) as listening:
        real_port = int(listening.getsockname()[1])
        server = Announced(uvicorn_config(config), lambda: begun(real_port))
        server.config.load()
        sys.setswitchinterval(SWITCH_SECONDS)
        begin_sweeping()
        await server.serve(sockets=[listening])
    return 0


class Announced(uvicorn.Server):
    """A server that tells `begun` once, when it takes connections and not before: whoever hears it may connect."""

    def __init__(self, config: uvicorn.Config, begun: Callable[[], None]) -> None:
        super().__init__(config)
        self.begun = begun

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        self.begun()


def uvicorn_config(config: Config) -> uvicorn.Config:
    """No access log (an address may carry an invitation); dead and slow connections are noticed."""
    app = make_app(config)
    return uvicorn.Config(
        Doors(app),
        http=door_of(app.state.server.keeper),
        timeout_keep_alive=config.limits.idle_seconds,
        ws=Frames,
        ws_max_size=config.limits.message,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        log_config=logging_at(config.log),
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )


def bound_socket(host: str, port: int) -> socket.socket:
    """A socket that listens, or an error that says why it cannot."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, STUCK_MILLISECONDS)
        listening.bind((host, port))
    except OSError as problem:
        raise PelagosError(
            "error-cannot-listen", host=host, port=str(port), problem=problem.strerror or ""
        ) from problem
    return listening
