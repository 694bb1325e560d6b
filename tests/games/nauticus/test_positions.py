"""Described positions that contradict themselves: each is refused with both sides and the rule."""

from __future__ import annotations

from typing import Any

import pytest

from pelagos.core.errors import PelagosError
from pelagos.core.fields import ALL
from pelagos.games.nauticus import GAME
from pelagos.games.nauticus.fields import FIELDS
from tests.games.practice import Practice

TABLE = Practice(GAME)
AGAINST: dict[str, dict[str, Any]] = {
    "NAU-1.1": {"round": 1, "anchor": 3},
    "NAU-7.2": {"phase": 1, "layout": {"0": "withdraw"}, "seats": {"B": {"flipped": 2}}},
}


def test_every_slot_has_a_row_and_everybody_sees_it() -> None:
    """[NAU-1.6] The table of fields is the whole state."""
    assert FIELDS.slots() == dict.fromkeys(GAME.state.NAMED, ALL)


@pytest.mark.parametrize("rule", AGAINST)
def test_what_is_named_must_be_possible_together(rule: str) -> None:
    """[NAU-1.1, 7.2] The wheel begins at 0; nobody passes twice in a phase."""
    with pytest.raises(PelagosError, match="error-case-against") as problem:
        TABLE.given(AGAINST[rule])
    assert problem.value.rule == rule


@pytest.mark.parametrize("given", [{"anchor": 3}, {"seats": {"B": {"flipped": 2}}}, {"round": 2, "anchor": 3}])
def test_what_is_not_named_is_unsaid(given: dict[str, Any]) -> None:
    """A case about the wheel or about crowns need not tell how it came to that."""
    assert TABLE.given(given).node is not None
