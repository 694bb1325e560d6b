"""Whole games of Nemo's War, first edition, with random legal answers: they end, and nothing gets lost."""

from __future__ import annotations

from random import Random

import pytest

from pelagos.core.nodes import Chance, Choice, Over
from pelagos.games.nemo1 import GAME, broken, nemo1
from pelagos.games.nemo1.adventure import draw_card
from pelagos.games.nemo1.names import COMMITMENTS, OVER, RESULTS
from pelagos.games.nemo1.turns import possible_actions
from tests.games.nemo1.table import begun, played

LONGEST = 1500


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("commitment", COMMITMENTS)
def test_random_games_end_and_keep_every_piece(commitment: str, seed: int) -> None:
    """[NW1-2.1, 6.6, 12.2] Every question has an answer, every piece one place, every game an end."""
    s = begun(commitment=commitment)
    for asked, _ in enumerate(played(s, Random(seed))):
        assert asked < LONGEST
        assert broken(s) == []
    node = s.node
    assert isinstance(node, Over)
    assert s.phase == OVER
    assert node.reason == f"nemo1-over-{RESULTS[s.result]}"


@pytest.mark.parametrize("seed", range(10))
def test_the_menu_offers_what_no_reason_speaks_against(seed: int) -> None:
    """[NW1-7.1] The quick way to the possible actions and the reasons given to the player are one rule."""
    s = begun()
    for node in played(s, Random(seed)):
        if isinstance(node, Choice) and node.ask == "action":
            possible = {found.option for found in GAME.show.candidates(s) if not found.why_not}
            assert set(possible_actions(s)) == {option for option in possible if option[0] not in ("use", "give")}


def test_the_draw_pile() -> None:
    """[NW1-3.6, V-16] The fifteenth card is 21, card 24 is one of the last five, and four cards are never seen."""
    rng = Random(3)
    for _ in range(40):
        drawn = drawn_cards(rng)
        assert drawn[14] == 21
        assert 15 <= drawn.index(24) < 20
        assert len(set(drawn)) == len(drawn)
        assert len(drawn) <= 20


def drawn_cards(rng: Random) -> list[int]:
    """The Draw Pile from the top down to card 24, by the draws alone."""
    s = begun(commitment="war")
    drawn: list[int] = []
    while not drawn or drawn[-1] != 24:
        s.agenda, s.carried, s.kept = ((draw_card, 1), ()), (), ()
        s.phase = 2
        node = nemo1.run(s)
        if isinstance(node, Chance):
            nemo1.answer(s, rng.choices(node.options, node.weights)[0])
        drawn += s.carried
    return drawn
