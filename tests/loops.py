"""Coroutines in tests. The browser's driver keeps a loop running in the thread of its tests, so ours get their own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def in_a_loop(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine to its end in a loop and a thread of its own."""
    return apart(lambda: asyncio.run(work))


def apart(work: Callable[[], T]) -> T:
    """Call something in a thread of its own."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(work).result()
