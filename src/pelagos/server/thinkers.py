"""Bots think in processes of their own, with a deadline; the table never waits longer than that."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from pelagos.bots.asking import asked
from pelagos.bots.contract import Sight, Thought
from pelagos.bots.registry import check_bot, find_bot
from pelagos.core.codec import decode
from pelagos.core.plain import Plain
from pelagos.core.settings import Settings
from pelagos.games.registry import find_game, load_pack

log = logging.getLogger("pelagos.bots")

SPAWN = multiprocessing.get_context("spawn")


class Job(NamedTuple):
    """One question for one bot: everything it takes to make the bot and the position."""

    game: str
    bot: str
    state: dict[str, Any]
    seed: str
    moves: int
    memory: Plain
    settings: Settings


class TooSlow(Exception):
    """The bot did not answer in time, or its process died."""


@cache
def _game(key: str) -> tuple[Any, Any]:
    game = find_game(key)
    return game, load_pack(game)


def think(job: Job) -> Thought:
    """What the bot answers and remembers."""
    game, pack = _game(job.game)
    state = decode(game.state, job.state, pack)
    check_bot(job.game, job.bot)
    sight = Sight(game, state, job.seed, job.moves, job.memory, job.settings)
    return asked(find_bot(job.game, job.bot), sight)


def serve_jobs(pipe: Connection, work: Callable[[Any], Any]) -> None:
    """The life of a worker process: read a job, answer it, until the other end is gone."""
    while True:
        try:
            job = pipe.recv()
        except (EOFError, KeyboardInterrupt):
            return
        pipe.send(work(job))


class Worker:
    """A process that answers one job at a time; one that is too slow is ended and started anew."""

    def __init__(self, work: Callable[[Any], Any]) -> None:
        self.work = work
        self.start()

    def start(self) -> None:
        """A fresh process."""
        self.pipe, theirs = SPAWN.Pipe()
        self.process = SPAWN.Process(target=serve_jobs, args=(theirs, self.work), daemon=True)
        self.process.start()
        theirs.close()

    def ask(self, job: Any, seconds: float) -> Any:
        """The answer, or TooSlow."""
        try:
            self.pipe.send(job)
            if self.pipe.poll(seconds):
                return self.pipe.recv()
        except (EOFError, OSError) as problem:
            self.stop()
            self.start()
            raise TooSlow from problem
        self.stop()
        self.start()
        raise TooSlow

    def stop(self) -> None:
        """End the process."""
        self.process.kill()
        self.process.join()
        self.pipe.close()


class Thinkers:
    """A few workers, started when the first bot is asked."""

    def __init__(self, workers: int, seconds: float, work: Callable[[Any], Any] = think) -> None:
        self.seconds = seconds
        self.work = work
        self.limit = workers
        self.threads = ThreadPoolExecutor(workers, thread_name_prefix="bots")
        self.idle: list[Worker] = []
        self.all: list[Worker] = []
        self.missed = 0

    async def choose(self, job: Any) -> Any:
        """What the bot answers, or TooSlow."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, self._ask, job)

    def _ask(self, job: Any) -> Any:
        worker = self.idle.pop() if self.idle else self._new()
        try:
            return worker.ask(job, self.seconds)
        except TooSlow:
            self.missed += 1
            raise
        finally:
            self.idle.append(worker)

    def _new(self) -> Worker:
        worker = Worker(self.work)
        self.all.append(worker)
        return worker

    async def close(self) -> None:
        """End all processes."""
        for worker in self.all:
            worker.process.kill()
        await asyncio.to_thread(self.threads.shutdown)
