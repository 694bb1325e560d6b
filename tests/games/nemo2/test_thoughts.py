"""What else one may think of at a question, with what speaks against it: “not possible now” lists it."""

from __future__ import annotations

from typing import Any

import pytest

from pelagos.core.nodes import option_text
from pelagos.games.nemo2 import GAME
from pelagos.games.nemo2.state import Nemo
from tests.games.practice import Practice

PRACTICE = Practice(GAME)
FULL = {
    "cape-horn": ["donau"],
    "eastern-pacific": ["dictator", "agincourt", "lancaster", "ariel"],
    "south-atlantic": ["delaware", "bristol", "ertugrul"],
    "indian-ocean": ["clyde"],
}


def not_now(s: Nemo) -> dict[str, str]:
    """What is not possible at a question, and why."""
    return {option_text(option): str(why) for option, why in GAME.show.candidates(s) if why}


@pytest.mark.parametrize(
    ("effect", "fields", "found"),
    [
        (
            "GEM(Eastern Pacific)",
            {"gems": {"others": 0, "eastern-pacific": 1, "cape-horn": 1, "indian-ocean": 1}},
            {"ocean eastern-pacific": "gem-already", "ocean cape-horn": "gem-already"},
        ),
        ("UPRISING(ANY,1)", {"uprisings": ["diamond-mines"]}, {"land diamond-mines": "cube-already"}),
        (
            "UPRISING(NAUTILUS_OCEAN,1)",
            {"ocean": "south-atlantic", "uprisings": ["paraguayan-war", "chinese-migrants"]},
            {"land paraguayan-war": "cube-already"},
        ),
    ],
)
def test_the_places_that_are_taken(effect: str, fields: dict[str, Any], found: dict[str, str]) -> None:
    """[NW2-3.5, 3.6, 3.7] Of the oceans and land spaces that the effect is about."""
    assert not_now(PRACTICE.given({"effect": effect, **fields})) == found


def test_a_white_ship_elsewhere_is_too_far_off() -> None:
    """[NW2-9.5] Step 3: one here or next to here turns gray."""
    around = {"cape-horn": 0, "eastern-pacific": 0, "south-atlantic": 0}
    fields = {"effect": "PLACE(Cape Horn)", "ships": FULL, "contacts": around}
    assert not_now(PRACTICE.given(fields)) == {"flip clyde": "not-adjacent"}


def test_a_cube_of_another_ocean_does_not_end_this_uprising() -> None:
    """[NW2-9.7] One of the ocean that was checked goes."""
    cubes = ["cuba-puerto-rico-revolt", "mexican-independence", "tientsin-massacre"]
    s = PRACTICE.given({"window": "placement", "gems": {"eastern-pacific": 0}, "uprisings": cubes})
    PRACTICE.answered(s, "2 2", "check north-atlantic", "1", "give-up")
    assert not_now(s) == {"land tientsin-massacre": "land-not-linked"}


def test_who_cannot_usurp_hears_why() -> None:
    """[NW2-20.3] Where every question is put, also to whoever has no gem."""
    s = PRACTICE.given({"captain": "B", "ap": 2, "seats": {"A": {"gems": 0}}}, every=True, mode="semi_coop", players=3)
    PRACTICE.answered(s, "move", "silent")
    found = not_now(s)
    assert found["propose rest"] == "no-gem"
    assert set(found.values()) == {"no-gem"}
