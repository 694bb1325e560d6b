"""What the component tables of each game must not say: `<game>.toml` in this folder, by table.

    ["wheel.csv"]
    wrong = [["0,0,", "0,1,", "number", { row = "2", column = "blue_workers" }]]
    without_last_row = ["missing", { missing = "7" }]
    corrected = [["3 workers", "2 workers", "5. WORKERS_3, gives: 3 workers -> 2 workers"]]

Instead of `0,0,` there stands `0,1,`, and it is refused as `error-table-number` with these facts. What is corrected is
another pack, and `pelagos packs diff` says what is different.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from pelagos.games.registry import find_game, own_tables, read_folder


class Wrong(NamedTuple):
    """A table as it must not be, and how it is refused."""

    game: str
    file: str
    table: str
    error: str
    facts: dict[str, str]

    @property
    def name(self) -> str:
        """Which table is wrong in what way."""
        return f"{self.game}-{self.file}-{self.error}"


class Corrected(NamedTuple):
    """A sound table with another value, and what `packs diff` says of it."""

    game: str
    file: str
    table: str
    told: str


@cache
def tables(game: str) -> dict[str, str]:
    """The tables that come with a game, by file name."""
    return read_folder(own_tables(find_game(game)))


def _wrong_tables() -> Iterator[Wrong]:
    for game, file, expected in _expectations():
        for old, new, error, facts in expected.get("wrong", ()):
            yield Wrong(game, file, _changed(game, file, old, new), f"error-table-{error}", facts)
        if "without_last_row" in expected:
            error, facts = expected["without_last_row"]
            last = tables(game)[file].splitlines(keepends=True)[-1]
            yield Wrong(game, file, tables(game)[file].removesuffix(last), f"error-table-{error}", facts)


def _corrected_tables() -> Iterator[Corrected]:
    for game, file, expected in _expectations():
        for old, new, told in expected.get("corrected", ()):
            yield Corrected(game, file, _changed(game, file, old, new), f"{file}: {told}")


def _expectations() -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path in sorted(Path(__file__).parent.glob("*.toml")):
        for file, expected in tomllib.loads(path.read_text(encoding="utf-8")).items():
            yield path.stem, file, expected


def _changed(game: str, file: str, old: str, new: str) -> str:
    assert old in tables(game)[file], (game, file, old)
    return tables(game)[file].replace(old, new, 1)


WRONG = tuple(_wrong_tables())
CORRECTED = tuple(_corrected_tables())
