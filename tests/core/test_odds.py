"""Exact odds by walking through fate."""

from __future__ import annotations

from fractions import Fraction

import pytest

from pelagos.core.errors import PelagosError
from pelagos.core.odds import chance_of
from tests.toy import Bag, Lots, book, new_game


def swapping() -> Lots:
    """The first seat holds 3, the second 4; lots 1, 2, 5 and 6 are left."""
    s = new_game({"seats": 2, "swap": True}, Bag())
    book.run(s)
    book.answer(s, (3,))
    book.answer(s, (4,))
    return s


def beats_four(s: Lots) -> bool | None:
    return None if not s.lots[0] else s.lots[0] > 4


def test_the_chance_of_an_option_is_a_fraction() -> None:
    assert chance_of(book, swapping(), ("swap",), beats_four) == Fraction(1, 2)


def test_an_option_without_fate_is_certain() -> None:
    assert chance_of(book, swapping(), ("keep",), beats_four) == 0


def test_the_position_itself_is_left_alone() -> None:
    s = swapping()
    before = s.clone()
    chance_of(book, s, ("swap",), beats_four)
    assert s == before


def test_a_question_to_fate_can_be_asked_about_directly() -> None:
    s = new_game({"seats": 2}, Bag())
    book.run(s)
    assert chance_of(book, s, None, lambda t: None if not t.lots[1] else t.lots[1] > t.lots[0]) == Fraction(1, 2)


def test_too_many_outcomes_are_refused_rather_than_guessed() -> None:
    with pytest.raises(PelagosError) as problem:
        chance_of(book, swapping(), ("swap",), lambda s: None, limit=2)
    assert problem.value.id == "error-odds-too-many"
