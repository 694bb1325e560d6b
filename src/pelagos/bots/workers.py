"""Bots think in processes of their own, with a deadline; the table never waits longer than that."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from heapq import heappop, heappush
from itertools import count
from math import inf
from multiprocessing.connection import Connection
from multiprocessing.synchronize import Event as EventType
from pickle import UnpicklingError
from threading import Lock
from time import monotonic
from typing import Any, Final, NamedTuple

from pelagos.bots.asking import asked
from pelagos.bots.contract import BotFailed, Sight, Thought, always
from pelagos.bots.registry import THINKERS, check_bot, find_bot
from pelagos.bots.search.advice import ADVISER, Advice, advise
from pelagos.bots.sweeping import sweep_seldom
from pelagos.core.codec import decode
from pelagos.core.plain import Plain
from pelagos.core.settings import Settings
from pelagos.games.registry import find_game, load_pack

READY = "ready"
LOOK: Final = 0.25
"""So often it is looked whether an answer is still wanted."""
KIND, KINDER = 10, 15
"""How far bots that think for long stand back behind others, and advice and analyses behind those: in steps of the
system's priority."""
AND_MORE: Final = 20.0
"""So long after its time the adviser may come to an end of its last thought on a busy machine."""
TO_BEGIN = 60.0
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
    patience: float = inf


class Task(NamedTuple):
    """Something else that takes long: what is done with what, as long as it is wanted. Every bot goes first."""

    do: Callable[[Any, Callable[[], bool]], Any]
    what: Any


LAST: Final = 1_000
"""The rank of whatever is not a bot at a table."""


@cache
def _game(key: str) -> tuple[Any, Any]:
    game = find_game(key)
    return game, load_pack(game)


def think(job: Job | Task) -> Any:
    """What the bot answers and remembers, what the adviser advises, or what comes of a task."""
    if isinstance(job, Task):
        return job.do(job.what, WAITED_FOR)
    return _thought(job)


def _thought(job: Job) -> Thought | Advice:
    game, pack = _game(job.game)
    state = decode(game, job.state, pack)
    sight = Sight(game, state, job.seed, job.moves, job.memory, job.settings)
    sight.patience, sight.wanted = job.patience, WAITED_FOR
    if job.bot == ADVISER:
        return advise(sight)
    check_bot(job.game, job.bot)
    return asked(find_bot(job.game, job.bot), sight)


class WaitedFor:
    """Whether this process's answer is still wanted; whoever asked may say that it is not."""

    enough: EventType | None = None

    def __call__(self) -> bool:
        return self.enough is None or not self.enough.is_set()


WAITED_FOR: Final = WaitedFor()


