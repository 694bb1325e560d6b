"""Threads for one kind of work: who floods one pool delays nobody in another, and cannot fill a whole one alone."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from pelagos.core.errors import Refused

P = ParamSpec("P")
T = TypeVar("T")


class Pool:
    """A few threads, and a bound on how many wait for them: in all, and of one address."""

    def __init__(self, name: str, threads: int, waiting: int, share: int) -> None:
        self.threads = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self.most = waiting
        self.share = share
        self.waiting = 0
        self.of: Counter[str] = Counter()

    async def run(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Work of our own, in its turn."""
        return await self.run_for("", work, *arguments, **named)

    async def run_for(self, who: str, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """What somebody at an address wants, or a refusal when too many wait already, or too much of it is theirs."""
        if self.waiting >= self.most or (who and self.of[who] >= self.share):
            raise Refused("error-busy")
        self.waiting += 1
        self.of[who] += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, lambda: work(*arguments, **named))
        finally:
            self.waiting -= 1
            self.of[who] -= 1
            if not self.of[who]:
                del self.of[who]

    def close(self) -> None:
        """Whoever still waits is not served any more."""
        self.threads.shutdown(wait=False, cancel_futures=True)
