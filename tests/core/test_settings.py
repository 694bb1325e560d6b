"""Typed settings: one declaration, checked values, clear errors."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pelagos.core.errors import PelagosError
from pelagos.core.settings import Setting, parse_settings
from tests.toy import SETTINGS


def test_defaults_fill_what_is_not_given() -> None:
    assert parse_settings(SETTINGS, {}) == {"seats": 2, "swap": True, "ending": "show"}


def test_words_are_turned_into_typed_values() -> None:
    given_ = {"seats": "3", "swap": "no", "ending": "hide"}
    assert parse_settings(SETTINGS, given_) == {"seats": 3, "swap": False, "ending": "hide"}


@pytest.mark.parametrize(
    ("key", "value", "error"),
    [
        ("seats", "4", "error-setting-range"),
        ("seats", "two", "error-setting-range"),
        ("seats", True, "error-setting-range"),
        ("swap", "perhaps", "error-setting-flag"),
        ("ending", "sideways", "error-setting-choice"),
        ("colour", "red", "error-setting-unknown"),
    ],
)
def test_a_wrong_value_is_refused_with_its_key(key: str, value: str, error: str) -> None:
    with pytest.raises(PelagosError) as problem:
        parse_settings(SETTINGS, {key: value})
    assert problem.value.id == error
    assert dict(problem.value.text.facts)["key"] == key


@given(st.text())
def test_no_text_gets_through_unchecked(raw: str) -> None:
    try:
        assert parse_settings(SETTINGS, {"seats": raw})["seats"] in (2, 3)
    except PelagosError as problem:
        assert problem.id == "error-setting-range"


@pytest.mark.parametrize(
    ("raw", "word"), [(True, "yes"), (False, "no"), ("off", "no"), ("yes", "yes"), ("auto", "auto")]
)
def test_yes_and_no_among_words_may_be_written_as_flags(raw: bool | str, word: str) -> None:
    """As in `empty_bag_red = false` of a case file."""
    assert Setting("lock", "auto", "", choices=("auto", "yes", "no")).parse(raw) == word
