"""Components as records: a table is declared once; its header, its checks and the listing of its columns follow.

    class Ship(Component, table="ships.csv"):
        '''[NW1-2.2] One ship counter.'''

        id: str = key(unprinted="effects call the ship by it")
        title: str = anything(column="name")
        group: int = among(GROUP)
        attack: int = within(2, 12, empty=0)
        sunk: Program = parsed(effect_of, "effect")

        def check(self, row: Row) -> None:
            '''[NW1-2.2] A Warship prints an Attack Value.'''

Every field is a column, in the order of the header. What is declared of it reads its cell and says what may stand
there, and its type must be that of the field. The columns that say where values are known from come last and are no
part of the record. Records are frozen; rules read them as they are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import FrozenInstanceError
from types import ModuleType
from typing import Any, ClassVar, Self, dataclass_transform

from pelagos.core.columns import Column, Declared, numbered
from pelagos.core.entries import hash_of, read_entries
from pelagos.core.errors import PelagosError
from pelagos.core.tables import Row, Tables, expect_rows, read_tables

KNOWN_FROM = "where the values are known from"


@dataclass_transform(frozen_default=True, kw_only_default=True)
class Component:
    """A row of a component table, or an entry within one: then without a `table` of its own.

    `sources` are the last columns: where values are known from, and remarks.
    """

    table: ClassVar[str]
    columns: ClassVar[tuple[Column, ...]] = ()
    _header: ClassVar[tuple[str, ...]]
    _readers: ClassVar[dict[str, Callable[[Row], Any]]] = {}

    def __init_subclass__(cls, table: str = "", sources: tuple[str, ...] = ("source",)) -> None:
        declared = {name: found for name, found in vars(cls).items() if isinstance(found, Declared)}
        columns = [column for column in cls.columns if column.field]
        for name, found in declared.items():
            named = tuple(column._replace(field=name, name=column.name or name) for column in found.columns)
            declared[name] = found._replace(columns=named)
            columns += named
            delattr(cls, name)
        cls.table = table
        cls.columns = (*columns, *(Column(Row.word, "text", name=name, unprinted=KNOWN_FROM) for name in sources))
        cls._header = tuple(column.name for column in cls.columns)
        cls._readers = cls._readers | {name: found.reader() for name, found in declared.items()}

    def __setattr__(self, name: str, value: object) -> None:
        raise FrozenInstanceError(name)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and vars(self) == vars(other)

    def __hash__(self) -> int:
        return hash(tuple(vars(self).values()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in vars(self).items())})"

    @classmethod
    def header(cls) -> tuple[str, ...]:
        """The columns that the table must have, in this order."""
        return cls._header

    @classmethod
    def read(cls, tables: Tables) -> tuple[Self, ...]:
        """Every row of the table, checked: in the order of its first key, or as they stand."""
        return tables.once(cls._records)

    @classmethod
    def rows(cls, tables: Tables) -> tuple[tuple[Row, Self], ...]:
        """The records with the rows they come from, for checks that look at several."""
        return tables.once(cls._pairs)

    @classmethod
    def _records(cls, tables: Tables) -> tuple[Self, ...]:
        return tuple(record for _, record in cls.rows(tables))

    @classmethod
    def _pairs(cls, tables: Tables) -> tuple[tuple[Row, Self], ...]:
        return tuple((row, cls.of(row)) for row in cls._ordered(tables.rows[cls.table]))

    @classmethod
    def _ordered(cls, rows: tuple[Row, ...]) -> list[Row]:
        keys = [column for column in cls.columns if column.kind == "key"]
        for column in keys:
            expect_rows(cls.table, rows, column.name, column.allowed or {row.word(column.name) for row in rows})
        for column in keys[:1]:
            place = numbered(column.allowed or (row.word(column.name) for row in rows))
            return sorted(rows, key=lambda row: place[row.word(column.name)])
        return list(rows)

    @classmethod
    def of(cls, row: Row) -> Self:
        """The record of a row, or of an entry."""
        record = cls.unchecked(row)
        record.check(row)
        return record

    @classmethod
    def unchecked(cls, row: Row) -> Self:
        """The record of a row whose cells, though each is right, need not go together."""
        return cls._made({name: read(row) for name, read in cls._readers.items()})

    @classmethod
    def _made(cls, values: Mapping[str, Any]) -> Self:
        record = cls.__new__(cls)
        for name, value in values.items():
            object.__setattr__(record, name, value)
        return record

    def check(self, row: Row) -> None:
        """Refuses cells that do not go together."""

    def but(self, **changes: object) -> Self:
        """The same record with other values."""
        return self._made(vars(self) | changes)


def declared_in(*modules: ModuleType) -> tuple[type[Component], ...]:
    """The tables that some modules declare, in that order."""
    found = [thing for module in modules for thing in vars(module).values() if isinstance(thing, type)]
    return tuple(dict.fromkeys(c for c in found if issubclass(c, Component) and c is not Component and c.table))


def headers(components: Iterable[type[Component]]) -> dict[str, tuple[str, ...]]:
    """The tables of a game by file name, with their columns; of a TOML file, its keys."""
    return {component.table: component.header() for component in components}


def read_components(files: Mapping[str, str], components: Iterable[type[Component]]) -> Tables:
    """Every row and entry of every table, read and checked by itself; what spans them is the game's to check."""
    known = headers(components)
    for name in files:
        if name not in known:
            raise PelagosError("error-table-unknown", file=name, known=", ".join(sorted(known)))
    whole = {name: read_entries(name, files, known[name]) for name in sorted(known) if name.endswith(".toml")}
    rest = {name: header for name, header in known.items() if name not in whole}
    tables = read_tables({name: text for name, text in files.items() if name in rest}, rest)
    if whole:
        tables = tables._replace(hash=hash_of([tables.hash, *(entry.values for entry in whole.values())]))
        tables.rows.update({name: (entry,) for name, entry in whole.items()})
    for component in components:
        component.read(tables)
    return tables
