"""Chance of one's own at a fair table in the terminal: at the prompt, on the command line, and in the application."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot

from pelagos.table.fate import Fair
from pelagos.table.files import read_record
from pelagos.table.record import Entropy
from pelagos.tui.app.aside import Aside
from pelagos.tui.app.table_app import TableApp
from tests.conftest import Run
from tests.tui.app.pilots import app_for, asked, drive
from tests.tui.conftest import Play

TWO = "nauticus --seats me,me --names Ada,Ben"


def added(path: Path) -> list[tuple[int, str]]:
    """What a record says of added chance."""
    return [(line.seat, line.entropy) for line in read_record(path).lines if isinstance(line, Entropy)]


def test_whoever_is_asked_adds_a_text_at_the_prompt(play: Play, run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game"
    said = play(f"{TWO} --save {path}", "chance A walk by the sea", *["1"] * 40, "chance", "quit", "quit").out
    assert "type “chance” and any text" in said
    assert "Ada adds chance of their own to the luck." in said
    assert "What was added counts as well: Ada: A walk by the sea." in said
    assert added(path) == [(0, "A walk by the sea")]
    assert run("verify", str(path)).code == 0


def test_a_text_for_each_person_is_there_before_the_first_draw(play: Play, tmp_path: Path) -> None:
    path = tmp_path / "game"
    out = play(f"{TWO} --chance salt --chance pepper --save {path}", "chance sugar", "quit", "quit").out
    assert "Ben adds chance of their own to the luck." in out
    assert added(path) == [(0, "salt"), (1, "pepper"), (0, "sugar")]
    assert [type(line).__name__ for line in read_record(path).lines[1:3]] == ["Entropy", "Entropy"]


def test_somebody_alone_who_adds_chance_plays_a_fair_game(play: Play, tmp_path: Path) -> None:
    path = tmp_path / "game"
    play(f"nauticus --seats greedy,me --chance salt --save {path}", "quit", "quit")
    assert (read_record(path).header.fate, added(path)) == ("fair", [(1, "salt")])


@pytest.mark.parametrize(
    ("arguments", "typed", "words"),
    [
        (TWO, "chance " + "x" * 65, "a text of 1 to 64 visible characters"),
        ("nauticus --seats me,greedy --seed 5", "chance salt", "only to fair and provable luck"),
    ],
)
def test_what_cannot_be_added_is_refused_in_words(play: Play, arguments: str, typed: str, words: str) -> None:
    said = play(arguments, typed, "quit", "quit").out
    assert words in said
    assert "of their own to the luck" not in said


def test_the_application_takes_it_too() -> None:
    async def play(pilot: Pilot[None], app: TableApp) -> None:
        for words in (("s", "a", "l", "t"), ()):
            await pilot.press("slash", *"chance", *(("space", *words) if words else ()), "enter")
            await asked(pilot, app)
        assert isinstance(app.screen, Aside)
        assert "Player A: salt" in "\n".join(app.screen.lines)
        assert [entry.entropy for entry in app.sitting.table.entropy] == ["salt"]

    drive(app_for("nauticus", "me,me", "en", Fair("secret")), play)
