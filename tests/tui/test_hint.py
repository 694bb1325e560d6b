"""The adviser in the terminal: what is typed, what is told, and what the record keeps of it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pelagos.bots.search import advice
from pelagos.faces.reader import reader
from pelagos.games.registry import find_game, load_pack
from pelagos.table.fate import Seeded
from pelagos.table.files import read_record
from pelagos.table.opening import open_table
from pelagos.table.record import Hint, SeatEntry
from pelagos.tui.ending import ending_lines
from tests.tui.conftest import Play

GAME = find_game("nauticus")
SEATS = (SeatEntry("Captain", "me"), SeatEntry("Greedy", "bot:greedy"))


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Little thought is enough to see how it is told."""
    monkeypatch.setattr(advice, "THINKS", 0.1)


def test_a_hint_tells_the_best_answer_and_the_others(play: Play, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    out = play(f"nemo2 --seed 5 --set motive=war --save {path}", "hint", "1").out
    assert re.search(r"Best: .+\nAlmost certainly better than “.+”, by about \d", out)
    assert "almost certainly worse" in out
    assert "Captain asked for advice." in out
    assert [line.seat for line in read_record(path).lines if isinstance(line, Hint)] == [0]


def test_nobody_is_advised_among_people(play: Play) -> None:
    out = play("nauticus --seats me,me --seed 5", "hint").out
    assert "There is no advice in a game among people." in out
    assert "asked for advice" not in out


def test_at_a_practice_table_one_may_play_both_sides(play: Play) -> None:
    assert "Player A asked for advice." in play("nauticus --seats me,me --seed 5 --practice", "hint", "").out


def test_help_names_it_in_every_language(play: Play) -> None:
    for language, words in {"en": "adviser", "de": "Ratgeber", "pl": "doradcy", "es": "consejero"}.items():
        assert words in play(f"nemo2 --seed 5 --lang {language}", "?").out


def test_own_dice_are_nobodys_question(play: Play) -> None:
    out = play("nauticus --seats me,greedy --manual-dice", "hint").out
    assert "There is advice only on a question that you are asked yourself." in out


def test_the_end_says_how_often_somebody_asked() -> None:
    table = open_table(GAME, {"players": 2}, SEATS, Seeded("5"), load_pack(GAME))
    table.ask_hint(0)
    table.end("resigned", 0, table.version)
    assert "Captain asked for advice 1 time." in ending_lines(table, reader("en", ["Captain", "Greedy"]), None)
