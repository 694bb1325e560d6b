"""Saving, leaving, coming back."""

from __future__ import annotations

import stat
from collections.abc import Sequence
from pathlib import Path

import pytest

from pelagos.core.errors import PelagosError
from pelagos.table.fate import commitment_to
from pelagos.table.files import Writer, read_record
from pelagos.table.record import Line, Result
from pelagos.tui.autosave import games_folder
from tests.tui.conftest import Learn, Play, entries

ALWAYS_ONE = ["1"] * 2000
COMPOUND = ["tile buy-hull", "buy middle"]
"""The tile is bought, but where it goes is still asked."""


def interrupted(*arguments: object) -> str:
    """What reading a line does when somebody presses Ctrl-C."""
    raise KeyboardInterrupt


def test_end_of_input_says_how_to_go_on(play: Play, tmp_path: Path) -> None:
    played = play(f"nauticus --seats me,greedy --seed 5 --save {tmp_path / 'game'}", *COMPOUND)
    assert played.code == 0
    assert f"pelagos play --resume {tmp_path / 'game'}" in played.out


def test_resume_inside_a_compound_move(play: Play, tmp_path: Path) -> None:
    """Left between buying and placing, and come back: the same questions and the same bots as without a break."""
    after = ["new", "stop", "end", *["1"] * 40]
    play(f"nauticus --seats me,random --seed 5 --save {tmp_path / 'once'}", *COMPOUND, *after)
    play(f"nauticus --seats me,random --seed 5 --save {tmp_path / 'twice'}", *COMPOUND)
    back = play(f"--resume {tmp_path / 'twice'}", *after)
    assert "Captain, where does it go: middle?" in back.out
    assert entries(tmp_path / "once") == entries(tmp_path / "twice")


def test_resume_after_undo(play: Play, tmp_path: Path) -> None:
    play(f"nauticus --seats me,greedy --seed 5 --save {tmp_path / 'game'}", *COMPOUND, "undo", "quit")
    assert "Captain, your turn: Buy hull parts." in play(f"nauticus --resume {tmp_path / 'game'}").out


