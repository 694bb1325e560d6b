"""Names and talk: nothing unseen, nothing that turns the line around."""

from __future__ import annotations

import pytest

from pelagos.core.errors import Refused
from pelagos.people.names import LONGEST_NAME, clean_name, clean_words, told_name

TURNING = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c"
UNSEEN = "\u200b\u200c\u200d\u2060\ufeff\u00ad\x00\x07\x1b\x7f\u0085\ud800\ue000\ufe0f\U000e0041"


@pytest.mark.parametrize("sign", [*TURNING, *UNSEEN])
def test_what_is_not_seen_is_left_out(sign: str) -> None:
    assert clean_words(f"An{sign}na") in ("Anna", "An na")
    assert clean_name(f"{sign}Anna{sign}") == "Anna"


@pytest.mark.parametrize(
    "blank", ["\u200b", "\u3164", "\u2800\u2800", "\u202e\u202c", "\u115f\u1160", "\u0301", "\x00"]
)
def test_a_name_of_which_nothing_is_seen_is_refused(blank: str) -> None:
    with pytest.raises(Refused, match="error-name-blank"):
        clean_name(blank)
    assert told_name(blank, "Captain") == "Captain"


@pytest.mark.parametrize("name", ["Zażółć", "Ada B.", "Ольга", "שרה", "李", "नेमो", "N° 5", "🐙"])
def test_what_people_are_called_stays(name: str) -> None:
    assert clean_name(f"  {name} ") == name


def test_no_wish_is_no_name() -> None:
    assert (clean_name(""), clean_name(" \t\n")) == ("", "")


def test_a_name_has_an_end_and_few_accents() -> None:
    assert len(clean_name("x" * 100)) == LONGEST_NAME
    assert len(clean_words("a" + "\u0335" * 30)) == 4
