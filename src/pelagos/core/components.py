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

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from types import ModuleType
from typing import Any, ClassVar, NamedTuple, Self, TypedDict, TypeVar, Unpack, cast, dataclass_transform, overload

from pelagos.core.case_values import slug
from pelagos.core.tables import Row, Tables, expect_rows, read_tables

T = TypeVar("T")

BITS = {"0": False, "1": True}
KNOWN_FROM = "where the values are known from"


class Column(NamedTuple):
    """One column of a table, as it is declared."""

    read: Callable[[Row, str], Any]
    """The value of its cell: from a row and the column's name."""
    kind: str
    """What stands in it: key, text, number, word, effect, or what else a game calls it."""
    allowed: tuple[str, ...] = ()
    """Its words, or the least and the greatest number; of a key the rows that there must be, in their order."""
    name: str = ""
    field: str = ""
    unprinted: str = ""
    """Why it cannot be read on the component; "" for what is printed there."""


class How(TypedDict, total=False):
    """What can be said of every column: its name where the field has another one, and why it is not printed."""

    column: str
    unprinted: str


def anything(**how: Unpack[How]) -> str:
    """A cell as it stands."""
    return _declared(Row.word, "text", (), how)


class Within(How, total=False):
    """What can be said of a number."""

    empty: int
    """What an empty cell counts as, where there may be one."""
    when: Callable[[Row], bool]
    """Which rows show the number; the others leave the cell empty."""
    here: Callable[[Row], tuple[int, int]]
    """The range in a row, where it is narrower than that of all."""


def within(low: int, high: int, **how: Unpack[Within]) -> int:
    """A whole number within a range."""
    when, here, empty = how.get("when"), how.get("here"), how.get("empty", 0)

    def read(row: Row, column: str) -> int:
        if when and not when(row):
            row.word(column, ("",))
            return empty
        if "empty" in how and not when and not row.word(column):
            return empty
        return row.number_in(column, *(here(row) if here else (low, high)))

    return _declared(read, "number", (str(low), str(high)), how)


def icon(low: int, high: int, **how: Unpack[How]) -> int | None:
    """A printed number, or None where there is none; a printed 0 is a number."""

    def read(row: Row, column: str) -> int | None:
        return row.number_in(column, low, high) if row.word(column) else None

    return _declared(read, "number", (str(low), str(high)), how)


Here = Callable[[Row], Iterable[str]]


@overload
def among(words: Mapping[str, T], *, here: Here | None = None, **how: Unpack[How]) -> T: ...
@overload
def among(words: Sequence[str], *, here: Here | None = None, **how: Unpack[How]) -> str: ...
def among(words: Mapping[str, Any] | Sequence[str], *, here: Here | None = None, **how: Unpack[How]) -> Any:
    """One of some words, in a row perhaps of fewer; or what the word stands for."""
    meant = _meant(words)

    def read(row: Row, column: str) -> Any:
        return meant[row.word(column, here(row) if here else meant)]

    return _declared(read, "word", tuple(meant), how)


def yes_no(**how: Unpack[How]) -> bool:
    """A cell that says yes or no."""
    return among({"yes": True, "no": False}, **how)


def parsed(read: Callable[[Row, str], T], kind: str, **how: Unpack[How]) -> T:
    """A cell in a language of the game; its reader understands or refuses it."""
    return _declared(read, kind, (), how)


@overload
def key(wanted: Mapping[str, T], **how: Unpack[How]) -> T: ...
@overload
def key(wanted: Sequence[str] = (), **how: Unpack[How]) -> str: ...
def key(wanted: Mapping[str, Any] | Sequence[str] = (), **how: Unpack[How]) -> Any:
    """What tells the rows apart: each of these words exactly once or, where none are named, no word twice."""
    meant = _meant(wanted)
    return _declared(lambda row, column: meant.get(row.word(column), row.word(column)), "key", tuple(meant), how)


def together(make: Callable[..., T], columns: Mapping[str, Any]) -> T:
    """Several columns as one thing that is made of their values; each is declared under its name."""
    named = tuple(declared.metadata["columns"][0]._replace(name=name) for name, declared in columns.items())
    found: T = field(metadata={"columns": named, "make": make})
    return found


def each(names: Iterable[str], declared: T) -> tuple[T, ...]:
    """Columns that are alike, as one tuple."""
    return together(lambda *values: values, dict.fromkeys(names, declared))


def derived(read: Callable[[Row, str], T], of: str) -> T:
    """No column: something else that follows from the cell of one, worked out once."""
    found: T = field(metadata={"derived": read, "of": of})
    return found


