"""What lies in the box of Endeavor: Deep Sea, and the language in which its pieces speak."""

from __future__ import annotations

from collections import Counter

import pytest

from pelagos.games.endeavor import GAME
from pelagos.games.endeavor.language import NotTheLanguage, activation, crisis, effects, scoring
from pelagos.games.registry import load_pack

PACK = load_pack(GAME)


def test_all_components_are_there() -> None:
    """[EDS-1.1, A28] Counts of the box."""
    assert Counter(tile.depth for tile in PACK.tiles) == {1: 8, 2: 9, 3: 7, 4: 6, 5: 7}
    assert sum(token.copies for token in PACK.tokens) == 36
    assert sum(kind.copies for kind in PACK.kinds if kind.level) == 51
    assert (PACK.anchors.bit_count(), PACK.others.bit_count()) == (8, 24)
    assert (len(PACK.scenarios), len(PACK.goals), len(PACK.crises)) == (10, 6, 6)
    assert [len(scenario.influence.spaces) for scenario in PACK.scenarios] == [32, 34, 39, 38, 36, 40, 32, 81, 22, 30]


@pytest.mark.parametrize("text", ["rep+0", "rep", "action:travel[fast]", "discover:3-1", "disc-1>rep+2", "max-depth=4"])
def test_what_is_not_of_the_language_is_refused(text: str) -> None:
    """[EDS-6.9] The mini-language is strict."""
    with pytest.raises(NotTheLanguage):
        effects(text)


def test_scorings_crises_and_activations_are_strict_too() -> None:
    for read, text in ((scoring, "1 per 2 fish"), (crisis, "rain:2"), (activation, "rep+1;rep+1")):
        with pytest.raises(NotTheLanguage):
            read(text)
