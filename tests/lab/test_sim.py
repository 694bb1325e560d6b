"""`pelagos sim` as it is typed."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.conftest import Run

MATCH = ["sim", "nauticus", "--seats", "random,random", "--games", "4", "--workers", "1"]


def figures(run: Run, *arguments: str) -> dict[str, Any]:
    said = run(*MATCH, "--json", *arguments)
    assert said.code == 0
    found: dict[str, Any] = json.loads(said.out)
    return found


def complaint(run: Run, *arguments: str) -> str:
    said = run("sim", *arguments)
    assert said.code == 2
    return said.err


def test_a_table_shows_every_entrant(run: Run) -> None:
    shown = run(*MATCH)
    assert shown.code == 0
    assert "Nauticus: 4 games, seed 1" in shown.out
    assert "1 random" in shown.out
    assert "2 random" in shown.out
    assert "Decisions per game: " in shown.out


def test_long_names_can_be_told_apart(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    seats = "captain:work=1,seconds=0.001,captain:work=1,seconds=0.002"
    shown = run("sim", "nauticus", "--seats", seats, "--games", "1", "--workers", "1").out
    assert "…" not in shown
    first = "".join(line[:16].strip() for line in shown.splitlines())
    assert "captain:work=1,seconds=0.001" in first
    assert "captain:work=1,seconds=0.002" in first


def test_one_game_is_one_game(run: Run) -> None:
    assert "Nauticus: one game, seed 1" in run(*MATCH, "--games", "1").out


def test_json_holds_the_same_figures(run: Run) -> None:
    found = figures(run, "--seed", "sea")
    assert (found["game"], found["seats"], found["games"], found["seed"]) == ("nauticus", ["random"] * 2, 4, "sea")
    assert sum(entrant["wins"] for entrant in found["result"]["entrants"]) == 4
    assert found["timing"]["workers"] == 1


def test_the_result_depends_on_the_seed_alone(run: Run) -> None:
    assert figures(run)["result"] == figures(run)["result"]
    assert figures(run)["result"] != figures(run, "--seed", "2")["result"]


def test_nothing_but_the_figures_goes_to_standard_output(run: Run) -> None:
    said = run(*MATCH, "--json")
    assert (said.out.count("\n"), said.err, said.code) == (1, "", 0)


def test_an_unknown_game(run: Run) -> None:
    assert "There is no game “ludo”" in complaint(run, "ludo", "--seats", "random,random")


def test_an_unknown_bot(run: Run) -> None:
    said = complaint(run, "nauticus", "--seats", "random,genius")
    assert "There is no bot “genius” for Nauticus. Known bots: random, deckhand, greedy, captain, master." in said


def test_too_many_seats(run: Run) -> None:
    said = complaint(run, "nauticus", "--seats", "random,random,random,random,random")
    assert "Nauticus is for 2 to 4 players; 5 seats were given." in said


def test_seats_that_contradict_a_setting(run: Run) -> None:
    said = complaint(run, "nauticus", "--seats", "random,random", "--set", "players=4")
    assert "The setting players=4 contradicts the seating" in said


@pytest.mark.parametrize("pair", ["players", "=3"])
def test_a_malformed_setting(run: Run, pair: str) -> None:
    said = complaint(run, "nauticus", "--seats", "random,random", "--set", pair)
    assert f"“{pair}” is not" in said


@pytest.mark.parametrize("option", ["--games", "--workers"])
@pytest.mark.parametrize("value", ["0", "-1", "many"])
def test_a_number_out_of_range(run: Run, option: str, value: str) -> None:
    said = complaint(run, "nauticus", "--seats", "random,random", option, value)
    assert f"{option} must be a whole number from 1" in said


def test_a_pack_that_is_no_folder(run: Run) -> None:
    said = complaint(run, "nauticus", "--seats", "random,random", "--pack", "no-such-folder")
    assert "no-such-folder is no folder with component tables." in said


def test_seats_are_needed(run: Run) -> None:
    assert "--seats" in complaint(run, "nauticus")


@pytest.mark.parametrize(
    ("game", "seats", "mode"), [("endeavor", 1, "solo"), ("endeavor", 3, "coop"), ("nemo1", 1, "")]
)
def test_lost_games_are_no_wins(run: Run, game: str, seats: int, mode: str) -> None:
    """[EDS-19.6, NW1-12.6] Whoever answers at random reaches nothing, alone or together."""
    words = ["sim", game, "--seats", ",".join(["random"] * seats), "--games", "8", "--workers", "1"]
    words += ["--set", f"mode={mode}"] if mode else []
    result = json.loads(run(*words, "--json").out)["result"]
    assert [entrant["wins"] for entrant in result["entrants"]] == [0.0] * seats
    assert [ending["won"] for ending in result["endings"]] == [0] * len(result["endings"])
    assert "Victories" in run(*words).out


def test_a_game_without_opponents_tells_how_it_ended(run: Run) -> None:
    """[NW2-16, 17.5] No share of wins against nobody: victories, games played to the end, and every ending."""
    shown = run("sim", "nemo2", "--seats", "random", "--games", "2", "--workers", "1").out
    assert "Victories" in shown
    assert "Share of wins" not in shown
    assert "Played to the end: 0 games (0%)." in shown
    assert "is lost." in shown
