"""How fast, how many, how much: buckets that fill with time, places that are taken, bytes that are held."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

from pelagos.core.errors import Refused
from pelagos.gate.limits import Limits

A_MINUTE, AN_HOUR = 60.0, 3600.0


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
        self.fill(now)
        if self.full < 1:
            return False
        self.full -= 1
        return True

    def fill(self, now: float) -> None:
        """What came in since the last time."""
        self.full = min(self.burst, self.full + (now - self.when) * self.rate)
        self.when = now


class Buckets:
    """A bucket for each of many; those that are full again are forgotten, and of too many the oldest."""

    MOST = 10_000

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.buckets: dict[str, Bucket] = {}

    def of(self, who: str) -> Bucket:
        """Somebody's bucket, as full as it is now."""
        now = self.clock()
        bucket = self.buckets.get(who)
        if bucket is None:
            if len(self.buckets) >= self.MOST:
                self._forget(now)
            bucket = self.buckets[who] = Bucket(self.rate, self.burst, now)
        bucket.fill(now)
        return bucket

    def check(self, who: str) -> None:
        """Refuse somebody who is too fast."""
        if not self.of(who).take(self.clock()):
            raise Refused("error-too-fast")

    def _forget(self, now: float) -> None:
        """At least a quarter goes, so that this is not done for everybody who comes."""
        seconds = self.burst / self.rate
        lasting = [(who, bucket) for who, bucket in self.buckets.items() if now - bucket.when < seconds]
        self.buckets = dict(lasting[max(0, len(lasting) - self.MOST * 3 // 4) :])


class Quota(NamedTuple):
    """So many at once from an address and by a person, and as many more in a time; what is said to others."""

    address: str
    person: str
    seconds: float
    message: str


QUOTAS: Final = {
    "connects": Quota("connects_per_address", "connects_per_person", A_MINUTE, "error-too-fast"),
    "tables": Quota("tables_per_address", "tables_per_person", AN_HOUR, "error-quota-tables"),
    "imports": Quota("imports_per_address", "imports_per_person", AN_HOUR, "error-quota-imports"),
    "bots": Quota("bot_tables_per_address", "bot_tables_per_person", AN_HOUR, "error-quota-bots"),
    "talk": Quota("talk_per_address", "talk_per_person", A_MINUTE, "error-quota-talk"),
}


class Quotas:
    """What each address and each person may still do. Whoever throws a cookie away keeps the address."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.kept: dict[str, tuple[Buckets, Buckets]] = {
            kind: (
                _buckets(getattr(limits, quota.address), quota.seconds, clock),
                _buckets(getattr(limits, quota.person), quota.seconds, clock),
            )
            for kind, quota in QUOTAS.items()
        }

    def check(self, kind: str, address: str, person: str = "") -> None:
        """One more of a kind, or a refusal; a refused one counts for nobody."""
        by_address, by_person = self.kept[kind]
        found = [by_address.of(address), *([by_person.of(person)] if person else [])]
        short = [bucket for bucket in found if bucket.full < 1]
        if short:
            wait = max((1 - bucket.full) / bucket.rate for bucket in short)
            raise Refused(QUOTAS[kind].message, seconds=int(wait) + 1)
        for bucket in found:
            bucket.take(self.clock())


def _buckets(most: int, seconds: float, clock: Callable[[], float]) -> Buckets:
    return Buckets(most / seconds, most, clock)


class Slots:
    """How many places are taken, in all, from each address and by each person."""

    def __init__(self, most: int, per_address: int, per_person: int) -> None:
        self.most = most
        self.per_address = per_address
        self.per_person = per_person
        self.taken: Counter[tuple[str, str]] = Counter()
        self.total = 0

    @contextmanager
    def slot(self, address: str, person: str = "") -> Iterator[None]:
        """A place for one, or a refusal."""
        keys = [("address", address), *([("person", person)] if person else [])]
        full = self.taken["address", address] >= self.per_address or self.taken["person", person] >= self.per_person
        if self.total >= self.most or full:
            raise Refused("error-too-fast")
        self.taken.update(keys)
        self.total += 1
        try:
            yield
        finally:
            self.total -= 1
            self.taken.subtract(keys)
            for key in keys:
                if not self.taken[key]:
                    del self.taken[key]


class Budget:
    """Bytes that are held at once, in all and for each address."""

    def __init__(self, most: int, per_address: int) -> None:
        self.most = most
        self.per_address = per_address
        self.held: Counter[str] = Counter()
        self.total = 0

    def hold(self, address: str, size: int) -> None:
        """So many more, or a refusal."""
        if self.total + size > self.most or self.held[address] + size > self.per_address:
            raise Refused("error-too-fast")
        self.held[address] += size
        self.total += size

    def let_go(self, address: str, size: int) -> None:
        """They are not held any more."""
        self.total -= size
        self.held[address] -= size
        if self.held[address] <= 0:
            del self.held[address]
