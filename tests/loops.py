"""Coroutines in tests. The browser's driver keeps a loop running in the thread of its tests, so ours get their own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")


def in_a_loop(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine to its end in a loop and a thread of its own."""
    return apart(lambda: asyncio.run(work))


def apart(work: Callable[[], T]) -> T:
    """Call something in a thread of its own."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(work).result()


class Loop(NamedTuple):
    """A loop that stays, in a thread of its own."""

    thread: ThreadPoolExecutor
    runner: asyncio.Runner

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine to its end there."""
        return self.thread.submit(lambda: self.runner.run(work)).result()


@contextmanager
def a_loop() -> Iterator[Loop]:
    """A loop for several coroutines, one after the other."""
    with ThreadPoolExecutor(1) as thread:
        loop = Loop(thread, asyncio.Runner())
        try:
            yield loop
        finally:
            thread.submit(loop.runner.close).result()
