"""The component tables of every game: sound as they come, and whatever is wrong in them is named."""

from __future__ import annotations

import csv
import io
import re
import tomllib
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from pelagos.cli.packs import differences
from pelagos.core.components import Component
from pelagos.core.errors import PelagosError
from pelagos.games.registry import NAMES, find_game, load_pack
from tests.packs.expected import CORRECTED, WRONG, Corrected, Wrong, tables

STRANGE = ("1" * 5000, "x")


def refusal(game: str, files: dict[str, str]) -> PelagosError:
    """What is said about the tables of a pack."""
    with pytest.raises(PelagosError) as problem:
        find_game(game).read_pack(files)
    return problem.value


@pytest.mark.parametrize("wrong", WRONG, ids=lambda wrong: wrong.name)
def test_whatever_is_wrong_is_named(wrong: Wrong) -> None:
    """File, row and column of a table; file, entry and key where it is written in TOML; what is missing or too many."""
    problem = refusal(wrong.game, tables(wrong.game) | {wrong.file: wrong.table})
    told = {key: str(value).removeprefix(", ") for key, value in problem.text.facts}
    assert problem.id == wrong.error
    assert told | {"file": wrong.file} | wrong.facts == told


@pytest.mark.parametrize("game", NAMES)
def test_every_game_has_wrong_and_corrected_tables(game: str) -> None:
    """A new game brings its own `<game>.toml`; without it the tests of this file would say little about it."""
    assert game in {wrong.game for wrong in WRONG}
    assert game in {corrected.game for corrected in CORRECTED}


@pytest.mark.parametrize("game", NAMES)
def test_a_missing_and_an_unknown_file_are_refused(game: str) -> None:
    for file in tables(game):
        others = {name: table for name, table in tables(game).items() if name != file}
        assert refusal(game, others).id == "error-table-file"
    assert refusal(game, tables(game) | {"fish.csv": ""}).id == "error-table-unknown"
    assert refusal(game, tables(game) | {"fish.toml": ""}).id == "error-table-unknown"


@pytest.mark.parametrize("game", NAMES)
def test_whatever_stands_in_a_cell_the_pack_is_read_or_refused(game: str) -> None:
    """A number without end or a word without meaning, wherever it stands, ends in no other error."""
    refused = 0
    for file in tables(game):
        for table in with_strange_cells(file, tables(game)[file]):
            try:
                find_game(game).read_pack(tables(game) | {file: table})
            except PelagosError:
                refused += 1
    assert refused


def with_strange_cells(file: str, table: str) -> Iterator[str]:
    """A CSV table with something strange in its first row, once for every column."""
    if file.endswith(".csv"):
        header, row, *rest = csv.reader(io.StringIO(table))
        for column, strange in product(range(len(header)), STRANGE):
            yield written([header, [*row[:column], strange, *row[column + 1 :]], *rest])


def written(rows: list[list[str]]) -> str:
    """Rows as a table."""
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerows(rows)
    return out.getvalue()


@pytest.mark.parametrize("game", NAMES)
def test_a_number_beyond_the_range_of_its_column_is_refused(game: str) -> None:
    """The ranges that are declared, and listed for whoever writes a pack, are those that are checked."""
    for component in find_game(game).components:
        if component.table.endswith(".csv"):
            header, row, *rest = csv.reader(io.StringIO(tables(game)[component.table]))
            for place, column in enumerate(component.columns):
                if column.kind == "number":
                    beyond = [*row[:place], str(int(column.allowed[1]) + 1), *row[place + 1 :]]
                    problem = refusal(game, tables(game) | {component.table: written([header, beyond, *rest])})
                    told = dict(problem.text.facts)
                    assert (told["file"], told["row"], told["column"]) == (component.table, "2", column.name)


@pytest.mark.parametrize("game", NAMES)
def test_every_column_says_what_stands_there_and_sources_are_not_printed(game: str) -> None:
    for component in find_game(game).components:
        for column in component.columns:
            assert column.kind, column
            assert column.field or column.unprinted.strip(), column
            if column.kind == "number":
                assert int(column.allowed[0]) <= int(column.allowed[1]), column


@pytest.mark.parametrize("game", NAMES)
def test_every_value_keeps_its_source(game: str) -> None:
    """A column of its own in a table, a key of its own in TOML: in each entry, or in the file's first one."""
    for file, table in tables(game).items():
        if file.endswith(".csv"):
            assert "source" in table.splitlines()[0].split(","), file
            assert all(line.strip() for line in table.splitlines()), file
        else:
            for kind, entries in tomllib.loads(table).items():
                assert isinstance(entries, list) or "source" in entries, (file, kind)


@pytest.mark.parametrize("game", NAMES)
def test_the_hash_ignores_sources(game: str) -> None:
    """Another source is no other pack."""
    elsewhere = {file: sourced(file, table) for file, table in tables(game).items()}
    assert all(elsewhere[file] != table for file, table in tables(game).items())
    found = find_game(game)
    assert found.read_pack(elsewhere).hash == load_pack(found).hash


@pytest.mark.parametrize("game", ["nauticus", "nemo1", "nemo2"])
def test_a_pack_that_is_read_anew_is_known_without_being_compared(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is remembered by a pack is looked up thousands of times a game."""
    found, (corrected, *_) = find_game(game), [one for one in CORRECTED if one.game == game]
    own, again = load_pack(found), found.read_pack(tables(game))
    other = found.read_pack(tables(game) | {corrected.file: corrected.table})

    def compared(one: Component, another: object) -> bool:
        raise AssertionError(f"{one} is held against {another}")

    monkeypatch.setattr(Component, "__eq__", compared)
    assert again is not own
    assert {own: "known"}.get(again) == "known"
    assert {own: "known"}.get(other) is None
    assert other != own


def sourced(file: str, table: str) -> str:
    """The same values, all of them from elsewhere."""
    if file.endswith(".toml"):
        return re.sub(r'\bsource = "[^"]*"', 'source = "elsewhere"', table)
    header, *rows = csv.reader(io.StringIO(table))
    column = header.index("source")
    return written([header, *([*row[:column], "elsewhere", *row[column + 1 :]] for row in rows)])


@pytest.mark.parametrize("corrected", CORRECTED, ids=lambda corrected: f"{corrected.game}-{corrected.file}")
def test_a_corrected_value_is_another_pack_and_is_told(corrected: Corrected, tmp_path: Path) -> None:
    """`packs diff` names what an owner of the box corrected."""
    game, files = find_game(corrected.game), tables(corrected.game) | {corrected.file: corrected.table}
    for name, table in files.items():
        (tmp_path / name).write_text(table, encoding="utf-8")
    assert load_pack(game, tmp_path).hash != load_pack(game).hash
    assert differences(game, tmp_path) == [corrected.told]
