"""The writer: what many tables want kept goes into one transaction, in a thread of its own.

Whoever asks is answered only when the transaction is on the disk. While one transaction is being written, the next
one collects, so a busy server commits seldom and a quiet one at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import IntegrityError

from pelagos.server.store.moves import Overtaken, write_moves
from pelagos.server.store.rows import Moves

T = TypeVar("T")

CHANNEL = "pelagos"
LARGEST = 500
NOTIFY = text("SELECT pg_notify(:channel, :news)")


class Waiting(NamedTuple):
    """Moves, and who waits for them to be kept."""

    moves: Moves
    done: asyncio.Future[None]


class Writer:
    """All writing of one server process goes through here, one transaction after the other."""

    def __init__(self, engine: Engine, origin: str) -> None:
        self.engine = engine
        self.origin = origin
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self.waiting: list[Waiting] = []
        self.busy = False
        self.own: Connection | None = None
        self.commits = 0
        self.kept = 0

    async def keep(self, moves: Moves) -> None:
        """Return when the moves are on the disk; `Overtaken` when the table is elsewhere by now."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self.waiting.append(Waiting(moves, done))
        if not self.busy:
            self._write_next(loop)
        await done

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Some other change, in a transaction of its own, between the groups."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.thread, self._run, work)

    async def close(self) -> None:
        """Finish what has been asked for."""
        while self.busy:
            await asyncio.sleep(0.005)
        await asyncio.to_thread(self.thread.shutdown)
        if self.own is not None:
            self.own.close()

    def _run(self, work: Callable[[Connection], T]) -> T:
        with self.engine.begin() as connection:
            return work(connection)

    def _write_next(self, loop: asyncio.AbstractEventLoop) -> None:
        group, self.waiting = self.waiting[:LARGEST], self.waiting[LARGEST:]
        self.busy = True
        written = loop.run_in_executor(self.thread, self._commit, [waiting.moves for waiting in group])
        written.add_done_callback(lambda future: self._written(loop, group, future))

    def _written(self, loop: asyncio.AbstractEventLoop, group: Sequence[Waiting], written: asyncio.Future[Any]) -> None:
        problem = written.exception()
        results = [problem] * len(group) if problem else written.result()
        for waiting, result in zip(group, results, strict=True):
            if waiting.done.done():
                continue
            if result is None:
                waiting.done.set_result(None)
            else:
                waiting.done.set_exception(result)
        self.busy = False
        if self.waiting:
            self._write_next(loop)

    def _commit(self, group: Sequence[Moves]) -> list[Exception | None]:
        """One transaction for all; when one of them does not fit, each gets its own."""
        try:
            self._commit_group(group)
        except (IntegrityError, Overtaken):
            return [self._commit_alone(moves) for moves in group]
        return [None] * len(group)

    def _commit_alone(self, moves: Moves) -> Exception | None:
        try:
            self._commit_group([moves])
        except (IntegrityError, Overtaken):
            return Overtaken(moves.table)
        return None

    def _begun(self) -> AbstractContextManager[Connection]:
        """A transaction. A file does not go away, so there the writer keeps its connection."""
        if self.engine.dialect.name != "sqlite":
            return self.engine.begin()
        if self.own is None:
            self.own = self.engine.connect()
        return _transaction(self.own)

    def _commit_group(self, group: Sequence[Moves]) -> None:
        with self._begun() as connection:
            write_moves(connection, group)
            if connection.dialect.name == "postgresql":
                news = [f"{self.origin} {moves.table} {moves.version}" for moves in group]
                connection.execute(NOTIFY, [{"channel": CHANNEL, "news": line} for line in news])
        self.commits += 1
        self.kept += len(group)


@contextmanager
def _transaction(connection: Connection) -> Iterator[Connection]:
    with connection.begin():
        yield connection
