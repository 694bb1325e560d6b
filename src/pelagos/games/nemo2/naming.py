"""Words of case files and what they stand for: readers that refuse what they do not know."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from pelagos.core.case_values import slug, unknown, word_in
from pelagos.games.nemo2.data import Pack
from pelagos.games.nemo2.names import NUMBERED, SEAT_LETTERS
from pelagos.games.nemo2.state import Nemo

VIOLET: Final = "-violet"


def seat_in(s: Nemo, value: Any) -> int:
    """A seat by its letter."""
    return word_in("seat", value, SEAT_LETTERS[: s.seats])


def card_number(pack: Pack, value: Any) -> int:
    """A card by its title, or as `event-4`, `finale-1`, `act-2`, `rising-threat`; a bare number is an event."""
    name = f"event-{value}" if str(value).isdecimal() else slug(str(value))
    if name in pack.card_number:
        return pack.card_number[name]
    if name in NUMBERED:
        return NUMBERED[name]
    raise unknown("card", name, (*(card.name for card in pack.cards if card.name), *NUMBERED))


def piece_named(pack: Pack, value: Any) -> int:
    """A ship by the name of the side that lies up; where both sides have one name, `Victoria (violet)` is the back."""
    names = [side.name for side in pack.sides]
    name = slug(str(value))
    front = name.removesuffix(VIOLET)
    if front != name and names.count(front) > 1:
        return names.index(front) | 1
    if name not in names:
        raise unknown("ship", str(value), tuple(dict.fromkeys(names)))
    return names.index(name)


@lru_cache(4)
def fronts(pack: Pack) -> Mapping[str, str]:
    """[NW2-1.3] The name on the front of each token whose back is called otherwise: `dictator` is `agamemnon`."""
    sides = [side.name for side in pack.sides]
    return {back: front for front, back in zip(sides[::2], sides[1::2], strict=True) if front != back}
