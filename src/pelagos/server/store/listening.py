"""Other server processes on the same PostgreSQL: whenever one of them moves a table, this one hears of it."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable
from typing import Any

from sqlalchemy import Engine

from pelagos.server.store.writer import CHANNEL

log = logging.getLogger("pelagos.listening")

PATIENCE = 1.0
"""How long one wait for news lasts before the listener looks whether it shall end."""


class Listening:
    """A thread with a connection that only listens."""

    def __init__(self, engine: Engine, origin: str, hear: Callable[[str], None]) -> None:
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
        """Listen, and when the connection breaks, listen anew; what was missed meanwhile is read again."""
        while not self.ending.is_set():
            try:
                self._listen(loop)
            except Exception:
                log.exception("the connection that listens is lost")
                loop.call_soon_threadsafe(self.hear, "")
                self.ending.wait(PATIENCE)

    def _listen(self, loop: asyncio.AbstractEventLoop) -> None:
        borrowed = self.engine.raw_connection()
        driver: Any = borrowed.driver_connection
        borrowed.detach()
        try:
            driver.autocommit = True
            driver.execute(f"LISTEN {CHANNEL}")
            self.ready.set()
            while not self.ending.is_set():
                for news in driver.notifies(timeout=PATIENCE):
                    origin, table, _ = news.payload.split(" ")
                    if origin != self.origin:
                        loop.call_soon_threadsafe(self.hear, table)
        finally:
            driver.close()
