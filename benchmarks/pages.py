"""Two pages at a table: what an answer costs the server's processor, told in words and drawings to each of them.

Tables play whole games at random in step: nobody answers before both pages have heard of the last answer. Where one
plays alone, the second page is a spectator's. The first game of each kind is not counted: a server reads its
catalogues and draws its grounds once. `python -m benchmarks.pages nauticus nemo2` measures some games alone.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
import msgspec
import uvloop

from benchmarks.processes import cpu_seconds, free_port, on_one_core, serving
from benchmarks.wire import Client, PageHeard

PAGES = 2
ALONE = ("nemo1",)
TOGETHER = {"nemo2": {"mode": "coop"}}
LONGEST = {"nauticus": 1.5, "nemo1": 2.5, "nemo2": 2.5, "endeavor": 3.0}
"""The most milliseconds for an answer and page, by game."""
TONGUES = (("en", "en"), ("en", "de"))
TABLES = 6
WHOLE = 10_000


class Told(NamedTuple):
    """What was measured of one game: the server's processor time in seconds, answers, and bytes of each update."""

    game: str
    tongues: tuple[str, ...]
    used: float
    answers: int
    size: float

    @property
    def cost(self) -> float:
        """Milliseconds for an answer and page."""
        return 1000 * self.used / max(1, self.answers * PAGES)


class Readers:
    """The pages of one table. `ready` comes with the first state of each, `done` after the last answer."""

    def __init__(self, seed: int, most: int) -> None:
        self.rng = Random(seed)
        self.most = most
        self.clients: list[Client] = []
        self.standing: dict[Client, PageHeard] = {}
        self.answers = 0
        self.heard = 0
        self.playing = False
        self.ready, self.done = asyncio.Event(), asyncio.Event()
        self.read = msgspec.json.Decoder(PageHeard).decode

    def hear(self, client: Client, message: bytes) -> None:
        """Take a state in; whoever is asked answers as soon as everybody stands there."""
        found = self.read(message)
        assert found.kind != "refused", message
        if found.kind != "state":
            return
        self.standing[client] = found
        self.heard += len(message) * self.playing
        if len(self.standing) == PAGES and len({heard.version for heard in self.standing.values()}) == 1:
            self.ready.set()
            if self.playing:
                self.answer()

    def answer(self) -> None:
        """One of the options, unless the game or the measuring is over."""
        asked = [(client, heard) for client, heard in self.standing.items() if heard.question and heard.question.mine]
        if not asked or self.answers == self.most:
            self.done.set()
            return
        client, heard = asked[0]
        assert heard.question is not None
        chosen = self.rng.choice(heard.question.options).id
        self.answers += 1
        body = {"do": "answer", "id": self.answers, "version": heard.version, "answers": [chosen]}
        client.send(msgspec.json.encode(body))

    async def play(self) -> None:
        """The whole game, or as much of it as is wanted."""
        self.playing = True
        self.answer()
        await self.done.wait()


def open_table(port: int, game: str, seed: int) -> dict[str, Any]:
    """A table of a game for as many as look at it, or for one."""
    seats = [{"kind": "me"}] if game in ALONE else [{"kind": "me"}, {"kind": "hotseat"}]
    wish = {"game": game, "seats": seats, "seed": str(seed), "settings": TOGETHER.get(game, {})}
    reply = httpx.post(f"http://127.0.0.1:{port}/api/v1/tables", json=wish, timeout=60)
    found: dict[str, Any] = reply.raise_for_status().json()
    return found


async def sit_down(port: int, game: str, tongues: tuple[str, ...], seed: int, most: int) -> Readers:
    """The pages of a new table, one for each language, each with what stands there at first."""
    table, readers = await asyncio.to_thread(open_table, port, game, seed), Readers(seed, most)
    tokens = [seat["token"] for seat in table["seats"]]
    loop, host = asyncio.get_running_loop(), f"127.0.0.1:{port}"
    for token, lang in zip((*tokens, "")[:PAGES], tongues, strict=True):
        _, client = await loop.create_connection(
            partial(Client, host, f"/ws/{table['table']}", readers.hear), "127.0.0.1", port
        )
        await client.opened
        client.send(msgspec.json.encode({"do": "watch", "lang": lang, "token": token}))
        readers.clients.append(client)
    await readers.ready.wait()
    return readers


async def told(port: int, pid: int, game: str, tongues: tuple[str, ...], seeds: range, most: int) -> Told:
    """Tables of a game, all at once; what the server used between the first state and the last."""
    tables = [await sit_down(port, game, tongues, seed, most) for seed in seeds]
    before = cpu_seconds(pid)
    await asyncio.gather(*(readers.play() for readers in tables))
    used = cpu_seconds(pid) - before
    for client in (client for readers in tables for client in readers.clients):
        client.transport.close()
    answers = sum(readers.answers for readers in tables)
    heard = sum(readers.heard for readers in tables)
    return Told(game, tongues, used, answers, heard / max(1, answers * PAGES))


def measure_pages(folder: Path, games: tuple[str, ...], tables: int = TABLES, most: int = WHOLE) -> list[Told]:
    """Every game, in one language and in two, one after the other on one server."""
    port = free_port()
    with on_one_core(serving(port, str(folder / "pages.db")), port) as server:
        found = []
        for game in games:
            for tongues in TONGUES:
                uvloop.run(told(port, server.pid, game, tongues, range(1), most))
                found.append(uvloop.run(told(port, server.pid, game, tongues, range(1, 1 + tables), most)))
        return found


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as temporary:
        for measured in measure_pages(Path(temporary), tuple(sys.argv[1:]) or tuple(LONGEST)):
            print(f"{measured.game} {' '.join(measured.tongues)}: {measured.cost:.2f} ms for an answer and page")
