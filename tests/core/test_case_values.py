"""What people write into case files: strict, and lenient only with printed names."""

from __future__ import annotations

import pytest

from pelagos.core.case_values import flag_in, list_in, number_in, slug, table_in, word_in
from pelagos.core.errors import PelagosError

KNOWN = ("nemo", "ned-land")


def test_a_name_may_be_written_as_it_is_printed() -> None:
    assert word_in("helper", "Ned Land", KNOWN) == word_in("helper", "ned-land", KNOWN) == 1
    assert word_in("group", "Dark Yellow", ("white", "dark_yellow")) == 1
    assert slug("Cristóbal Colón") == "cristobal-colon"
    assert slug("Ship's Bell") == "ships-bell"


@pytest.mark.parametrize("value", ["conseil", 1, None])
def test_an_unknown_word_is_refused_with_those_that_are_known(value: object) -> None:
    with pytest.raises(PelagosError) as refused:
        word_in("helper", value, KNOWN)
    assert dict(refused.value.text.facts)["known"] == "nemo, ned-land"


@pytest.mark.parametrize("value", [0, 7, True, "3", 2.0])
def test_a_number_is_whole_and_within_its_range(value: object) -> None:
    assert number_in("week", 3, 1, 6) == 3
    with pytest.raises(PelagosError):
        number_in("week", value, 1, 6)


def test_forms_are_not_mixed_up() -> None:
    assert (flag_in("final", True), list_in("kept", []), table_in("ships", {})) == (1, [], {})
    for reader, value in ((flag_in, 1), (list_in, {}), (table_in, [])):
        with pytest.raises(PelagosError):
            reader("field", value)
