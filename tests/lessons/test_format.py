"""A lesson file is read strictly; whatever is wrong is said with the file and the place."""

from __future__ import annotations

import pytest

from pelagos.core.errors import PelagosError
from pelagos.lessons.format import Move
from pelagos.lessons.format import read_lesson as read
from pelagos.locale.catalogue import catalogue
from tests.lessons.scripts import SMALL, small


def test_a_lesson_is_its_set_up_and_its_steps() -> None:
    lesson = small()
    assert (lesson.game, lesson.learner, len(lesson.steps)) == ("nauticus", 0, 6)
    assert [step.kind for step in lesson.steps] == ["read", "answer", "answer", "undo", "answer", "answer"]


def test_answers_come_in_a_row_or_instead_of_each_other() -> None:
    *_, row, choice = small().steps
    assert row.answers == (("buy bow",), ("new",))
    assert choice.answers == (("buy stern", "stop"),)


def test_moves_of_others_say_who_makes_them() -> None:
    step = small(("undo = true", 'play = ["B: buy bow", "A: end"]')).steps[3]
    assert (step.kind, step.moves) == ("watch", (Move(1, "buy bow"), Move(0, "end")))


def test_words_are_the_games_own_or_shared() -> None:
    lesson = small()
    assert lesson.message("goal") == "nauticus-lesson-goal"
    assert lesson.message("learn-undo") == "learn-undo"


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('game = "nauticus"', "", "game is missing"),
        ('seats = ["me", "greedy"]', 'seats = ["greedy", "greedy"]', "cannot be the value of seats"),
        ("undo = true", 'undo = "yes"', "step learn-undo: “yes” cannot be the value of undo"),
        ("undo = true", "undone = true", "step learn-undo: there is no key “undone”"),
        ("undo = true", 'undo = true\nanswer = "stop"', "step learn-undo: undo does not go together with answer"),
        ("undo = true", 'play = ["X: stop"]', "step learn-undo: “X: stop” cannot be the value of play"),
        ('say = "goal"', 'say = "goal"\notherwise = "later"', "step goal: otherwise does not go together with say"),
        ('holds = { asks = "choose-tile" }', "holds = { mood = 1 }", "step choose-hull: there is no key “mood”"),
        ("[[step]]", "[[step]", "small.toml is not proper TOML"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(old: str, new: str, complaint: str) -> None:
    with pytest.raises(PelagosError) as raised:
        small((old, new))
    words = catalogue("en").error(raised.value)
    assert words.startswith("small.toml")
    assert complaint in words


def test_a_lesson_without_steps_is_none() -> None:
    with pytest.raises(PelagosError, match="error-table-nothing"):
        read(SMALL.partition("[[step]]")[0], "small.toml")
