"""Where a learner stands is read from the record: forwards, backwards, and off the script."""

from __future__ import annotations

import pytest

from pelagos.core.errors import Refused
from pelagos.games.registry import find_game, load_pack
from pelagos.lessons.progress import progress_of
from pelagos.lessons.steering import check_answers, go_on, holds_bots
from pelagos.locale.catalogue import catalogue
from pelagos.table.replay import replayed
from tests.lessons.scripts import follow, opened, small


def test_what_is_only_read_lies_before_what_is_waited_for() -> None:
    progress = progress_of(small(), opened(small()))
    assert (progress.first, progress.last, progress.over) == (0, 1, False)


def test_an_answer_leads_on_and_undo_leads_back() -> None:
    lesson, table = small(), opened(small())
    follow(lesson, table)
    assert progress_of(lesson, table).first == 2
    table.undo(0, table.version)
    assert progress_of(lesson, table).first == 0


def test_undo_leads_on_where_it_is_asked_for() -> None:
    lesson, table = small(), opened(small())
    follow(lesson, table)
    follow(lesson, table)
    table.undo(0, table.version)
    assert progress_of(lesson, table).first == 4
    table.submit(0, ["buy bow"], table.version)
    table.undo(0, table.version)
    assert progress_of(lesson, table).first == 4


def test_a_row_of_answers_is_one_step() -> None:
    lesson, table = small(), opened(small())
    for _ in range(4):
        follow(lesson, table)
    progress = progress_of(lesson, table)
    assert (progress.last, progress.moves) == (4, 1)
    follow(lesson, table)
    assert progress_of(lesson, table).last == 5


def test_the_place_is_found_again_from_the_record() -> None:
    lesson, table = small(), opened(small())
    for _ in range(4):
        follow(lesson, table)
    game = find_game("nauticus")
    assert progress_of(lesson, replayed(game, table.lines(), load_pack(game))) == progress_of(lesson, table)


def test_bots_wait_until_the_script_has_ended() -> None:
    lesson, table = small(), opened(small())
    assert holds_bots(lesson, table)
    while follow(lesson, table):
        pass
    assert not holds_bots(lesson, table)


def test_off_the_script_there_is_nothing_left_to_say() -> None:
    lesson, table = small(), opened(small())
    table.submit(0, ["tile crowns"], table.version)
    progress = progress_of(lesson, table)
    assert (progress.gone, progress.over) == (True, True)


def test_what_comes_later_is_refused_kindly_and_changes_nothing() -> None:
    lesson, table = small(), opened(small())
    before = table.version
    with pytest.raises(Refused) as raised:
        check_answers(lesson, table, 0, ["tile crowns"])
    words = catalogue("en").error(raised.value)
    assert words.startswith("That comes later. For now: Buy hull parts (position 4;")
    assert table.version == before


def test_a_lesson_may_have_its_own_word_for_it() -> None:
    lesson = small(('answer = "tile buy-hull"', 'answer = "tile buy-hull"\notherwise = "buy-bow-not-yet"'))
    with pytest.raises(Refused) as raised:
        check_answers(lesson, opened(lesson), 0, ["tile crowns"])
    assert catalogue("en").error(raised.value).startswith("In this lesson the bow goes straight to the yard")


def test_what_the_rules_forbid_is_left_to_the_rules() -> None:
    check_answers(small(), opened(small()), 0, ["pass"])


def test_answers_in_a_row_are_checked_in_a_row() -> None:
    lesson, table = small(), opened(small())
    check_answers(lesson, table, 0, ["tile buy-hull", "buy middle"])
    with pytest.raises(Refused, match="error-lesson-watch"):
        check_answers(lesson, table, 0, ["tile buy-hull", "buy bow"])


def test_nobody_goes_on_for_the_learner() -> None:
    with pytest.raises(Refused, match="error-lesson-nothing"):
        go_on(small(), opened(small()))


def test_undo_comes_first_when_it_is_taught() -> None:
    lesson, table = small(), opened(small())
    follow(lesson, table)
    follow(lesson, table)
    with pytest.raises(Refused, match="error-lesson-undo"):
        check_answers(lesson, table, 0, ["new"])
