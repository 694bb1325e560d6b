"""Work on Ray: on a cluster of its own that lives as long as the work, or on one that somebody keeps (extra `ray`).

Workers need the same Pelagos as whoever asks. Jobs and what they come to travel by value: nobody needs a shared disk.
"""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from itertools import islice
from socket import create_connection
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit
from warnings import catch_warnings, simplefilter

import pelagos
from pelagos.core.errors import PelagosError

AHEAD: Final = 4
"""How many jobs are handed out for each processor of the cluster, so that none of them ever waits for us."""
RAY: Final = "ray"
PORT: Final = 10001
"""Where a cluster listens unless somebody says otherwise."""
PATIENCE: Final = 10
"""How many seconds a cluster may take to answer at all."""
ATTEMPTS: Final = 3
QUIET: Final[dict[str, Any]] = {"log_to_driver": False, "logging_level": logging.ERROR}

Job = TypeVar("Job")
Found = TypeVar("Found")


def on_ray(
    do: Callable[[Job], Found], jobs: Sequence[Job], address: str, workers: int, deaths: int
) -> Generator[tuple[int, Found], None, None]:
    """What each job comes to, with its place; a job whose worker dies is done again, so many times."""
    with cluster(address, workers) as ray:
        remote = ray.remote(num_cpus=1, max_retries=deaths)(_done)
        try:
            yield from _as_they_come(ray, remote, do, jobs)
        except ray.exceptions.RayTaskError as problem:
            raise problem.cause from None
        except (ray.exceptions.WorkerCrashedError, ray.exceptions.OutOfMemoryError) as problem:
            raise PelagosError("error-worker-died", times=deaths) from problem
        except _lost(ray) as problem:
            raise PelagosError("error-cluster-lost", address=address) from problem


def _as_they_come(
    ray: Any, remote: Any, do: Callable[[Job], Found], jobs: Sequence[Job]
) -> Generator[tuple[int, Found], None, None]:
    waiting = iter(enumerate(jobs))
    places: dict[Any, int] = {}
    here = pelagos.__version__, tuple(sys.path)
    ahead = 0
    while True:
        if len(places) <= ahead // 2:
            ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))  # It may have grown.
            for place, job in islice(waiting, ahead - len(places)):
                places[remote.remote(here, do, job)] = place
        if not places:
            return
        ready, _ = ray.wait(list(places))
        for one in ready:
            yield places.pop(one), ray.get(one)


def _done(here: tuple[str, tuple[str, ...]], do: Callable[[Job], Found], job: Job) -> Found:
    """One job, done by a worker. Modules are found where they were found at home, if there is such a place."""
    version, paths = here
    if pelagos.__version__ != version:
        raise PelagosError("error-cluster-version", here=version, there=pelagos.__version__)
    sys.path += [path for path in paths if path not in sys.path]
    return do(job)


@contextmanager
def cluster(address: str, workers: int) -> Generator[Any, None, None]:
    """Ray, connected; what was connected already stays so. Several pieces of work in it share one start."""
    ray = _ray()
    if ray.is_initialized():
        yield ray
        return
    try:
        _connect(ray, address, workers)
    except Exception as problem:  # Ray raises whatever comes to its mind, a bare Exception among others.
        said = str(problem).strip().rpartition("\n")[2]  # What matters comes last.
        raise PelagosError("error-cluster-none", address=address, problem=said) from problem
    try:
        yield ray
    finally:
        ray.shutdown()


def _connect(ray: Any, address: str, workers: int) -> None:
    """Start a cluster here, or go to one that is there; whether anybody listens is found out without Ray's patience."""
    if address == RAY:
        _begin(ray, "local", num_cpus=workers, include_dashboard=False)
        return
    where = urlsplit(address)
    create_connection((where.hostname or "", where.port or PORT), timeout=PATIENCE).close()
    logging.getLogger("ray.util.client").setLevel(logging.CRITICAL)
    with catch_warnings():
        simplefilter("ignore")  # What both would say is in the error, too.
        _begin(ray, address)


def _begin(ray: Any, address: str, **more: Any) -> None:
    """A busy machine is slower than Ray's patience, and a cluster that has just begun may lose its first guest."""
    for attempt in range(1, ATTEMPTS + 1):
        try:
            ray.init(address, **more, **QUIET)
            return
        except Exception:  # Ray raises whatever comes to its mind.
            ray.shutdown()
            if attempt == ATTEMPTS:
                raise


def _lost(ray: Any) -> tuple[type[Exception], ...]:
    """What is raised when nobody is there any more; at an address, gRPC has a say in it."""
    rpc = sys.modules.get("grpc")
    return (ray.exceptions.RayError, ConnectionError, *([rpc.RpcError] if rpc else []))


def _ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError as problem:
        raise PelagosError("error-needs-extra", package="Ray", extra="ray") from problem
    return ray
