"""Component tables: CSV text into typed rows, with errors that name file, row and column."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from hashlib import blake2b
from typing import NamedTuple

from pelagos.core.codec import canonical
from pelagos.core.errors import PelagosError

WHOLE = re.compile(r"[0-9]{1,9}")
REMEMBERED = 128
"""How many tables are kept once they are read."""


class Row:
    """One line of a table. Asking for a cell checks it."""

    def __init__(self, table: str, number: int, cells: Mapping[str, str]) -> None:
        self.table = table
        self.number = number
        self.cells = cells

    def word(self, column: str, allowed: Iterable[str] | None = None) -> str:
        """A cell as it stands; when `allowed` is given, it must be one of those."""
        value = self.cells[column]
        if allowed is not None:
            choices = list(allowed)
            if value not in choices:
                raise self.error(column, "error-table-word", value=value, choices=", ".join(choices))
        return value

    def number_in(self, column: str, low: int, high: int) -> int:
        """A whole number within a range."""
        value = self.cells[column]
        if not WHOLE.fullmatch(value) or not low <= int(value) <= high:
            raise self.error(column, "error-table-number", value=value, low=str(low), high=str(high))
        return int(value)

    def flag(self, column: str) -> bool:
        """A cell that says yes or no."""
        return self.word(column, ("yes", "no")) == "yes"

    def error(self, column: str, message: str, **facts: str) -> PelagosError:
        """An error about one cell."""
        return PelagosError(message, file=self.table, row=str(self.number), column=column, **facts)


class Tables(NamedTuple):
    """All tables of a pack by file name, and the hash over everything in them but the sources."""

    rows: dict[str, tuple[Row, ...]]
    hash: str


def read_tables(files: Mapping[str, str], columns: Mapping[str, tuple[str, ...]]) -> Tables:
    """Parse every declared table; a missing file or column is refused, so is an unknown one."""
    for name in files:
        if name not in columns:
            raise PelagosError("error-table-unknown", file=name, known=", ".join(sorted(columns)))
    for name in columns:
        if name not in files:
            raise PelagosError("error-table-file", file=name)
    found = {name: _read_table(name, files[name], wanted) for name, wanted in columns.items()}
    facts = b",".join(canonical(name) + b":" + found[name].facts for name in sorted(found))
    rows = {name: table.rows for name, table in found.items()}
    return Tables(rows, blake2b(b"{" + facts + b"}", digest_size=8).hexdigest())


def expect_rows(table: str, rows: tuple[Row, ...], column: str, wanted: Iterable[str]) -> None:
    """Each wanted key exactly once, in any order."""
    keys = [row.word(column) for row in rows]
    for row, key in zip(rows, keys, strict=True):
        if keys.count(key) > 1:
            raise row.error(column, "error-table-twice", value=key)
    expected = list(wanted)
    for row, key in zip(rows, keys, strict=True):
        if key not in expected:
            raise row.error(column, "error-table-word", value=key, choices=", ".join(expected))
    missing = [key for key in expected if key not in keys]
    if missing:
        raise PelagosError("error-table-missing", file=table, column=column, missing=", ".join(missing))


class _Read(NamedTuple):
    """The rows of a table, and its facts as canonical JSON: everything but the sources."""

    rows: tuple[Row, ...]
    facts: bytes


@lru_cache(REMEMBERED)
def _read_table(name: str, text: str, wanted: tuple[str, ...]) -> _Read:
    """A table; packs that share one share its rows, which nobody changes."""
    reader = csv.reader(io.StringIO(text.removeprefix("\ufeff"), newline=""), strict=True)
    try:
        lines = list(reader)
    except csv.Error as problem:
        raise PelagosError("error-table-csv", file=name, row=str(reader.line_num), problem=str(problem)) from problem
    header = tuple(lines[0]) if lines else ()
    if header != wanted:
        raise PelagosError("error-table-columns", file=name, wanted=", ".join(wanted), found=", ".join(header))
    rows = []
    for number, cells in enumerate(lines[1:], start=2):
        if len(cells) != len(wanted):
            raise PelagosError(
                "error-table-width",
                file=name,
                row=str(number),
                wanted=str(len(wanted)),
                found=str(len(cells)),
            )
        rows.append(Row(name, number, dict(zip(wanted, map(str.strip, cells), strict=True))))
    facts = [{key: value for key, value in row.cells.items() if key != "source"} for row in rows]
    return _Read(tuple(rows), canonical(facts))
