"""Cells of the component tables that may be empty or negative."""

from __future__ import annotations

import re
from typing import Final

from pelagos.core.tables import Row

SIGNED: Final = re.compile(r"-?[0-9]{1,9}")


def signed(row: Row, column: str, low: int, high: int) -> int:
    """A whole number that may be below zero; an empty cell counts as 0."""
    value = row.word(column) or "0"
    if not SIGNED.fullmatch(value) or not low <= int(value) <= high:
        raise row.error(column, "error-table-number", value=value, low=str(low), high=str(high))
    return int(value)


def icon(row: Row, column: str, low: int = 0, high: int = 20) -> int | None:
    """[NW2-17.2] A printed value, or None where the icon is absent; a printed 0 is a value."""
    return signed(row, column, low, high) if row.word(column) else None


def bit(row: Row, column: str) -> bool:
    """A cell that says 1 or 0."""
    return row.word(column, ("0", "1")) == "1"
