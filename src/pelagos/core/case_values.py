"""What people write into case files, read strictly: a value of the wrong form or an unknown word is refused."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from functools import lru_cache
from typing import Any, Final
from unicodedata import normalize

from pelagos.core.errors import PelagosError

NEAREST: Final = 3


@lru_cache(4096)
def slug(name: str) -> str:
    """A printed name in the form that records and answers use.

    >>> slug("Cristóbal Colón"), slug("Ship's Bell")
    ('cristobal-colon', 'ships-bell')
    """
    plain = normalize("NFKD", name.lower().replace("'", "").replace("’", ""))
    words = "".join(letter for letter in plain if letter.isascii())
    return "-".join("".join(letter if letter.isalnum() else " " for letter in words).split())


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
    words = list(known)
    if value in words:
        return words.index(value)
    slugs = [slug(word) for word in words]
    if not isinstance(value, str) or slug(value) not in slugs:
        raise unknown(field, str(value), words)
    return slugs.index(slug(value))


def words_in(field: str, value: Any, known: Sequence[str]) -> tuple[int, ...]:
    """The places of several words, of which each may be named."""
    return tuple(word_in(field, word, known) for word in list_in(field, value))


def different_in(field: str, value: Any, known: Sequence[str]) -> tuple[int, ...]:
    """The places of several words, each named once: there is one of each."""
    places = words_in(field, value, known)
    for place in places:
        if places.count(place) > 1:
            raise PelagosError("error-case-twice", field=field, value=known[place])
    return places


def wrong(field: str, value: Any) -> PelagosError:
    """A value that a field cannot have."""
    return PelagosError("error-case-value", field=field, value=str(value))


def against(field: str, value: Any, other: str, rule: str) -> PelagosError:
    """A value that cannot be together with another one that is given, by a rule."""
    return PelagosError("error-case-against", rule=rule, field=field, value=str(value), other=other)


def unknown(field: str, value: str, known: Sequence[str]) -> PelagosError:
    """A word that is not known, with all that are."""
    return PelagosError("error-case-unknown", field=field, value=value, known=", ".join(nearest_first(value, known)))


def nearest_first(word: str, known: Sequence[str]) -> list[str]:
    """All known words, those first that somebody may have meant; the others in their order.

    >>> nearest_first("stren", ["bow", "middle", "stern"])
    ['stern', 'bow', 'middle']
    """
    near = get_close_matches(word, known, n=NEAREST)
    return [*near, *(other for other in known if other not in near)]