def slugged(row: Row, column: str) -> str:
    """A printed name in the form that records and answers use."""
    return slug(row.word(column))


def _meant(words: Mapping[str, Any] | Sequence[str]) -> Mapping[str, Any]:
    return words if isinstance(words, Mapping) else {word: word for word in words}


def _declared(read: Callable[[Row, str], T], kind: str, allowed: tuple[str, ...], how: How) -> T:
    column = Column(read, kind, allowed, name=how.get("column", ""), unprinted=how.get("unprinted", ""))
    found: T = field(metadata={"columns": (column,)})
    return found


def counted(last: int, first: int = 1) -> dict[str, int]:
    """The numbers of rows, as a key wants them.

    >>> counted(3)
    {'1': 1, '2': 2, '3': 3}
    """
    return {str(place): place for place in range(first, last + 1)}


def numbered(words: Iterable[str]) -> dict[str, int]:
    """Words that stand for their places.

    >>> numbered(("fail", "pass"))
    {'fail': 0, 'pass': 1}
    """
    return {word: place for place, word in enumerate(words)}


def _reader(columns: Iterable[Column], name: str, metadata: Mapping[str, Any]) -> Callable[[Row], Any]:
    """What reads the field of a record from a row."""
    if "derived" in metadata:
        return lambda row: metadata["derived"](row, metadata["of"])
    own = [column for column in columns if column.field == name]
    if "make" in metadata:
        return lambda row: metadata["make"](*[column.read(row, column.name) for column in own])
    return lambda row: own[0].read(row, own[0].name)


@dataclass_transform(
    frozen_default=True,
    kw_only_default=True,
    field_specifiers=(anything, within, icon, among, yes_no, parsed, key, each, together, derived),
)
class Component:
    """A row of a component table. `sources` are its last columns: where values are known from, and remarks."""

    table: ClassVar[str]
    columns: ClassVar[tuple[Column, ...]]

    _cells: ClassVar[tuple[tuple[str, Callable[[Row], Any]], ...]]

    def __init_subclass__(cls, table: str, sources: tuple[str, ...] = ("source",)) -> None:
        dataclass(frozen=True, kw_only=True)(cls)
        cls.table = table
        declared = {each.name: each.metadata for each in fields(cast(Any, cls))}
        columns = [
            column._replace(field=name, name=column.name or name)
            for name, metadata in declared.items()
            for column in metadata.get("columns", ())
        ]
        cls.columns = (*columns, *(Column(Row.word, "text", name=name, unprinted=KNOWN_FROM) for name in sources))
        cls._cells = tuple((name, _reader(cls.columns, name, metadata)) for name, metadata in declared.items())

    @classmethod
    def header(cls) -> tuple[str, ...]:
        """The columns that the table must have, in this order."""
        return tuple(column.name for column in cls.columns)

    @classmethod
    def read(cls, tables: Tables) -> tuple[Self, ...]:
        """Every row of the table, checked: in the order of its first key, or as they stand."""
        return tuple(record for _, record in cls.rows(tables))

    @classmethod
    def rows(cls, tables: Tables) -> tuple[tuple[Row, Self], ...]:
        """The records with the rows they come from, for checks that look at several."""
        found: tuple[tuple[Row, Self], ...] | None = tables.records.get(cls)
        if found is None:
            found = tuple((row, cls._of(row)) for row in cls._ordered(tables.rows[cls.table]))
            tables.records[cls] = found
        return found

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
    def _of(cls, row: Row) -> Self:
        record = cast(Any, cls)(**{name: read(row) for name, read in cls._cells})
        record.check(row)
        return cast(Self, record)

    def check(self, row: Row) -> None:
        """Refuses cells that do not go together."""

    def but(self, **changes: Any) -> Self:
        """The same record with other values."""
        return cast(Self, replace(cast(Any, self), **changes))


def declared_in(*modules: ModuleType) -> tuple[type[Component], ...]:
    """The tables that some modules declare, in that order."""
    found = [thing for module in modules for thing in vars(module).values() if isinstance(thing, type)]
    return tuple(dict.fromkeys(thing for thing in found if issubclass(thing, Component) and thing is not Component))


def headers(components: Iterable[type[Component]]) -> dict[str, tuple[str, ...]]:
    """The tables of a game by file name, with their columns."""
    return {component.table: component.header() for component in components}


def read_components(files: Mapping[str, str], components: Iterable[type[Component]]) -> Tables:
    """Every row of every table, read and checked by itself; what spans rows and tables is the game's to check."""
    tables = read_tables(files, headers(components))
    for component in components:
        component.read(tables)
    return tables
