"""Positions of Endeavor: Deep Sea described by named fields, for case files. Seats are A, B, C, D.

With any field given the set-up is over: everybody has one vessel at the base, without its arrival bonus, and what is
not named is as after the set-up. Piles, tray, deck and token supply shrink by what lies elsewhere. `window` says where
the game stands: in a `turn` (the usual), in the middle of an activation (`action`), in a preparation, and so on.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pelagos.core.case_values import against, number_in, table_in, unknown, wrong
from pelagos.games.endeavor import language
from pelagos.games.endeavor.ending import final_scoring
from pelagos.games.endeavor.fields import FIELDS, dive_spots
from pelagos.games.endeavor.gains import gains
from pelagos.games.endeavor.language import NotTheLanguage
from pelagos.games.endeavor.names import ATTRIBUTE_NAMES, ING, LETTERS, NOWHERE, SLOTS, bits, depth_of
from pelagos.games.endeavor.naming import named_in, seat_in, slot_in
from pelagos.games.endeavor.preparation import prepare
from pelagos.games.endeavor.rounds import begin_round, end_round
from pelagos.games.endeavor.setup import COMPARTMENTS, SHOWN_REPORTS, bases, launch
from pelagos.games.endeavor.state import ACTIVATED, FRESH, IDLE, Endeavor, occupied, scenario_of
from pelagos.games.endeavor.turns import action_phase, turn, turn_menu

WINDOWS: Final = ("turn", "action", "gain", "prepare", "launch", "round", "round-end", "scoring")
OTHER_FIELDS: Final = ("spots", "window", "turn", "acting", "gain", "zone")


def arrange(s: Endeavor, fields: Mapping[str, Any]) -> Endeavor:
    """The set-up with the named fields changed."""
    if not fields:
        return s
    s.agenda = ()
    s.round, s.wave, s.turn, s.stage = 1, 0, 0, FRESH
    s.ocean = _first_ocean(s)
    FIELDS.arrange_shared(s, fields, also=OTHER_FIELDS)
    _share_zones(s)
    seats = _in_short(table_in("seats", fields.get("seats", {})))
    FIELDS.arrange_seats(s, {"seats": seats})
    _check_vessels(s, seats)
    _share_spaces(s)
    _share_tokens(s)
    _fill_spots(s, table_in("spots", fields.get("spots", {})))
    _share_crew(s, fields)
    _share_rest(s, fields)
    _open_window(s, fields)
    return s


def describe(s: Endeavor) -> dict[str, Any]:
    """Everything that can be expected of a position, by the same names and some derived ones."""
    return FIELDS.describe(s)


def _in_short(seats: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """Attributes may be called by their whole names."""
    facts = {letter: table_in(f"seats.{letter}", own) for letter, own in seats.items()}
    return {
        letter: {ATTRIBUTE_NAMES.get(name, name): value for name, value in own.items()} for letter, own in facts.items()
    }


def _check_vessels(s: Endeavor, seats: Mapping[str, Mapping[str, Any]]) -> None:
    """[EDS-2.8, 3.5] One vessel, and one for each vessel box reached; who names both must name what can be."""
    for letter in (letter for letter, own in seats.items() if {"ing", "vessels"} <= own.keys()):
        seat = seat_in(s, letter)
        box, own = s.boxes[seat][ING], len(s.vessels[seat])
        if own > 1 + sum(box >= unlocking for unlocking in s.pack.tracks.vessels):
            raise against(f"seats.{letter}.vessels", own, f"ing = {box}", "EDS-3.5")


def _first_ocean(s: Endeavor) -> tuple[int, ...]:
    """[EDS-2.2] The starting zones, the first tiles of a depth standing for random ones."""
    ocean = [NOWHERE] * SLOTS
    slots, tiles = scenario_of(s).row
    for slot, tile in (*scenario_of(s).start, *zip(slots, tiles, strict=True)):
        ocean[slot] = tile if tile != NOWHERE else _first_tile(s, slot, ocean)
    return tuple(ocean)


def _first_tile(s: Endeavor, slot: int, ocean: list[int]) -> int:
    named = {tile for _, tile in scenario_of(s).start} | set(scenario_of(s).row[1])
    return next(
        number
        for number, tile in enumerate(s.pack.tiles)
        if tile.depth == depth_of(slot) and not tile.scenario_only and number not in ocean and number not in named
    )


def _share_zones(s: Endeavor) -> None:
    """[EDS-2.9] Which slots have a zone, and a vessel of everybody at the first base, if there is one."""
    laid = [slot for slot, tile in enumerate(s.ocean) if tile != NOWHERE]
    s.zones = sum(1 << slot for slot in laid)
    s.cave = next((slot for slot in laid if s.pack.tiles[s.ocean[slot]].no_entry), NOWHERE)
    if bases(s):
        s.vessels = ((bits(bases(s))[0],),) * s.seats


def _share_spaces(s: Endeavor) -> None:
    """Every free disc space of a zone is open; a sonar strip at its first free space."""
    taken = occupied(s)
    s.open = 0
    for slot in bits(s.zones):
        tile = s.pack.tiles[s.ocean[slot]]
        s.open |= (tile.conserve | tile.publish) & ~taken
        for strip in tile.strips:
            free = [space for space in strip if not taken >> space & 1]
            s.open |= 1 << free[0] if free else 0
            if free and any(taken >> space & 1 for space in strip[strip.index(free[0]) :]):
                raise wrong("discs", tile.id)


def _share_tokens(s: Endeavor) -> None:
    """[EDS-2.4, 10.5] What nobody has and what is not discarded is unseen."""
    seen = [s.discard[kind] + sum(own.count(kind) for own in s.hand) for kind in range(len(s.pack.tokens))]
    s.pools = (tuple(token.copies - seen[kind] for kind, token in enumerate(s.pack.tokens)),)
    s.supply = sum(s.pools[0])


def _fill_spots(s: Endeavor, named: Mapping[str, Any]) -> None:
    """[EDS-2.4, 10.5] Dive spots are full while there are tokens, unless `spots` says how many: `{ "C1.d1" = 2 }`."""
    spots = dive_spots(s)
    stacks = [()] * len(s.pack.spaces)  # type: list[tuple[int, ...]]
    for name, number in named.items():
        spot = named_in("spots", name, spots)
        stacks[spot] = (0,) * number_in("spots", number, 0, min(s.pack.spaces[spot].tokens, s.supply))
        s.supply -= number
    for name, spot in spots.items():
        if name not in named:
            stacks[spot] = (0,) * min(s.pack.spaces[spot].tokens, s.supply)
            s.supply -= len(stacks[spot])
        s.open |= 1 << spot if stacks[spot] else 0
    s.spots = tuple(stacks)


def _share_crew(s: Endeavor, fields: Mapping[str, Any]) -> None:
    """[EDS-2.6] The tray holds what nobody has recruited; `fives` names the visible tiles of level 5."""
    for seat, own in enumerate(s.crew):
        if not any(code >> 2 == s.pack.start_crew for code in own):
            raise wrong("crew", f"{LETTERS[seat]}: team-leader")
    recruited = [code >> 2 for own in s.crew for code in own]
    tray = [kind.copies - recruited.count(number) for number, kind in enumerate(s.pack.kinds)]
    unseen = [kind for kind in bits(s.pack.fives) if kind not in recruited]
    shown = [top for top, _ in s.fives if top != NOWHERE]
    tops = shown if "fives" in fields else unseen[:COMPARTMENTS]
    below = [kind for kind in unseen if kind not in tops]
    heights = [1 + len(below[place::COMPARTMENTS]) for place in range(len(tops))]
    s.fives = tuple(zip(tops, heights, strict=True)) + ((NOWHERE, 0),) * (COMPARTMENTS - len(tops))
    s.fives_left = sum(1 << kind for kind in below)
    s.tray = tuple(0 if s.pack.fives >> n & 1 or n == s.pack.start_crew else left for n, left in enumerate(tray))


def _share_rest(s: Endeavor, fields: Mapping[str, Any]) -> None:
    """Reports that lie elsewhere are not in the deck; markers make spaces legal."""
    own = {code >> 2 for reports in s.reports for code in reports}
    if "display" not in fields:
        s.display = tuple([report for report in bits(s.pack.anchors) if report not in own][:SHOWN_REPORTS])
    held = {*s.display, *own}
    s.deck &= ~sum(1 << report for report in held)
    area = scenario_of(s).influence
    for place in {place for markers in s.markers for place in markers}:
        s.marked |= 1 << place
        s.reach |= area.opens[place]
    drawn = sum(1 << tile for bottom in s.bottoms for tile, _, _ in bottom)
    lying = sum(1 << tile for tile in s.ocean if tile != NOWHERE)
    s.piles = tuple(pile & ~drawn & ~lying for pile in s.piles)


def _open_window(s: Endeavor, fields: Mapping[str, Any]) -> None:
    """Where the game stands."""
    window = fields.get("window", "action" if "acting" in fields else "gain" if "gain" in fields else "turn")
    if window not in WINDOWS:
        raise unknown("window", str(window), WINDOWS)
    s.turn = seat = seat_in(s, fields["turn"]) if "turn" in fields else s.wave
    s.stage = FRESH if window in ("turn", "action", "gain") else IDLE
    if window == "action":
        s.stage, s.acting = ACTIVATED, _read(language.actions, "acting", fields.get("acting", ""))
        s.do((turn_menu, seat))
    elif window == "gain":
        _open_gain(s, fields)
    else:
        s.do(*STEPS[window](seat, s))


def _open_gain(s: Endeavor, fields: Mapping[str, Any]) -> None:
    """A bonus is gained: `gain` for the player whose turn it is, or `{ A = "…", B = "…" }`, perhaps from a `zone`."""
    given = fields.get("gain", "")
    zone = slot_in(s, "zone", fields["zone"]) if "zone" in fields else NOWHERE
    bonuses = given if isinstance(given, dict) else {LETTERS[s.turn]: given}
    s.stage = ACTIVATED
    steps = [(gains, seat_in(s, who), _read(language.effects, "gain", text), zone) for who, text in bonuses.items()]
    s.do(*steps, (turn_menu, s.turn))


def _read(read: Any, field: str, text: Any) -> Any:
    try:
        return read(str(text))
    except NotTheLanguage as problem:
        raise wrong(field, problem) from problem


STEPS: Final[dict[str, Any]] = {
    "turn": lambda seat, s: [(turn, seat)],
    "prepare": lambda seat, s: [(prepare, (seat + n) % s.seats) for n in range(s.seats)] + [(action_phase,)],
    "launch": lambda seat, s: [(launch, seat), (turn, seat)],
    "round": lambda seat, s: [(begin_round,)],
    "round-end": lambda seat, s: [(end_round,)],
    "scoring": lambda seat, s: [(final_scoring,)],
}
