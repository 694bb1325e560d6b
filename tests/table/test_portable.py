"""Records for whoever does not have this program: plain JSON, and the readers of Polars and DuckDB."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from pelagos.core.codec import digest, encode
from pelagos.core.plain import LARGEST
from pelagos.games.registry import NAMES, find_game, load_pack
from pelagos.table.portable import folded, unfolded
from pelagos.table.record import read_line
from pelagos.table.replay import replayed
from tests.recorded import played

SEATS = {"nemo1": 1, "nemo2": 1}
ANSWERS = 70
"""Enough for a snapshot or two."""


def record_of(game: str) -> bytes:
    return played(game, SEATS.get(game, 2), ANSWERS)[1]


def everything_in(value: Any) -> Iterator[Any]:
    """A value and all that is inside it; a text that is JSON is looked into."""
    yield value
    if isinstance(value, str) and value[:1] in ("{", "["):
        value = json.loads(value)
    for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from everything_in(inner)


@pytest.mark.parametrize("game", NAMES)
def test_no_whole_number_takes_more_than_64_bits(game: str) -> None:
    for line in record_of(game).splitlines():
        assert [one for one in everything_in(json.loads(line)) if type(one) is int and abs(one) >= LARGEST] == []


def test_positions_have_such_numbers() -> None:
    """Else the test above would show nothing."""
    found = encode(played("endeavor", 2, ANSWERS)[0].state)
    assert any(type(one) is int and one >= 2 * LARGEST for one in everything_in(found))


@pytest.mark.parametrize("game", NAMES)
def test_a_position_comes_back_from_its_text(game: str) -> None:
    found = encode(played(game, SEATS.get(game, 2), ANSWERS)[0].state)
    assert unfolded(folded(found)) == found


def shape(value: Any) -> str:
    """What kind of thing a value is; a list is of one kind, and an empty one of any."""
    if isinstance(value, list):
        kinds = {shape(item) for item in value}
        assert len(kinds) <= 1, f"a list of several kinds: {value}"
        return f"[{kinds.pop() if kinds else ''}]"
    if isinstance(value, dict):
        return str({key: shape(inner) for key, inner in value.items()})
    return type(value).__name__


def test_what_is_called_alike_is_of_one_kind_in_every_line_of_every_record() -> None:
    """Settings, too, whatever they are set to: `settings.players` is a number in all games."""
    kinds: dict[str, set[str]] = {}
    for line in b"".join(map(record_of, NAMES)).splitlines():
        found = json.loads(line)
        flat = {key: value for key, value in found.items() if key != "settings"}
        flat |= {f"settings.{key}": value for key, value in found.get("settings", {}).items()}
        for key, value in flat.items():
            kinds.setdefault(key, set()).add(shape(value))
    for setting in chain.from_iterable(find_game(game).settings for game in NAMES):
        kinds.setdefault(f"settings.{setting.key}", set()).add(shape(setting.default))
    assert {key: found for key, found in kinds.items() if len(found - {"[]"}) > 1} == {}


def test_polars_reads_the_records_of_all_games_as_one_table() -> None:
    whole = b"".join(map(record_of, NAMES))
    table = pl.read_ndjson(io.BytesIO(whole), infer_schema_length=None)
    answers = [json.loads(line) for line in whole.splitlines() if b'"type":"answer"' in line]
    assert table.height == len(whole.splitlines())
    assert table.filter(pl.col("type") == "answer")["answer"].to_list() == [one["answer"] for one in answers]
    assert table.schema["state"] == pl.String
    assert table.schema["n"] == pl.Int64


BY_DUCKDB = """
import duckdb, sys
for path in sys.argv[1:]:
    query = "select count(*), count(state) from read_json(?, format = 'newline_delimited', sample_size = -1)"
    print(*duckdb.execute(query, [path]).fetchone())
"""


def test_duckdb_reads_records(tmp_path: Path) -> None:
    """In a process of its own: at the end it complains of what a collector that rests has left lying about."""
    paths = [tmp_path / f"{game}.jsonl" for game in NAMES]
    for game, path in zip(NAMES, paths, strict=True):
        path.write_bytes(record_of(game))
    program = [sys.executable, "-c", BY_DUCKDB, *map(str, paths)]
    said = subprocess.run(program, capture_output=True, check=True, text=True)
    lines = [record_of(game).splitlines() for game in NAMES]
    snapshots = [sum(b'"type":"snapshot"' in line for line in one) for one in lines]
    assert said.stdout.splitlines() == [f"{len(one)} {kept}" for one, kept in zip(lines, snapshots, strict=True)]


def as_format_1(line: bytes) -> bytes:
    """A line as it was written before positions were text."""
    found = json.loads(line)
    if found["type"] == "header":
        found["format"] = 1
    if found["type"] == "snapshot":
        found["state"] = unfolded(found["state"])
    return json.dumps(found, separators=(",", ":"), ensure_ascii=False).encode()


@pytest.mark.parametrize("game", NAMES)
def test_records_of_format_1_are_read_and_played_again(game: str) -> None:
    table, raw = played(game, SEATS.get(game, 2), ANSWERS)
    old = [as_format_1(line) for line in raw.splitlines()]
    assert old != raw.splitlines()
    lines = [read_line(line, number) for number, line in enumerate(old, start=1)]
    found = find_game(game)
    assert digest(replayed(found, lines, load_pack(found)).state) == digest(table.state)


def test_a_memory_of_format_1_is_remembered() -> None:
    game = find_game("nauticus")
    lines = record_of("nauticus").splitlines()
    last = max(number for number, line in enumerate(lines) if b'"type":"answer"' in line and b'"auto"' not in line)
    lines[last] = lines[last][:-1] + b',"memory":{"plan":[["buy","bow"],3]}}'
    read = [read_line(line, number) for number, line in enumerate(lines, start=1)]
    seat = json.loads(lines[last])["seat"]
    assert replayed(game, read, load_pack(game)).memory_of(seat) == {"plan": [["buy", "bow"], 3]}
