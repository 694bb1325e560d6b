"""How fast somebody may ask: a bucket that fills steadily and empties with every request."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from pelagos.core.errors import Refused


class Bucket:
    """Holds `burst` at most and fills with `rate` per second."""

    __slots__ = ("burst", "full", "rate", "when")

    def __init__(self, rate: float, burst: float, when: float) -> None:
        self.rate = rate
        self.burst = burst
        self.full = burst
        self.when = when

    def take(self, now: float) -> bool:
        """Whether one more is allowed."""
        self.full = min(self.burst, self.full + (now - self.when) * self.rate)
        self.when = now
        if self.full < 1:
            return False
        self.full -= 1
        return True


class Buckets:
    """A bucket for each client; those that are full again are forgotten."""

    MOST = 10_000

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.buckets: dict[str, Bucket] = {}

    def check(self, client: str) -> None:
        """Refuse a client that is too fast."""
        now = self.clock()
        bucket = self.buckets.get(client)
        if bucket is None:
            if len(self.buckets) >= self.MOST:
                self._forget(now)
            bucket = self.buckets[client] = Bucket(self.rate, self.burst, now)
        if not bucket.take(now):
            raise Refused("error-too-fast")

    def _forget(self, now: float) -> None:
        seconds = self.burst / self.rate
        self.buckets = {client: bucket for client, bucket in self.buckets.items() if now - bucket.when < seconds}


class Slots:
    """How many sockets are open, in all and from each address."""

    def __init__(self, most: int, most_each: int) -> None:
        self.most = most
        self.most_each = most_each
        self.taken: Counter[str] = Counter()
        self.total = 0

    @contextmanager
    def slot(self, client: str) -> Iterator[None]:
        """A place for one socket, or a refusal."""
        if self.total >= self.most or self.taken[client] >= self.most_each:
            raise Refused("error-too-fast")
        self.taken[client] += 1
        self.total += 1
        try:
            yield
        finally:
            self.total -= 1
            self.taken[client] -= 1
            if not self.taken[client]:
                del self.taken[client]
