"""The folder of a run: rows that other tools read, parts that are whole, and folders that are left alone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from pelagos.bots.contract import Sight
from pelagos.core.errors import PelagosError
from pelagos.core.nodes import Option
from pelagos.core.settings import parse_settings
from pelagos.games.registry import NAMES, find_game, load_pack
from pelagos.lab.folder import RunFolder
from pelagos.lab.match import asked_of, new_match, play_match
from pelagos.lab.rows import CONTEST, VERDICTS, DecisionRow, GameRow, scan, schema
from pelagos.lab.runner import Where
from tests.conftest import Run
from tests.recorded import played

SIM = ["sim", "nauticus", "--seats", "random,random", "--games", "7", "--workers", "1", "--decisions", "--out"]


def rows(folder: Path, kind: type[GameRow] | type[DecisionRow] = GameRow) -> pl.DataFrame:
    """Without how long each game took, which nobody can repeat."""
    return scan(folder, kind).drop("seconds", strict=False).collect()


@pytest.fixture
def kept(run: Run, tmp_path: Path) -> Path:
    assert run(*SIM, str(tmp_path / "run")).code == 0
    return tmp_path / "run"


def test_polars_duckdb_and_json_read_the_same_games(kept: Path) -> None:
    import duckdb  # not with the others: what is loaded to find the tests is never freed, and DuckDB complains of that

    games = rows(kept)
    asked = json.loads((kept / "run.json").read_text(encoding="utf-8"))
    query = f"select number, bots, scores, verdict from read_parquet('{kept}/games/*.parquet') order by number"
    assert games.select("number", "bots", "scores", "verdict").rows() == duckdb.execute(query).fetchall()
    assert (asked["games"], asked["seats"], asked["seed"]) == (games.height, ["random", "random"], "1")
    assert games["run"].unique().to_list() == [asked["run"]]


def test_a_game_is_what_the_match_says_it_is(kept: Path) -> None:
    match = new_match("nauticus", ("random", "random"), 7, "1", {})
    third = rows(kept).row(2, named=True)
    found = list(play_match(match))[2]
    assert (tuple(third["scores"]), third["length"], third["ending"]) == (found.scores, found.decisions, found.reason)
    assert (third["seed"], third["verdict"], json.loads(third["settings"])) == ("1/2", CONTEST, {"players": 2})


def test_a_game_has_a_row_for_each_decision(kept: Path) -> None:
    decisions, game = rows(kept, DecisionRow), find_game("nauticus")
    actions = game.actions(load_pack(game))
    counted = decisions.group_by("number", maintain_order=True).len()["len"].to_list()
    assert counted == rows(kept)["length"].to_list()
    for row in decisions.iter_rows(named=True):
        assert row["answer"] == " ".join(map(str, actions[row["answer_id"]]))
        assert row["answer_id"] in row["offered"]
        assert len(row["offered"]) > 1
    assert decisions["score"].null_count() == 0


@pytest.mark.parametrize("key", NAMES)
def test_every_game_can_be_kept(run: Run, tmp_path: Path, key: str) -> None:
    game = find_game(key)
    seats = ",".join(["random"] * int(parse_settings(game.settings, {})[game.seats_setting]))
    assert run("sim", key, "--seats", seats, "--games", "1", "--decisions", "--out", str(tmp_path / "run")).code == 0
    assert rows(tmp_path / "run")["verdict"][0] in VERDICTS
    assert rows(tmp_path / "run", DecisionRow).height == rows(tmp_path / "run")["length"][0]


class Boaster:
    """Takes the first answer, and says what it thinks of itself."""

    def choose(self, sight: Sight[Any]) -> Option:
        sight.value = 0.25
        return sight.options[0]


def test_a_bot_may_say_what_a_position_is_worth(run: Run, tmp_path: Path) -> None:
    words = ["sim", "nauticus", "--seats", f"{__name__}:Boaster,random", "--games", "1", "--workers", "1"]
    assert run(*words, "--decisions", "--out", str(tmp_path / "run")).code == 0
    said = rows(tmp_path / "run", DecisionRow).group_by("seat").agg(pl.col("value").unique()).sort("seat")
    assert said["value"].to_list() == [[0.25], [None]]


def test_the_split_does_not_show(run: Run, kept: Path, tmp_path: Path) -> None:
    again = tmp_path / "again"
    match = new_match("nauticus", ("random", "random"), 7, "1", {})
    found = list(play_match(match, Where(2), RunFolder(again, asked_of(match, decisions=True))))
    assert found == list(play_match(match))
    assert rows(again).equals(rows(kept))
    assert rows(again, DecisionRow).equals(rows(kept, DecisionRow))


def test_an_interrupted_run_goes_on_where_it_was(run: Run, kept: Path) -> None:
    before, said = rows(kept), run(*SIM, str(kept)).out
    lost = kept / "games" / "part-00001.parquet"
    untouched = kept / "games" / "part-00002.parquet"
    lost.unlink()
    (kept / "games" / "part-00001.parquet.unfinished").write_bytes(b"half")
    times = lost.with_name("part-00000.parquet").stat().st_mtime_ns, untouched.stat().st_mtime_ns
    assert run(*SIM, str(kept)).out.splitlines()[:-2] == said.splitlines()[:-2]
    assert rows(kept).equals(before)
    assert (lost.with_name("part-00000.parquet").stat().st_mtime_ns, untouched.stat().st_mtime_ns) == times
    assert list(kept.rglob("*.unfinished")) == []


@pytest.mark.parametrize(
    ("changed", "key"),
    [(["--seed", "2"], "seed"), (["--games", "8"], "games"), (["--seats", "random,greedy"], "seats")],
)
def test_a_folder_with_other_rows_is_refused(run: Run, kept: Path, changed: list[str], key: str) -> None:
    before = {path: path.read_bytes() for path in kept.rglob("*.*")}
    said = run(*SIM, str(kept), *changed)
    assert said.code == 2
    assert f"holds the rows of another run: {key} is " in said.err
    assert {path: path.read_bytes() for path in kept.rglob("*.*")} == before


def test_a_folder_with_something_else_is_refused(run: Run, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ada", encoding="utf-8")
    assert "holds something else than a run" in run(*SIM, str(tmp_path)).err
    assert "holds something else than a run" in run(*SIM, str(tmp_path / "letter.txt")).err
    (tmp_path / "run.json").write_text("[]", encoding="utf-8")
    assert "holds something else than a run" in run(*SIM, str(tmp_path)).err
    assert sorted(path.name for path in tmp_path.iterdir()) == ["letter.txt", "run.json"]


@pytest.mark.parametrize("spoiled", [b"no table", b""])
def test_a_spoiled_part_is_named(run: Run, kept: Path, spoiled: bytes) -> None:
    part = kept / "games" / "part-00001.parquet"
    part.write_bytes(spoiled)
    assert f"{part} is no part of this run" in run(*SIM, str(kept)).err


def test_a_part_at_a_wrong_place_is_named(run: Run, kept: Path) -> None:
    part = kept / "games" / "part-00001.parquet"
    part.write_bytes((kept / "games" / "part-00000.parquet").read_bytes())
    assert f"{part} is no part of this run" in run(*SIM, str(kept)).err
    part.unlink()
    part.with_name("part-00099.parquet").write_bytes(b"")
    assert "part-00099.parquet is no part of this run" in run(*SIM, str(kept)).err


def test_a_full_disk_loses_nothing(run: Run, tmp_path: Path, kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk is full after some parts; when there is room again, the same command goes on."""
    out, written = tmp_path / "full", 0

    def fsync(file: int) -> None:
        nonlocal written
        written += 1
        if written == 5:
            raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("os.fsync", fsync)
        said = run(*SIM, str(out))
    assert said.code == 2
    assert "part-00001.parquet cannot be written: No space left on device. What was finished is kept" in said.err
    assert [path.name for path in (out / "games").iterdir()] == ["part-00000.parquet"]
    assert run(*SIM, str(out)).code == 0
    assert rows(out).equals(rows(kept))


