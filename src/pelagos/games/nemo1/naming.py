"""Words of case files and what they stand for: readers that refuse what they do not know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from pelagos.core.errors import PelagosError
from pelagos.games.nemo1.data import Pack
from pelagos.games.nemo1.names import slug

NONE: Final = "none"
HIDDEN: Final = "hidden"


def number_in(field: str, value: Any, low: int, high: int) -> int:
    """A whole number within a range."""
    if type(value) is not int or not low <= value <= high:
        raise PelagosError("error-case-number", field=field, value=str(value), low=str(low), high=str(high))
    return value


def flag_in(field: str, value: Any) -> int:
    """true or false, as 1 or 0."""
    if not isinstance(value, bool):
        raise wrong(field, value)
    return int(value)


def table_in(field: str, value: Any) -> Mapping[str, Any]:
    """A table with names on the left."""
    if not isinstance(value, dict):
        raise wrong(field, value)
    return value


def list_in(field: str, value: Any) -> list[Any]:
    """A list."""
    if not isinstance(value, list):
        raise wrong(field, value)
    return value


def word_in(field: str, value: Any, known: Sequence[str]) -> int:
    """The place of a word among those that are known; a name may be written as it is printed."""
    name = value if value in known else slug(str(value))
    if not isinstance(value, str) or name not in known:
        raise unknown(field, str(value), tuple(known))
    return known.index(name)


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


def wrong(field: str, value: Any) -> PelagosError:
    """A value that a field cannot have."""
    return PelagosError("error-case-value", field=field, value=str(value))


def unknown(field: str, value: str, known: Sequence[str]) -> PelagosError:
    """A word that is not known, with those that are."""
    return PelagosError("error-case-unknown", field=field, value=value, known=", ".join(known))
