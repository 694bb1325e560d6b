"""Ranks and totals."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from pelagos.core.score import ScoreLine, ranks, total
from pelagos.core.text import text


def test_equal_keys_share_a_rank_and_the_next_one_is_skipped() -> None:
    assert ranks([(30, 1), (41, 0), (30, 1), (30, 0)]) == (2, 1, 2, 4)


def test_a_total_adds_up_one_seats_lines() -> None:
    sheet = [ScoreLine(0, text("a"), 3, "X-1"), ScoreLine(1, text("a"), 5, "X-1"), ScoreLine(0, text("b"), -1, "X-2")]
    assert total(sheet, 0) == 2


@given(st.lists(st.integers(), min_size=1, max_size=6))
def test_somebody_is_always_first_and_order_is_kept(keys: list[int]) -> None:
    places = ranks(keys)
    assert min(places) == 1
    assert all((keys[a] > keys[b]) == (places[a] < places[b]) for a in range(len(keys)) for b in range(len(keys)))
