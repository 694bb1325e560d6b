"""What whoever runs a server can choose besides its limits, and what is logged."""

from __future__ import annotations

import json
import logging
import os
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

from pelagos.gate.limits import Limits

FACTS = ("table", "version", "seat", "route", "status", "milliseconds")
MOST_ANSWERS: Final = 64
LONGEST_TALK: Final = 500
"""How much one message and one line of talk may hold. These stand in the types of messages, and so in the
document of the API: they are the same on every server."""
LEVELS = ("debug", "info", "warning", "error")


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """One server. Tables are kept for so many days after their last move, finished ones and others; 0: for ever."""

    db: str
    bot_seconds: float = 10.0
    workers: int = max(1, (os.cpu_count() or 2) - 1)
    idle_seconds: float = 60.0
    log: str = "info"
    origins: tuple[str, ...] = ()
    hosts: tuple[str, ...] = ()
    """Further names under which browsers reach this server; its addresses, its own name and `localhost` always do."""
    secure_cookies: bool = False
    keep_finished: int = 0
    keep_idle: int = 0
    proxies: tuple[str, ...] = ()
    """Addresses and networks whose word counts on whom a request comes from."""
    metrics: tuple[str, ...] = ()
    """Who may read the figures: addresses, networks, or a token. Nobody unless somebody is named."""
    limits: Limits = Limits()


class JsonLines(logging.Formatter):
    """One object per line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= {fact: record.__dict__[fact] for fact in FACTS if fact in record.__dict__}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def logging_at(level: str) -> dict[str, Any]:
    """How to log from a level on; at `debug` every request and move gets a line."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": JsonLines}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "lines"}},
        "loggers": {
            "pelagos": {"handlers": ["stderr"], "level": level.upper(), "propagate": False},
            "uvicorn": {"handlers": ["stderr"], "level": "WARNING", "propagate": False},
        },
    }
