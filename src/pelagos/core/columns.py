"""What can be declared of the columns of a component table: what may stand in a cell, and what is made of it.

Each function stands where a record has a field, `attack: int = within(2, 12)`, and has the type of what it reads. Those
marked [TOML] read the entries of such a file; the others read both.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypedDict, TypeVar, Unpack, cast, overload

from pelagos.core.case_values import slug
from pelagos.core.entries import Entry
from pelagos.core.tables import Row

if TYPE_CHECKING:
    from pelagos.core.components import Component

T = TypeVar("T")
C = TypeVar("C", bound="Component")

BITS = {"0": False, "1": True}


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
    of: Callable[[], type[Component]] | None = None
    """The records of its entries, where it has some."""


class Declared(NamedTuple):
    """What is declared of a field: its columns, and what makes its value of a row."""

    columns: tuple[Column, ...]
    make: Callable[..., Any] | None = None
    """What makes one thing of several columns."""
    derived: Callable[[Row], Any] | None = None

    def reader(self) -> Callable[[Row], Any]:
        """What reads the field from a row."""
        if self.derived:
            return self.derived
        make, columns, (first, *_) = self.make, self.columns, self.columns
        if make:
            return lambda row: make(*[column.read(row, column.name) for column in columns])
        return lambda row: first.read(row, first.name)


class How(TypedDict, total=False):
    """What can be said of every column: its name where the field has another one, and why it is not printed."""

    column: str
    unprinted: str
    of: Callable[[], type[Component]]


def anything(**how: Unpack[How]) -> str:
    """A cell as it stands."""
    return _declared(lambda row, column: row.word(column), "text", (), how)


def perhaps(**how: Unpack[How]) -> str:
    """A text that may be missing."""
    return _declared(lambda row, column: "" if row.blank(column) else row.word(column), "text", (), how)


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
        if "empty" in how and not when and row.blank(column):
            return empty
        return row.number_in(column, *(here(row) if here else (low, high)))

    return _declared(read, "number", (str(low), str(high)), how)


def icon(low: int, high: int, **how: Unpack[How]) -> int | None:
    """A printed number, or None where there is none; a printed 0 is a number."""

    def read(row: Row, column: str) -> int | None:
        return None if row.blank(column) else row.number_in(column, low, high)

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


def yes_no(*, empty: bool | None = None, **how: Unpack[How]) -> bool:
    """A cell that says yes or no; `empty` is what an empty one says, where there may be one."""

    def read(row: Row, column: str) -> bool:
        return row.flag(column) if empty is None or not row.blank(column) else empty

    return _declared(read, "word", ("yes", "no"), how)


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


def texts(words: Iterable[str] | None = None, **how: Unpack[How]) -> tuple[str, ...]:
    """[TOML] A list of texts, of some words where they are given; none where the key is missing."""

    def read(entry: Entry, key: str) -> tuple[str, ...]:
        found = entry.texts(key, ())
        if words is not None and any(word not in words for word in found):
            raise entry.error(key, "error-table-value", value=", ".join(found))
        return found

    return _declared(_of_entry(read), "texts", tuple(words or ()), how)


def numbers(low: int, high: int, *, count: int | None = None, **how: Unpack[How]) -> tuple[int, ...]:
    """[TOML] A list of whole numbers within a range: so many, or any and perhaps none."""

    def read(entry: Entry, key: str) -> tuple[int, ...]:
        found = entry.numbers(key, () if count is None else None)
        if any(not low <= number <= high for number in found) or (count is not None and len(found) != count):
            raise entry.error(key, "error-table-value", value=str(found))
        return found

    return _declared(_of_entry(read), "numbers", (str(low), str(high)), how)


def placed(record: Callable[[], type[C]], label: str = "id", **how: Unpack[How]) -> tuple[tuple[Entry, C], ...]:
    """[TOML] A list of entries and their records; errors call each by its `label`."""

    def read(entry: Entry, key: str) -> tuple[tuple[Entry, C], ...]:
        found = entry.entries(key, record().header(), label)
        return tuple((part, record().of(part)) for part in found)

    return _declared(_of_entry(read), "entries", (), {**how, "of": record})


def parts(record: Callable[[], type[C]], label: str = "id", **how: Unpack[How]) -> tuple[C, ...]:
    """[TOML] A list of entries, as records."""

    def read(entry: Entry, key: str) -> tuple[C, ...]:
        return tuple(record().of(part) for part in entry.entries(key, record().header(), label))

    return _declared(_of_entry(read), "entries", (), {**how, "of": record})


def part(record: Callable[[], type[C]], **how: Unpack[How]) -> C:
    """[TOML] A single entry, as a record."""

    def read(entry: Entry, key: str) -> C:
        return record().of(entry.entry(key, record().header()))

    return _declared(_of_entry(read), "entry", (), {**how, "of": record})


def part_if_any(record: Callable[[], type[C]], **how: Unpack[How]) -> C | None:
    """[TOML] A single entry, as a record, or None where the key is missing."""

    def read(entry: Entry, key: str) -> C | None:
        return None if entry.blank(key) else record().of(entry.entry(key, record().header()))

    return _declared(_of_entry(read), "entry", (), {**how, "of": record})


def _of_entry(read: Callable[[Entry, str], T]) -> Callable[[Row, str], T]:
    def found(row: Row, column: str) -> T:
        assert isinstance(row, Entry)
        return read(row, column)

    return found


def together(make: Callable[..., T], columns: Mapping[str, Any]) -> T:
    """Several columns as one thing that is made of their values; each is declared under its name."""
    named = tuple(declared.columns[0]._replace(name=name) for name, declared in columns.items())
    return cast(T, Declared(named, make))


def each(names: Iterable[str], declared: T) -> tuple[T, ...]:
    """Columns that are alike, as one tuple."""
    return together(lambda *values: values, dict.fromkeys(names, declared))


def derived(read: Callable[[Row, str], T], of: str) -> T:
    """No column: something else that follows from the cell of one, worked out once."""
    return cast(T, Declared((), derived=lambda row: read(row, of)))


def slugged(row: Row, column: str) -> str:
    """A printed name in the form that records and answers use."""
    return slug(row.word(column))


def _meant(words: Mapping[str, Any] | Sequence[str]) -> Mapping[str, Any]:
    return words if isinstance(words, Mapping) else {word: word for word in words}


def _declared(read: Callable[[Row, str], T], kind: str, allowed: tuple[str, ...], how: How) -> T:
    column = Column(read, kind, allowed, how.get("column", ""), "", how.get("unprinted", ""), how.get("of"))
    return cast(T, Declared((column,)))


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
