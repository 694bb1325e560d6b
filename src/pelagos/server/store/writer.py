"""The writer: what many tables want kept goes into one transaction, in a thread of its own. Other servers hear of it.

Whoever asks is answered only when the transaction is on the disk. While one transaction is being written, the next
one collects, so a busy server commits seldom and a quiet one at once.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

from pelagos.server.store.changes import CHANNEL, NOTIFY, Overtaken, write_moves
from pelagos.server.store.database import borrow, give_back
from pelagos.server.store.rows import Moves

T = TypeVar("T")

LARGEST = 500


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
        self.thread.submit(self._write, loop, group)

    def _write(self, loop: asyncio.AbstractEventLoop, group: Sequence[Waiting]) -> None:
        """In the writer's thread; whoever waits hears of it on the loop, by the shortest way there is."""
        results: Sequence[BaseException | None]
        try:
            results = self._commit([waiting.moves for waiting in group])
        except BaseException as problem:
            results = [problem] * len(group)
        loop.call_soon_threadsafe(self._written, loop, group, results)

    def _written(
        self, loop: asyncio.AbstractEventLoop, group: Sequence[Waiting], results: Sequence[BaseException | None]
    ) -> None:
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


log = logging.getLogger("pelagos.listening")

BEAT = 5.0
"""How often a silent connection is asked whether it is still there."""
PATIENCE = 1.0
"""How long one wait for news lasts before the listener looks whether it shall end."""


class Listening:
    """A thread with a connection that only listens."""

    def __init__(self, engine: Engine, origin: str, hear: Callable[[str, str], None]) -> None:
        self.engine = engine
        self.origin = origin
        self.hear = hear
        self.ending = threading.Event()
        self.ready = threading.Event()
        self.thread: threading.Thread | None = None

    def begin(self) -> None:
        """Listen from now on; SQLite has one process only, and nothing to hear."""
        if self.engine.dialect.name == "postgresql":
            loop = asyncio.get_running_loop()
            self.thread = threading.Thread(target=self._live, args=(loop,), name="listening", daemon=True)
            self.thread.start()

    async def close(self) -> None:
        """Stop listening."""
        self.ending.set()
        if self.thread is not None:
            await asyncio.to_thread(self.thread.join)

    def _live(self, loop: asyncio.AbstractEventLoop) -> None:
        """Listen, and when the connection breaks, listen anew."""
        while not self.ending.is_set():
            try:
                self._listen(loop)
            except Exception as problem:
                log.error("the connection that listens is lost: %s", type(problem).__name__)
                self.ready.clear()
                self.ending.wait(PATIENCE)

    def _listen(self, loop: asyncio.AbstractEventLoop) -> None:
        """Listen first, and only then have everything looked at that may have been missed."""
        borrowed = self.engine.raw_connection()
        driver: Any = borrowed.driver_connection
        borrowed.detach()
        give_back(driver)
        try:
            driver.autocommit = True
            self._ask(driver, f"LISTEN {CHANNEL}")
            loop.call_soon_threadsafe(self.hear, "", "")
            self.ready.set()
            heard = time.monotonic()
            while not self.ending.is_set():
                for news in driver.notifies(timeout=PATIENCE):
                    origin, table, what = news.payload.split(" ", 2)
                    if origin != self.origin:
                        loop.call_soon_threadsafe(self.hear, table, what)
                if time.monotonic() > heard + BEAT:
                    self._ask(driver, "SELECT 1")
                    heard = time.monotonic()
        finally:
            driver.close()

    def _ask(self, driver: Any, words: str) -> None:
        """Whoever does not answer is cut off."""
        borrow(driver)
        driver.execute(words)
        give_back(driver)
