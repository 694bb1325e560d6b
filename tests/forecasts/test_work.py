"""How much work a forecast is: answers that are followed and dice that are judged, counted; no noise disturbs that."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from typing import Any

import pytest

from pelagos.core import stakes
from pelagos.core.nodes import Choice
from pelagos.games.nemo2 import forecast_fight, forecast_ways, odds
from pelagos.games.nemo2.names import FIRE
from pelagos.games.nemo2.tests import verdict
from pelagos.games.registry import NAMES
from tests.faces.sittings import SITTINGS, played

POSITIONS = 60
MOST_FOLLOWED = 350
"""Three milliseconds of following answers, where nothing is known of the position yet."""
MOST_KNOWN = 180
"""The next option of the same question: how hits fall is known by then."""
MOST_JUDGED = 300
"""Dice that are held against the number to reach: a handful of numbers decides it, whatever the ship."""


class Counted:
    """A function that counts its calls."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function = function
        self.calls = 0

    def __call__(self, *args: Any) -> Any:
        self.calls += 1
        return self.function(*args)

    def of(self, work: Callable[[], object]) -> int:
        """How often it is called by some work."""
        before = self.calls
        work()
        return self.calls - before


def forget() -> None:
    for known in (forecast_ways.BY_HITS, forecast_ways.BY_NUMBERS, odds.BY_NUMBERS):
        known.clear()


@cache
def positions(game: str) -> list[tuple[Any, Any]]:
    """The game and a position with a question, over all its modes."""
    tables = [played(at) for at in SITTINGS if at.game == game]
    asked = [(one.game, moment.state) for one in tables for moment in one.moments]
    found = [(of, state) for of, state in asked if isinstance(state.node, Choice)]
    step = max(1, len(found) // POSITIONS)
    fights = [(of, state) for of, state in found if state.node.ask in ("attack-mode", "attack-target")]
    return [*found[::step], *fights]


@pytest.mark.parametrize("game", NAMES)
def test_what_is_followed_for_an_option_is_bounded(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    followed = Counted(stakes._answered)
    monkeypatch.setattr(stakes, "_answered", followed)
    cold, warm = [], []
    for of, state in positions(game):
        for option in state.node.options:
            forget()
            cold.append(followed.of(lambda: of.forecast(state, option)))  # noqa: B023 - called at once
            warm.append(followed.of(lambda: of.forecast(state, option)))  # noqa: B023
    assert max(cold) <= MOST_FOLLOWED
    assert max(warm) <= MOST_KNOWN


def test_dice_are_judged_once_for_all_ships_that_need_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    judged = Counted(verdict)
    monkeypatch.setattr(forecast_ways, "verdict", judged)
    monkeypatch.setattr(odds, "verdict", judged)
    found = []
    for of, state in positions("nemo2"):
        for option in state.node.options:
            forget()
            found.append(judged.of(lambda: of.forecast(state, option)))  # noqa: B023
    assert 0 < max(found) <= MOST_JUDGED


def test_warships_that_fire_alike_are_followed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """[NW2-12.3] A contact may be any Warship of the bag; how one fires depends on its attack value alone."""
    fired: list[int] = []
    lost = forecast_ways.Roll.lost.fget  # type: ignore[attr-defined]

    def noted(roll: forecast_ways.Roll) -> Fraction:
        fired.extend([roll.s.pack.sides[roll.s.target].attack] if roll.s.test == FIRE else [])
        found: Fraction = lost(roll)
        return found

    monkeypatch.setattr(forecast_ways.Roll, "lost", property(noted))
    asked = Counted(forecast_fight._fire_lost)
    monkeypatch.setattr(forecast_fight, "_fire_lost", asked)
    followed = 0
    for of, state in positions("nemo2"):
        for option in state.node.options if state.node.ask == "attack-mode" else ():
            fired.clear()
            of.forecast(state, option)
            assert len(fired) == len(set(fired))
            followed += len(fired)
    assert 0 < followed < asked.calls
