"""Brings the news to programs: many of them at once, without a task that wakes up for each."""

from __future__ import annotations

import asyncio
from typing import Protocol


class Client(Protocol):
    """Somebody who can be brought the news at once."""

    def update(self) -> None:
        """Send what is new."""


class Courier:
    """Whoever is due gets the news soon, or as soon as somebody says so."""

    def __init__(self) -> None:
        self.due: dict[Client, None] = {}

    def call(self, client: Client) -> None:
        """There is news for a client."""
        if not self.due:
            asyncio.get_running_loop().call_soon(self.deliver)
        self.due[client] = None

    def deliver(self) -> None:
        """Now; a request's own reply goes first, and both then leave together."""
        due, self.due = self.due, {}
        for client in due:
            client.update()