def serve_jobs(pipe: Connection, work: Callable[[Any], Any], enough: EventType | None = None, kind: int = 0) -> None:
    """The life of a worker process: read a job, answer it, until the other end is gone.

    Ctrl-C in a terminal reaches workers, too; it is the server that ends them.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sweep_seldom()
    WAITED_FOR.enough = enough
    if hasattr(os, "nice"):
        os.nice(kind)
    pipe.send(READY)
    while True:
        try:
            job = pipe.recv()
        except EOFError:
            return
        try:
            pipe.send(("", work(job)))
        except BotFailed as problem:
            pipe.send((problem.reason, problem.detail))
        except Exception:
            pipe.send(("raised", traceback.format_exc()))


class Worker:
    """A process that answers one job at a time; one that is too slow or has died is followed by a fresh one."""

    def __init__(self, work: Callable[[Any], Any], kind: int = 0) -> None:
        self.work, self.kind = work, kind
        self.start()

    def start(self) -> None:
        """A fresh process."""
        self.pipe, theirs = SPAWN.Pipe()
        self.enough = SPAWN.Event()
        self.process = SPAWN.Process(target=serve_jobs, args=(theirs, self.work, self.enough, self.kind), daemon=True)
        self.process.start()
        theirs.close()
        self.ready = False

    def ask(self, job: Any, seconds: float, wanted: Callable[[], bool] = always) -> Any:
        """The answer, or why there is none; after `slow` and `died` the process is no good any more.

        How long a process takes to begin is not held against the bot. When its answer is not `wanted` any more it is
        told so, and may say anything.
        """
        try:
            if not self.ready and not self.pipe.poll(TO_BEGIN):
                raise BotFailed("died", f"not ready after {TO_BEGIN:g} s")
            self.ready = self.ready or self.pipe.recv() == READY
            self.enough.clear()
            self.pipe.send(job)
            if not self._answers(seconds, wanted):
                raise BotFailed("slow", f"{seconds:g} s")
            failure, said = self.pipe.recv()
        except (EOFError, OSError) as problem:
            raise BotFailed("died", repr(problem)) from problem
        except (AttributeError, ImportError, TypeError, ValueError, UnpicklingError) as problem:
            raise BotFailed("nonsense", repr(problem)) from problem
        if failure:
            raise BotFailed(failure, said)
        return said

    def _answers(self, seconds: float, wanted: Callable[[], bool]) -> bool:
        end = monotonic() + seconds
        while not self.pipe.poll(max(0.0, min(LOOK, end - monotonic()))):
            if monotonic() >= end:
                return False
            if not wanted():
                self.enough.set()
        return True

    def stop(self) -> None:
        """End the process."""
        self.process.kill()
        self.process.join()
        self.pipe.close()


class Closing(Exception):
    """No bot is asked any more; what it would have answered is asked after the next start."""


class BotWorkers:
    """A few workers, started when the first bot is asked."""

    def __init__(self, workers: int, seconds: float, work: Callable[[Any], Any] = think, kind: int = 0) -> None:
        """`kind` lets others go first, in steps of the system's priority."""
        self.seconds = seconds
        self.kind = kind
        self.work = work
        self.limit = workers
        self.threads = ThreadPoolExecutor(workers, thread_name_prefix="bots")
        self.idle: list[Worker] = []
        self.all: list[Worker] = []
        self.failed = 0
        self.closing = False
        self.starting = Lock()
        self.asked = 0
        self.waiting: list[tuple[int, int, int, asyncio.Future[None]]] = []
        self.tickets = count()
        self.rounds: dict[str, int] = {}
        self.round = 0

    async def choose(self, job: Any, rank: int = 0, wanted: Callable[[], bool] = always, who: str = "") -> Any:
        """What the bot answers, or BotFailed; Closing while the server ends. A lower rank is served first.

        Of the same rank, those who ask (`who`) take turns, however many tables each of them has.
        """
        await self._turn(rank, who)
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, self._ask, job, wanted)
        except BotFailed as problem:
            if self.closing:
                raise Closing from problem
            self.failed += 1
            raise
        finally:
            self._next()

    async def _turn(self, rank: int, who: str) -> None:
        """Wait until a worker is free, nobody of a lower rank waits, and everybody else had a turn."""
        if self.closing:
            raise Closing
        if self.asked < self.limit:
            self.asked += 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heappush(self.waiting, (rank, self._round_of(who), next(self.tickets), turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._next()
            raise

    def _next(self) -> None:
        """Whoever is next takes the place of one who is done."""
        while self.waiting:
            _, self.round, _, turn = heappop(self.waiting)
            if not turn.done():
                turn.set_result(None)
                return
        self.rounds.clear()
        self.asked -= 1

    def others_wait(self, job: Any, rank: int) -> bool:
        """Whether somebody of this rank or a lower one waits for the processes that think about such a job."""
        return any(waits <= rank for waits, *_ in list(self.waiting))

    def _round_of(self, who: str) -> int:
        """In which round somebody's question is answered: one in each, and none before the one that goes on."""
        self.rounds[who] = max(self.round, self.rounds.get(who, -1) + 1)
        return self.rounds[who]

    def _ask(self, job: Any, wanted: Callable[[], bool]) -> Any:
        """A process that died may have been ended by somebody else, so a bot gets one more chance."""
        worker = self._worker()
        try:
            return self._asked(worker, job, wanted)
        except BotFailed as problem:
            if problem.reason != "died":
                raise
            return self._asked(worker, job, wanted)
        finally:
            self.idle.append(worker)

    def _asked(self, worker: Worker, job: Any, wanted: Callable[[], bool]) -> Any:
        try:
            return worker.ask(job, self._patience(job), wanted)
        except BotFailed as problem:
            if problem.reason in ("slow", "died"):
                self._restart(worker)
            raise

    def _patience(self, job: Any) -> float:
        """How long is waited for an answer: for advice, as long as whoever asked for it wanted, and a little more."""
        is_advice = isinstance(job, Job) and job.bot == ADVISER
        return max(self.seconds, job.patience + AND_MORE) if is_advice else self.seconds

    def _worker(self) -> Worker:
        with self.starting:
            if self.closing:
                raise Closing
            if self.idle:
                return self.idle.pop()
            worker = Worker(self.work, self.kind)
            self.all.append(worker)
            return worker

    def _restart(self, worker: Worker) -> None:
        with self.starting:
            if self.closing:
                raise Closing
            worker.stop()
            worker.start()

    def _next_all(self) -> None:
        """Everybody who waits hears that nobody is asked any more."""
        for _, _, _, turn in self.waiting:
            if not turn.done():
                turn.set_exception(Closing())
        self.waiting.clear()

    async def close(self) -> None:
        """End all processes; whoever waits for an answer hears that nobody is asked any more."""
        with self.starting:
            self.closing = True
            self._next_all()
            for worker in self.all:
                worker.process.kill()
        await asyncio.to_thread(self.threads.shutdown, cancel_futures=True)
        for worker in self.all:
            await asyncio.to_thread(worker.stop)


class BotLanes(BotWorkers):
    """Quick answers never wait behind long thoughts, nor bots behind advice and analyses: each has its processes."""

    def __init__(self, workers: int, seconds: float, work: Callable[[Any], Any] = think) -> None:
        super().__init__(workers, seconds, work)
        self.deep = BotWorkers(max(1, workers // 2), seconds, work, KIND)
        self.aside = BotWorkers(max(1, workers // 2), seconds, work, KINDER)

    def lane_of(self, job: Any) -> BotWorkers | None:
        """Where something is thought about that takes its time; None for a quick answer."""
        bot = job.bot if isinstance(job, Job) else ""
        if isinstance(job, Task) or bot == ADVISER:
            return self.aside
        return self.deep if bot in THINKERS else None

    async def choose(self, job: Any, rank: int = 0, wanted: Callable[[], bool] = always, who: str = "") -> Any:
        """What the bot answers, in the lane for its kind."""
        lane = self.lane_of(job)
        if lane is None:
            return await super().choose(job, rank, wanted, who)
        try:
            return await lane.choose(job, rank, wanted, who)
        except BotFailed:
            self.failed += 1
            raise

    def others_wait(self, job: Any, rank: int) -> bool:
        """In the lane for its kind."""
        lane = self.lane_of(job)
        return super().others_wait(job, rank) if lane is None else lane.others_wait(job, rank)

    async def close(self) -> None:
        """End the processes of all lanes."""
        await super().close()
        await self.deep.close()
        await self.aside.close()
