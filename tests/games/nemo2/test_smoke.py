"""Whole games of Nemo's War, second edition, with random legal answers: they end, and nothing gets lost."""

from __future__ import annotations

from itertools import zip_longest
from random import Random

import pytest

from pelagos.core.nodes import Chance, Over
from pelagos.core.settings import Value
from pelagos.games.nemo2 import broken, nemo2
from pelagos.games.nemo2.adventure import draw_card
from pelagos.games.nemo2.menu import ACTIONS, possible_actions
from pelagos.games.nemo2.names import FINALES
from pelagos.games.nemo2.tests import modifier, modifiers
from tests.games.nemo2.table import PACK, begun, played

LONGEST = 3000
ALL_VARIANTS: dict[str, Value] = {
    "edition": "galakta",
    "taking_it_on_the_chin": True,
    "treacherous_waters": True,
    "relentless_pursuit": True,
    "coordinated_navies": True,
    "realistic_torpedoes": True,
}


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize(
    "given",
    [
        {},
        {"edition": "galakta", "level": "captain"},
        {"level": "sailor", "motive": "war"},
        ALL_VARIANTS,
        {"mode": "coop", "players": 3},
        {"mode": "semi_coop", "players": 4},
    ],
)
def test_random_games_end_and_keep_every_piece(given: dict[str, Value], seed: int) -> None:
    """[NW2-1.3, 1.5, 1.8, 1.9, 16.4] Every question has an answer, every piece one place, every game an end."""
    s = begun(**given)
    for asked, _ in enumerate(played(s, Random(seed))):
        assert asked < LONGEST
        assert broken(s) == []
    node = s.node
    assert isinstance(node, Over)
    assert len(node.scores) == s.seats


@pytest.mark.parametrize("seed", range(12))
def test_the_menu_offers_what_no_reason_speaks_against(seed: int) -> None:
    """[NW2-10.2] The quick way to the possible actions and the reasons given to the player are one rule."""
    s = begun(motive="science", level="sailor")
    for _ in played(s, Random(seed)):
        if s.ocean >= 0:
            assert list(possible_actions(s)) == [option for option, why_not in ACTIONS if not why_not(s)]


@pytest.mark.parametrize("seed", range(12))
def test_the_modifier_is_the_sum_of_its_reasons(seed: int) -> None:
    """[NW2-6.2] The number added to a roll and the reasons shown to the player are one rule."""
    s = begun(motive="war", level="sailor")
    for _ in played(s, Random(seed)):
        assert modifier(s) == sum(value for _, value in modifiers(s))


@pytest.mark.parametrize("seed", range(6))
def test_draws_of_two_games_at_once_do_not_mix(seed: int) -> None:
    """[NW2-3.2, 5.1] What a draw can bring is what is left in this game, whatever was drawn in another one."""
    rng = Random(seed)
    games = [begun(motive="war") for _ in range(2)]
    left = {
        "ship-bag": lambda s: [PACK.draws.ships[ship] for ship in s.bag],
        "adventure-deck": lambda s: [PACK.draws.cards[card] for card in s.unseen],
    }
    for nodes in zip_longest(*(played(s, rng) for s in games)):
        for s, node in zip(games, nodes, strict=True):
            if isinstance(node, Chance) and node.ask in left:
                assert list(node.options) == left[node.ask](s)


def test_the_last_card_can_be_any_finale() -> None:
    """[NW2-2.2, 4.2] When its four events are gone the finale comes, and each of the seven is as likely."""
    s = begun(motive="war")
    s.pile, s.agenda = ((FINALES[0], 0),), ((draw_card,), ())
    node = nemo2.run(s)
    assert isinstance(node, Chance)
    assert dict(zip(node.options, node.weights, strict=True)).keys() >= {(PACK.cards[card].name,) for card in FINALES}
    assert sum(weight > 0 for weight in node.weights) == len(FINALES)
