"""How much a bot may think: so much work, the same on every machine, and a deadline for machines that are busy."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from pelagos.bots.contract import always


class Budget:
    """Work is counted in questions that were answered in thought."""

    def __init__(self, work: int, seconds: float, wanted: Callable[[], bool] = always) -> None:
        self.work = work
        self.spent = 0
        self.end = monotonic() + seconds
        self.wanted = wanted

    def is_over(self) -> bool:
        """Whether it is time to answer: the work is done, the deadline has come, or nobody waits any more."""
        return self.spent >= self.work or self.is_late()

    def is_late(self) -> bool:
        """Whether the deadline has come, or nobody waits any more."""
        return monotonic() >= self.end or not self.wanted()
