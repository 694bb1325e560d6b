"""Words of case files and what they stand for: readers that refuse what they do not know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from pelagos.core.written import list_in, number_in, word_in
from pelagos.games.nemo1.data import Pack

NONE: Final = "none"
HIDDEN: Final = "hidden"


def words_in(field: str, value: Any, known: Sequence[str]) -> tuple[int, ...]:
    """The places of several words."""
    return tuple(word_in(field, word, known) for word in list_in(field, value))


def mask_in(field: str, value: Any, known: Sequence[str]) -> int:
    """Several words as bits."""
    return sum(1 << number for number in set(words_in(field, value, known)))


def ships_in(pack: Pack, field: str, value: Any) -> tuple[int, ...]:
    """Ships by name."""
    return words_in(field, value, [ship.name for ship in pack.ships])


def card_in(pack: Pack, field: str, value: Any) -> int:
    """A card by its title, as `card-17`, or by its number alone."""
    names = [card.name for card in pack.cards[1:]]
    numbers = [f"card-{number + 1}" for number in range(len(names))]
    if type(value) is int:
        return number_in(field, value, 1, len(names))
    if value in numbers:
        return numbers.index(value) + 1
    return word_in(field, value, names) + 1
