"""A crowd at the tables: every seat of fifty tables is a socket that answers at random when it is asked.

Who has finished a game goes on at a table that is still free, so that there are always as many who play.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection, Iterable
from functools import partial
from math import ceil
from random import Random
from typing import Any, NamedTuple

import httpx
import msgspec

from benchmarks.wire import Client

SEATS = 4
SHORTEST_GAME = 4.0
"""No game of fifty at once is over in fewer seconds."""


class Asked(msgspec.Struct):
    """What a client reads of a question."""

    mine: bool = False
    options: list[str] = []


class Heard(msgspec.Struct):
    """What a client reads of a message."""

    kind: str = msgspec.field(name="is")
    version: int = 0
    id: int | None = 0
    over: bool = False
    question: Asked | None = None


class Crowd:
    """Counts acknowledged answers and how long each took."""

    def __init__(self, port: int, free: list[dict[str, Any]]) -> None:
        self.port = port
        self.free = free
        self.clients: set[Client] = set()
        self.moving: set[asyncio.Task[None]] = set()
        self.rng = Random(1)
        self.read = msgspec.json.Decoder(Heard).decode
        self.sent: dict[int, float] = {}
        self.waits: list[float] = []
        self.sizes: list[int] = []
        self.refused = 0
        self.left = 0
        self.number = 0
        self.playing = True

    def hear(self, client: Client, message: bytes) -> None:
        """Answer when asked; note the time when an answer is acknowledged."""
        heard = self.read(message)
        if heard.kind == "done":
            self.waits.append(time.perf_counter() - self.sent.pop(heard.id or 0))
        elif heard.kind == "state":
            self.sizes.append(len(message))
            if heard.over:
                self.leave(client)
            elif heard.question is not None and heard.question.mine and self.playing:
                self.answer(client, heard.version, heard.question.options)
        elif heard.kind == "refused":
            self.refused += 1

    async def sit_down(self) -> None:
        """All seats of the next free table."""
        table = self.free.pop()
        for seat in table["seats"]:
            client = await connected(self.port, f"/ws/{table['table']}", self)
            client.send(msgspec.json.encode({"do": "watch", "want": "data", "token": seat["token"]}))
            self.clients.add(client)

    def leave(self, client: Client) -> None:
        """The game is over; when the last of a table has heard it, they go to another one."""
        client.transport.close()
        self.clients.discard(client)
        self.left += 1
        if self.left % SEATS == 0 and self.free and self.playing:
            self.moving.add(task := asyncio.get_running_loop().create_task(self.sit_down()))
            task.add_done_callback(self.moving.discard)

    def answer(self, client: Client, version: int, options: list[str]) -> None:
        """One of the options."""
        self.number += 1
        self.sent[self.number] = time.perf_counter()
        body = {"do": "answer", "id": self.number, "version": version, "answers": [self.rng.choice(options)]}
        client.send(msgspec.json.encode(body))


class Load(NamedTuple):
    """What the crowd measured; times in seconds, sizes in bytes."""

    answers: int
    seconds: float
    waits: list[float]
    sizes: list[int]
    refused: int
    whole: float
    """How long everything took, the connecting included."""


def open_tables(port: int, number: int) -> list[dict[str, Any]]:
    """Tables of Nauticus for four, all seats ours, each table opened by somebody else."""
    wish = {"game": "nauticus", "seats": [{"kind": "me"}, *[{"kind": "hotseat"}] * (SEATS - 1)]}
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        found = []
        for _ in range(number):
            http.cookies.clear()
            found.append(http.post("/api/v1/tables", json=wish).raise_for_status().json())
        return found


def games_in(seconds: float) -> int:
    """How many games one after the other can be needed."""
    return 1 + ceil(seconds / SHORTEST_GAME)


async def play(port: int, free: list[dict[str, Any]], tables: int, seconds: float) -> Load:
    """Let every seat of so many tables play for so long."""
    crowd = Crowd(port, free)
    came = time.perf_counter()
    for _ in range(tables):
        await crowd.sit_down()
    await asyncio.sleep(min(1.0, seconds))
    crowd.waits.clear()
    crowd.sizes.clear()
    begun = time.perf_counter()
    await asyncio.sleep(seconds)
    ended = time.perf_counter()
    load = Load(len(crowd.waits), ended - begun, [*crowd.waits], [*crowd.sizes], crowd.refused, ended - came)
    crowd.playing = False
    await leave_all(crowd.clients, crowd.moving)
    return load


async def leave_all(clients: Iterable[Client], moving: Collection[asyncio.Task[None]]) -> None:
    """Everybody hangs up; whoever is just sitting down does so first, for a half-made line cannot be closed."""
    if moving:
        await asyncio.wait(moving)
    for client in clients:
        client.transport.close()


async def connected(port: int, path: str, crowd: Crowd) -> Client:
    """A socket that has been let in."""
    loop = asyncio.get_running_loop()
    host = f"127.0.0.1:{port}"
    _, client = await loop.create_connection(partial(Client, host, path, crowd.hear), "127.0.0.1", port)
    await client.opened
    return client


async def ping_pong(port: int, sockets: int, seconds: float, size: int) -> tuple[int, float]:
    """How many messages of a size a server sends back, each socket one at a time."""
    echoed = 0
    message = b"x" * size

    def hear(client: Client, heard: bytes) -> None:
        nonlocal echoed
        echoed += 1
        client.send(message)

    loop = asyncio.get_running_loop()
    clients = []
    for _ in range(sockets):
        _, client = await loop.create_connection(partial(Client, f"127.0.0.1:{port}", "/", hear), "127.0.0.1", port)
        await client.opened
        clients.append(client)
    for client in clients:
        client.send(message)
    begun = time.perf_counter()
    await asyncio.sleep(seconds)
    count, took = echoed, time.perf_counter() - begun
    for client in clients:
        client.transport.close()
    return count, took
