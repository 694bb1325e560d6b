"""What every part of a running server shares."""

from __future__ import annotations

import asyncio
from typing import Any

from pelagos.server.config import Config
from pelagos.server.incoming.courier import Courier
from pelagos.server.incoming.identity import Signer
from pelagos.server.incoming.limits import Buckets, Slots
from pelagos.server.incoming.metrics import Metrics
from pelagos.server.pages.replay_press import Press
from pelagos.server.play.tables import Tables


class Server:
    """The tables, the signer, the limits and the counters of one process."""

    def __init__(self, config: Config, tables: Tables, signer: Signer) -> None:
        limits = config.limits
        self.config = config
        self.tables = tables
        self.signer = signer
        self.metrics = Metrics()
        self.courier = Courier()
        self.press = Press()
        self.requests = Buckets(limits.requests_per_second, limits.burst)
        self.wires: dict[Any, asyncio.Task[Any]] = {}
        self.slots = Slots(limits.sockets, limits.sockets_per_address)
