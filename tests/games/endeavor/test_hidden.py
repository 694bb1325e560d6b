"""[EDS-20.1] What is hidden: drawn tiles, tiles under piles, the Fallen Star, unseen tokens."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from pelagos.core.codec import digest
from pelagos.core.nodes import Chance, Choice
from pelagos.games.endeavor import GAME, Endeavor
from pelagos.games.endeavor.discovery import fill_spots
from pelagos.games.endeavor.dive import token_chance, token_taken
from tests.games.endeavor.table import PACK, answered, begun, given, played

LOOKING = {"gain": "discover:2-2", "ocean": {"C1": "the-sea-star"}}


def at_the_tiles() -> Endeavor:
    """A looks at Shipwreck and Dolphin Pods."""
    return answered(given(LOOKING), "depths 2 2", "shipwreck", "dolphin-pods")


def test_only_the_discoverer_sees_the_drawn_tiles() -> None:
    """[EDS-20.1, 9.3] The others see that two tiles are looked at."""
    s = at_the_tiles()
    assert GAME.visible.observe(s, 0)["drawn"] == ["shipwreck", "dolphin-pods"]
    assert GAME.visible.observe(s, 1)["drawn"] == GAME.visible.observe(s, None)["drawn"] == [None, None]
    assert GAME.visible.observe(s, 1)["drawing"] == 2


def test_others_imagine_other_tiles_and_a_fitting_question() -> None:
    """[EDS-20.1] For B the question of A is about whatever B imagines."""
    s = at_the_tiles()
    seen = set()
    for seed in range(40):
        imagined = GAME.visible.determinise(s, 1, Random(seed))
        assert isinstance(imagined.node, Choice)
        assert GAME.broken(imagined) == []
        seen.add(imagined.node.options)
    assert len(seen) > 10
    assert GAME.visible.determinise(s, 0, Random(1)).node == s.node


def test_a_tile_under_a_pile_is_remembered_by_who_put_it_there() -> None:
    """[EDS-20.1] In order, as a person could."""
    s = answered(at_the_tiles(), "keep shipwreck", "place C2")
    assert GAME.visible.observe(s, 0)["piles"][1]["under"] == ["dolphin-pods"]
    assert GAME.visible.observe(s, 1)["piles"][1]["under"] == [None]
    mine = {GAME.visible.determinise(s, 0, Random(seed)).bottoms for seed in range(9)}
    theirs = {GAME.visible.determinise(s, 1, Random(seed)).bottoms for seed in range(30)}
    assert mine == {s.bottoms}
    assert len(theirs) > 3


def test_whoever_knows_all_drawn_tiles_knows_which_one_went_back() -> None:
    """[EDS-20.1] B put both there, A draws both and places one: B knows the other."""
    fields = {**LOOKING, "piles": {"2": []}, "bottoms": {"2": ["shipwreck:B", "dolphin-pods:B"]}}
    s = answered(given(fields), "depths 2 2", "keep shipwreck", "place C2")
    assert GAME.positions.describe(s)["bottoms"] == {"2": ["dolphin-pods:AB"]}


def test_whoever_knows_the_tile_that_is_not_kept_knows_that_it_went_back() -> None:
    """[EDS-20.1] B put the Dolphin Pods there; A draws them with another tile and places that one."""
    fields = {**LOOKING, "piles": {"2": ["shipwreck"]}, "bottoms": {"2": ["dolphin-pods:B"]}}
    s = answered(given(fields), "depths 2 2", "keep shipwreck")
    assert GAME.visible.observe(s, 1)["drawn"] == ["dolphin-pods", None]
    assert GAME.visible.observe(s, 2)["drawn"] == [None, None]
    dolphins = PACK.numbers.tile["dolphin-pods"]
    assert {GAME.visible.determinise(s, 1, Random(seed)).drawn[0][0] == dolphins for seed in range(20)} == {True, False}
    assert GAME.visible.determinise(s, 0, Random(1)).drawn == s.drawn
    assert GAME.positions.describe(answered(s, "place C2"))["bottoms"] == {"2": ["dolphin-pods:AB"]}
    s = answered(given(fields), "depths 2 2", "keep dolphin-pods")
    assert GAME.visible.observe(s, 1)["drawn"] == ["dolphin-pods", None]
    assert GAME.positions.describe(answered(s, "place C2"))["bottoms"] == {"2": ["shipwreck:A"]}


@pytest.mark.parametrize("pile", [["shipwreck"], []])
def test_a_tile_drawn_without_a_lot_has_come_to_light_all_the_same(pile: list[str]) -> None:
    """[EDS-9.3] C does not know which tile B put back, so there is no way back once it is seen."""
    under = ["dolphin-pods:B", "sunken-ruins:B"]
    s = given({**LOOKING, "piles": {"2": pile}, "bottoms": {"2": under}, "turn": "C"})
    before = s.reveals
    assert answered(s, "depths 2 2").reveals == before + 2


def test_the_fallen_star_is_imagined_within_the_top_block_only() -> None:
    """[EDS-2.3, 20.1] Two of four drawn by A, one of them put back: for B that is the star one time in three."""
    ocean = {"C1": "remote-anchorage", "C2": "resupply-modules", "C3": "vortex", "C4": "seamount"}
    s = given({"gain": "discover:5-5", "ocean": ocean}, scenario=6, players=2)
    answered(s, "depths 5 5", "whale-fall", "black-smoker", "keep whale-fall", "place C5")
    star = PACK.fallen_star
    below = Counter(GAME.visible.determinise(s, 1, Random(seed)).bottoms[4][0][0] == star for seed in range(900))
    assert 240 < below[True] < 360
    assert all(GAME.visible.determinise(s, 0, Random(seed)).bottoms == s.bottoms for seed in range(9))


def test_tokens_discarded_unseen_come_back_with_a_new_supply() -> None:
    """[EDS-10.5, 19.8] Silted tokens are one of the unseen tokens of their own shuffle, and nobody knows which."""
    discard = {"research": 6, "sonar": 2, "publish": 2, "promote": 2, "dive": 2, "lowest-attribute": 2, "travel": 4}
    ocean = {"C1": "the-sea-star", "B1": "atoll", "D1": "kelp-forest", "E1": "volcanic-island"}
    fields = {"window": "round", "round": 3, "discard": discard, "ocean": ocean}
    s = answered(given(fields, mode="coop", players=2), "silted-sites")
    assert GAME.visible.observe(s, 0)["tokens"]["discarded_unseen"] == 4
    fill_spots(s, PACK.tiles[PACK.numbers.tile["sunken-ruins"]].spots)
    found = token_chance(s, 1, (token_taken,))
    assert dict(zip(found.options, found.weights, strict=True))[("older", 0)] == 4
    assert sum(found.weights) == 24


def ended(seed: int, scenario: int) -> str:
    """How a whole game from a seed ends."""
    s = begun(players=3, scenario=scenario)
    for _ in played(s, Random(seed)):
        pass
    return digest(s)


@pytest.mark.parametrize("scenario", [1, 6, 8])
def test_the_same_seed_gives_the_same_game(scenario: int) -> None:
    """[EDS-20.2] Draws and decisions reproduce a game."""
    assert ended(1, scenario) == ended(1, scenario) != ended(2, scenario)


def test_a_crew_that_copies_another_can_be_seen_while_it_acts() -> None:
    """[EDS-6.8] The actions that are left of an activated crew are told, Copy among them."""
    s = given({"acting": "copy-crew;promote"})
    assert GAME.visible.observe(s, 0)["acting"] == [[["copy"]], [["promote"]]]


def test_chances_before_a_draw_are_those_of_whoever_draws() -> None:
    """[EDS-9.3, 20.1] What B put under the pile is for A as likely as any other tile; B knows that it does not come."""
    fields = {**LOOKING, "bottoms": {"2": ["dolphin-pods:B"]}}
    s = answered(given(fields), "depths 2 2")
    mine, theirs = GAME.as_known(s, 0), GAME.as_known(s, 1)
    assert mine is not None
    assert theirs is not None
    assert isinstance(mine.node, Chance)
    assert ("dolphin-pods",) in mine.node.options
    assert theirs.node == s.node
    assert isinstance(s.node, Chance)
    assert ("dolphin-pods",) not in s.node.options
