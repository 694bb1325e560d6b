"""Servers that can be killed a thousand times: each is forked from a process that has everything loaded already."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, event

from pelagos.server.config import Config

FORKED = get_context("forkserver")
FORKED.set_forkserver_preload(["faults.loaded"])
STARTED = 60.0
TRACE = "Traceback"


class Served:
    """A server in a process of its own, on the same port whenever it is started again."""

    def __init__(self, config: Config, log: Path) -> None:
        self.still = log.with_suffix(".still")
        """While this file is there, the database can only be read."""
        self.late = log.with_suffix(".late")
        """By how many seconds the clock of the process is wrong."""
        self.config = config
        self.log = log
        self.port = 0
        self.start()

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """The process."""
        found = self.process.pid
        assert found is not None
        return found

    def start(self) -> None:
        """Begin, and wait until connections are taken."""
        ours, theirs = FORKED.Pipe(duplex=False)
        self.process = FORKED.Process(
            target=_live,
            args=(self.config, self.port, str(self.log), theirs, str(self.still), str(self.late)),
            daemon=False,
        )
        self.process.start()
        theirs.close()
        try:
            assert ours.poll(STARTED), "the server does not start"
            self.port = ours.recv()
        except EOFError:
            raise AssertionError(f"the server ended: {self.logged()[-500:]}") from None
        finally:
            ours.close()

    def kill(self) -> None:
        """End it without a word, as the system does when memory runs out, and wait until it is gone."""
        self.process.kill()
        self.process.join()

    def stop(self) -> None:
        """Ask it to end."""
        self.process.terminate()
        self.process.join(STARTED)
        self.kill()

    def logged(self) -> str:
        """Everything it has written."""
        return self.log.read_text(encoding="utf-8") if self.log.exists() else ""


@contextmanager
def served(db: str, folder: Path, **choices: Any) -> Iterator[Served]:
    """A server on a database; its log lies in the folder."""
    server = Served(Config(db=db, log="warning", **choices), folder / "log")
    try:
        yield server
    finally:
        server.stop()


def sqlite_in(folder: Path) -> str:
    """The address of a database in a folder."""
    return f"sqlite:///{folder / 'pelagos.db'}"


def _live(config: Config, port: int, log: str, begun: Connection, still: str, late: str) -> None:
    """In the forked process: write to a file of its own, serve, say the port; asked to end, leave nothing behind."""
    signal.signal(signal.SIGTERM, _ended)
    _read_only_while(Path(still))
    time.time = _wrong_by(Path(late), time.time)
    written = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    os.dup2(written, 1)
    os.dup2(written, 2)
    from faults.loaded import serve

    serve(config, "127.0.0.1", port, begun.send)


def _ended(number: int, frame: object) -> None:
    """The server has closed everything by now, and says so to the process."""
    raise SystemExit(0)


def _read_only_while(still: Path) -> None:
    """Every transaction is refused its writes as long as a file is there, with SQLite's own words for it."""

    @event.listens_for(Engine, "begin")
    def begun(connection: Any) -> None:
        if connection.dialect.name == "sqlite":
            connection.exec_driver_sql(f"PRAGMA query_only = {int(still.exists())}")


def _wrong_by(late: Path, real: Callable[[], float]) -> Callable[[], float]:
    """The time of day, off by as many seconds as stand in a file."""

    def now() -> float:
        return real() + (float(late.read_text()) if late.exists() else 0.0)

    return now
