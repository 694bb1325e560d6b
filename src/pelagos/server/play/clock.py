"""The time as records write it, made once per second: a busy table asks for it all the time."""

from __future__ import annotations

import time
from datetime import UTC, datetime


class Clock:
    """The time to the second."""

    def __init__(self) -> None:
        self.second = 0
        self.text = ""

    def __call__(self) -> str:
        """As in 2026-01-31T18:00:00Z."""
        now = int(time.time())
        if now != self.second:
            self.second = now
            self.text = datetime.fromtimestamp(now, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
        return self.text


now = Clock()
