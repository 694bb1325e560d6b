"""Records on disk: read back, torn, damaged, verified, never overwritten."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from pelagos.core.codec import digest
from pelagos.core.errors import PelagosError
from pelagos.core.nodes import Choice
from pelagos.games.registry import find_game, load_pack
from pelagos.table.fate import Fair, Fate, Seeded
from pelagos.table.files import create, read_record, reopen
from pelagos.table.opening import open_table
from pelagos.table.record import SeatEntry
from pelagos.table.replay import last_snapshot, replayed
from pelagos.table.table import Table, keep_nowhere

NAUTICUS = find_game("nauticus")
PACK = load_pack(NAUTICUS)
SEATS = (SeatEntry("Ada", "me"), SeatEntry("Ben", "me"))


def open_game(path: Path, fate: Fate) -> Table[Any]:
    return open_table(NAUTICUS, {"players": 2}, SEATS, fate, PACK, sink=create(path))


def play_on(table: Table[Any], answers: int = 100_000) -> Table[Any]:
    """Give the last option to every question: build as long as possible, then stop or pass."""
    while isinstance(table.node, Choice) and answers:
        table.submit(table.node.seat, [table.node.options[-1 if table.version % 3 else 0]], table.version)
        answers -= 1
    return table


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """The record of a whole seeded game."""
    path = tmp_path / "game.jsonl"
    play_on(open_game(path, Seeded("1")))
    return path


def edit(path: Path, number: int, **changes: Any) -> None:
    """Change fields of one line (counted from 1) of a record."""
    lines = path.read_text().splitlines(keepends=True)
    changed = json.loads(lines[number - 1]) | changes
    lines[number - 1] = json.dumps(changed, separators=(",", ":"), ensure_ascii=False) + "\n"
    path.write_text("".join(lines))


def line_of(path: Path, kind: str, nth: int = 0) -> int:
    """The number of the nth line of a kind."""
    kinds = [json.loads(line)["type"] for line in path.read_text().splitlines()]
    return [number for number, found in enumerate(kinds, start=1) if found == kind][nth]


def verify(path: Path) -> Table[Any]:
    return replayed(NAUTICUS, read_record(path).lines, PACK)


def refusal(path: Path) -> PelagosError:
    with pytest.raises(PelagosError) as problem:
        verify(path)
    return problem.value


def test_a_record_replays_to_the_same_end(tmp_path: Path) -> None:
    table = play_on(open_game(tmp_path / "game.jsonl", Seeded("1")))
    again = verify(tmp_path / "game.jsonl")
    assert digest(again.state) == digest(table.state)
    assert again.lines() == table.lines()


def test_answers_are_readable_names(played: Path) -> None:
    answers = [json.loads(line) for line in played.read_text().splitlines()]
    assert any(entry.get("answer", "").startswith("tile buy-") for entry in answers)
    assert all(isinstance(entry["answer"], str) for entry in answers if entry["type"] == "answer")


def test_an_unfinished_game_goes_on_where_it_stood(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    table = play_on(open_game(path, Seeded("1")), answers=31)
    found = read_record(path)
    again = replayed(NAUTICUS, found.lines, PACK)
    assert digest(again.state) == digest(table.state)
    again.sink = reopen(path, found)
    table.sink = keep_nowhere
    play_on(again)
    play_on(table)
    assert digest(verify(path).state) == digest(again.state) == digest(table.state)


def test_any_version_can_be_seen(played: Path) -> None:
    lines = read_record(played).lines
    assert replayed(NAUTICUS, lines, PACK, until=20).version == 20
    with pytest.raises(PelagosError, match="error-record-version"):
        replayed(NAUTICUS, lines, PACK, until=9999)


def test_a_torn_last_line_is_dropped_and_said(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    play_on(open_game(path, Seeded("1")), answers=10)
    whole = path.read_bytes()
    path.write_bytes(whole[:-7])
    found = read_record(path)
    assert found.torn
    table = replayed(NAUTICUS, found.lines, PACK)
    table.sink = reopen(path, found)
    play_on(table)
    assert not read_record(path).torn
    assert verify(path).scores()


@pytest.mark.parametrize("cut", [1, 2, 30, 61])
def test_no_cut_loses_more_than_the_torn_line(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "game.jsonl"
    table = play_on(open_game(path, Seeded("1")), answers=10)
    path.write_bytes(path.read_bytes()[:-cut])
    assert verify(path).version >= table.version - 1


def test_a_damaged_line_is_refused_with_its_number(played: Path) -> None:
    lines = played.read_bytes().split(b"\n")
    lines[4] = lines[4][:10]
    played.write_bytes(b"\n".join(lines))
    problem = refusal(played)
    assert (problem.id, dict(problem.text.facts)["line"]) == ("error-record-line", "5")


@pytest.mark.parametrize(
    ("kind", "nth", "changes", "what"),
    [
        ("answer", 3, {"answer": "tile nonsense"}, "answer"),
        ("answer", 3, {"seat": 7}, "answer"),
        ("answer", 5, {"n": 99}, "number"),
        ("answer", 0, {"auto": True}, "auto"),
        ("outcome", 2, {"outcome": "buy-nothing"}, "outcome"),
        ("snapshot", 0, {"digest": "0"}, "snapshot"),
        ("result", 0, {"scores": [99, 1]}, "result"),
    ],
)
def test_the_first_line_that_deviates_is_named(
    played: Path, kind: str, nth: int, changes: dict[str, Any], what: str
) -> None:
    number = line_of(played, kind, nth)
    edit(played, number, **changes)
    problem = refusal(played)
    assert (problem.id, dict(problem.text.facts)) == ("error-record-deviates", {"line": str(number), "what": what})


def test_a_swapped_draw_does_not_fit_the_seed(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    open_game(path, Seeded("1"))
    first, second = line_of(path, "outcome", 0), line_of(path, "outcome", 1)
    entries = [json.loads(line) for line in path.read_text().splitlines()]
    edit(path, first, outcome=entries[second - 1]["outcome"])
    assert dict(refusal(path).text.facts) == {"line": str(first), "what": "dice"}


def test_a_fair_game_reveals_its_seed_and_can_be_checked(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    fate = Fair()
    play_on(open_game(path, fate))
    text = path.read_text()
    assert fate.commitment in text.splitlines()[0]
    assert fate.seed not in "".join(text.splitlines()[:-1])
    assert fate.seed in text.splitlines()[-1]
    assert verify(path).fate.mode == "fair"


def test_a_fair_game_with_another_seed_is_caught(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    play_on(open_game(path, Fair()))
    edit(path, line_of(path, "result"), seed=Fair().seed)
    assert refusal(path).id == "error-fair-seed"


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"rules": "0"}, "error-record-rules"),
        ({"pack": "f00"}, "error-record-pack"),
        ({"format": 9}, "error-record-format"),
        ({"fate": "stars"}, "error-record-fate"),
        ({"settings": {"players": 9}}, "error-setting-range"),
        ({"settings": {"players": 3}}, "error-seats-contradict"),
    ],
)
def test_a_foreign_header_is_refused(played: Path, changes: dict[str, Any], error: str) -> None:
    edit(played, 1, **changes)
    assert refusal(played).id == error


def test_the_lifeboat_opens_a_record_of_other_rules(played: Path) -> None:
    edit(played, 1, rules="0")
    state = last_snapshot(NAUTICUS, read_record(played).lines, PACK)
    assert NAUTICUS.broken(state) == []


@pytest.mark.parametrize(
    "content", [b"", b"\n", b"{}\n", b"hello\n", b'{"type":"undo","n":1,"seat":0,"to":0,"at":""}\n']
)
def test_a_file_that_is_no_record_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "other.jsonl"
    path.write_bytes(content)
    with pytest.raises(PelagosError, match="error-record"):
        read_record(path)


def test_a_file_is_never_overwritten(played: Path) -> None:
    before = played.read_bytes()
    with pytest.raises(PelagosError, match="error-file-exists"):
        create(played)
    assert played.read_bytes() == before


def test_an_unwritable_path_is_said(tmp_path: Path) -> None:
    with pytest.raises(PelagosError, match="error-file-write"):
        create(tmp_path / "nowhere" / "game.jsonl")
    with pytest.raises(PelagosError, match="error-file-read"):
        read_record(tmp_path / "nothing.jsonl")


def test_a_full_disk_leaves_file_and_table_as_they_were(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    table = open_game(path, Seeded("1"))
    before, version = path.read_bytes(), table.version
    path.unlink()
    path.mkdir()
    with pytest.raises(PelagosError, match="error-file-write"):
        play_on(table, answers=1)
    assert table.version == version
    path.rmdir()
    path.write_bytes(before)
    assert verify(path).version == version
    assert list(tmp_path.iterdir()) == [path]


def test_two_programs_do_not_write_the_same_record(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    table = open_game(path, Seeded("1"))
    found = read_record(path)
    other = replayed(NAUTICUS, found.lines, PACK)
    other.sink = reopen(path, found)
    play_on(other, answers=1)
    before = path.read_bytes()
    with pytest.raises(PelagosError, match="error-file-changed"):
        play_on(table, answers=1)
    assert path.read_bytes() == before


@pytest.fixture
def fair(tmp_path: Path) -> Path:
    """The record of a whole fair game."""
    path = tmp_path / "fair.jsonl"
    play_on(open_game(path, Fair()))
    return path


def test_a_finished_fair_game_must_reveal_its_seed(fair: Path) -> None:
    lines = fair.read_text().splitlines(keepends=True)
    end = json.loads(lines[-1])
    del end["seed"]
    fair.write_text("".join(lines[:-1]) + json.dumps(end, separators=(",", ":")) + "\n")
    assert refusal(fair).id == "error-record-deviates"


def test_nothing_can_follow_the_end(fair: Path) -> None:
    snapshot = fair.read_bytes().splitlines(keepends=True)[line_of(fair, "snapshot") - 1]
    fair.write_bytes(fair.read_bytes() + snapshot)
    assert dict(refusal(fair).text.facts)["what"] == "after-end"


@pytest.mark.parametrize("changes", [{"commitment": ""}, {"seed": "1"}])
def test_a_fair_header_names_its_commitment_and_nothing_else(fair: Path, changes: dict[str, Any]) -> None:
    text = fair.read_text().splitlines(keepends=True)
    header = {key: value for key, value in (json.loads(text[0]) | changes).items() if value != ""}
    order = ["type", "format", "game", "rules", "pack", "settings", "seats", "fate", "at", "seed", "commitment"]
    ordered = {key: header[key] for key in order if key in header}
    fair.write_text(json.dumps(ordered, separators=(",", ":")) + "\n" + "".join(text[1:]))
    assert refusal(fair).id == "error-record-deviates"


@pytest.mark.parametrize("change", [(b'"answer":"tile', b'"answer": "tile'), (b'"n":9,', b'"n":9,"n":9,')])
def test_a_line_reads_as_it_was_written(played: Path, change: tuple[bytes, bytes]) -> None:
    played.write_bytes(played.read_bytes().replace(*change, 1))
    assert refusal(played).id == "error-record-line"


def test_what_a_full_disk_took_in_part_is_cut_off_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.jsonl"
    table = open_game(path, Seeded("1"))
    before = path.read_bytes()

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(PelagosError, match="error-file-write"):
        play_on(table, answers=1)
    assert path.read_bytes() == before
    monkeypatch.undo()
    play_on(table, answers=1)
    assert verify(path).version == table.version


@pytest.mark.parametrize("damage", [{"node": []}, {"vp": []}, {"layout": [99] * 8}, {"seats": 9}])
def test_a_damaged_lifeboat_is_refused(played: Path, damage: dict[str, Any]) -> None:
    number = line_of(played, "snapshot", -1)
    state = json.loads(json.loads(played.read_text().splitlines()[number - 1])["state"])
    edit(played, number, state=json.dumps(state | damage))
    with pytest.raises(PelagosError, match="error-record-snapshot"):
        last_snapshot(NAUTICUS, read_record(played).lines, PACK)


def test_what_a_bot_remembers_is_written_and_read(tmp_path: Path) -> None:
    """With the answer it belongs to; an answer without a memory is written as before."""
    path = tmp_path / "game.jsonl"
    table = open_game(path, Seeded("5"))
    memory = {"plan": [["buy", "bow"], 3], "at": 7}
    node = table.node
    assert isinstance(node, Choice)
    table.submit(node.seat, [node.options[0]], table.version, memory)
    assert table.memory_of(node.seat) == verify(path).memory_of(node.seat) == memory
    play_on(table, 5)
    assert path.read_bytes().count(b'"note"') == 1


@pytest.mark.parametrize("state", ["", "no position", "[]", "7", '"x"', "[" * 100_000])
def test_a_text_that_is_no_position_is_refused(played: Path, state: str) -> None:
    edit(played, line_of(played, "snapshot", -1), state=state)
    with pytest.raises(PelagosError, match="error-record-snapshot"):
        last_snapshot(NAUTICUS, read_record(played).lines, PACK)


@pytest.mark.parametrize("note", ["", "no plan", "1" + "0" * 30, "[" * 30 + "]" * 30, "[" * 100_000])
def test_a_note_that_no_bot_can_have_left_is_refused_with_its_line(played: Path, note: str) -> None:
    edit(played, line_of(played, "answer"), note=note)
    assert refusal(played).id == "error-record-line"


@pytest.mark.parametrize("memory", [10**30, 1e400, {"deep": [[[[[[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]]]]]}])
def test_a_memory_that_no_bot_can_have_had_is_refused_with_its_line(played: Path, memory: Any) -> None:
    edit(played, line_of(played, "answer"), memory=memory)
    assert refusal(played).id == "error-record-line"
