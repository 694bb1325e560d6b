"""What findings come to: sums with their errors, whose luck it was, and what turned the game."""

from __future__ import annotations

import pytest

from pelagos.analysis.findings import Finding, Judged, Rolled
from pelagos.analysis.sums import Analysis, chance_of


def lost(version: int, seat: int, points: float, error: float = 0.1) -> Judged:
    return Judged(version, seat, "turn", "stop", ("go",), points, error, 20)


def rolled(version: int, *luck: float) -> Rolled:
    return Rolled(version, "die", "6", luck, (0.3,) * len(luck), 4)


def test_sums_have_the_errors_of_their_parts() -> None:
    found = Analysis(2, [lost(1, 0, 3.0, 0.3), lost(2, 0, 4.0, 0.4), rolled(3, 2.0, -2.0), rolled(4, 1.0, -1.0)])
    ada, ben = found.sums()
    assert ada.blamed == 2
    assert ada.given == pytest.approx((7.0, 0.5))
    assert ada.luck == pytest.approx((3.0, 0.3 * 2**0.5))
    assert (ben.given.points, ben.luck.points) == (0, -3.0)
    assert [one.version for one in ada.costliest] == [2, 1]


def test_what_was_cut_off_counts_for_nothing_but_is_counted() -> None:
    found = Analysis(1, [Judged(1, 0, "turn", "stop", cut=True), Rolled(2, "die", "1", cut=True), lost(3, 0, 2.0)])
    assert (found.cut, found.sums()[0].given.points) == (2, 2.0)


def test_the_five_largest_turn_the_game_in_their_order() -> None:
    """Of two who are at odds, whoever was lucky is named; what may well be nothing comes last."""
    findings: list[Finding] = [lost(number, 1, float(number)) for number in range(1, 6)]
    findings += [rolled(6, -9.0, 9.0), Rolled(7, "die", "6", (8.0, -8.0), (7.9, 7.9), 2)]
    turning = Analysis(2, findings).turning()
    assert [(one.version, one.seat, one.points) for one in turning] == [
        (2, 1, -2.0),
        (3, 1, -3.0),
        (4, 1, -4.0),
        (5, 1, -5.0),
        (6, 1, 9.0),
    ]


def test_a_group_is_lucky_together() -> None:
    assert Analysis(2, [rolled(1, 2.0, 2.0), rolled(2, -1.0, -1.0)]).together
    assert not Analysis(2, [rolled(1, 2.0, -2.0)]).together


def test_the_course_ends_with_the_sums() -> None:
    found = Analysis(1, [lost(1, 0, 3.0), rolled(2, 2.0), rolled(3, -0.5)])
    assert found.course(0) == ([0.0, 0.0, 2.0, 1.5], [0.0, -3.0, -3.0, -3.0])


@pytest.mark.parametrize(("score", "samples", "chance"), [(2.015, 6, 0.05), (2.76, 11, 0.01), (1.699, 30, 0.05)])
def test_chances_are_students(score: float, samples: int, chance: float) -> None:
    """As in the tables of Student's distribution."""
    found = Judged(1, 0, "turn", "stop", ("go",), score, 1.0, samples)
    assert chance_of(found) == pytest.approx(chance, rel=0.03)
