"""Whole games, and how many clicks the page asks of people in them."""

from __future__ import annotations

from tests.clicks import counted


def test_a_turn_of_nauticus_is_little_more_than_its_purchases() -> None:
    """Choosing and Confirm, beyond what is bought and laid down; stopping and ending are no clicks of their own."""
    found = counted("nauticus", {"1": (2, 3, 4), "4": (3,)})
    assert (found.before - found.purchases) / found.turns > 3.4, "what the page took once: it is counted, not assumed"
    assert (found.now - found.purchases) / found.turns <= 2.2


def test_a_turn_of_the_second_edition_takes_a_dozen_clicks() -> None:
    found = counted("nemo2", dict.fromkeys("123456", (1,)))
    assert found.before / found.turns > 16
    assert found.now / found.turns <= 12


def test_a_turn_of_endeavor_takes_three_clicks() -> None:
    """Where something is done, which way if there are several, and Confirm; a preparation counts as a turn."""
    found = counted("endeavor", {"1": (2, 3, 4), "2": (2, 3, 4), "8": (2, 4)})
    assert found.before / found.turns > 4.5
    assert found.now / found.turns <= 3
