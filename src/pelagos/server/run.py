"""Running the application on a socket until somebody ends it."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import Callable

import uvicorn

from pelagos.core.errors import PelagosError
from pelagos.letters.kept import letters_cut
from pelagos.server.app import Doors, make_app
from pelagos.server.config import Config
from pelagos.server.incoming.frames import Frames
from pelagos.server.logs import logging_at
from pelagos.server.sweeping import begin_sweeping

SHUTDOWN_SECONDS = 5
PING_SECONDS = 20.0
STUCK_MILLISECONDS = 30_000
"""How long a connection may leave what was sent to it untaken before the system ends it."""
SWITCH_SECONDS = 0.0005
"""How long the event loop may keep the interpreter to itself while the writer waits for it."""


def serve(config: Config, host: str, port: int, begun: Callable[[int], None]) -> int:
    """Serve on the fastest event loop there is; the exit code. Without letters nothing is opened."""
    letters_cut()
    with asyncio.Runner(loop_factory=uvicorn.Config("", loop="auto").get_loop_factory()) as runner:
        return runner.run(run_server(config, host, port, begun))


async def run_server(config: Config, host: str, port: int, begun: Callable[[int], None]) -> int:
    """Serve until a signal comes; `begun` hears the port when connections are taken. The exit code."""
    listening = bound_socket(host, port)
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
    """No access log (an address may carry an invitation), and dead sockets are noticed."""
    return uvicorn.Config(
        Doors(make_app(config)),
        ws=Frames,
        ws_max_size=config.limits.message,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,
        access_log=False,
        server_header=False,
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
