"""The other commands: rules, packs, replay, verify, and the border around all of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from pelagos.games.citations import rule_ids
from pelagos.games.registry import NAMES, find_game
from pelagos.table.fate import Fair, Manual, Seeded
from tests.conftest import Run
from tests.table.test_records import edit, line_of, open_game, play_on


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    play_on(open_game(path, Seeded("1")))
    return path


@pytest.mark.parametrize("game", NAMES)
def test_the_rule_index_has_no_gap(run: Run, game: str) -> None:
    said = run("rules", game, "--gaps")
    assert said == (f"No gaps among {len(rule_ids(find_game(game)))} ids.\n", "", 0)


def test_a_rule_is_shown_with_its_code_and_tests(run: Run) -> None:
    said = run("rules", "nauticus", "nau-6.9")
    assert "ships.why_not_crest" in said.out
    assert "NAU-6.9" in said.out


def test_an_unknown_rule_is_said(run: Run) -> None:
    assert run("rules", "nauticus", "NAU-99") == ("", "nauticus has no rule “NAU-99”.\n", 2)


def test_a_gap_fails(run: Run, tmp_path: Path) -> None:
    (tmp_path / "cases").mkdir()
    said = run("rules", "nauticus", "--gaps", "--tests", str(tmp_path))
    assert said.code == 1
    assert "NAU-6.9: no test cites this rule." in said.out


def test_verify_recomputes_everything(run: Run, record: Path) -> None:
    said = run("verify", str(record))
    assert said.code == 0
    assert "every die and draw checked" in said.out


def test_verify_says_the_first_line_that_deviates(run: Run, record: Path) -> None:
    number = line_of(record, "result")
    edit(record, number, scores=[1, 2])
    said = run("verify", str(record))
    assert said.code == 2
    assert f"Line {number} of the record deviates from the rules: the game did not end like this." in said.out


def test_verify_goes_through_all_files(run: Run, record: Path, tmp_path: Path) -> None:
    said = run("verify", str(tmp_path / "none.jsonl"), str(record))
    assert (said.code, len(said.out.splitlines())) == (2, 2)


def test_verify_says_what_it_cannot_check(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "manual.jsonl"
    open_game(path, Manual())
    assert "cannot be checked" in run("verify", str(path)).out


def test_verify_checks_fair_dice(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "fair.jsonl"
    play_on(open_game(path, Fair()))
    assert "every die and draw checked" in run("verify", str(path)).out


def test_replay_shows_the_log_and_the_end(run: Run, record: Path) -> None:
    said = run("replay", str(record))
    assert said.out.startswith("Round 1 of 4 begins.")
    assert "Ada: " in said.out


def test_replay_shows_any_moment(run: Run, record: Path) -> None:
    assert run("replay", str(record), "--at", "8").out.startswith("Round 1 of 4, phase 1")
    assert run("replay", str(record), "--at", "99999").code == 2


def test_replay_says_that_a_line_was_torn(run: Run, record: Path) -> None:
    record.write_bytes(record.read_bytes()[:-5])
    assert "was torn off" in run("replay", str(record)).out


def test_replay_opens_the_lifeboat_of_other_rules(run: Run, record: Path) -> None:
    edit(record, 1, rules="0")
    assert "--from-snapshot" in run("replay", str(record)).err
    assert run("replay", str(record), "--from-snapshot").out.startswith("Round")


def test_packs_are_copied_checked_and_compared(run: Run, tmp_path: Path) -> None:
    pack = tmp_path / "mine"
    assert run("packs", "new", "nauticus", str(pack)).code == 0
    assert run("packs", "diff", "nauticus", str(pack)).out == "No value differs.\n"
    wheel = pack / "wheel.csv"
    wheel.write_text(wheel.read_text().replace("1,3,", "1,2,", 1))
    assert run("packs", "check", "nauticus", str(pack)).code == 0
    said = run("packs", "diff", "nauticus", str(pack))
    assert said.out == "wheel.csv: 2. 1, blue_workers: 3 -> 2\nOne value differs.\n"


def test_a_pack_is_never_overwritten(run: Run, tmp_path: Path) -> None:
    assert "exists already" in run("packs", "new", "nauticus", str(tmp_path)).err


def test_a_wrong_pack_is_refused_with_its_cell(run: Run, tmp_path: Path) -> None:
    pack = tmp_path / "mine"
    run("packs", "new", "nauticus", str(pack))
    tiles = pack / "tiles.csv"
    tiles.write_text(tiles.read_text().replace("MIDDLE,Mittelteil,9", "MIDDLE,Mittelteil,8"))
    said = run("packs", "check", "nauticus", str(pack))
    assert said.code == 2
    assert said.err.startswith("components.csv, row 10, column count: 63 does not agree with tiles.csv")


def test_a_folder_without_tables_is_refused(run: Run, tmp_path: Path) -> None:
    assert run("packs", "check", "nauticus", str(tmp_path / "none")).code == 2
    assert "is missing" in run("packs", "check", "nauticus", str(tmp_path)).err


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["dance"], "There is no such command"),
        (["verify"], "'FILES' is missing"),
        (["rules", "nauticus", "--bogus"], "There is no option --bogus."),
        (["rules", "chess"], "There is no game “chess”. Known games: nauticus"),
        (["replay", "x", "--at", "soon"], "'--at'"),
        (["rules", "nauticus", "--lang", "tlh"], "There is no language “tlh”"),
    ],
)
def test_a_wrong_command_line_is_explained(run: Run, words: list[str], problem: str) -> None:
    said = run(*words)
    assert said.code == 2
    assert problem in said.err


def test_errors_come_in_the_chosen_language(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Das Spiel „chess“ gibt es nicht." in run("rules", "chess", "--lang", "de").err
    monkeypatch.setenv("LANG", "es_ES.UTF-8")
    assert "juego" in run("rules", "chess").err


def test_games_are_listed_with_their_settings(run: Run) -> None:
    said = run("games")
    assert said.out.splitlines()[:2] == [
        "Nauticus (nauticus): 2 to 4 players; bots: random, deckhand, greedy, captain, master",
        "  players: how many play, from two to four (2–4; default 3)",
    ]
    assert run("games", "chess").code == 2


@pytest.mark.parametrize(("game", "taught"), [("nemo1", True), ("nauticus", False)])
def test_a_level_is_said_to_have_learned_only_where_it_has(run: Run, game: str, taught: bool) -> None:
    said = run("games", game).out
    assert "  master: does the same with about five seconds" in said
    assert ("what many games have taught it" in said) == taught


def test_pelagos_alone_shows_its_help(run: Run) -> None:
    said = run()
    assert said.code == 2
    assert "play" in said.out + said.err


@pytest.mark.parametrize(
    "words",
    [
        ["case", "x" * 5000],
        ["packs", "check", "nauticus", "x" * 5000],
        ["rules", "nauticus", "--tests", "nowhere"],
        ["sim", "nauticus", "--seats", "random,random", "--seed", "\udcff"],
        ["verify", "."],
        ["replay", "."],
        ["replay", "x", "--at", "-1"],
        ["rules", "nauticus", ""],
    ],
)
def test_odd_paths_and_bytes_are_refused_in_words(run: Run, words: list[str]) -> None:
    said = run(*words)
    assert said.code == 2
    assert said.err or "cannot be read" in said.out


def test_a_bottomless_record_is_refused(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "deep.jsonl"
    path.write_bytes(b"[" * 100_000 + b"\n")
    assert run("verify", str(path)).code == 2
