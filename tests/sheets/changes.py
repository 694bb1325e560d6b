"""Packs that differ in one printed value: what else could stand in a cell or entry of a component table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple, TypeAlias

from pelagos.core.columns import Column
from pelagos.core.components import Component
from pelagos.core.entries import Entry
from pelagos.core.errors import PelagosError
from pelagos.core.tables import Row, Tables

MOST_TRIED = 60

Path: TypeAlias = tuple[str | int, ...]
"""Where a value stands in a TOML file: keys, and places in lists."""


class Change(NamedTuple):
    """A printed value that could be another one: where it stands, and the row with the other value in it."""

    where: str
    row: Row
    changed: Row | None
    """None where no other value would be accepted: then no pack can change it."""


def changes(component: type[Component], tables: Tables) -> Iterator[Change]:
    """Every printed value of a table once."""
    for row, _ in component.rows(tables):
        if isinstance(row, Entry):
            yield from _entry_changes(component, row, tables)
        else:
            for column in component.columns:
                if not column.unprinted:
                    yield _cell_change(component, row, column, tables)


def _cell_change(component: type[Component], row: Row, column: Column, tables: Tables) -> Change:
    where = f"{row.table}:{row.line} {column.name}={row.cells[column.name]!r}"
    for value in _others(component, row, column, tables):
        if value == row.cells[column.name]:
            continue
        changed = Row(row.table, row.line, {**row.cells, column.name: value})
        changed.tables = tables
        if _accepted(component, changed):
            return Change(f"{where} -> {value!r}", row, changed)
    return Change(where, row, None)


def _accepted(component: type[Component], row: Row) -> bool:
    try:
        component.unchecked(row)
    except PelagosError:
        return False
    return True


def _others(component: type[Component], row: Row, column: Column, tables: Tables) -> list[str]:
    """What may stand there instead, what is surely different first."""
    found = [other.cells[column.name] for other in tables.rows[component.table]]
    if column.kind == "number":
        low, high = map(int, column.allowed)
        found = [str(number) for number in range(low, high + 1)] + found
        start = int(row.cells[column.name] or low)
        found.sort(key=lambda value: abs(int(value or low) - start))
    elif column.kind == "text" or (column.kind == "key" and not column.allowed):
        found = [f"{row.cells[column.name]} Nova".strip(), *found]
    else:
        found = [*column.allowed, *found]
    return list(dict.fromkeys(found))[:MOST_TRIED]


def _entry_changes(component: type[Component], entry: Entry, tables: Tables) -> Iterator[Change]:
    """Every printed value of a TOML file, each in a file in which its entry stands alone: that is told as quickly."""
    rows: dict[Path, Entry] = {}
    for path, value in _leaves(component, entry.values):
        where = f"{entry.file} {'.'.join(map(str, path))}={value!r}"
        alone, short = _alone(entry.values, path)
        row = rows.setdefault(path[:-1], _entry(component, entry, alone, tables))
        for other in _other_values(value, path, entry.values):
            changed = _entry(component, entry, _with(alone, short, other), tables)
            if other != value and _accepted(component, changed):
                yield Change(f"{where} -> {other!r}", row, changed)
                break
        else:
            yield Change(where, row, None)


def _entry(component: type[Component], entry: Entry, values: Any, tables: Tables) -> Entry:
    made = Entry(entry.file, entry.name, values, component.header())
    made.tables = tables
    return made


def _alone(values: Any, path: Path) -> tuple[Any, Path]:
    """The values with nothing but the one entry in each list of entries on the way, and the way through those."""
    if len(path) == 1:
        return values, path
    first, *rest = path
    inside, short = _alone(values[first], tuple(rest))
    if isinstance(first, int):
        return [inside], (0, *short)
    return {**values, first: inside}, (first, *short)


def _with(values: Any, path: Path, other: Any) -> Any:
    """The same values but for one; nothing is changed in place."""
    first, *rest = path
    inside = _with(values[first], tuple(rest), other) if rest else other
    if isinstance(first, int):
        return [*values[:first], inside, *values[first + 1 :]]
    return {**values, first: inside}


def _leaves(component: type[Component], values: Any) -> Iterator[tuple[Path, Any]]:
    for column in component.columns:
        if column.unprinted or column.name not in values:
            continue
        value = values[column.name]
        if column.of is None:
            yield (column.name,), value
        else:
            yield from (((column.name, *path), leaf) for path, leaf in _within(column.of(), value))


def _within(component: type[Component], value: Any) -> Iterator[tuple[Path, Any]]:
    """The leaves of an entry, or of a list of entries, which may be a list of lists."""
    if not isinstance(value, list):
        yield from _leaves(component, value)
        return
    for number, item in enumerate(value):
        yield from (((number, *path), leaf) for path, leaf in _within(component, item))


def _other_values(value: Any, path: Path, whole: Any) -> Iterator[Any]:
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (value + 1, value - 1)
    elif isinstance(value, list):
        yield value[:-1]
        for number, item in enumerate(value):
            for other in _other_values(item, path, whole):
                yield [*value[:number], other, *value[number + 1 :]]
    else:
        yield from _elsewhere(str(path[-1]), whole)
        yield f"{value} Nova"


def _elsewhere(key: str, values: Any) -> Iterator[Any]:
    """What stands under the same key elsewhere in the file."""
    found = values.items() if isinstance(values, dict) else enumerate(values) if isinstance(values, list) else ()
    for name, inside in found:
        if name == key and isinstance(inside, str):
            yield inside
        yield from _elsewhere(key, inside)
