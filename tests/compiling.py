"""In a fresh clone nothing is compiled yet: the first of several workers does that for all.

Each of them imports everything, and takes two thirds of the time for what the others compile as well. So they wait
until one knows all tests; checks that run beside the tests have the processor meanwhile.
"""

from __future__ import annotations

import fcntl
import os
from collections.abc import Generator
from contextlib import ExitStack
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import IO, Any, Final

import pytest

FIRST: Final = "gw0"
PLACE: Final = "compiling"
LOCK: Final = pytest.StashKey[IO[bytes]]()
"""A file that is locked as long as the first worker compiles."""


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    """Tell a worker which file to wait for."""
    stash = node.config.stash
    if LOCK not in stash:
        held = ExitStack()
        node.config.add_cleanup(held.close)
        stash[LOCK] = held.enter_context(NamedTemporaryFile())  # noqa: SIM115
        fcntl.flock(stash[LOCK], fcntl.LOCK_EX)
    node.workerinput[PLACE] = stash[LOCK].name


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_node_collection_finished(node: Any) -> None:
    """Whoever knows all tests has compiled them."""
    fcntl.flock(node.config.stash[LOCK], fcntl.LOCK_UN)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Nobody waits for a worker that is gone."""
    fcntl.flock(node.config.stash[LOCK], fcntl.LOCK_UN)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    """All but the first wait."""
    told: dict[str, Any] = getattr(session.config, "workerinput", {})
    if PLACE in told and os.environ["PYTEST_XDIST_WORKER"] != FIRST:
        with Path(told[PLACE]).open("rb") as lock:
            fcntl.flock(lock, fcntl.LOCK_SH)
    return (yield)
