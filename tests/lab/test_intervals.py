"""Intervals hold as often as they say, corrections correct, and what belongs together is not counted twice."""

from __future__ import annotations

from random import Random

import pytest

from pelagos.lab.intervals import (
    Block,
    Case,
    Interval,
    difference,
    false_discoveries,
    holm,
    mean_of,
    share_of,
    wilson,
)


def close(found: Interval, at: float, low: float, high: float) -> bool:
    return tuple(found) == pytest.approx((at, low, high), abs=0.0005)


def test_wilsons_interval() -> None:
    """As in the tables: 81 of 263, and 15 of 148 (Newcombe 1998)."""
    assert close(wilson(81, 263), 0.308, 0.2553, 0.3662)
    assert close(wilson(15, 148), 0.1014, 0.0624, 0.1605)


def test_nothing_played_is_nothing_known() -> None:
    assert wilson(0, 0) == (0, 0, 1)
    assert share_of([]) == (0, 0, 1)


def test_single_games_are_blocks_of_one() -> None:
    assert share_of([Block(1, 1)] * 81 + [Block(0, 1)] * 182) == wilson(81, 263)


def test_games_that_always_go_alike_are_worth_one() -> None:
    """Four games with one luck, all won or all lost: as much as a quarter of the games."""
    blocks = [Block(4, 4)] * 40 + [Block(0, 4)] * 60
    found, quarter = share_of(blocks), wilson(40, 100)
    assert found.high - found.low == pytest.approx(quarter.high - quarter.low, rel=0.02)


def test_paired_luck_makes_an_interval_narrow() -> None:
    """Where luck decides who wins, whoever plays it from both seats wins one of two."""
    paired = share_of([Block(1, 2)] * 90 + [Block(2, 2)] * 10)
    alone = wilson(110, 200)
    assert paired.high - paired.low < (alone.high - alone.low) / 2


def test_means_have_students_interval() -> None:
    """1, 2, 3, 4, 5: mean 3, standard error 0.7071, and 2.776 for four degrees of freedom."""
    assert tuple(mean_of([Block(number, 1) for number in range(1, 6)])) == pytest.approx((3, 1.037, 4.963), abs=0.01)


@pytest.mark.parametrize("share", [0.5, 0.1])
def test_shares_in_blocks_lie_in_their_intervals(share: float) -> None:
    """95 times of 100, as they say; blocks of three games that lean the same way."""
    rng, held, tries = Random(7), 0, 400
    for _ in range(tries):
        blocks = []
        for _ in range(60):
            lean = share + rng.choice((-0.09, 0.09))
            blocks.append(Block(sum(rng.random() < lean for _ in range(3)), 3))
        found = share_of(blocks)
        held += found.low <= share <= found.high
    assert 0.92 <= held / tries <= 0.985


def tables(rng: Random, number: int, gain: float = 0.0) -> list[Case]:
    """Games of two, of whom exactly one does it; doing it wins so much more often."""
    cases = []
    for game in range(number):
        did = rng.random() < 0.5
        wins = rng.random() < (0.5 + gain / 2 if did else 0.5 - gain / 2)
        cases += [Case(game, "bot", did, float(wins)), Case(game, "bot", not did, float(not wins))]
    return cases


def test_two_at_a_table_are_not_independent() -> None:
    """What does nothing stands out one time in twenty; if both counted by themselves, it would be one in six."""
    rng, tries = Random(3), 400
    found = [difference(tables(rng, 60)) for _ in range(tries)]
    wrong = sum(one is not None and one.chance < 0.05 for one in found)
    assert 0.02 <= wrong / tries <= 0.085


def test_what_helps_is_found_with_its_size() -> None:
    found = [difference(tables(Random(seed), 300, gain=0.3)) for seed in range(40)]
    held = [one is not None and one.chance < 0.05 and one.at.low <= 0.3 <= one.at.high for one in found]
    assert sum(held) >= 36


def test_a_better_bot_is_not_mistaken_for_a_better_card() -> None:
    """One bot always wins and nearly always plays the card, the other never: within each it changes nothing."""
    cases = [Case(game, "strong", game % 10 > 0, 1.0) for game in range(100)]
    cases += [Case(game, "weak", game % 10 == 0, 0.0) for game in range(100)]
    found = difference(cases)
    assert found is not None
    assert found.at.at == 0
    assert found.chance == 1


def test_nobody_to_compare_with() -> None:
    assert difference([Case(1, "a", True, 1.0), Case(2, "b", False, 0.0)]) is None


def test_corrections_for_many_comparisons() -> None:
    chances = [0.001, 0.2, 0.012, 0.04, 0.9]
    assert holm(chances) == pytest.approx([0.005, 0.4, 0.048, 0.12, 0.9])
    assert false_discoveries(chances) == pytest.approx([0.005, 0.25, 0.03, 0.0666667, 0.9])
    assert holm([]) == false_discoveries([]) == []
