"""Words of case files and what they stand for: readers that refuse what they do not know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from pelagos.core.errors import PelagosError
from pelagos.games.nemo2.data import Pack
from pelagos.games.nemo2.names import ACTS, EVENTS, FINALES, NOWHERE, OCEAN, OCEANS, RISING_THREAT, slug
from pelagos.games.nemo2.state import Nemo

LETTERS: Final = "ABCD"
NONE: Final = "none"


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


def ocean_in(field: str, value: Any) -> int:
    """An ocean, or NOWHERE for `none`."""
    return NOWHERE if value == NONE else word_in(field, value, OCEANS)


def seat_in(s: Nemo, value: Any) -> int:
    """A seat by its letter."""
    return word_in("seat", value, LETTERS[: s.seats])


def card_number(pack: Pack, value: Any) -> int:
    """A card by its title in small letters, or as `event-4`, `finale-1`, `act-2`, `rising-threat`."""
    name = slug(str(value))
    if name in pack.card_number:
        return pack.card_number[name]
    if name in NUMBERED:
        return NUMBERED[name]
    raise unknown("card", name, (*(card.name for card in pack.cards if card.name), *NUMBERED))


NUMBERED: Final = {
    **{f"event-{number}": number for number in range(1, EVENTS + 1)},
    "rising-threat": RISING_THREAT,
    **{f"finale-{place}": card for place, card in enumerate(FINALES, start=1)},
    **{f"act-{place}": card for place, card in enumerate(ACTS, start=1)},
}


def piece_named(pack: Pack, value: Any) -> int:
    """A ship by the name of the side that lies up."""
    names = [side.name for side in pack.sides]
    name = slug(str(value))
    if name not in names:
        raise unknown("ship", str(value), tuple(dict.fromkeys(names)))
    return names.index(name)


def wrong(field: str, value: Any) -> PelagosError:
    """A value that a field cannot have."""
    return PelagosError("error-case-value", field=field, value=str(value))


def unknown(field: str, value: str, known: Sequence[str]) -> PelagosError:
    """A word that is not known, with those that are."""
    return PelagosError("error-case-unknown", field=field, value=value, known=", ".join(known))


assert len(OCEAN) == len(OCEANS)
