"""The fields of a described position that can be given, each with how it is read and set."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pelagos.core.case_values import flag_in, list_in, number_in, table_in, word_in, words_in
from pelagos.core.errors import PelagosError
from pelagos.core.state import replaced
from pelagos.games.nemo1.hidden import FIRST_CODE
from pelagos.games.nemo1.names import (
    COMMITMENTS,
    EMPTY,
    GROUPS,
    NEMO,
    OCEANS,
    OR,
    PASSENGERS,
    RESOURCES,
    SEEK,
    UPGRADES,
)
from pelagos.games.nemo1.naming import HIDDEN, NONE, card_in, mask_in, ships_in
from pelagos.games.nemo1.state import Nemo

ENCOUNTERS: Final = 2
Setter = Callable[[Nemo, str, Any], None]


def _set_number(low: int, high: int) -> Setter:
    def set_it(s: Nemo, field: str, value: Any) -> None:
        setattr(s, field, number_in(field, value, low, high))

    return set_it


def _set_flag(s: Nemo, field: str, value: Any) -> None:
    setattr(s, field, flag_in(field, value))


def _set_resource(s: Nemo, field: str, value: Any) -> None:
    """[NW1-6.13, 12.1] By its level; 0 would be the end, and Nemo at the change circle has committed himself."""
    resource = RESOURCES.index(field)
    s.levels = replaced(s.levels, resource, number_in(field, value, 1, s.pack.top[resource]))
    if s.levels[NEMO] <= s.pack.tracks.change:
        s.final = 1


def _set_spent(s: Nemo, field: str, value: Any) -> None:
    s.spent = mask_in(field, value, PASSENGERS)


def _set_commitment(s: Nemo, field: str, value: Any) -> None:
    s.commitment = word_in(field, value, COMMITMENTS)


def _set_ocean(s: Nemo, field: str, value: Any) -> None:
    s.ocean = word_in(field, value, OCEANS)


def _set_notoriety(s: Nemo, field: str, value: Any) -> None:
    """[NW1-9.2] What the box has brought is in play, unless `released` says otherwise."""
    s.notoriety = number_in(field, value, s.pack.numbers.notoriety_min, s.pack.numbers.notoriety_max)
    s.released |= sum(1 << group for box, group in s.pack.numbers.notoriety if s.notoriety >= box)


def _set_turn(s: Nemo, field: str, value: Any) -> None:
    """[NW1-5.1, 11.1] Every turn takes a week at least, so there are no more turns than weeks."""
    s.turn = number_in(field, value, 0, s.pack.numbers.last_week)


def _set_week(s: Nemo, field: str, value: Any) -> None:
    """[NW1-9.1] What the week has brought is in play, unless `released` says otherwise."""
    s.week = number_in(field, value, 1, s.pack.numbers.last_week)
    s.released |= sum(1 << group for week, group in s.pack.numbers.weeks if s.week >= week)


def _set_released(s: Nemo, field: str, value: Any) -> None:
    s.released = 1 | mask_in(field, value, GROUPS)


def _set_ships(s: Nemo, field: str, value: Any) -> None:
    """[NW1-0.2] In place order: names, `hidden`, or `none` for a free place."""
    names = [ship.name for ship in s.pack.ships]
    codes = {HIDDEN: FIRST_CODE, NONE: EMPTY, **{name: number for number, name in enumerate(names)}}
    pieces = tuple(codes.values())
    for name, here in table_in(field, value).items():
        found = words_in(field, here, tuple(codes))
        ocean = word_in(field, name, OCEANS)
        s.ships = replaced(s.ships, ocean, tuple(pieces[place] for place in found))
        _check_room(s, field, ocean)


def _check_room(s: Nemo, field: str, ocean: int) -> None:
    """[NW1-6.2, 6.8] An ocean has its places, and two more for the ships of cards 3 and 22, which come full or not."""
    places = s.pack.capacity[ocean] + ENCOUNTERS
    if len(s.ships[ocean]) > places:
        problem = f"{field}.{OCEANS[ocean]}: {len(s.ships[ocean])} ships, but at most {places} find room [NW1-6.8]"
        raise PelagosError("error-case-impossible", problem=problem)


def _set_sunk(s: Nemo, field: str, value: Any) -> None:
    for name, ships in table_in(field, value).items():
        s.sunk = replaced(s.sunk, word_in(field, name, OCEANS), ships_in(s.pack, field, ships))


def _set_fleet(s: Nemo, field: str, value: Any) -> None:
    setattr(s, field, ships_in(s.pack, field, value))


def _set_upgrades(s: Nemo, field: str, value: Any) -> None:
    """[NW1-7.5] Each upgrade with the ship that marks its box."""
    for name, ship in table_in(field, value).items():
        upgrade = word_in(field, name, UPGRADES[:SEEK])
        s.owned |= 1 << upgrade
        s.marks = replaced(s.marks, upgrade, ships_in(s.pack, field, [ship])[0])


def _set_circles(s: Nemo, field: str, value: Any) -> None:
    for name, there in table_in(field, value).items():
        code = FIRST_CODE if flag_in(field, there) else EMPTY
        s.circles = replaced(s.circles, word_in(field, name, OCEANS), code)


def _set_collected(s: Nemo, field: str, value: Any) -> None:
    found = words_in(field, value, [treasure.name for treasure in s.pack.treasures])
    s.collected = tuple(number for number in found if s.pack.treasures[number].kind != OR)
    s.charms = tuple(number for number in found if s.pack.treasures[number].kind == OR)


def _set_cards(s: Nemo, field: str, value: Any) -> None:
    """[NW1-6.7] Piles of cards; only some of them can be kept."""
    name = {"pass": "passed", "fail": "failed"}.get(field, field)
    cards = tuple(card_in(s.pack, field, card) for card in list_in(field, value))
    at_once = [s.pack.cards[card].name for card in cards if field == "kept" and not s.pack.cards[card].keep]
    if at_once:
        problem = f"kept: {', '.join(at_once)} cannot be kept [NW1-6.7]"
        raise PelagosError("error-case-impossible", problem=problem)
    setattr(s, name, cards)


FIELDS: Final[dict[str, Setter]] = {
    "turn": _set_turn,
    "week": _set_week,
    "target": _set_number(2, 13),
    "notoriety": _set_notoriety,
    "liberation": _set_number(0, 19),
    "nemo": _set_resource,
    "crew": _set_resource,
    "hull": _set_resource,
    "spent": _set_spent,
    "commitment": _set_commitment,
    "final": _set_flag,
    "ocean": _set_ocean,
    "released": _set_released,
    "ships": _set_ships,
    "discard": _set_fleet,
    "sunk": _set_sunk,
    "salvage": _set_fleet,
    "upgrades": _set_upgrades,
    "circles": _set_circles,
    "collected": _set_collected,
    "kept": _set_cards,
    "pass": _set_cards,
    "fail": _set_cards,
    "yard": _set_flag,
    "free_yard": _set_flag,
}
