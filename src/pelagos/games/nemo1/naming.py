"""Words of case files and what they stand for: readers that refuse what they do not know."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from pelagos.core.case_values import number_in, slug, word_in
from pelagos.games.nemo1.names import COMMITMENTS, GROUPS, OCEAN_IDS, OCEANS, PASSENGERS, UPGRADE_IDS, UPGRADES

if TYPE_CHECKING:
    from pelagos.games.nemo1.data import Pack
    from pelagos.games.nemo1.state import Nemo

HIDDEN: Final = "hidden"
NUMBERED_FIELDS: Final = dict.fromkeys(("kept", "pass", "fail", "unseen", "carried"), "card-")
"""[NW1-2.1] The fields of a position that hold cards: one may be called by its number alone."""


def card_in(pack: Pack, field: str, value: Any) -> int:
    """A card by its title, as `card-17`, or by its number alone."""
    names = [card.name for card in pack.cards[1:]]
    numbers = [f"card-{number + 1}" for number in range(len(names))]
    if type(value) is int:
        return number_in(field, value, 1, len(names))
    if value in numbers:
        return numbers.index(value) + 1
    return word_in(field, value, names) + 1


def named(s: Nemo, word: str) -> str:
    """A word of a case file as positions and answers write it."""
    return named_in(s.pack, word)


def named_in(pack: Pack, word: str) -> str:
    """A thing by the name that positions and answers use; any other word stays as it was written."""
    return names_of(pack).get(slug(word), word)


@lru_cache(8)
def names_of(pack: Pack) -> dict[str, str]:
    """Everything that has a name, by it and by the id of the component tables: `T18`, `LG05`, `IND`, `card-17`."""
    found = {name: name for name in (*OCEANS, *COMMITMENTS, *PASSENGERS, *UPGRADES, *GROUPS)}
    found |= {slug(number): name for number, name in zip(OCEAN_IDS + UPGRADE_IDS, OCEANS + UPGRADES, strict=True)}
    for ship in pack.ships:
        found |= dict.fromkeys((ship.name, slug(ship.id)), ship.name)
    for number, treasure in enumerate(pack.treasures, start=1):
        found |= dict.fromkeys((treasure.name, f"t{number:02}"), treasure.name)
    for card in pack.cards[1:]:
        found |= dict.fromkeys((card.name, f"card-{card.number}"), card.name)
    return found


def renamed(pack: Pack, value: Any) -> Any:
    """The same value of a case file with every name as positions use it."""
    if isinstance(value, dict):
        return {named_in(pack, key): renamed(pack, item) for key, item in value.items()}
    if isinstance(value, list):
        return [renamed(pack, item) for item in value]
    return named_in(pack, value) if isinstance(value, str) else value
