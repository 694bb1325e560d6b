"""A lesson is played through before anybody learns from it; script and game must agree at every step."""

from __future__ import annotations

import msgspec
import pytest

from pelagos.cli.proofread import proofread
from pelagos.core.errors import PelagosError
from pelagos.games.registry import NAMES, find_game
from pelagos.lessons.progress import progress_of
from pelagos.lessons.rehearsal import rehearse
from pelagos.lessons.shelf import find_lesson, has_lesson
from pelagos.locale.catalogue import catalogue
from pelagos.table.record import write_line
from pelagos.table.replay import replayed
from tests.lessons.scripts import follow, opened, small

BOW = 'answer = ["buy bow", "new"]'


def test_the_small_lesson_can_be_played() -> None:
    found = rehearse(small())
    assert list(found.prepared) == ["action-tiles"]
    assert len(found.sightings) == 6


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (', "deliver"]', "]", "step 1 (goal): fate is asked “action-tiles”, and the script has no outcome for it"),
        (', "deliver"]', ', "dice"]', "step 1 (goal): “dice” cannot come up for “action-tiles”. Possible: buy-sail"),
        (', "deliver"]', ', "deliver", "buy-sail"]', "step 1 (goal): never came up: buy-sail"),
        (BOW, f'{BOW}\nfate = ["6"]', "step 5 (buy-bow): never came up: 6"),
        ("tile buy-hull", "tile buy-ship", "step 2 (choose-hull): “tile buy-ship” is not offered. Offered: tile"),
        (BOW, 'answer = ["buy bow", "new", "end"]', "step 5 (buy-bow): “end” is not offered"),
        ("undo = true", 'play = ["B: pass"]', "step 4 (learn-undo): “pass” is not for B to say now"),
        ('asks = "choose-tile"', 'asks = "turn"', "step 2 (choose-hull): not as expected: asks: expected 'turn'"),
        ('"buy stern", "stop"]', '"buy stern", "sing"]', "step 6 (extra): “sing” is not offered"),
    ],
)
def test_a_script_that_does_not_fit_is_refused(old: str, new: str, complaint: str) -> None:
    with pytest.raises(PelagosError) as raised:
        rehearse(small((old, new)))
    assert f"small.toml, {complaint}" in catalogue("en").error(raised.value)


def test_every_answer_that_is_allowed_must_lead_on() -> None:
    both = small((BOW, 'any = ["buy bow", "pass"]'), ('any = ["buy stern", "stop"]', 'answer = "new"'))
    with pytest.raises(PelagosError) as raised:
        rehearse(both)
    assert "step 6 (extra): “new” is not offered" in catalogue("en").error(raised.value)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("NAU-3.1", "NAU-99.1", "step 1 (goal): there is no rule “NAU-99.1”"),
        ("position-3", "position-9", "step 1 (goal): the drawings have no spot “position-9”"),
        ('say = "goal"', 'say = "gaol"', "has no message “nauticus-lesson-gaol” with a heading and a text"),
        ('say = "goal"', 'say = "buy-bow-not-yet"', "has no message “nauticus-lesson-buy-bow-not-yet” with a heading"),
    ],
)
def test_words_rules_and_spots_must_exist(old: str, new: str, complaint: str) -> None:
    with pytest.raises(PelagosError) as raised:
        proofread(small((old, new)))
    assert complaint in catalogue("en").error(raised.value)


@pytest.mark.parametrize("game", NAMES)
def test_every_game_has_a_lesson_without_a_fault(game: str) -> None:
    """All steps to the end with every answer allowed; words in all languages, rules, spots."""
    assert has_lesson(game)
    proofread(find_lesson(game))


@pytest.mark.parametrize("game", NAMES)
def test_a_lesson_teaches_the_table_as_well(game: str) -> None:
    said = {step.say for step in find_lesson(game).steps}
    assert {
        "learn-answer",
        "learn-undo",
        "learn-why-not",
        "learn-log",
        "learn-odds",
        "learn-perils",
        "learn-end",
    } <= said


@pytest.mark.parametrize("game", NAMES)
def test_a_lesson_followed_to_its_end_leaves_a_sound_record(game: str) -> None:
    lesson = find_lesson(game)
    table = opened(lesson)
    while follow(lesson, table):
        pass
    assert progress_of(lesson, table).last == len(lesson.steps) - 1
    again = replayed(find_game(game), table.lines(), table.state.pack)
    assert [write_line(line) for line in again.lines()] == [write_line(line) for line in table.lines()]


def test_luck_that_was_laid_out_otherwise_does_not_verify() -> None:
    lesson = find_lesson("nauticus")
    table = opened(lesson)
    header, *entries = table.lines()
    swapped = msgspec.structs.replace(table.header, prepared={"action-tiles": ("crowns",)})
    with pytest.raises(PelagosError, match="error-record-deviates"):
        replayed(find_game("nauticus"), [swapped, *entries], table.state.pack)
    assert header == table.header