def test_decisions_want_a_folder(run: Run) -> None:
    assert "add --out DIR" in run(*SIM[:-1]).err


def test_without_polars_the_way_to_it_is_said(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "polars", None)
    assert "pip install 'pelagos[lab]'" in run(*SIM, str(tmp_path / "run")).err
    assert not (tmp_path / "run").exists()


def test_the_columns_are_those_that_were_agreed_on() -> None:
    assert ", ".join(schema(GameRow)) == (
        "game, run, number, seed, settings, seats, bots, scores, places, winners, verdict, ending, length, seconds, "
        "rules, pack"
    )
    assert ", ".join(schema(DecisionRow)) == ("number, move, seat, question, answer, answer_id, offered, score, value")


@pytest.fixture
def records(tmp_path: Path) -> list[Path]:
    """Two games that were played to their end, and one that goes on."""
    found = []
    for number, (game, seats, answers) in enumerate((("nauticus", 3, 9999), ("nemo1", 1, 9999), ("endeavor", 2, 20))):
        path = tmp_path / f"{number}.jsonl"
        path.write_bytes(played(game, seats, answers)[1])
        found.append(path)
    return found


def test_records_become_rows(run: Run, records: list[Path], tmp_path: Path) -> None:
    out = tmp_path / "out"
    said = run("export", *map(str, records), "--out", str(out), "--decisions", "--workers", "1")
    assert (said.code, said.err) == (0, "")
    games = rows(out)
    end = json.loads(records[0].read_bytes().splitlines()[-1])
    assert games["game"].to_list() == ["nauticus", "nemo1", "endeavor"]
    assert (games["scores"][0].to_list(), games["places"][0].to_list()) == (end["scores"], end["ranks"])
    assert games["verdict"].to_list() == ["contest", "lost", "open"]
    assert games["bots"][0].to_list() == ["me"] * 3
    lines = [json.loads(line) for line in records[0].read_bytes().splitlines()]
    asked = [line["answer"] for line in lines if line["type"] == "answer" and not line.get("auto")]
    assert rows(out, DecisionRow).filter(pl.col("number") == 0)["answer"].to_list() == asked


