"""Clocks and absence, as numbers."""

from __future__ import annotations

import pytest

from pelagos.core.errors import PelagosError
from pelagos.table.house import House, Running, charged, check_house, is_away, started, taken_back, time_at_first

MOVE, GAME = House("move", 3600), House("game", 600, 5)


def test_a_move_has_its_time_from_when_it_is_asked_for() -> None:
    assert started(MOVE, None, 1000) == (1000, 4600)


def test_an_answer_that_is_taken_back_has_what_was_left_of_its_move() -> None:
    assert charged(MOVE, None, Running(1000, 4600), 2000) == 2600
    assert charged(MOVE, None, Running(1000, 4600), 9000) == 1, "nothing at all would say that it fell"
    assert charged(MOVE, 0, Running(1000, None), 9000) == 1


def test_a_clock_that_stands_still_charges_nothing_and_adds_nothing() -> None:
    assert charged(GAME, 30, Running(1000, None), 2000) == 30
    assert charged(MOVE, None, Running(1000, None), 2000) is None


def test_a_game_has_what_is_left_and_every_answer_adds() -> None:
    assert time_at_first(GAME) == 600
    assert started(GAME, 30, 1000).due == 1030
    assert charged(GAME, 30, Running(1000, 1030), 1020) == 15
    assert charged(GAME, 30, Running(1000, 1030), 1100) == 5, "nobody has less than nothing"
    assert charged(GAME, 30, Running(1000, 1030), 900) == 35, "a clock that was put back charges nothing"


def test_taking_back_gives_no_time() -> None:
    assert taken_back(GAME, 15) == 10
    assert taken_back(GAME, 3) == 0
    assert taken_back(MOVE, None) is None


def test_without_a_clock_time_is_never_over() -> None:
    assert started(House(), None, 1000) == (1000, None)


@pytest.mark.parametrize(
    ("since", "seen", "now", "away"),
    [(1000, None, 1599, False), (1000, None, 1600, True), (1000, 1500, 2000, False), (None, None, 9999, False)],
)
def test_who_is_asked_and_not_there_for_long_is_away(since: int | None, seen: int | None, now: int, away: bool) -> None:
    assert is_away(House(away=600), since, seen, now) is away


def test_nobody_is_away_without_a_rule() -> None:
    assert not is_away(House(), 0, None, 10**9)


def test_a_clock_without_a_time_is_refused() -> None:
    with pytest.raises(PelagosError, match="error-clock"):
        check_house(House("game", 5))
