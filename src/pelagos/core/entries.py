"""Component tables in TOML: entries with named values, with errors that name file, entry and key."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from hashlib import blake2b
from typing import Any

from pelagos.core.codec import canonical
from pelagos.core.errors import PelagosError
from pelagos.core.tables import Row


class Entry(Row):
    """One table of a TOML file, to be read like a row. A key that is not known is refused at once."""

    def __init__(self, file: str, name: str, values: Any, known: Iterable[str]) -> None:
        if not isinstance(values, dict):
            raise PelagosError("error-table-value", file=file, entry=name, key="-", value=str(values))
        super().__init__(file, 0, {})
        self.file = file
        self.name = name
        self.values: Mapping[str, Any] = values
        keys = tuple(known)
        for key in values:
            if key not in keys:
                raise self.error(key, "error-table-key", known=", ".join(keys))

    def word(self, column: str, allowed: Iterable[str] | None = None) -> str:
        """A text as a row has it: where "" is allowed, it may be missing."""
        words = None if allowed is None else list(allowed)
        return self.text(column, "" if words and "" in words else None, words)

    def number_in(self, column: str, low: int, high: int) -> int:
        """A whole number as a row has it."""
        return self.number(column, low, high)

    def shown(self, column: str) -> int | str:
        """A value as it is to be read out; what is yes or no as those words."""
        value = self.values.get(column, "")
        if isinstance(value, bool):
            return "yes" if value else "no"
        return value if isinstance(value, int | str) else str(value)

    def blank(self, column: str) -> bool:
        """Whether the key is missing."""
        return column not in self.values

    def text(self, key: str, default: str | None = None, allowed: Iterable[str] | None = None) -> str:
        """A text; when `allowed` is given, it must be one of those."""
        value = self._get(key, default)
        if not isinstance(value, str) or (allowed is not None and value not in allowed):
            raise self.error(key, "error-table-value", value=str(value))
        return value

    def number(self, key: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number within a range."""
        value = self._get(key, default)
        if type(value) is not int or not low <= value <= high:
            raise self.error(key, "error-table-value", value=str(value))
        return value

    def flag(self, column: str, default: bool | None = None) -> bool:
        """A value that says yes or no."""
        value = self._get(column, default)
        if not isinstance(value, bool):
            raise self.error(column, "error-table-value", value=str(value))
        return value

    def texts(self, key: str, default: tuple[str, ...] | None = None) -> tuple[str, ...]:
        """A list of texts."""
        return tuple(self._list(key, str, default))

    def numbers(self, key: str, default: tuple[int, ...] | None = None) -> tuple[int, ...]:
        """A list of whole numbers."""
        return tuple(self._list(key, int, default))

    def entries(self, key: str, known: Iterable[str], label: str = "id") -> tuple[Entry, ...]:
        """A list of tables, each named after one of its values; none when the key is missing."""
        keys = tuple(known)
        found = self.values.get(key, [])
        if not isinstance(found, list):
            raise self.error(key, "error-table-value", value=str(found))
        return tuple(self._entry(key, item, keys, label, number) for number, item in enumerate(found))

    def entry(self, key: str, known: Iterable[str]) -> Entry:
        """A single table."""
        return Entry(self.file, f"{self.name}, {key}", self._get(key, None), known)

    def has(self, key: str) -> bool:
        """Whether the key is given."""
        return key in self.values

    def error(self, column: str, message: str, **facts: str) -> PelagosError:
        """An error about one value."""
        return PelagosError(message, file=self.file, entry=self.name, key=column, **facts)

    def _entry(self, key: str, item: Any, known: tuple[str, ...], label: str, number: int) -> Entry:
        called = item.get(label, number + 1) if isinstance(item, dict) else number + 1
        return Entry(self.file, f"{self.name}, {key} {called}".removeprefix(", "), item, known)

    def _get(self, key: str, default: Any) -> Any:
        if key in self.values:
            return self.values[key]
        if default is None:
            raise self.error(key, "error-table-nothing")
        return default

    def _list(self, key: str, kind: type, default: Any) -> list[Any]:
        value = self._get(key, default)
        if not isinstance(value, list | tuple) or any(type(item) is not kind for item in value):
            raise self.error(key, "error-table-value", value=str(value))
        return list(value)


def read_entries(file: str, files: Mapping[str, str], known: Iterable[str]) -> Entry:
    """A whole TOML file as one entry; a file that is missing or is no TOML is refused."""
    if file not in files:
        raise PelagosError("error-table-file", file=file)
    try:
        data = tomllib.loads(files[file].removeprefix("\ufeff"))
    except (ValueError, RecursionError) as problem:
        raise PelagosError("error-table-toml", file=file, problem=str(problem)) from problem
    return Entry(file, "", data, known)


def hash_of(parts: Iterable[Any]) -> str:
    """One hash over tables of any form, sources left out."""
    return blake2b(canonical([without_sources(part) for part in parts]), digest_size=8).hexdigest()


def without_sources(value: Any) -> Any:
    """The same data without what only says where it comes from."""
    if isinstance(value, Mapping):
        return {key: without_sources(item) for key, item in value.items() if "source" not in key and key != "note"}
    return [without_sources(item) for item in value] if isinstance(value, list) else value
