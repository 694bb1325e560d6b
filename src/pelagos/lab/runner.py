"""Where long work is done: here, in processes of this machine, or on a Ray cluster. Every long command uses this.

Work is a function and a list of jobs, all of them picklable and independent of each other:

    for place, found in spread(play_part, jobs, Where(workers=8)):
        ...

`play_part(jobs[place])` gave `found`. Outcomes come as they are ready; `in_order` puts them in the order of the jobs.
Cut jobs by what they are about, never by how many workers there are (`parts.parts_of`), and let a job carry its seeds:
then the same question has the same answer however it was split. A worker that dies is replaced, and its job done again;
a `PelagosError` that a job raises comes out here. Whoever stops listening stops the work.

A new long command takes `@places_options` and asks `where_of(on, workers)` (`cli/work.py`), shows a bar by
`with progress(...) as told` (`cli/progress.py`), and lets `run.done_parts(do, jobs, kind, where, folder, told)` keep
what is finished in a `folder.RunFolder(out, asked)`, so that it goes on where it was; `lab/soak.py` is the shortest
example.
"""

from __future__ import annotations

import os
import signal
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from threading import Thread
from traceback import format_exc
from typing import Final, NamedTuple, TypeVar, cast

from pelagos.bots.sweeping import sweep_seldom
from pelagos.core.errors import PelagosError

LOCAL: Final = "local"
RAY: Final = "ray"
ADDRESS: Final = "ray://"
MOST_DEATHS: Final = 3
"""How often in a row workers may die of a job without any other getting done."""

Job = TypeVar("Job")
Found = TypeVar("Found")


class Where(NamedTuple):
    """Where work is done, and by how many at a time."""

    workers: int = 1
    on: str = LOCAL
    """`local`; `ray` for a cluster that is started here and ends with the work; the address of one, `ray://HOST:PORT`."""


def where(on: str, workers: int) -> Where:
    """A place as it is written after `--on`; one that there is not is refused."""
    if on not in (LOCAL, RAY) and not (on.startswith(ADDRESS) and len(on) > len(ADDRESS)):
        raise PelagosError("error-on", place=on)
    return Where(workers, on)


HERE: Final = Where()
"""In this process, one job after the other."""


def spread(
    do: Callable[[Job], Found], jobs: Sequence[Job], where: Where = HERE
) -> Generator[tuple[int, Found], None, None]:
    """What each job comes to, with its place in the list, as soon as it is ready."""
    if where.on != LOCAL:
        from pelagos.lab.on_ray import on_ray

        return on_ray(do, jobs, where.on, where.workers, MOST_DEATHS)
    if where.workers == 1 or len(jobs) == 1:
        return ((place, do(job)) for place, job in enumerate(jobs))
    return _in_processes(do, jobs, where.workers)


def in_order(found: Iterable[tuple[int, Found]]) -> Generator[Found, None, None]:
    """The same without places, in the order of the jobs; what comes early waits."""
    early: dict[int, Found] = {}
    following = 0
    for place, one in found:
        early[place] = one
        while following in early:
            yield early.pop(following)
            following += 1


def _in_processes(
    do: Callable[[Job], Found], jobs: Sequence[Job], workers: int
) -> Generator[tuple[int, Found], None, None]:
    """Jobs that were lost with a worker are given to another.

    Each worker has a line of its own, and none but the two ends holds it: whoever is killed while he reads or writes,
    nobody waits for him. (A `ProcessPoolExecutor` has one queue for all; it waits for ever when workers are ended while
    a job lies there that is larger than a pipe.)
    """
    left = deque(range(len(jobs)))
    hired: dict[Connection, BaseProcess] = {}
    busy: dict[Connection, int] = {}
    deaths = Counter[int]()
    try:
        while left or busy:
            while left and len(busy) < workers:
                pipe, worker = _hire(do)
                hired[pipe] = worker
                busy[pipe] = _hand_out(left, jobs, pipe)
            for pipe in cast(list[Connection], wait(list(busy))):
                place = busy.pop(pipe)
                try:
                    found, problem = pipe.recv()
                except (EOFError, ConnectionResetError):
                    deaths[place] += 1
                    if deaths[place] == MOST_DEATHS:
                        raise PelagosError("error-worker-died", times=MOST_DEATHS) from None
                    left.appendleft(place)
                    continue
                if problem is not None:
                    raise problem
                deaths.clear()
                if left:
                    busy[pipe] = _hand_out(left, jobs, pipe)
                else:
                    pipe.close()
                yield place, found
    finally:
        # Nobody waits any more, and a job may take minutes.
        for pipe in busy:
            hired[pipe].terminate()
        for pipe, worker in hired.items():
            pipe.close()
            worker.join()


def _hire(do: Callable[[Job], Found]) -> tuple[Connection, BaseProcess]:
    """A process that does one job after the other, and our end of its line."""
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    worker = context.Process(target=_work, args=(theirs, do))
    worker.start()
    theirs.close()
    return ours, worker


def _hand_out(left: deque[int], jobs: Sequence[Job], pipe: Connection) -> int:
    """The place of the next job, which goes down the line; if nobody is there, that is heard when it is read."""
    place = left.popleft()
    with suppress(BrokenPipeError, ConnectionResetError):
        pipe.send(jobs[place])
    return place


def _work(pipe: Connection, do: Callable[[Job], Found]) -> None:
    """The life of a process that works for another: what each job comes to, or what it raises, until the line ends."""
    begin_work()
    while True:
        try:
            job = pipe.recv()
        except EOFError:
            return
        try:
            answer = do(job), None
        except Exception as problem:
            problem.add_note(format_exc())  # Where it was raised, which is lost on the way.
            pipe.send((None, problem))
        else:
            pipe.send(answer)


def begin_work() -> None:
    """In a process that works for another: Ctrl-C is for that one, which ends this; if it is killed, this ends, too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sweep_seldom()
    Thread(target=_end_with_who_started_it, daemon=True).start()


def _end_with_who_started_it() -> None:
    """A pool's process holds both ends of its own pipe, so it would never hear that nobody is left to send it work."""
    parent = parent_process()
    assert parent is not None, "this process was started to work for another"
    parent.join()
    os._exit(1)
