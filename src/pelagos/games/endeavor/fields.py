"""The fields of a described position that can be given, each with how it is read and set."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from pelagos.core.case_values import against, list_in, number_in, table_in, unknown, word_in, wrong
from pelagos.core.state import replaced
from pelagos.games.endeavor.names import (
    ATTRIBUTE_NAMES,
    ATTRIBUTES,
    CONSERVE,
    ING,
    MOST_DEPTH,
    NOWHERE,
    PUBLISH,
    SLOTS,
    depth_of,
)
from pelagos.games.endeavor.naming import crew_in, marker_in, named_in, report_in, seat_in, slot_in, space_in
from pelagos.games.endeavor.rounds import rounds_of
from pelagos.games.endeavor.state import Endeavor, scenario_of

Setter = Callable[[Endeavor, str, Any], None]
SeatSetter = Callable[[Endeavor, int, str, Any], None]


def lay_ocean(s: Endeavor, named: Mapping[str, Any] | None) -> None:
    """The named zones; without any, the starting zones, the first tiles of a depth standing for random ones."""
    ocean = [NOWHERE] * SLOTS
    if named is not None:
        for name, tile in named.items():
            ocean[slot_in("ocean", name)] = named_in("ocean", tile, s.pack.numbers.tile)
    else:
        slots, tiles = scenario_of(s).row
        for slot, tile in (*scenario_of(s).start, *zip(slots, tiles, strict=True)):
            ocean[slot] = tile if tile != NOWHERE else _first_tile(s, slot, ocean)
    for slot, tile in enumerate(ocean):
        if tile != NOWHERE and s.pack.tiles[tile].depth != depth_of(slot):
            raise wrong("ocean", s.pack.tiles[tile].id)
    s.ocean = tuple(ocean)
    s.zones = sum(1 << slot for slot, tile in enumerate(ocean) if tile != NOWHERE)
    sealed = [slot for slot, tile in enumerate(ocean) if tile != NOWHERE and s.pack.tiles[tile].no_entry]
    s.cave = sealed[0] if sealed else NOWHERE
    for depth in range(1, MOST_DEPTH + 1):
        s.piles = replaced(s.piles, depth - 1, s.piles[depth - 1] & ~sum(1 << t for t in ocean if t != NOWHERE))


def _first_tile(s: Endeavor, slot: int, ocean: list[int]) -> int:
    named = {tile for _, tile in scenario_of(s).start} | set(scenario_of(s).row[1])
    return next(
        number
        for number, tile in enumerate(s.pack.tiles)
        if tile.depth == depth_of(slot) and not tile.scenario_only and number not in ocean and number not in named
    )


def _set_number(low: int, high: int) -> Setter:
    def set_it(s: Endeavor, field: str, value: Any) -> None:
        setattr(s, field, number_in(field, value, low, high))

    return set_it


def _set_round(s: Endeavor, field: str, value: Any) -> None:
    """[EDS-4.1, 19.4] Six rounds, seven alone."""
    s.round = number_in(field, value, 1, rounds_of(s))


def _set_seat(s: Endeavor, field: str, value: Any) -> None:
    setattr(s, field, seat_in(s, value))


def _set_passed(s: Endeavor, field: str, value: Any) -> None:
    s.passed = sum(1 << seat_in(s, letter) for letter in str(value))


def _set_display(s: Endeavor, field: str, value: Any) -> None:
    s.display = tuple(named_in(field, name, s.pack.numbers.report) for name in list_in(field, value))


def _set_deck(s: Endeavor, field: str, value: Any) -> None:
    s.deck = sum(1 << named_in(field, name, s.pack.numbers.report) for name in list_in(field, value))


def _set_piles(s: Endeavor, field: str, value: Any) -> None:
    """The tiles of a pile whose order nobody knows, by depth."""
    for depth, tiles in table_in(field, value).items():
        level = word_in(field, depth, DEPTHS)
        mask = sum(1 << named_in(field, name, s.pack.numbers.tile) for name in list_in(field, tiles))
        s.piles = replaced(s.piles, level, mask)


DEPTHS: Final = tuple(str(depth) for depth in range(1, MOST_DEPTH + 1))


def _set_bottoms(s: Endeavor, field: str, value: Any) -> None:
    """The tiles put back under a pile, in order, each with the letters of those who know it: `atoll:A`."""
    for depth, tiles in table_in(field, value).items():
        entries = []
        for text in list_in(field, tiles):
            name, _, letters = str(text).partition(":")
            knowers = sum(1 << seat_in(s, letter) for letter in letters)
            entries.append((named_in(field, name, s.pack.numbers.tile), knowers, 0))
        level = word_in(field, depth, DEPTHS)
        s.bottoms = replaced(s.bottoms, level, tuple(entries))
        s.piles = replaced(s.piles, level, s.piles[level] & ~sum(1 << tile for tile, _, _ in entries))


def _set_named(s: Endeavor, field: str, value: Any) -> None:
    s.named = (CONSERVE, PUBLISH)[word_in(field, value, ("conserve", "publish"))]


def _set_options(s: Endeavor, field: str, value: Any) -> None:
    for number, name in table_in(field, value).items():
        goal = word_in(field, number, ("1", "2", "3"))
        names = [option.option for option in scenario_of(s).goals[goal].options]
        s.chosen = replaced(s.chosen, goal, word_in(field, name, names))


def _set_races(s: Endeavor, field: str, value: Any) -> None:
    found = table_in(field, value)
    for key in found:
        word_in(field, key, ("discover", "travel"))
    first, second = (tuple(seat_in(s, x) for x in str(found.get(key, ""))) for key in ("discover", "travel"))
    s.races = (first, second)


def _set_goals(s: Endeavor, field: str, value: Any) -> None:
    ids = {goal.id: number for number, goal in enumerate(s.pack.goals)}
    s.goals = tuple(named_in(field, name, ids) for name in list_in(field, value))


def _set_crises(s: Endeavor, field: str, value: Any) -> None:
    ids = {crisis.id: number for number, crisis in enumerate(s.pack.crises)}
    s.crises_left = sum(1 << named_in(field, name, ids) for name in list_in(field, value))


FIELDS: Final[dict[str, Setter]] = {
    "round": _set_round,
    "wave": _set_seat,
    "passed": _set_passed,
    "display": _set_display,
    "deck": _set_deck,
    "piles": _set_piles,
    "bottoms": _set_bottoms,
    "star_top": _set_number(0, 9),
    "named": _set_named,
    "options": _set_options,
    "races": _set_races,
    "goals": _set_goals,
    "crises": _set_crises,
}


def _seat_number(field: str, low: int, high: int) -> SeatSetter:
    def set_it(s: Endeavor, seat: int, key: str, value: Any) -> None:
        setattr(s, field, replaced(getattr(s, field), seat, number_in(key, value, low, high)))

    return set_it


def _seat_box(s: Endeavor, seat: int, key: str, value: Any) -> None:
    box = number_in(key, value, 0, s.pack.tracks.last)
    s.boxes = replaced(s.boxes, seat, replaced(s.boxes[seat], ATTRIBUTES.index(key), box))


def _seat_vessels(s: Endeavor, seat: int, key: str, value: Any) -> None:
    s.vessels = replaced(s.vessels, seat, tuple(sorted(slot_in(key, name) for name in list_in(key, value))))


def _seat_crew(s: Endeavor, seat: int, key: str, value: Any) -> None:
    s.crew = replaced(s.crew, seat, tuple(crew_in(s.pack, name) for name in list_in(key, value)))


def _seat_reports(s: Endeavor, seat: int, key: str, value: Any) -> None:
    s.reports = replaced(s.reports, seat, tuple(report_in(s.pack, name) for name in list_in(key, value)))


def _seat_tokens(s: Endeavor, seat: int, key: str, value: Any) -> None:
    s.hand = replaced(s.hand, seat, tuple(named_in(key, name, s.pack.numbers.token) for name in list_in(key, value)))


def _seat_discs(s: Endeavor, seat: int, key: str, value: Any) -> None:
    mask = 0
    for name in list_in(key, value):
        mask |= 1 << space_in(s, key, name)
    s.discs = replaced(s.discs, seat, mask)


def _seat_markers(s: Endeavor, seat: int, key: str, value: Any) -> None:
    s.markers = replaced(s.markers, seat, tuple(marker_in(s, name) for name in list_in(key, value)))


def _seat_discovered(s: Endeavor, seat: int, key: str, value: Any) -> None:
    for name in list_in(key, value):
        s.finders = replaced(s.finders, slot_in(key, name), seat)


SEAT_FIELDS: Final[dict[str, SeatSetter]] = {
    **dict.fromkeys(ATTRIBUTES, _seat_box),
    "knowledge": _seat_number("knowledge", 0, 12),
    "cargo": _seat_number("cargo", 0, 99),
    "cleanup": _seat_number("cleanup", 0, 12),
    "vessels": _seat_vessels,
    "crew": _seat_crew,
    "reports": _seat_reports,
    "tokens": _seat_tokens,
    "discs": _seat_discs,
    "markers": _seat_markers,
    "discovered": _seat_discovered,
}


def arrange_seat(s: Endeavor, letter: str, facts: Mapping[str, Any]) -> None:
    """Everything named of one player."""
    seat = seat_in(s, letter)
    facts = {ATTRIBUTE_NAMES.get(key, key): value for key, value in facts.items()}
    for key in facts:
        if key not in SEAT_FIELDS:
            raise unknown("seats", key, tuple(SEAT_FIELDS))
    for key, set_it in SEAT_FIELDS.items():
        if key in facts:
            set_it(s, seat, key, facts[key])
    if "ing" in facts and "vessels" in facts:
        _check_vessels(s, seat, letter)


def _check_vessels(s: Endeavor, seat: int, letter: str) -> None:
    """[EDS-2.8, 3.5] One vessel, and one for each vessel box reached; who names both must name what can be."""
    box, own = s.boxes[seat][ING], len(s.vessels[seat])
    if own > 1 + sum(box >= unlocking for unlocking in s.pack.tracks.vessels):
        raise against(f"seats.{letter}.vessels", own, f"ing = {box}", "EDS-3.5")
