"""`pelagos soak`: promises that are kept, one that is broken, and settings that fit together."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from pelagos.core.seating import check_seating
from pelagos.core.text import Text
from pelagos.games.registry import NAMES, find_game
from pelagos.lab.soak import check, drawn_settings, new_soak
from tests.conftest import Run

SOAK = ["soak", "nauticus", "--games", "3", "--workers", "1"]


def test_a_game_that_keeps_its_promises(run: Run, tmp_path: Path) -> None:
    said = run(*SOAK, "--out", str(tmp_path / "out"))
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith("Nauticus: games: 3, questions: ")
    assert said.out.endswith("broken promises: 0\n")
    assert run(*SOAK, "--out", str(tmp_path / "out")).out == said.out


def test_a_broken_promise_is_told_with_its_game(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pelagos.games.nauticus.GAME.show.sheet", lambda s: ())
    said = run(*SOAK, "--games", "1", "--set", "players=2")
    assert said.code == 1
    assert said.out.startswith("Game 0 (players=2): nauticus {'players': 2}, question ")
    assert "broken promises: 1" in said.out


def test_words_that_are_missing_are_told(run: Run) -> None:
    def speechless(said: Text) -> None:
        raise LookupError(said.id)

    checked = check(new_soak("nauticus", 1, "1", {}), 0, speechless)
    assert checked.problem.startswith("question 0: LookupError: ")


@pytest.mark.parametrize("key", NAMES)
def test_settings_are_drawn_that_fit_together(key: str) -> None:
    game = find_game(key)
    drawn = [drawn_settings(game, {}, Random(number)) for number in range(30)]
    for settings in drawn:
        check_seating(game, settings, int(settings[game.seats_setting]))
    assert len({str(settings) for settings in drawn}) > 2


def test_a_wrong_setting_is_refused(run: Run) -> None:
    assert run(*SOAK, "--set", "colour=red").code == 2
    assert "There is no game “ludo”" in run("soak", "ludo").err
