"""Figures of a match, checked by hand."""

from __future__ import annotations

import pytest

from pelagos.lab.match import Row
from pelagos.lab.stats import decisions_per_game, pace, standings, won

ROWS = (
    Row(0, (0, 1), (50, 40), (1, 2), 100),
    Row(1, (1, 0), (30, 30), (1, 1), 120),
    Row(2, (0, 1), (20, 60), (2, 1), 140),
)


def test_a_shared_win_is_split() -> None:
    assert [won(row, 0) for row in ROWS] == [1.0, 0.5, 0.0]


def test_standings_count_wins_and_scores() -> None:
    first, second = standings(ROWS, ("x", "y"))
    assert (first.name, first.wins, first.share) == ("x", 1.5, 0.5)
    assert (second.low, second.high) == (30, 60)


def test_mean_and_spread_of_scores() -> None:
    first = standings(ROWS, ("x", "y"))[0]
    assert first.mean == pytest.approx(33.333, abs=0.001)
    assert first.spread == pytest.approx(15.275, abs=0.001)


def test_a_single_game_has_no_spread() -> None:
    assert standings(ROWS[:1], ("x", "y"))[0].spread == 0.0


def test_decisions_and_pace() -> None:
    assert decisions_per_game(ROWS) == 120
    assert pace(ROWS, 2.0) == (2.0, 1.5, 180.0)
