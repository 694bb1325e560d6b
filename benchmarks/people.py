"""People's pages under load: as many answers as the server can tell to pages, and a thousand pages that stay.

`python -m benchmarks.people --tables 20 --seconds 10` lets both seats of each table be a page that answers as soon as
it is asked, and whoever has finished a game sits down at the next table; `--stay 600 --sockets 1000` keeps pages open
for so many seconds, each table with an answer now and then, and says how the memory of the server grew: their games are
at different places when it begins, and whoever comes to the end goes on at a new table. The server has one core.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from functools import partial
from math import ceil
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any, NamedTuple

import click
import httpx
import msgspec
import uvloop

from benchmarks.crowd import leave_all
from benchmarks.processes import cpu_seconds, free_port, on_one_core, serving
from benchmarks.wire import Client, PageHeard

PAGES = 2
TONGUES = ("en", "de")
TABLES, SECONDS = 20, 10.0
LEAST_ANSWERS, LONGEST_WAIT = 500, 0.050
MOST_GROWN = 1.1
"""What the memory may grow to while nothing but play happens, from the moment when everybody sits."""
PAUSE = 10.0
"""Somebody who stays answers about so often, in seconds."""
PAGE_BYTES = 4096
WARMING = 2.0
SHORTEST_GAME = 100
"""No game is over after fewer answers."""
LONGEST_GAME = 250
"""About so many versions has a game; those of people who stay begin anywhere in it."""
MOST_ANSWERS = 1_500
"""No server tells pages of more in a second."""


class Found(NamedTuple):
    """What was measured: acknowledged answers, seconds, waits, refusals, the server's processor time and its memory.

    `ended` says how many games came to their end meanwhile, `states` how many states pages were sent: a page that
    nobody waits for may hear of several answers in one.
    """

    answers: int
    seconds: float
    waits: list[float]
    refused: int
    used: float
    before: float
    after: float
    ended: int
    states: int

    @property
    def rate(self) -> float:
        """Answers a second."""
        return self.answers / self.seconds

    @property
    def late(self) -> float:
        """What an answer takes at most in all but one case of a hundred, in seconds."""
        return quantiles(self.waits, n=100)[98] if len(self.waits) > 1 else 0.0


class People:
    """Everybody who has a page open; each answers after a pause when asked, and goes on at a free table at the end."""

    def __init__(self, port: int, pause: float, free: list[dict[str, Any]]) -> None:
        self.port = port
        self.pause = pause
        self.free = free
        self.rng = Random(1)
        self.behind: dict[Client, int] = {}
        """Who answers at once until a game is where it should be when everything begins, and at which version."""
        self.read = msgspec.json.Decoder(PageHeard).decode
        self.clients: set[Client] = set()
        self.moving: set[asyncio.Task[None]] = set()
        self.sent: dict[int, float] = {}
        self.waits: list[float] = []
        self.refused = 0
        self.states = 0
        self.left = 0
        self.number = 0

    def hear(self, client: Client, message: bytes) -> None:
        """Answer when asked; note the time when an answer is acknowledged."""
        heard = self.read(message)
        self.states += heard.kind == "state"
        if heard.kind == "state" and heard.version >= self.behind.get(client, 0):
            self.behind.pop(client, None)
        if heard.kind == "done":
            self.waits.append(time.perf_counter() - self.sent.pop(heard.id or 0))
        elif heard.kind == "refused":
            self.refused += 1
        elif heard.kind == "state" and heard.over:
            self.leave(client)
        elif heard.kind == "state" and heard.question is not None and heard.question.mine and heard.question.options:
            chosen = self.rng.choice(heard.question.options).id
            wait = 0.0 if client in self.behind else self.pause * self.rng.uniform(0.5, 1.5)
            asyncio.get_running_loop().call_later(wait, self.answer, client, heard.version, chosen)

    def answer(self, client: Client, version: int, chosen: str) -> None:
        """One answer, unless the page was closed meanwhile."""
        if client.transport.is_closing():
            return
        self.number += 1
        self.sent[self.number] = time.perf_counter()
        body = {"do": "answer", "id": self.number, "version": version, "answers": [chosen]}
        client.send(msgspec.json.encode(body))

    def leave(self, client: Client) -> None:
        """The game is over; when the last of a table has heard it, both go to another one."""
        client.transport.close()
        self.clients.discard(client)
        self.behind.pop(client, None)
        self.left += 1
        if self.left % PAGES == 0:
            self.moving.add(task := asyncio.get_running_loop().create_task(self.sit_down()))
            task.add_done_callback(self.moving.discard)

    async def sit_down(self, ahead: int = 0) -> None:
        """Both seats of the next free table, each in a language of its own; they play quickly up to a version."""
        table = self.free.pop()
        loop, host = asyncio.get_running_loop(), f"127.0.0.1:{self.port}"
        for seat, lang in zip(table["seats"], TONGUES, strict=True):
            _, client = await loop.create_connection(
                partial(Client, host, f"/ws/{table['table']}", self.hear), "127.0.0.1", self.port
            )
            await client.opened
            self.behind[client] = ahead
            client.send(msgspec.json.encode({"do": "watch", "lang": lang, "token": seat["token"]}))
            self.clients.add(client)


def open_tables(port: int, number: int) -> list[dict[str, Any]]:
    """Tables of Nauticus for two, each opened by somebody else."""
    wish = {"game": "nauticus", "seats": [{"kind": "me"}, {"kind": "hotseat"}]}
    found = []
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        for _ in range(number):
            http.cookies.clear()
            found.append(http.post("/api/v1/tables", json=wish).raise_for_status().json())
    return found


async def play(port: int, pid: int, free: list[dict[str, Any]], tables: int, seconds: float, pause: float) -> Found:
    """Everybody sits down and plays; only what comes afterwards counts."""
    people = People(port, pause, free)
    for _ in range(tables):
        await people.sit_down(people.rng.randrange(LONGEST_GAME) if pause else 0)
    await asyncio.sleep(min(WARMING, seconds / 2))
    while any(not client.transport.is_closing() for client in people.behind):
        await asyncio.sleep(WARMING)
    people.waits.clear()
    ended, states = people.left // PAGES, people.states
    before, used, begun = memory_of(pid), cpu_seconds(pid), time.perf_counter()
    await asyncio.sleep(seconds)
    took, used = time.perf_counter() - begun, cpu_seconds(pid) - used
    gone = sum(client.transport.is_closing() for client in people.clients)
    refused, ended, states = people.refused + gone, people.left // PAGES - ended, people.states - states
    found = Found(len(people.waits), took, [*people.waits], refused, used, before, memory_of(pid), ended, states)
    await leave_all(people.clients, people.moving)
    return found


def memory_of(pid: int) -> float:
    """Megabytes that a process holds."""
    return int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1]) * PAGE_BYTES / 1e6


def measure_people(folder: Path, tables: int, seconds: float, pause: float = 0.0) -> Found:
    """On a server of its own, with as many free tables as could be played to their end."""
    port = free_port()
    rate = MOST_ANSWERS if not pause else tables / (pause / 2)
    free = tables + ceil(rate * (seconds + WARMING) / SHORTEST_GAME)
    with on_one_core(serving(port, str(folder / "people.db")), port) as server:
        return uvloop.run(play(port, server.pid, open_tables(port, free), tables, seconds, pause))


@click.command()
@click.option("--tables", default=TABLES, show_default=True, help="Tables of two pages that answer at once.")
@click.option("--seconds", default=SECONDS, show_default=True, help="Play for so long.")
@click.option("--stay", default=0.0, show_default=True, help="Then pages stay open for so many seconds.")
@click.option("--sockets", default=1_000, show_default=True, help="How many pages stay.")
def main(tables: int, seconds: float, stay: float, sockets: int) -> None:
    """Both, with what is promised."""
    kept = True
    with tempfile.TemporaryDirectory() as folder:
        found = measure_people(Path(folder), tables, seconds)
        cost = 1000 * found.used / max(1, found.answers * PAGES)
        late, most = 1000 * found.late, 1000 * LONGEST_WAIT
        sent = found.states / max(1, found.answers)
        told = f"p99 {late:.0f} ms, {cost:.2f} ms of processor for each page, {sent:.2f} states for each answer"
        told += f", {found.ended} games ended"
        click.echo(f"{found.rate:,.0f} answers/s of pages, {told}")
        kept = found.rate >= LEAST_ANSWERS and late <= most and not found.refused
        click.echo(f"  {'kept' if kept else 'MISSED'}  {LEAST_ANSWERS} answers/s with p99 of {most:.0f} ms")
    if stay:
        with tempfile.TemporaryDirectory() as folder:
            found = measure_people(Path(folder), sockets // PAGES, stay, PAUSE)
        flat = found.after <= MOST_GROWN * found.before and not found.refused
        kept = kept and flat
        told = (
            f"{found.before:.0f} MB, then {found.after:.0f} MB, {found.rate:.0f} answers/s, {found.ended} games ended"
        )
        click.echo(f"{sockets:,} pages for {stay:.0f} s: {told}, {found.refused} refused or cut off")
        click.echo(f"  {'kept' if flat else 'MISSED'}  memory flat, no error")
    sys.exit(0 if kept else 1)


if __name__ == "__main__":
    main()
