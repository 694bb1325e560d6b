"""Counters of one server process."""

from __future__ import annotations

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Bounds of the histogram of requests, in seconds."""


class Metrics:
    """Counters of one process."""

    def __init__(self) -> None:
        self.messages = 0
        self.refusals = 0
        self.dropped = 0
        self.seconds = 0.0
        self.statuses: dict[int, int] = {}
        self.within = [0] * len(BUCKETS)

    def count_request(self, status: int, seconds: float) -> None:
        """One HTTP request more."""
        self.statuses[status] = self.statuses.get(status, 0) + 1
        self.seconds += seconds
        for number, bound in enumerate(BUCKETS):
            self.within[number] += seconds <= bound
