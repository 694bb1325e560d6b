"""What cannot be played is refused before anything is written: exit code 2, a sentence, no traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tui.conftest import Play

BAD = {
    "": "GAME is missing.",
    "chess": "There is no game “chess”.",
    "nauticus --seats me": "is for 2 to 4 players; one seat was given.",
    "nauticus --seats me,me,me,me,me": "is for 2 to 4 players; 5 seats were given.",
    "nauticus --seats me,genius": "There is no bot “genius” for Nauticus.",
    "nauticus --seats me,": "There is no bot “” for Nauticus.",
    "nauticus --seats me,me --set players=3": "contradicts the seating, which has 2 seats.",
    "nauticus --set players": "A setting is written key=value; “players” is not.",
    "nauticus --set =3": "A setting is written key=value; “=3” is not.",
    "nauticus --set players=many": "players must be a whole number from 2 to 4",
    "nauticus --set wind=5": "There is no setting “wind”.",
    "nauticus --set players=3 --set players=2": "players=3 and players=2 cannot be used together.",
    "nauticus --seed 1 --fair": "--seed and --fair cannot be used together.",
    "nauticus --seed 1 --manual-dice": "--seed and --manual-dice cannot be used together.",
    "nauticus --fair --manual-dice": "--fair and --manual-dice cannot be used together.",
    "nauticus --seed 1 --chance salt": "--seed and --chance cannot be used together.",
    "nauticus --chance salt --manual-dice": "--chance and --manual-dice cannot be used together.",
    "nauticus --resume game --chance salt": "--resume and --chance cannot be used together.",
    "nauticus --chance salt --chance pepper": "Chance was added 2 times, but one person plays at this terminal.",
    f"nauticus --chance {'x' * 65}": "a text of 1 to 64 visible characters",
    "nauticus --resume game --seed 1": "--resume and --seed cannot be used together.",
    "nauticus --resume game --names Ada,Ben": "--resume and --names cannot be used together.",
    "nauticus --resume game --save other": "--resume and --save cannot be used together.",
    "nauticus --resume nowhere": "nowhere cannot be read",
    "nauticus --from-snapshot": "--resume is missing.",
    "nauticus --pack nowhere": "nowhere is no folder with component tables.",
    "nauticus --names A,B,C,D": "4 names were given for 3 seats.",
    "nauticus --names Anna,Anna": "Two seats cannot both be called “Anna”.",
    "nauticus --save no/such/folder": "no/such/folder cannot be written",
    "nauticus --fair --save no/such/folder": "no/such/folder.secret cannot be written",
    "nauticus --lang xx": "There is no language “xx”.",
    "nauticus --speed 3": "There is no option --speed.",
}


@pytest.mark.parametrize("arguments", BAD)
def test_bad_arguments(play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: str) -> None:
    monkeypatch.chdir(tmp_path)
    refused = play(arguments)
    assert refused.code == 2
    assert BAD[arguments] in refused.err
    assert refused.out == ""
    assert not list(tmp_path.iterdir())


def test_a_record_is_never_overwritten(play: Play, tmp_path: Path) -> None:
    (tmp_path / "game").write_text("precious")
    refused = play(f"nauticus --save {tmp_path / 'game'}")
    assert refused.code == 2
    assert "is never overwritten" in refused.err
    assert (tmp_path / "game").read_text() == "precious"


@pytest.mark.parametrize("content", ["", "\n", "hello\n", '{"type":"answer"}\n', "\x00\x01\n"])
def test_what_is_no_record_is_refused(play: Play, tmp_path: Path, content: str) -> None:
    (tmp_path / "game").write_text(content)
    assert play(f"--resume {tmp_path / 'game'}").code == 2


def test_a_record_of_a_strange_player_is_refused(play: Play, tmp_path: Path) -> None:
    path = tmp_path / "game"
    play(f"nauticus --seats me,greedy --seed 5 --save {path}")
    path.write_text(path.read_text().replace("bot:greedy", "genius"))
    refused = play(f"--resume {path}")
    assert refused.code == 2
    assert "There is no bot “genius” for Nauticus." in refused.err
