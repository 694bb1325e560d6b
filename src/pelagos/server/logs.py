"""Logs as lines of JSON: when, how grave, what, and at which table, version and seat."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime
from typing import Any

FACTS = ("table", "version", "seat", "route", "status", "milliseconds")


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


LEVELS = ("debug", "info", "warning", "error")


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
