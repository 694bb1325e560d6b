"""What whoever runs a server can choose, and how much a stranger may use."""

from __future__ import annotations

import os

import msgspec


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """How much one client may use before it is told to slow down."""

    body: int = 2_000_000
    message: int = 16_000
    answers: int = 64
    chat: int = 500
    name: int = 40
    tables_per_identity: int = 200
    sockets: int = 5_000
    sockets_per_address: int = 500
    messages_per_second: float = 200.0
    requests_per_second: float = 100.0
    burst: float = 400.0
    first_message_seconds: float = 10.0
    send_seconds: float = 20.0


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """One server."""

    db: str
    bot_seconds: float = 10.0
    workers: int = max(1, (os.cpu_count() or 2) - 1)
    idle_seconds: float = 60.0
    log: str = "info"
    origins: tuple[str, ...] = ()
    secure_cookies: bool = False
    limits: Limits = Limits()
