"""Stopping when it is known: rarely wrong, however often one looks, and the same games wherever they are played."""

from __future__ import annotations

import json
from math import sqrt
from pathlib import Path
from random import Random

import pytest

from pelagos.core.errors import PelagosError
from pelagos.lab.intervals import wilson
from pelagos.lab.until import Bets, Goal, Watch, read_goal
from tests.conftest import Run

ROUNDS = 150


def judged(rng: Random, share: float, bound: float, games: int = 2) -> bool | None:
    """What is said after at most so many rounds of games that are won with this share."""
    watch = Watch(Goal(0, bound), games)
    for _ in range(ROUNDS * games):
        if watch.see(float(rng.random() < share)):
            break
    return watch.known.holds


@pytest.mark.parametrize(("share", "bound"), [(0.5, 0.5), (0.55, 0.55), (0.15, 0.15)])
def test_whoever_looks_after_every_round_is_rarely_wrong(share: float, bound: float) -> None:
    """At the bound itself neither can be known: it is said one time in twenty at most, give or take what is drawn."""
    rng, tries = Random(11), 200
    said = [judged(rng, share, bound) for _ in range(tries)]
    assert sum(one is not None for one in said) / tries <= 0.05 + 2 * sqrt(0.05 * 0.95 / tries)


def test_whoever_looks_at_an_ordinary_interval_after_every_round_is_not() -> None:
    """The fault that this is against: the same looks with Wilson's interval."""
    rng, wrong, tries = Random(11), 0, 100
    for _ in range(tries):
        wins = 0
        for games in range(1, 2 * ROUNDS):
            wins += rng.random() < 0.5
            found = wilson(wins, games)
            if games > 20 and not found.low <= 0.5 <= found.high:
                wrong += 1
                break
    assert wrong / tries > 0.2


@pytest.mark.parametrize(("share", "holds"), [(0.75, True), (0.35, False)])
def test_what_is_plain_is_found_soon(share: float, holds: bool) -> None:
    rng = Random(2)
    assert [judged(rng, share, 0.55) for _ in range(40)] == [holds] * 40


def test_the_interval_holds_whenever_one_stops() -> None:
    rng, held, tries = Random(5), 0, 120
    for _ in range(tries):
        bets = Bets(0.6)
        for _ in range(150):
            bets.see((rng.random() < 0.4) / 2 + (rng.random() < 0.4) / 2)
            if bets.holds is not None:
                break
        found = bets.interval()
        held += found.low <= 0.4 <= found.high
    assert held / tries >= 0.95


def test_bound_and_interval_agree() -> None:
    bets, rng = Bets(0.5), Random(4)
    while bets.holds is None:
        bets.see(float(rng.random() < 0.7))
    assert bets.holds
    assert bets.interval().low >= 0.5


def test_a_seat_that_wins_favours_nobody() -> None:
    """Whoever sits first always wins: each entrant wins one of two, and no round says otherwise."""
    watch = Watch(Goal(0, 0.55), 2)
    assert not any(watch.see(part) for part in [1.0, 0.0] * 5)
    assert watch.known.share.at == 0.5


@pytest.mark.parametrize(
    ("written", "goal"), [("greedy>=0.55", Goal(1, 0.55)), ("2 >= 55%", Goal(1, 0.55)), ("random>=.2", Goal(0, 0.2))]
)
def test_goals_are_read(written: str, goal: Goal) -> None:
    assert read_goal(written, ["random", "greedy"]) == goal


@pytest.mark.parametrize(
    ("written", "error"),
    [
        ("greedy", "error-until-form"),
        ("greedy>0.5", "error-until-form"),
        ("greedy>=much", "error-until-form"),
        ("greedy>=1", "error-until-share"),
        ("greedy>=0%", "error-until-share"),
        ("genius>=0.5", "error-until-bot"),
        ("random>=0.5", "error-until-bot"),
        ("4>=0.5", "error-until-bot"),
    ],
)
def test_other_goals_are_refused(written: str, error: str) -> None:
    with pytest.raises(PelagosError, match=error):
        read_goal(written, ["random", "greedy", "random"])


MATCH = ("sim", "nemo1", "--seats", "random", "--games", "60", "--workers", "1", "--until", "random>=0.6")


def test_a_match_stops_when_it_is_known(run: Run) -> None:
    """[NW1-12.6] Whoever answers at random does not win, and a few games show it."""
    found = json.loads(run(*MATCH, "--json").out)["result"]["until"]
    assert found["holds"] is False
    assert found["games"] < 60
    assert found["share"]["high"] < 0.6
    said = run(*MATCH).out
    assert f"Known after {found['games']} games: random>=0.6 does not hold; 0.0%" in said


def test_a_match_that_ends_before_it_is_known_says_so(run: Run) -> None:
    assert "Still open after 2 games" in run(*MATCH, "--games", "2").out


def test_a_goal_that_cannot_be_read_is_refused_before_the_first_game(run: Run, tmp_path: Path) -> None:
    said = run(*MATCH, "--until", "much", "--out", str(tmp_path / "rows"))
    assert said.code == 2
    assert "“much” does not say until what is to be played" in said.err
    assert not (tmp_path / "rows").exists()
