"""Advice at many tables: one search for a question, however often and by however many it is asked for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from math import inf
from time import monotonic
from typing import Final

from pelagos.bots.search.advice import Advice
from pelagos.bots.workers import BotWorkers, Job

FIRST: Final = 0
"""Advice goes before analyses, which nobody waits for; bots have processes of their own."""
IN_TURN: Final = 5.0
"""While others wait for the adviser, nobody's question is thought about for longer than so many seconds."""
MOST: Final = 200
"""So many tables' last advice is kept for whoever asks again; the oldest goes."""


class Thinking:
    """Advice on one question of a table: being thought about, or given."""

    def __init__(self, moves: int, seconds: float) -> None:
        self.moves, self.seconds = moves, seconds
        self.waiting = 0
        self.stopped = False
        self.since = inf
        self.task: asyncio.Task[Advice] | None = None

    @property
    def is_over(self) -> bool:
        """Whether there is nothing to wait for any more."""
        return self.task is None or self.task.done()

    def serves(self, moves: int, seconds: float) -> bool:
        """Whether it is the same question, with time enough; what failed or was stopped for good serves nobody."""
        if self.moves != moves or (self.is_over and (self.stopped or self.seconds < seconds)):
            return False
        return not self.is_over or self._came()

    def _came(self) -> bool:
        return self.task is not None and not self.task.cancelled() and self.task.exception() is None


class Counsel:
    """The adviser of a server. Its thoughts are the last to be thought, and end when nobody waits for them."""

    def __init__(self, workers: BotWorkers) -> None:
        self.workers = workers
        self.tables: dict[str, Thinking] = {}
        self.hurried: dict[str, int] = {}
        """Questions, by their tables, on which no more thought is wanted than what has been thought: none yet."""

    async def advice(self, table: str, job: Job, stands: Callable[[], bool], who: str = "") -> Advice:
        """Advice on the question of a job; whoever asks meanwhile waits for the same. BotFailed when none comes.

        Those who ask (`who`) take turns, however many tables each of them has.
        """
        thinking = self.tables.get(table)
        if thinking is None or not thinking.serves(job.moves, job.patience):
            self._stop(table)
            thinking = self._begin(table, job, stands, who)
            thinking.stopped = self.hurried.pop(table, None) == job.moves
        assert thinking.task is not None, "it has begun"
        thinking.waiting += 1
        try:
            return await asyncio.shield(thinking.task)
        finally:
            thinking.waiting -= 1
            if not thinking.waiting:
                thinking.stopped = thinking.stopped or not thinking.is_over

    def enough(self, table: str, moves: int) -> None:
        """Whoever thinks about a table's question tells what was found until now; who is about to begin, at once."""
        if not self._stop(table):
            self.hurried[table] = moves

    def _stop(self, table: str) -> bool:
        """Whether somebody was thinking."""
        thinking = self.tables.get(table)
        if thinking is None or thinking.is_over:
            return False
        thinking.stopped = True
        return True

    def _begin(self, table: str, job: Job, stands: Callable[[], bool], who: str) -> Thinking:
        thinking = Thinking(job.moves, job.patience)

        def wanted() -> bool:
            """Asked while it is thought about only, so the first time is when the thought begins."""
            thinking.since = min(thinking.since, monotonic())
            if monotonic() - thinking.since > IN_TURN and self.workers.others_wait(job, FIRST):
                thinking.stopped = True
            return not thinking.stopped and stands()

        thinking.task = asyncio.create_task(self.workers.choose(job, FIRST, wanted, who))
        thinking.task.add_done_callback(_heard)
        self.tables.pop(table, None)
        self.tables[table] = thinking
        for kept in (self.tables, self.hurried):
            while len(kept) > MOST:
                kept.pop(next(iter(kept)))
        return thinking


def _heard(task: asyncio.Task[Advice]) -> None:
    """Why there is no advice is told to whoever waits for it; when nobody does any more, it is no fault."""
    if not task.cancelled():
        task.exception()