@pytest.mark.parametrize(("put", "problem"), [(b"9", "deviates from the rules"), (b"x", "is damaged")])
def test_a_wrong_record_is_named(run: Run, records: list[Path], tmp_path: Path, put: bytes, problem: str) -> None:
    lines = records[0].read_bytes().splitlines(keepends=True)
    records[0].write_bytes(b"".join([*lines[:-1], lines[-1].replace(b'"scores":[', b'"scores":[' + put)]))
    said = run("export", *map(str, records), "--out", str(tmp_path / "out"), "--workers", "1")
    assert said.code == 2
    assert said.err.startswith(f"{records[0]}: Line {len(lines)} of the record {problem}")


def test_no_record_is_no_export(run: Run, tmp_path: Path) -> None:
    assert run("export", "--out", str(tmp_path / "out")).code == 2
    assert "cannot be read" in run("export", str(tmp_path / "none.jsonl"), "--out", str(tmp_path / "out")).err
    assert not (tmp_path / "out").exists()


def test_a_run_is_called_the_same_everywhere(tmp_path: Path) -> None:
    match = new_match("nauticus", ("random", "random"), 7, "1", {})
    first, second = (RunFolder(tmp_path / name, asked_of(match)).run["run"] for name in ("a", "b"))
    assert first == second
    with pytest.raises(PelagosError) as caught:
        RunFolder(tmp_path / "a", asked_of(match._replace(seed="2")))
    assert caught.value.id == "error-run-other"
