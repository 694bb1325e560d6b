"""Component tables: CSV text into typed rows, with errors that name file, row and column."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Callable, Iterable, Mapping
from hashlib import blake2b
from itertools import chain
from typing import Any, NamedTuple, TypeVar

from pelagos.core.codec import canonical
from pelagos.core.errors import PelagosError

T = TypeVar("T")

WHOLE = re.compile(r"[0-9]{1,9}")
SIGNED = re.compile(r"-?[0-9]{1,9}")


class Row:
    """One line of a table. Asking for a cell checks it; `tables` are all tables of its pack."""

    tables: Tables

    def __init__(self, table: str, number: int, cells: Mapping[str, str]) -> None:
        self.table = table
        self.line = number
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
        """A whole number within a range, which may begin below zero."""
        value = self.cells[column]
        written = SIGNED if low < 0 else WHOLE
        if not written.fullmatch(value) or not low <= int(value) <= high:
            raise self.error(column, "error-table-number", value=value, low=str(low), high=str(high))
        return int(value)

    def shown(self, column: str) -> int | str:
        """A cell as it is to be read out: a whole number as such; "" where nothing stands in it."""
        value = self.cells[column]
        return int(value) if SIGNED.fullmatch(value) else value

    def blank(self, column: str) -> bool:
        """Whether nothing stands in a cell."""
        return not self.cells[column]

    def flag(self, column: str) -> bool:
        """A cell that says yes or no."""
        return self.word(column, ("yes", "no")) == "yes"

    def error(self, column: str, message: str, **facts: str) -> PelagosError:
        """An error about one cell."""
        return PelagosError(message, file=self.table, row=str(self.line), column=column, **facts)


class Tables(NamedTuple):
    """All tables of a pack by file name, and the hash over everything in them but the sources."""

    rows: dict[str, tuple[Row, ...]]
    hash: str
    known: dict[Callable[..., Any], Any]

    def __eq__(self, other: object) -> bool:
        """Whether the same facts stand in both."""
        return isinstance(other, Tables) and self.hash == other.hash

    def __hash__(self) -> int:
        return hash(self.hash)

    def once(self, read: Callable[[Tables], T]) -> T:
        """What is read from the tables, the first time it is asked for."""
        if read not in self.known:
            self.known[read] = read(self)
        found: T = self.known[read]
        return found


def read_tables(files: Mapping[str, str], columns: Mapping[str, tuple[str, ...]]) -> Tables:
    """Parse every declared table; a missing file or column is refused, so is an unknown one."""
    for name in files:
        if name not in columns:
            raise PelagosError("error-table-unknown", file=name, known=", ".join(sorted(columns)))
    rows = {name: _read_table(name, files, wanted) for name, wanted in columns.items()}
    facts = {
        name: [{key: value for key, value in row.cells.items() if key != "source"} for row in table]
        for name, table in rows.items()
    }
    tables = Tables(rows, blake2b(canonical(facts), digest_size=8).hexdigest(), {})
    for row in chain.from_iterable(rows.values()):
        row.tables = tables
    return tables


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


def named_once(column: str, named: Iterable[tuple[Row, str]], taken: Iterable[str] = ()) -> None:
    """Each thing has a name, and none the name of another, or one that is taken."""
    known = set(taken)
    for row, name in named:
        if not name:
            raise row.error(column, "error-table-empty")
        if name in known:
            raise row.error(column, "error-table-twice", value=row.word(column))
        known.add(name)


def _read_table(name: str, files: Mapping[str, str], wanted: tuple[str, ...]) -> tuple[Row, ...]:
    if name not in files:
        raise PelagosError("error-table-file", file=name)
    reader = csv.reader(io.StringIO(files[name].removeprefix("\ufeff"), newline=""), strict=True)
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
    return tuple(rows)
