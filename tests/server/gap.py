"""A small proxy between a server and its database, on which lines are cut, delayed or left half open."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit


class Gap:
    """Everything passes, until somebody says otherwise. Runs in a thread of its own."""

    def __init__(self, host: str, port: int) -> None:
        self.there = (host, port)
        self.loop = asyncio.new_event_loop()
        self.writers: set[asyncio.StreamWriter] = set()
        self.flowing = asyncio.Event()
        self.flowing.set()
        self.delay = 0.0
        self.refusing = False
        self.port = 0
        self.broken = 0
        self.ready = threading.Event()
        self.thread = threading.Thread(target=self._live, name="gap", daemon=True)
        self.thread.start()
        assert self.ready.wait(20)

    def cut(self, refuse: bool = False) -> None:
        """End all lines; with `refuse`, no new one comes to be until `heal`."""
        self._do(lambda: self._cut(refuse))

    def still(self) -> None:
        """Half open: everything is taken, and nothing comes through."""
        self._do(self.flowing.clear)

    def slow(self, seconds: float) -> None:
        """Everything takes so much longer."""
        self.delay = seconds

    def heal(self) -> None:
        """As before."""
        self.delay, self.refusing = 0.0, False
        self._do(self.flowing.set)

    def close(self) -> None:
        """No proxy any more."""
        self._do(lambda: self._cut(True))
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(20)

    def _do(self, deed: object) -> None:
        done = threading.Event()

        def act() -> None:
            assert callable(deed)
            deed()
            done.set()

        self.loop.call_soon_threadsafe(act)
        assert done.wait(20)

    def _cut(self, refuse: bool) -> None:
        self.refusing = refuse
        for writer in list(self.writers):
            writer.transport.abort()

    def _live(self) -> None:
        asyncio.set_event_loop(self.loop)
        server = self.loop.run_until_complete(asyncio.start_server(self._serve, "127.0.0.1", 0))
        self.port = server.sockets[0].getsockname()[1]
        self.ready.set()
        self.loop.run_forever()
        server.close()
        waiting = asyncio.all_tasks(self.loop)
        for task in waiting:
            task.cancel()
        self.loop.run_until_complete(asyncio.gather(*waiting, return_exceptions=True))
        self.loop.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.refusing:
            writer.transport.abort()
            return
        far_reader, far_writer = await asyncio.open_connection(*self.there)
        self.writers |= {writer, far_writer}
        try:
            await asyncio.gather(self._pass(reader, far_writer), self._pass(far_reader, writer))
        except OSError:
            self.broken += 1
        finally:
            for one in (writer, far_writer):
                self.writers.discard(one)
                one.transport.abort()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65_536):
            await self.flowing.wait()
            if self.delay:
                await asyncio.sleep(self.delay)
            writer.write(data)
            await writer.drain()
        writer.transport.abort()


@contextmanager
def gap(url: str) -> Iterator[tuple[Gap, str]]:
    """A proxy before a database, and the address by which a server reaches it there."""
    found = urlsplit(url)
    assert found.hostname is not None
    assert found.port is not None
    between = Gap(found.hostname, found.port)
    try:
        yield between, url.replace(f":{found.port}/", f":{between.port}/")
    finally:
        between.close()
