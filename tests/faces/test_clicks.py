"""Whole games, and how many clicks the page asks of a person in them."""

from __future__ import annotations

from tests.clicks import counted


def test_a_turn_of_nauticus_is_little_more_than_its_purchases() -> None:
    """Choosing and Confirm, beyond what is bought and laid down; stopping and ending are no clicks of their own."""
    found = counted("nauticus", "3", {"players": 3})
    assert (found.before - found.purchases) / found.turns > 3.4
    assert (found.now - found.purchases) / found.turns <= 2.2


def test_a_turn_of_the_second_edition_takes_a_dozen_clicks() -> None:
    games = [counted("nemo2", seed, {}) for seed in ("1", "2", "3")]
    turns = sum(game.turns for game in games)
    assert sum(game.before for game in games) / turns > 16, "what the page took before: it is counted, not assumed"
    assert sum(game.now for game in games) / turns <= 12


def test_a_turn_of_endeavor_takes_three_clicks() -> None:
    """Where something is done, which way if there are several, and Confirm; a preparation counts as a turn."""
    games = [counted("endeavor", seed, {"players": players}) for seed in ("1", "2", "3") for players in (2, 3)]
    turns = sum(game.turns for game in games)
    assert sum(game.before for game in games) / turns > 4.5
    assert sum(game.now for game in games) / turns <= 3
