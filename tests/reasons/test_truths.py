"""Over random play the reason given is true of the position, by what the rules say and not by what the code does."""

from __future__ import annotations

import pytest

from pelagos.games.registry import NAMES, find_game
from tests.conformance.plans import IS_SOAK, plan_of
from tests.reasons.truths import refusals_met, truths_of

LOOKED_AT = 0.1
"""How many of the questions are looked at; in a soak all of them."""

GAMES = {"nauticus": 4, "nemo1": 12}
"""How many games are played with every setting, where one is too few."""


@pytest.mark.parametrize("key", NAMES)
def test_the_reason_given_is_true_of_the_position(key: str) -> None:
    game, truths, plan = find_game(key), truths_of(key), plan_of(key)
    met: set[str] = set()
    for number, settings in enumerate(plan.played * GAMES.get(key, 1)):
        rng = plan.chance(f"reasons/{key}/{number}")
        for reason, refused in refusals_met(game, settings, rng, 1.0 if IS_SOAK else LOOKED_AT):
            assert reason in truths, f"{reason}: say when it is true"
            assert truths[reason](refused), (reason, refused.answer, refused.ask, refused.position)
            met.add(reason)
    assert len(met) > 1


@pytest.mark.parametrize("key", NAMES)
def test_truths_are_about_reasons(key: str) -> None:
    assert truths_of(key).keys() <= set(find_game(key).show.reasons())
