"""Work that only reckons, on every processor: the long form of a run has no server that it could disturb."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice
from typing import TypeVar

from faults.registry import Trial
from faults.servers import FORKED

J = TypeVar("J")
T = TypeVar("T")
AHEAD = 12
"""So many jobs wait for each processor: what is not wanted any more in the end is little."""


def spread(trial: Trial, work: Callable[[J], T], jobs: Iterable[J]) -> Generator[T, None, None]:
    """What comes of the jobs, in their order, as long as somebody wants it; the short form does them here."""
    if not trial.timed:
        yield from map(work, jobs)
        return
    workers, left = os.cpu_count() or 1, iter(jobs)
    with ProcessPoolExecutor(workers, FORKED) as pool:
        begun: deque[Future[T]] = deque(pool.submit(work, job) for job in islice(left, AHEAD * workers))
        try:
            while begun:
                found = begun.popleft().result()
                begun.extend(pool.submit(work, job) for job in islice(left, 1))
                yield found
        finally:
            pool.shutdown(cancel_futures=True)
