"""The fields of a described position that can be given, each with how it is read and set."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pelagos.core.case_values import different_in, flag_in, list_in, number_in, table_in, word_in
from pelagos.core.state import replaced
from pelagos.games.nemo2.names import (
    CHARACTERS,
    DIE_BOX,
    MAJORS,
    MOST_AP,
    MOST_NOTORIETY,
    MOTIVES,
    OCEANS,
    PHASES,
    RESOURCES,
    UPGRADES,
)
from pelagos.games.nemo2.naming import NONE, card_number, ocean_in, piece_named, seat_in
from pelagos.games.nemo2.options import CURRENT_44
from pelagos.games.nemo2.state import Nemo

OTHERS: Final = "others"
MOST_TURNS: Final = 62
"""[NW2-1.5, 4.2] Every turn draws one of the 62 Adventure cards."""
Setter = Callable[[Nemo, str, Any], None]


def _set_number(low: int, high: int) -> Setter:
    def set_it(s: Nemo, field: str, value: Any) -> None:
        setattr(s, field, number_in(field, value, low, high))

    return set_it


def _set_flag(s: Nemo, field: str, value: Any) -> None:
    setattr(s, field, flag_in(field, value))


def _set_motive(s: Nemo, field: str, value: Any) -> None:
    s.motive = word_in(field, value, MOTIVES)


def _set_phase(s: Nemo, field: str, value: Any) -> None:
    s.phase = word_in(field, value, PHASES)


def _set_ocean(s: Nemo, field: str, value: Any) -> None:
    setattr(s, {"fleet": "fleet_ocean"}.get(field, field), ocean_in(field, value))


def _set_oceans(s: Nemo, field: str, value: Any) -> None:
    """A number for each ocean that is named; `others` is for all that are not."""
    named = dict(table_in(field, value))
    rest = named.pop(OTHERS, None)
    numbers = list(getattr(s, field))
    if rest is not None:
        numbers = [min(number_in(field, rest, 0, 9), s.pack.capacity[ocean]) for ocean in range(len(OCEANS))]
    for name, number in named.items():
        numbers[word_in(field, name, OCEANS)] = number_in(field, number, 0, 9)
    setattr(s, field, tuple(numbers))


def _set_ships(s: Nemo, field: str, value: Any) -> None:
    for name, ships in table_in(field, value).items():
        pieces = tuple(piece_named(s.pack, ship) for ship in list_in(field, ships))
        s.ships = replaced(s.ships, word_in(field, name, OCEANS), pieces)


def _set_tonnage(s: Nemo, field: str, value: Any) -> None:
    for name, ships in table_in(field, value).items():
        pieces = tuple(piece_named(s.pack, ship) for ship in list_in(field, ships))
        s.tonnage = replaced(s.tonnage, word_in(field, name, OCEANS[:MAJORS]), pieces)


def _set_pieces(s: Nemo, field: str, value: Any) -> None:
    setattr(s, field, tuple(piece_named(s.pack, ship) for ship in list_in(field, value)))


def _set_uprisings(s: Nemo, field: str, value: Any) -> None:
    s.cubes = sum(1 << land for land in different_in(field, value, tuple(s.pack.world.lands)))


def _set_resource(s: Nemo, field: str, value: Any) -> None:
    """[NW2-7.1] By the points that are left; 0 would be defeat."""
    resource = RESOURCES.index(field)
    last = s.pack.last_box[resource]
    s.resources = replaced(s.resources, resource, last - number_in(field, value, 1, last))


def _set_notoriety(s: Nemo, field: str, value: Any) -> None:
    """[NW2-8.4] Named alone it is also the highest ever reached, and box 44 has its die."""
    s.notoriety = s.peak = number_in(field, value, 0, MOST_NOTORIETY)
    s.extra_die = int(s.notoriety >= DIE_BOX)


def _set_peak(s: Nemo, field: str, value: Any) -> None:
    """[NW2-8.4, D8] The die of box 44 stays once it has come, or comes with the Notoriety of the turn's start."""
    s.peak = number_in(field, value, s.notoriety, MOST_NOTORIETY)
    s.extra_die = int((s.notoriety if s.flags & CURRENT_44 else s.peak) >= DIE_BOX)


