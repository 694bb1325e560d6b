"""`pelagos learn`: the same lessons, line by line, in four languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from pelagos.core.text import Text
from pelagos.games.registry import NAMES
from pelagos.lessons.shelf import find_lesson
from pelagos.locale.catalogue import LANGUAGES, catalogue
from tests.conftest import Run
from tests.tui.conftest import Learn, Play


def typed(game: str) -> list[str]:
    """What a learner types who does as told; Enter turns the pages."""
    lines = []
    for step in find_lesson(game).steps:
        answers = [allowed[0] if allowed else "1" for allowed in step.answers]
        lines += answers or (["undo"] if step.undo else [""])
    return lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_a_whole_lesson(learn: Learn, game: str, language: str) -> None:
    told = learn(f"{game} --lang {language}", *typed(game), "quit")
    assert (told.code, told.err) == (0, "")
    assert catalogue(language).format(Text("learn-over")) in told.out
    total = len(find_lesson(game).steps)
    assert [f"[{number}/{total}]" in told.out for number in range(1, total + 1)] == [True] * total


def test_a_wrong_choice_is_explained_and_changes_nothing(learn: Learn) -> None:
    told = learn("nauticus", "", "", "", "", "tile crowns", "tile buy-hull", "quit")
    assert "That comes later. For now: Buy hull parts" in told.out
    assert told.out.count("chooses “") == 1


def test_cards_come_again_after_undo(learn: Learn) -> None:
    told = learn("nauticus", "", "", "", "", "tile buy-hull", "", "undo", "", "", "", "", "quit")
    assert told.out.count("[5/40] Your first tile") == 2


def test_one_can_look_around_between_the_cards(learn: Learn) -> None:
    told = learn("nauticus", "score", "rule NAU-2.1", "quit")
    assert "victory point track" in told.out
    assert "[NAU-2.1]" in told.out
    assert "[2/40]" not in told.out


def test_the_game_goes_on_with_bots_and_its_record_verifies(learn: Learn, run: Run, tmp_path: Path) -> None:
    path = tmp_path / "lesson.jsonl"
    told = learn(f"nauticus --save {path}", *typed("nauticus"), *["1"] * 2000)
    assert told.code == 0
    assert "[NAU-11.3]" in told.out
    assert run("verify", str(path)).code == 0


def test_an_interrupted_lesson_goes_on_with_its_coach(learn: Learn, play: Play, tmp_path: Path) -> None:
    path = tmp_path / "lesson.jsonl"
    learn(f"nauticus --plain --save {path}", "", "", "", "", "tile buy-hull", "", "quit")
    told = play(f"--resume {path}", "", "buy middle", "undo", "quit")
    assert "[6/40]" in told.out
    assert "[5/40]" not in told.out
    assert "[8/40] Take it back" in told.out


def test_a_lesson_that_was_played_on_from_has_no_coach_any_more(learn: Learn, play: Play, tmp_path: Path) -> None:
    path = tmp_path / "lesson.jsonl"
    learn(f"nemo1 --save {path}", *typed("nemo1"), "1", "1", "1", "quit")
    assert "[31/31]" not in play(f"--resume {path}", "quit").out


def test_a_lesson_file_can_be_checked(learn: Learn, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    source = 'game = "nemo1"\nseats = ["me"]\n[[step]]\nsay = "goal"\n'
    good.write_text(source, encoding="utf-8")
    bad.write_text(source + 'rules = ["NW1-99"]\n', encoding="utf-8")
    assert "good.toml: one step" in learn(f"--check {good}").out
    refused = learn(f"--check {bad}")
    assert (refused.code, "bad.toml, step 1 (goal): there is no rule “NW1-99”" in refused.err) == (2, True)


def test_a_game_must_be_named(learn: Learn) -> None:
    assert learn("").code == 2
    assert "There is no game “chess”" in learn("chess").err
