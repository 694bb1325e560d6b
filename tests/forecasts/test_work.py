"""How much work a forecast is: answers that are followed and dice that are judged, counted; no noise disturbs that."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from importlib import import_module
from typing import Any

import pytest

from pelagos.core import stakes
from pelagos.core.nodes import Choice
from pelagos.games.nemo2 import forecast_fight, forecast_ways, nemo2, odds
from pelagos.games.nemo2.names import DOUBLE_HULL, FIRE
from pelagos.games.nemo2.tests import verdict
from pelagos.games.registry import NAMES, find_game
from pelagos.table.past import course
from tests.conformance.plans import plan_of
from tests.faces.sittings import SITTINGS, played
from tests.forecasts.plays import BOTS, questions

POSITIONS = 60
GAMES = ("nemo1.forecast", "nemo2.forecast", "nemo2.forecast_fight", "nemo2.forecast_ways")
FOLLOWING = (
    (stakes, "_answered"),
    *((import_module(f"pelagos.games.{module}"), "answered") for module in GAMES),
)
"""The functions by which answers are followed."""
FIGHTS = ("attack-mode", "attack-target")
FEW = 30
HITS = 6
HURT = (3, 7, 7)
"""[NW2-7.2] Where six hits have the most ways to lose the game."""
MOST_FOLLOWED = 300
"""Three milliseconds of answers, where nothing is known of the position yet."""
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


class Followed:
    """Counts every answer that forecasts follow, wherever they do so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.counted = [Counted(getattr(module, name)) for module, name in FOLLOWING]
        for (module, name), counted in zip(FOLLOWING, self.counted, strict=True):
            monkeypatch.setattr(module, name, counted)

    @property
    def calls(self) -> int:
        """How many there were so far."""
        return sum([counted.calls for counted in self.counted])

    def of(self, work: Callable[[], object]) -> int:
        """How many are followed by some work."""
        before = self.calls
        work()
        return self.calls - before


def forget() -> None:
    for known in (forecast_ways.BY_HITS, forecast_ways.BY_NUMBERS, odds.BY_NUMBERS):
        known.clear()


@cache
def positions(game: str) -> list[tuple[Any, Any]]:
    """The game and a position with a question, over all its modes, and how bad it can get in a fight."""
    tables = [played(at) for at in SITTINGS if at.game == game]
    asked = [(one.game, moment.state) for one in tables for moment in course(one)]
    found = [(of, state) for of, state in asked if isinstance(state.node, Choice)]
    fights = [(of, state) for of, state in found if state.node.ask in FIGHTS]
    return [*found[:: max(1, len(found) // POSITIONS)], *fights, *((of, as_bad_as_can_be(s)) for of, s in fights)]


def as_bad_as_can_be(s: Any) -> Any:
    """[NW2-13.2] Badly hurt, and a die of the fire has one face more to follow."""
    t = s.clone()
    t.resources, t.installed = HURT, (*{*s.installed, DOUBLE_HULL},)
    return t


@cache
def well_played(game: str, bot: str) -> list[tuple[Any, Any]]:
    """Positions of a game by a bot; of settings those with the most players."""
    of, settings = find_game(game), max(plan_of(game).settings, key=lambda given: int(given.get("players", 1)))
    found = [s.clone() for s in questions(of, settings, bot, game)]
    return [(of, s) for s in found[:: max(1, len(found) // POSITIONS)]]


@pytest.mark.parametrize("game", NAMES)
def test_what_is_followed_for_an_option_is_bounded(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    looked_at = [*positions(game), *(one for bot in BOTS for one in well_played(game, bot))]
    followed = Followed(monkeypatch)
    cold, warm = [], []
    for of, state in looked_at:
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


def test_what_is_drawn_is_bounded_and_near_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    """[NW2-12.4] Six hits on a Nautilus that is badly hurt, followed to the end and with a fraction of the answers."""
    fought = positions("nemo2")[-1][1].clone()
    fought.flags &= ~forecast_ways.OFFERS
    s = stakes.carried_out(nemo2, fought, (forecast_ways.bear_hits, HITS))
    exact = stakes.stakes(forecast_ways.HITS, s, None)
    followed = Followed(monkeypatch)
    drawn = stakes.stakes(forecast_ways.HITS, s, None, FEW)
    assert exact.exact
    assert not drawn.exact
    assert followed.calls <= FEW + HITS * stakes.DRAWN
    assert sum(way.share for way in drawn.ways) == drawn.whole
    lost, about = (found.chance(lambda way: forecast_ways.is_lost(way.state)) for found in (exact, drawn))
    assert abs(lost - about) < Fraction(1, 20)
    assert isinstance(about, stakes.About)
