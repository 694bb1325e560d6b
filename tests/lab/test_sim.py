"""`pelagos sim` as it is typed."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pelagos.cli.main import main

MATCH = ["sim", "nauticus", "--seats", "random,random", "--games", "4", "--workers", "1"]


def run(*arguments: str) -> int:
    with pytest.raises(SystemExit) as end:
        main([*arguments, "--lang", "en"])
    assert isinstance(end.value.code, int)
    return end.value.code


def figures(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert run(*MATCH, "--json", *arguments) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def complaint(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert run("sim", *arguments) == 2
    return capsys.readouterr().err


def test_a_table_shows_every_entrant(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*MATCH) == 0
    shown = capsys.readouterr().out
    assert "Nauticus: 4 games, seed 1" in shown
    assert "1 random" in shown
    assert "2 random" in shown
    assert "Decisions per game: " in shown


def test_one_game_is_one_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*MATCH, "--games", "1") == 0
    assert "Nauticus: one game, seed 1" in capsys.readouterr().out


def test_json_holds_the_same_figures(capsys: pytest.CaptureFixture[str]) -> None:
    found = figures(capsys, "--seed", "sea")
    assert (found["game"], found["seats"], found["games"], found["seed"]) == ("nauticus", ["random"] * 2, 4, "sea")
    assert sum(entrant["wins"] for entrant in found["result"]["entrants"]) == 4
    assert found["timing"]["workers"] == 1


def test_the_result_depends_on_the_seed_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert figures(capsys)["result"] == figures(capsys)["result"]
    assert figures(capsys)["result"] != figures(capsys, "--seed", "2")["result"]


def test_nothing_but_the_figures_goes_to_standard_output(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*MATCH, "--json") == 0
    said = capsys.readouterr()
    assert said.out.count("\n") == 1
    assert said.err == ""


def test_an_unknown_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert "There is no game “ludo”" in complaint(capsys, "ludo", "--seats", "random,random")


def test_an_unknown_bot(capsys: pytest.CaptureFixture[str]) -> None:
    said = complaint(capsys, "nauticus", "--seats", "random,genius")
    assert "There is no bot “genius” for Nauticus. Known bots: random, greedy." in said


def test_too_many_seats(capsys: pytest.CaptureFixture[str]) -> None:
    said = complaint(capsys, "nauticus", "--seats", "random,random,random,random,random")
    assert "Nauticus is for 2 to 4 players; 5 seats were given." in said


def test_seats_that_contradict_a_setting(capsys: pytest.CaptureFixture[str]) -> None:
    said = complaint(capsys, "nauticus", "--seats", "random,random", "--set", "players=4")
    assert "The setting players=4 contradicts the seating" in said


@pytest.mark.parametrize("pair", ["players", "=3"])
def test_a_malformed_setting(capsys: pytest.CaptureFixture[str], pair: str) -> None:
    said = complaint(capsys, "nauticus", "--seats", "random,random", "--set", pair)
    assert f"“{pair}” is not" in said


@pytest.mark.parametrize("option", ["--games", "--workers"])
@pytest.mark.parametrize("value", ["0", "-1", "many"])
def test_a_number_out_of_range(capsys: pytest.CaptureFixture[str], option: str, value: str) -> None:
    said = complaint(capsys, "nauticus", "--seats", "random,random", option, value)
    assert f"{option} must be a whole number from 1" in said


def test_a_pack_that_is_no_folder(capsys: pytest.CaptureFixture[str]) -> None:
    said = complaint(capsys, "nauticus", "--seats", "random,random", "--pack", "no-such-folder")
    assert "no-such-folder is no folder with component tables." in said


def test_seats_are_needed(capsys: pytest.CaptureFixture[str]) -> None:
    assert "--seats" in complaint(capsys, "nauticus")


def test_a_game_without_opponents_tells_how_it_ended(capsys: pytest.CaptureFixture[str]) -> None:
    """[NW2-16, 17.5] No share of wins against nobody: victories, games played to the end, and every ending."""
    assert run("sim", "nemo2", "--seats", "random", "--games", "2", "--workers", "1") == 0
    shown = capsys.readouterr().out
    assert "Victories" in shown
    assert "Share of wins" not in shown
    assert "Played to the end: 0 games (0 %)." in shown
    assert "is lost." in shown
