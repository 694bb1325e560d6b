"""A spot belongs to one piece: answers that mean different pieces never point at the same one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest

from pelagos.core.nodes import Chance, Choice, Option, Over
from pelagos.core.settings import Settings
from pelagos.games.registry import NAMES, find_game, load_pack
from tests.conformance.plans import plan_of

SAME_PIECE = {("attack", "stalk"), ("token", "token")}
"""What can be done with one and the same piece: a ship is stalked or attacked, a token has two halves."""


def sharing(key: str, settings: Settings, seed: str) -> Iterator[tuple[Option, Option, tuple[str, ...]]]:
    """Two answers of one question with the same spots, wherever a random game offers them."""
    game = find_game(key)
    s, rng = game.new_game(settings, load_pack(game)), plan_of(key).chance(seed)
    node = game.rules.run(s)
    while not isinstance(node, Over):
        spots = {option: game.show.spots(s, option) for option in node.options} if isinstance(node, Choice) else {}
        for one, other in combinations(spots, 2):
            if spots[one] and spots[one] == spots[other] and not _of_one_piece(one, other):
                yield one, other, spots[one]
        weights = node.weights if isinstance(node, Chance) else None
        node = game.rules.answer(s, rng.choices(node.options, weights)[0] if weights else rng.choice(node.options))


def _of_one_piece(one: Option, other: Option) -> bool:
    verbs = tuple(sorted((one[0], other[0])))
    return verbs in SAME_PIECE and one[1:2] == other[1:2]


@pytest.mark.parametrize("key", NAMES)
def test_answers_for_different_pieces_have_different_spots(key: str) -> None:
    games = enumerate(plan_of(key).played)
    assert [found for n, settings in games for found in sharing(key, settings, f"spots/{key}/{n}")] == []
