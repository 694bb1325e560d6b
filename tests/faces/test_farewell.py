"""How a game is told when it is over: its course, what turned it, and what a defeat left unscored."""

from __future__ import annotations

from typing import Any

import pytest

from pelagos.core.nodes import Over
from pelagos.core.score import total
from pelagos.faces.farewell import farewell_of, review_of
from pelagos.faces.turning_points import Standing, Swing, course_of, sides_of, swings_of, turns_of
from pelagos.faces.voice import Voice
from pelagos.games.registry import NAMES
from pelagos.locale.catalogue import catalogue
from pelagos.table.table import Table
from tests.web.positions import ended_table

COURSE = [
    Standing(0, (1, 1), (0, 0)),
    Standing(1, (1, 1), (1, 0)),
    Standing(2, (1, 1), (6, 0)),
    Standing(3, (1, 2), (6, -4)),
    Standing(5, (1, 2), (7, -4)),
    Standing(6, (2, 1), (7, 5)),
]


def test_the_points_are_told_at_the_end_of_every_turn() -> None:
    assert [turn.version for turn in turns_of(COURSE)] == [0, 2, 5, 6]


def test_the_largest_swings_are_told_in_the_order_of_play_and_where_they_happened() -> None:
    expected = [Swing(2, (1, 1), 0, 6), Swing(3, (1, 2), 1, -4), Swing(6, (2, 1), 1, 9)]
    assert swings_of(COURSE, (0, 1)) == expected


def test_a_group_that_has_its_points_together_is_one_side() -> None:
    assert sides_of(COURSE) == (0, 1)
    assert sides_of([standing._replace(points=(3, 3)) for standing in COURSE]) == (0,)


def told(table: Table[Any]) -> Voice:
    """Words for a table."""
    return Voice(catalogue("en"), [seat.name for seat in table.seats])


@pytest.mark.parametrize("game", NAMES)
def test_the_course_ends_with_the_scores_and_every_turning_point_with_its_points(game: str) -> None:
    table = ended_table(game)
    end, course = table.node, course_of(table)
    assert isinstance(end, Over)
    review = review_of(table, told(table))
    last = farewell_of(table).unscored
    assert course[-1].points == (tuple(total(last, seat) for seat in range(len(table.seats))) if last else end.scores)
    assert review.turns[-1] == review.rows[-1][1] == tuple(course[-1].points[seat] for seat in review.sides)
    points = {standing.version: standing.points for standing in course}
    assert review.turning
    for one in review.turning:
        seat = one.seat or 0
        before = next(p for v, p in sorted(points.items(), reverse=True) if v < one.version)
        assert (points[one.version][seat] - before[seat]) * one.points > 0
        assert one.when
        assert one.what


def test_a_defeat_is_told_with_the_sheet_that_it_left_unscored() -> None:
    """[NW2-16.6] Nothing is scored, and yet one may know what it would have been."""
    table = ended_table("nemo2")
    bye, voice = farewell_of(table), told(table)
    assert table.game.show.sheet(table.state) == ()
    assert bye.would is not None
    assert f"worth {total(bye.unscored, 0)} points" in voice.words(bye.would)
    assert bye.page.id == "nemo2-ending-defeat"


def test_the_way_to_the_next_grade_is_told() -> None:
    """[NW1-12.6] With the points that were missing one reaches it exactly."""
    table = ended_table("nemo1")
    bye, end = farewell_of(table), table.node
    assert isinstance(end, Over)
    assert bye.missing is not None
    short = dict(bye.missing.facts)["points"]
    assert isinstance(short, int)
    assert end.scores[0] + short in table.state.pack.numbers.levels
