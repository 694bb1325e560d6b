"""Facts that follow from the specification of Nauticus: who chooses when, how long a game is."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from pelagos.core.nodes import Choice
from pelagos.core.odds import chance_of
from pelagos.games.citations import rule_ids
from pelagos.games.nauticus import GAME
from pelagos.games.nauticus.book import nauticus
from pelagos.games.nauticus.state import Nauticus, start_seat
from tests.games.nauticus.table import PACK, answered, begun, played


def whole_game(players: int, seed: int = 1) -> tuple[list[int], Nauticus]:
    """Who chose a tile, one phase after the other, and the state at the end."""
    s = begun(players=players)
    nodes = played(s, Random(seed))
    return [node.seat for node in nodes if isinstance(node, Choice) and node.ask == "choose-tile"], s


@pytest.mark.parametrize(
    ("players", "counts"), [(2, {0: 14, 1: 14}), (3, {0: 12, 1: 12, 2: 11}), (4, {0: 9, 1: 9, 2: 9, 3: 8})]
)
def test_how_often_each_seat_chooses(players: int, counts: dict[int, int]) -> None:
    """[NAU-3.1, 3.5] 28 phases with two players, 35 with three or four; the figure goes round."""
    assert Counter(whole_game(players)[0]) == counts


@pytest.mark.parametrize(("players", "first"), [(2, [0, 1, 0, 1]), (3, [0, 1, 2, 0, 1]), (4, [0, 3, 2, 1, 0])])
def test_who_chooses_first_in_each_round(players: int, first: list[int]) -> None:
    """[NAU-3.5] There is no extra hand-over at the end of a round."""
    assert whole_game(players)[0][::7] == first


@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_tile_stays_face_up_and_the_anchor_moves(players: int) -> None:
    """[NAU-3.2, 3.6, 10.1] After the last round one tile is face up and one position has the anchor tile."""
    end = whole_game(players)[1]
    assert end.face_up.count(True) == 1
    assert not end.face_up[end.anchor_tile]
    assert end.flipped == (0,) * players


def test_the_order_of_the_tiles_is_uniform() -> None:
    """[NAU-3.2] Before they are laid, each action is as likely as any other to come with three blue workers."""
    s = begun(players=2)
    outlook = GAME.show.outlooks(s)[0]
    assert chance_of(GAME.rules, s, None, outlook.holds, outlook.alike) * 8 == 2


def test_what_is_taken_as_alike_has_the_same_chance() -> None:
    """[NAU-3.2] With three tiles laid, the quick walk and the full walk agree for every action."""
    s = answered(begun(players=2), "deliver", "crowns", "buy-hull")
    for outlook in GAME.show.outlooks(s):
        quick = chance_of(GAME.rules, s, None, outlook.holds, outlook.alike)
        assert quick == chance_of(GAME.rules, s, None, outlook.holds)


def test_the_first_seat_of_the_seating_begins() -> None:
    """[NAU-1.5] Who sits there is the caller's business."""
    assert start_seat(GAME.new_game({"players": 4}, PACK)) == 0


def test_every_reason_has_rules_that_exist() -> None:
    """[NAU-3.4] No refusal without its rule, and further rules only for reasons that are known."""
    known = {rule.id for rule in rule_ids(GAME)}
    rested_on = {rule for reason in nauticus.reasons.values() for rule in (reason.rule, *reason.grounds)}
    assert rested_on <= known
    assert {rule for rules in nauticus.general.values() for rule in rules} <= known
