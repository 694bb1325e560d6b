"""Analyses in the background: one game after the other, each as fast as the processes for long thoughts allow.

What is found is kept as it comes, so that nothing is lost when somebody stops it or the server ends; it goes on where
it was.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from typing import Final, Literal, NamedTuple, TypeAlias

import msgspec

from pelagos.analysis.deeds import Deed
from pelagos.analysis.findings import Finding
from pelagos.analysis.work import Part, unknown
from pelagos.bots.contract import BotFailed
from pelagos.bots.workers import Closing
from pelagos.core.errors import Refused

KEPT_EVERY: Final = 12
"""So many findings are kept at a time."""
Status: TypeAlias = Literal["none", "waits", "running", "stopped", "done"]
Ask: TypeAlias = Callable[[Part, Callable[[], bool]], Awaitable[list[Finding]]]
Keep: TypeAlias = Callable[[str, bytes], Awaitable[None]]


class Kept(msgspec.Struct, forbid_unknown_fields=True):
    """What is known of a game: how many deeds it has, how much is thought about each, and what was found by place."""

    all: int
    work: int
    found: dict[int, Finding] = {}

    @property
    def status(self) -> Status:
        """Where it stands when nobody works on it."""
        return "done" if len(self.found) == self.all else "stopped" if self.found else "none"


def read_kept(raw: bytes | None, all_: int, work: int) -> Kept:
    """What was kept of an analysis; of another amount of thought, or of another program, nothing is."""
    try:
        kept = msgspec.json.decode(raw or b"", type=Kept)
    except msgspec.DecodeError:
        return Kept(all_, work)
    fits = (kept.all, kept.work) == (all_, work) and all(0 <= place < all_ for place in kept.found)
    return kept if fits else Kept(all_, work)


class Order(NamedTuple):
    """A game to be analysed: its table, all of it as one part, its deeds, and what is known already."""

    table: str
    whole: Part
    deeds: list[Deed]
    kept: Kept
    address: str = ""
    person: str = ""
    """Whence it was asked for, and by whom."""


class Most(NamedTuple):
    """How many games may wait or be worked on: in all, from one address, of one person."""

    games: int
    address: int
    person: int


class Desk:
    """Where games wait to be analysed."""

    def __init__(self, ask: Ask, keep: Keep, at_once: int, most: Most) -> None:
        """`ask` has a part looked into somewhere, `at_once` at a time; `keep` writes down what was found."""
        self.ask, self.keep, self.at_once, self.most = ask, keep, at_once, most
        self.orders: dict[str, Order] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.turn = asyncio.Lock()
        self.now = ""

    def status(self, table: str) -> Status | None:
        """Where a game stands that is waiting or worked on."""
        return None if table not in self.orders else "running" if self.now == table else "waits"

    def begin(self, order: Order) -> None:
        """Analyse a game, or go on with it; when too many wait, whoever comes is asked to come again."""
        if order.table in self.orders or order.kept.status == "done":
            return
        if self._is_full(order):
            raise Refused("error-analysis-busy")
        self.orders[order.table] = order
        self.tasks[order.table] = asyncio.create_task(self._analyse(order))

    def _is_full(self, order: Order) -> bool:
        """Whether no place is left, or none for whoever asks."""
        others = self.orders.values()
        neighbours = sum(other.address == order.address for other in others)
        theirs = sum(bool(order.person) and other.person == order.person for other in others)
        return len(others) >= self.most.games or neighbours >= self.most.address or theirs >= self.most.person

    async def stop(self, table: str) -> None:
        """What was found so far is kept."""
        task = self.tasks.get(table)
        if task is not None:
            task.cancel()
            await asyncio.wait([task])

    async def close(self) -> None:
        """The server ends."""
        for table in list(self.tasks):
            await self.stop(table)

    async def _analyse(self, order: Order) -> None:
        try:
            async with self.turn:
                self.now = order.table
                left = iter([place for place in range(order.kept.all) if place not in order.kept.found])
                async with asyncio.TaskGroup() as group:
                    for _ in range(self.at_once):
                        group.create_task(self._look(order, left))
        except* Closing:
            pass  # After the next start it goes on from what was kept.
        finally:
            self.now = "" if self.now == order.table else self.now
            del self.orders[order.table], self.tasks[order.table]
            await self._keep(order)

    async def _look(self, order: Order, left: Iterator[int]) -> None:
        """Take the next deed, until none is left."""
        for place in left:
            part = order.whole._replace(places=range(place, place + 1))
            try:
                found = await self.ask(part, lambda: order.table in self.orders)
            except BotFailed:
                found = [unknown(order.deeds[place])]
            order.kept.found[place] = found[0]
            if len(order.kept.found) % KEPT_EVERY == 0:
                await self._keep(order)

    async def _keep(self, order: Order) -> None:
        await self.keep(order.table, msgspec.json.encode(order.kept))
