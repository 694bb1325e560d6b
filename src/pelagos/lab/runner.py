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
from collections.abc import Callable, Generator, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import Final, NamedTuple, TypeVar

from pelagos.bots.sweeping import sweep_seldom
from pelagos.core.errors import PelagosError

LOCAL: Final = "local"
RAY: Final = "ray"
ADDRESS: Final = "ray://"
MOST_DEATHS: Final = 3
"""How often in a row workers may die without any job getting done."""

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
    """Jobs that were lost with a worker are put into a new pool."""
    waiting = dict(enumerate(jobs))
    deaths = 0
    while waiting:
        before = len(waiting)
        for place, found in _in_a_pool(do, waiting, workers):
            del waiting[place]
            yield place, found
        deaths = deaths + 1 if len(waiting) == before else 0
        if deaths == MOST_DEATHS:
            raise PelagosError("error-worker-died", times=MOST_DEATHS)


def _in_a_pool(
    do: Callable[[Job], Found], jobs: dict[int, Job], workers: int
) -> Generator[tuple[int, Found], None, None]:
    """What comes of these jobs until all are done or a worker dies."""
    others = active_children()
    pool = ProcessPoolExecutor(min(workers, len(jobs)), get_context("spawn"), initializer=begin_work)
    try:
        places = {pool.submit(do, job): place for place, job in jobs.items()}
        for future in as_completed(places):
            try:
                found = future.result()
            except BrokenProcessPool:
                continue
            yield places[future], found
    except BrokenProcessPool:
        pass  # A worker died before every job was handed out.
    except BaseException:
        # Nobody waits any more, and a job may take minutes.
        for worker in set(active_children()) - set(others):
            worker.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


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