def test_ctrl_c_leaves_politely(play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pelagos.tui.console.Console.read", interrupted)
    played = play(f"nauticus --seats me,greedy --seed 5 --save {tmp_path / 'game'}")
    assert played.code == 130
    assert f"pelagos play --resume {tmp_path / 'game'}" in played.out
    assert played.err == ""


def kept_games() -> list[Path]:
    """The games that kept themselves."""
    return sorted(games_folder().glob("*.jsonl"))


def test_a_game_keeps_itself_and_goes_on(play: Play, tmp_path: Path) -> None:
    after = ["new", "stop", "end", *["1"] * 40]
    play(f"nauticus --seats me,random --seed 5 --save {tmp_path / 'once'}", *COMPOUND, *after)
    left = play("nauticus --seats me,random --seed 5", *COMPOUND, "quit")
    assert "pelagos play --continue nauticus" in left.out
    back = play("--continue", *after)
    assert "Captain, where does it go: middle?" in back.out
    assert entries(tmp_path / "once") == entries(kept_games()[0])


def test_the_latest_unfinished_game_goes_on_and_others_by_name(play: Play) -> None:
    play("nauticus --seats me,greedy --seed 5", *COMPOUND)
    play("nemo1 --seed 5", "1")
    assert "Nemo's War (first edition) goes on." in play("--continue").out
    assert "Nauticus goes on." in play("--continue nauticus").out


def test_where_nobody_decided_anything_nothing_is_kept(play: Play) -> None:
    assert "Good-bye." in play("nauticus --seats me,greedy --fair", "quit").out
    assert list(games_folder().iterdir()) == []
    nothing = play("--continue")
    assert (nothing.code, nothing.err) == (2, f"There is no unfinished game to go on with in {games_folder()}.\n")


def test_a_finished_game_is_kept_and_not_gone_on_with(play: Play) -> None:
    play("nauticus --seats me,greedy --seed 5", *ALWAYS_ONE)
    assert isinstance(read_record(kept_games()[0]).lines[-1], Result)
    assert play("--continue").code == 2


def test_a_lesson_keeps_itself_too(learn: Learn, play: Play) -> None:
    learn("nauticus", *[""] * 4, "tile buy-hull")
    assert "Nauticus goes on." in play("--continue", "quit").out


def test_a_half_written_game_is_said_left_alone_and_an_older_one_goes_on(play: Play) -> None:
    play("nauticus --seats me,greedy --seed 5", *COMPOUND)
    torn = games_folder() / "9999-01-01-000000-nauticus.jsonl"
    torn.write_bytes(kept_games()[0].read_bytes()[:40])
    back = play("--continue", "quit")
    assert f"{torn} cannot be read and is left as it is" in back.err
    assert "Captain, where does it go: middle?" in back.out
    assert len(torn.read_bytes()) == 40


def no_room() -> Path:
    """A file where the folder of games should be."""
    folder = games_folder()
    folder.parent.mkdir(parents=True)
    folder.write_text("in the way")
    return folder


def test_a_game_that_cannot_be_kept_says_so_and_asks_before_it_is_lost(play: Play) -> None:
    no_room()
    played = play("nauticus --seats me,greedy --seed 5", *COMPOUND, "quit", "board", "quit")
    assert "This game cannot be kept:" in played.out
    assert "This game is kept nowhere and would be lost." in played.out
    assert "Round 1 of 4" in played.out.partition("would be lost")[2], "whoever was asked may go on playing"
    assert played.out.count("Good-bye. This game was not saved.") == 1


def test_ctrl_c_asks_when_something_would_be_lost(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    no_room()
    lines = iter(COMPOUND)
    monkeypatch.setattr("pelagos.tui.console.Console.read", lambda *_: next(lines, None) or interrupted())
    played = play("nauticus --seats me,greedy --seed 5")
    assert played.code == 130
    assert played.out.count("would be lost") == 1


def test_a_disk_that_fills_up_in_the_middle_stops_nothing(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    """The file keeps what it has; leaving asks first."""
    written = Writer.__call__
    calls = iter(range(100))

    def full(writer: Writer, lines: Sequence[Line]) -> None:
        if next(calls) > 3:
            raise PelagosError("error-file-write", path=str(writer.path), problem="No space left on device")
        written(writer, lines)

    monkeypatch.setattr(Writer, "__call__", full)
    played = play("nauticus --seats me,greedy --seed 5", *COMPOUND, "new", "stop", "quit", "quit")
    assert "would be lost" in played.out
    after = played.out.partition("This game cannot be kept:")[2].partition("would be lost")[0]
    assert "No space left on device" in after
    assert "Captain, " in after, "it is said at once, and the game goes on"


def test_a_game_that_goes_on_is_not_stopped_by_a_full_disk_either(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    play("nauticus --seats me,greedy --seed 5", *COMPOUND)

    def full(writer: Writer, lines: Sequence[Line]) -> None:
        raise PelagosError("error-file-write", path=str(writer.path), problem="No space left on device")

    monkeypatch.setattr(Writer, "__call__", full)
    played = play("--continue", "new", "stop", "quit", "quit")
    assert "This game cannot be kept:" in played.out
    assert played.out.count("would be lost") == 1


def test_finished_record_replays_and_shows_its_end(play: Play, tmp_path: Path) -> None:
    end = play(f"nauticus --seats me,greedy --seed 5 --save {tmp_path / 'game'}", *ALWAYS_ONE).out
    again = play(f"--resume {tmp_path / 'game'}")
    assert again.code == 0
    assert f"pelagos verify {tmp_path / 'game'}" in end
    assert "This game of Nauticus is over." in again.out
    assert end.partition("All rounds are played.")[2] == again.out.partition("All rounds are played.")[2]


def test_torn_last_line_is_dropped_and_said(play: Play, tmp_path: Path) -> None:
    path = tmp_path / "game"
    play(f"nauticus --seats me,greedy --seed 5 --save {path}", *COMPOUND)
    path.write_bytes(path.read_bytes()[:-9])
    back = play(f"--resume {path}", "buy middle")
    assert "the last line was torn off" in back.out
    assert "Captain, where does it go: middle?" in back.out
    assert not read_record(path).torn


def test_torn_result_is_written_again(play: Play, tmp_path: Path) -> None:
    path = tmp_path / "game"
    play(f"nauticus --seats random,random --seed 5 --save {path}")
    whole = path.read_bytes()
    path.write_bytes(whole[:-9])
    assert play(f"--resume {path}").code == 0
    assert path.read_bytes() == whole


def test_torn_between_draws_goes_on_drawing(play: Play, tmp_path: Path) -> None:
    path = tmp_path / "game"
    play(f"nauticus --seats me,greedy --seed 5 --save {path}")
    whole = entries(path)
    path.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:4]))
    assert "choose an action tile" in play(f"--resume {path}").out
    assert entries(path) == whole


def test_resume_keeps_names_and_bots(play: Play, tmp_path: Path) -> None:
    path = tmp_path / "game"
    play(f"nauticus --seats greedy,me --names Robo,Anna --seed 5 --save {path}")
    assert "Anna, your turn" in play(f"--resume {path}").out


def test_strangers_names_cannot_drive_the_terminal(play: Play, tmp_path: Path) -> None:
    path = tmp_path / "game"
    play(f"nauticus --seats me,greedy --names Anna --seed 5 --save {path}")
    path.write_text(path.read_text().replace('"Anna"', '"\\u001b[2JAnna"'))
    assert "?[2JAnna, choose an action tile." in play(f"--resume {path}").out


def test_manual_dice_are_typed(play: Play, tmp_path: Path) -> None:
    drawn = ["crowns", "1", "deliver", "Transport", "buy-mast", "odds", "1", "1"]
    out = play("nauticus --seats me,greedy --manual-dice", "why", "nonsense", *drawn).out
    assert "Which action tile lies at position 1?" in out
    assert "“nonsense” cannot come up here." in out
    assert "“Buy hull parts” will come with 3 blue workers: certain" in out
    assert "“Transport” will come with 3 blue workers: impossible" in out
    assert "“Buy sails” will come with 3 blue workers: 1/3, about 33%" in out
    assert "Position 4: Transport." in out
    assert "Captain, choose an action tile." in out


def test_manual_dice_resume_between_draws(play: Play, tmp_path: Path) -> None:
    path = tmp_path / "game"
    play(f"nauticus --seats me,greedy --manual-dice --save {path}", "crowns", "deliver")
    assert "Which action tile lies at position 3?" in play(f"--resume {path}").out


def test_fair_game_keeps_its_secret_until_the_end(play: Play, tmp_path: Path) -> None:
    path, secret = tmp_path / "game", tmp_path / "game.secret"
    begun = play(f"nauticus --seats me,greedy --fair --save {path}", *COMPOUND)
    header = read_record(path).header
    seed = secret.read_text().strip()
    assert stat.S_IMODE(secret.stat().st_mode) == 0o600
    assert header.commitment == commitment_to(seed)
    assert header.commitment in begun.out
    assert seed not in begun.out + path.read_text()
    ended = play(f"--resume {path}", *ALWAYS_ONE)
    end = read_record(path).lines[-1]
    assert isinstance(end, Result)
    assert end.seed == seed
    assert seed in ended.out
    assert not secret.exists()


def test_fair_game_without_its_secret_cannot_go_on(play: Play, tmp_path: Path) -> None:
    path = tmp_path / "game"
    play(f"nauticus --seats me,greedy --fair --save {path}")
    (tmp_path / "game.secret").write_text("another\n")
    assert "does not fit the commitment" in play(f"--resume {path}").err
    (tmp_path / "game.secret").unlink()
    refused = play(f"--resume {path}")
    assert refused.code == 2
    assert "its secret seed is missing" in refused.err


def test_fair_game_that_cannot_be_saved_leaves_no_secret(play: Play, tmp_path: Path) -> None:
    (tmp_path / "game").write_text("something else")
    assert play(f"nauticus --fair --save {tmp_path / 'game'}").code == 2
    assert not (tmp_path / "game.secret").exists()


def test_fair_game_in_memory_reveals_its_seed(play: Play) -> None:
    assert "The secret seed was " in play("nauticus --seats random,random --fair").out


def test_snapshot_of_other_rules_can_be_looked_at(play: Play, tmp_path: Path) -> None:
    path = tmp_path / "game"
    play(f"nauticus --seats me,greedy --seed 5 --save {path}", *["1"] * 60)
    path.write_text(path.read_text().replace('"rules":"', '"rules":"0-', 1))
    assert "--from-snapshot" in play(f"--resume {path}").err
    looked = play(f"--resume {path} --from-snapshot")
    assert looked.code == 0
    assert "With --save FILE the game goes on" in looked.out
    assert "Greedy: " in looked.out
    assert "[NAU-11.3]" in looked.out


def test_a_game_of_other_rules_goes_on_from_its_snapshot_in_a_new_record(play: Play, tmp_path: Path) -> None:
    path, new = tmp_path / "game", tmp_path / "new"
    play(f"nauticus --seats me,greedy --seed 5 --save {path}", *["1"] * 60)
    path.write_text(path.read_text().replace('"rules":"', '"rules":"0-', 1))
    before = path.read_text()
    assert play(f"--resume {path} --from-snapshot --save {new}", "1", "1").code == 0
    assert path.read_text() == before
    again = play(f"--resume {new}", "1")
    assert again.code == 0
    assert len(read_record(new).lines) > 3
    assert read_record(new).header.begins


def test_a_damaged_snapshot_is_refused(play: Play, tmp_path: Path) -> None:
    path = tmp_path / "game"
    play(f"nauticus --seats me,greedy --seed 5 --save {path}", *["1"] * 60)
    raw = path.read_text()
    path.write_text(raw.replace(r"\"yards\":[", r"\"yards\":7,\"x\":[").replace(r"\"vp\":[", r"\"vp\":3,\"y\":["))
    refused = play(f"--resume {path} --from-snapshot")
    assert refused.code == 2
    assert "cannot be opened by this version" in refused.err
