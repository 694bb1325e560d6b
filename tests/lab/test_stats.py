"""Figures of a match, checked by hand."""

from __future__ import annotations

import pytest

from pelagos.core.game import Verdict, contest
from pelagos.lab.match import Row
from pelagos.lab.stats import Ending, against_the_game, decisions_per_game, endings, finished, pace, standings, won

ROWS = (
    Row(0, (0, 1), (50, 40), (1, 2), 100, "played", contest((1, 2))),
    Row(1, (1, 0), (30, 30), (1, 1), 120, "played", contest((1, 1))),
    Row(2, (0, 1), (20, 60), (2, 1), 140, "played", contest((2, 1))),
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


VOYAGES = (
    Row(0, (0, 1), (260, 260), (1, 1), 100, "success", Verdict((0, 1))),
    Row(1, (1, 0), (200, 200), (1, 1), 100, "fiasco", Verdict(())),
    Row(2, (0, 1), (0, 0), (1, 1), 100, "lost", Verdict((), finished=False)),
    Row(3, (1, 0), (0, 0), (1, 1), 100, "lost", Verdict((), finished=False)),
)
"""Four games of two who play together, one of them won."""


def test_a_group_wins_together_or_nobody_does() -> None:
    """A victory over the game is not split, and a shared place is no victory."""
    assert [won(row, 1) for row in VOYAGES] == [1.0, 0.0, 0.0, 0.0]
    assert standings(VOYAGES, ("x", "y"))[0].share == 0.25


def test_scores_are_those_of_finished_games() -> None:
    first = standings(VOYAGES, ("x", "y"))[0]
    assert (first.mean, first.low, first.high) == (230, 200, 260)
    assert len(finished(VOYAGES)) == 2
    assert standings(VOYAGES[2:], ("x", "y"))[0].mean == 0


def test_endings_are_counted_most_frequent_first() -> None:
    assert against_the_game(VOYAGES)
    assert not against_the_game(ROWS)
    assert endings(VOYAGES) == (
        Ending("lost", 2, 0.5, 0, None),
        Ending("fiasco", 1, 0.25, 0, 200),
        Ending("success", 1, 0.25, 1, 260),
    )