def _set_cards(s: Nemo, field: str, value: Any) -> None:
    name = {"pass": "pass_pile", "fail": "fail_pile"}.get(field, field)
    setattr(s, name, tuple(card_number(s.pack, card) for card in list_in(field, value)))


def _set_upgrades(s: Nemo, field: str, value: Any) -> None:
    setattr(s, field, tuple(word_in(field, name, UPGRADES) for name in list_in(field, value)))


def _set_sacrificed(s: Nemo, field: str, value: Any) -> None:
    gone = different_in(field, value, CHARACTERS)
    s.in_play = tuple(character not in gone for character in range(len(CHARACTERS)))


def set_kinds(s: Nemo, field: str, value: Any) -> None:
    """Treasures by kind: how many of each, or a list of them."""
    names = [treasure.name for treasure in s.pack.treasures]
    counts = [0] * len(names)
    listed = [(name, 1) for name in value] if isinstance(value, list) else table_in(field, value).items()
    for name, number in listed:
        kind = word_in(field, name, names)
        most = s.pack.treasures[kind].number
        counts[kind] = number_in(field, counts[kind] + number_in(field, number, 0, most), 0, most)
    setattr(s, field, tuple(counts))


def _set_captain(s: Nemo, field: str, value: Any) -> None:
    setattr(s, field, seat_in(s, value))


def _set_immune(s: Nemo, field: str, value: Any) -> None:
    """[NW2-20.3] The letters of those who usurped in this turn, or `none`."""
    s.immune = 0 if value == NONE else sum(1 << seat_in(s, letter) for letter in str(value))


def _set_tokens(s: Nemo, field: str, value: Any) -> None:
    """[NW2-18.2] The tokens that somebody has seen are no longer among the unseen ones."""
    names = [token.name for token in s.pack.tokens]
    seen = different_in(field, value, names)
    s.tokens = tuple(token for token in range(len(names)) if token not in seen)


FIELDS: Final[dict[str, Setter]] = {
    "motive": _set_motive,
    "act": _set_number(0, 3),
    "turn": _set_number(0, MOST_TURNS),
    "phase": _set_phase,
    "lull": _set_flag,
    "ap": _set_number(0, MOST_AP),
    "ap_cut": _set_number(0, 9),
    "no_ap": _set_flag,
    "skip_action": _set_flag,
    "ocean": _set_ocean,
    "tunnel": _set_flag,
    "contacts": _set_oceans,
    "ships": _set_ships,
    "gems": _set_oceans,
    "deck_gems": _set_number(0, 17),
    "uprisings": _set_uprisings,
    "gray_cubes": _set_number(0, 2),
    "fleet": _set_ocean,
    "nemo": _set_resource,
    "crew": _set_resource,
    "hull": _set_resource,
    "notoriety": _set_notoriety,
    "peak": _set_peak,
    "extra_die": _set_flag,
    "tonnage": _set_tonnage,
    "salvage": _set_pieces,
    "deck_bottom": _set_cards,
    "pass": _set_cards,
    "fail": _set_cards,
    "tableau": _set_cards,
    "cannonballs": _set_number(0, 3),
    "display": _set_upgrades,
    "installed": _set_upgrades,
    "torpedo": _set_number(1, 2),
    "torpedo_used": _set_flag,
    "armor_used": _set_flag,
    "sacrificed": _set_sacrificed,
    "collected": set_kinds,
    "token_bag": _set_number(0, 10),
    "seen_tokens": _set_tokens,
    "red_sky": _set_flag,
    "captain": _set_captain,
    "handover": _set_flag,
    "locked": _set_flag,
    "immune": _set_immune,
}
