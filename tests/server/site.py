"""A real server for tests, in a thread of this process or in a process of its own, and clients for it."""

from __future__ import annotations

import asyncio
import json
import os
import re
import socket
import ssl
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from starlette.applications import Starlette
from websockets.sync.client import ClientConnection, connect

from pelagos.server.app import Announced, Doors, bound_socket, uvicorn_config
from pelagos.server.config import Config
from pelagos.server.incoming.context import Server

PATIENCE = 120.0
ADDRESS = re.compile(r"http://[^/]+/")
UNUSED = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Our servers speak plain HTTP here: a client need not read the machine's certificates first."""


class Site:
    """Where a server is, and the server itself when it runs in this process."""

    def __init__(self, url: str, app: Starlette | None = None, loop: asyncio.AbstractEventLoop | None = None) -> None:
        self.url = url
        self.app = app
        self.loop = loop
        self.clients: list[Client] = []

    @property
    def server(self) -> Server:
        assert self.app is not None, "only a server in this process can be looked into"
        found: Server = self.app.state.server
        return found

    def inside(self, deed: Callable[..., Any], *given: Any) -> Any:
        """Do something where the server does its own work, and wait for it."""
        assert self.loop is not None, "only a server in this process can be looked into"

        async def done() -> Any:
            return deed(*given)

        return asyncio.run_coroutine_threadsafe(done(), self.loop).result(PATIENCE)

    def client(self, **options: Any) -> Client:
        client = Client(self.url, **options)
        self.clients.append(client)
        return client

    def close(self) -> None:
        for client in self.clients:
            client.http.close()


class Client:
    """A browser without a page: cookies, requests and sockets."""

    def __init__(self, url: str, **headers: str) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, headers=headers, verify=UNUSED)

    def get(self, path: str, **options: Any) -> httpx.Response:
        return self.http.get(path, **options)

    def post(self, path: str, data: Any = None, **options: Any) -> httpx.Response:
        return self.http.post(path, json=data, **options)

    def open(self, game: str = "nauticus", seats: tuple[str, ...] = ("me", "hotseat"), **wish: Any) -> dict[str, Any]:
        """A new table: its id, invitation and tokens. Nobody chooses the luck where strangers may sit."""
        luck = {} if "open" in seats else {"seed": "1"}
        wish = {"game": game, "seats": [{"kind": kind} for kind in seats], **luck, **wish}
        answer = self.post("/api/v1/tables", wish)
        assert answer.status_code == 201, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def state(self, table: str, want: str = "data", **options: Any) -> dict[str, Any]:
        answer = self.get(f"/api/v1/tables/{table}", params={"want": want}, **options)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def answer(self, table: str, version: int, *answers: str, number: int = 1, **options: Any) -> httpx.Response:
        body = {"id": number, "version": version, "answers": answers}
        return self.post(f"/api/v1/tables/{table}/answers", body, **options)

    @contextmanager
    def socket(self, table: str, want: str = "data", **first: Any) -> Iterator[Socket]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"{self.url.replace('http', 'ws')}/ws/{table}"
        headers = {"Cookie": cookies} if cookies else {}
        # Without a bound on what nobody has read yet: behind one, the answer to our goodbye would never be read.
        bounds: dict[str, Any] = {"max_size": None, "max_queue": None, "open_timeout": PATIENCE}
        with connect(address, additional_headers=headers, **bounds) as connection:
            connected = Socket(connection)
            connected.send(do="watch", want=want, **first)
            yield connected


class Socket:
    """A connected socket, spoken to in messages."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    def send(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def raw(self) -> str:
        return str(self.connection.recv(timeout=PATIENCE))

    def next(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.raw())
        return found

    def until(self, holds: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The first message of which something is true."""
        while True:
            message = self.next()
            if holds(message):
                return message

    def wait(self, kind: str) -> dict[str, Any]:
        return self.until(lambda message: message["is"] == kind)


@contextmanager
def running(config: Config, send_buffer: int = 0) -> Iterator[Site]:
    """A server in a thread; a small send buffer makes it notice slow clients soon."""
    settings = uvicorn_config(config)
    ready, loops = threading.Event(), []

    def started() -> None:
        loops.append(asyncio.get_running_loop())
        ready.set()

    server = Announced(settings, started)
    listening = bound_socket("127.0.0.1", 0)
    if send_buffer:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    assert ready.wait(PATIENCE)
    doors = settings.app
    assert isinstance(doors, Doors)
    site = Site(f"http://127.0.0.1:{listening.getsockname()[1]}", doors.app, loops[0])
    yield site
    site.close()
    server.should_exit = True
    thread.join(PATIENCE)
    listening.close()
    assert not thread.is_alive(), "the server ends when it is told to"


@contextmanager
def process(db: str, *options: str) -> Iterator[tuple[Site, subprocess.Popen[str]]]:
    """A server in a process of its own, as people start it; it is killed at the end if it still runs."""
    command = [sys.executable, "-c", "from pelagos.cli import main; main()", "serve", "--no-browser", "--port", "0"]
    environment = {**os.environ, "LANG": "C"}
    started = subprocess.Popen(
        [*command, "--db", db, *options], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment
    )
    assert started.stdout is not None
    try:
        found = None
        while found is None:
            line = started.stdout.readline()
            assert line, "the server ended before it began"
            found = ADDRESS.search(line)
        site = Site(found[0].rstrip("/"))
        yield site, started
        site.close()
    finally:
        started.kill()
        started.wait()
        started.stdout.close()
