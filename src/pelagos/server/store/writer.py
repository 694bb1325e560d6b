"""The writer: what many tables want kept goes into one transaction, in a thread of its own.

Whoever asks is answered only when the transaction is on the disk. While one transaction is being written, the next
one collects, so a busy server commits seldom and a quiet one at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, bindparam, insert, text, update
from sqlalchemy.exc import IntegrityError

from pelagos.server.store.rows import Moves
from pelagos.server.store.schema import entries, snapshots, tables
from pelagos.table.record import Line, Result, Snapshot, write_line

T = TypeVar("T")

CHANNEL = "pelagos"
LARGEST = 500
ADVANCE = (
    update(tables)
    .where(tables.c.id == bindparam("the_table"), tables.c.version == bindparam("base"))
    .values(
        version=bindparam("to"),
        asked=bindparam("asked_seat"),
        over=bindparam("is_over"),
        bot_next=bindparam("is_bot"),
        touched=bindparam("when"),
    )
)
NOTIFY = text("SELECT pg_notify(:channel, :news)")


class Overtaken(Exception):
    """Somebody else has moved this table meanwhile; nothing was written."""


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

    def _commit_group(self, group: Sequence[Moves]) -> None:
        with self.engine.begin() as connection:
            write_moves(connection, group)
            if connection.dialect.name == "postgresql":
                news = [f"{self.origin} {moves.table} {moves.version}" for moves in group]
                connection.execute(NOTIFY, [{"channel": CHANNEL, "news": line} for line in news])
        self.commits += 1
        self.kept += len(group)


def write_moves(connection: Connection, group: Sequence[Moves]) -> None:
    """Advance the tables and add their lines; a table that is not where it should be stops everything."""
    advanced = connection.execute(ADVANCE, [_advance(moves) for moves in group])
    if advanced.rowcount != len(group):
        raise Overtaken
    rows = [row for moves in group for row in _entry_rows(moves)]
    if rows:
        connection.execute(insert(entries), rows)
    pictures = [_line_row(moves.table, line) for moves in group for line in moves.lines if isinstance(line, Snapshot)]
    if pictures:
        connection.execute(insert(snapshots), pictures)
    for moves in group:
        for line in moves.lines[-1:]:
            if isinstance(line, Result):
                connection.execute(update(tables).where(tables.c.id == moves.table).values(result=_text(line)))


def _advance(moves: Moves) -> dict[str, Any]:
    return {
        "the_table": moves.table,
        "base": moves.base,
        "to": moves.version,
        "asked_seat": moves.asked,
        "is_over": moves.over,
        "is_bot": moves.bot_next,
        "when": moves.at,
    }


def _entry_rows(moves: Moves) -> list[dict[str, Any]]:
    rows = [_line_row(moves.table, line) for line in moves.lines if not isinstance(line, Snapshot | Result)]
    for number, row in enumerate(rows):
        first = number == 0 and moves.mark is not None
        row["request"] = moves.mark if first else None
        row["upto"] = moves.version if first else None
    return rows


def _line_row(table: str, line: Any) -> dict[str, Any]:
    return {"table_id": table, "n": line.n, "line": _text(line)}


def _text(line: Line) -> str:
    return write_line(line)[:-1].decode()
