"""Positions in which something false was said once: random games seldom come by."""

from __future__ import annotations

from typing import Any

import pytest

from pelagos.core.nodes import Chance
from pelagos.games.registry import find_game
from tests.forecasts.checking import cases_of, complaints, told
from tests.forecasts.test_forecasts import BOOKS
from tests.games.practice import Practice

HERE = {"window": "action", "ap": 5, "ocean": "western-pacific"}
ALL_BUT_CONSEIL = ["professor-aronnax", "ned-land", "first-officer", "second-officer", "chief-engineer"]
MINED = {"western-pacific": ["prince-albert"]}
TRAPS: list[tuple[str, str, dict[str, Any], tuple[Any, ...]]] = [
    ("NW1-7.2", "nemo1", {"week": 50, "crew": 2, "hull": 2}, ()),
    ("NW1-9.1", "nemo1", {"week": 52, "crew": 2, "hull": 2}, ()),
    ("NW1-6.13", "nemo1", {"week": 5}, ()),
    ("NW1-9.1, card 18", "nemo1", {"week": 52, "card": 18}, ()),
    (
        "NW2-6.10",
        "nemo2",
        {"card": "event-15", "sacrificed": ALL_BUT_CONSEIL, "crew": 3},
        (("exert", "crew"), (2, 3)),
    ),
    ("NW2-Q42, event 13", "nemo2", {**HERE, "window": "adventure", "card": "event-13"}, ()),
    ("NW2-Q42, event 30", "nemo2", {**HERE, "window": "adventure", "card": "event-30"}, ()),
    ("NW2-7.1", "nemo2", {**HERE, "notoriety": 1}, ()),
    ("NW2-13.4", "nemo2", {**HERE, "notoriety": 4, "installed": ["fog-machine"]}, ()),
    ("NW2-11.6", "nemo2", {**HERE, "hull": 4, "tableau": ["event-46"]}, ()),
    (
        "NW2-12.2",
        "nemo2",
        {**HERE, "ships": MINED, "contacts": {"western-pacific": 0}, "installed": ["magnetic-mines"]},
        (("attack",), ("stalk",)),
    ),
    ("NW2-14.4", "nemo2", {**HERE, "window": "adventure", "card": "event-37", "notoriety": 20}, ()),
]


@pytest.mark.parametrize(("rule", "key", "fields", "answers"), TRAPS, ids=[trap[0] for trap in TRAPS])
def test_nothing_false_is_said_here_again(
    rule: str, key: str, fields: dict[str, Any], answers: tuple[Any, ...]
) -> None:
    """Each of them was a falsehood until it was mended."""
    practice = Practice(find_game(key))
    s = practice.answered(practice.given(fields), *answers)
    assert not isinstance(s.node, Chance), "somebody decides here"
    found = [f"{said}\n  {told(case)}" for case in cases_of(BOOKS[key], s) for said in complaints(BOOKS[key], case)]
    assert not found, "\n".join(found)
