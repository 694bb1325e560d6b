"""Positions of Endeavor: Deep Sea described by named fields, for case files. Seats are A, B, C, D.

With any field given the set-up is over: everybody has one vessel at the base, without its arrival bonus, and what is
not named is as after the set-up. Piles, tray, deck and token supply shrink by what lies elsewhere. `window` says where
the game stands: in a `turn` (the usual), in the middle of an activation (`action`), in a preparation, and so on.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pelagos.core.case_values import list_in, number_in, table_in, unknown, wrong
from pelagos.games.endeavor import language
from pelagos.games.endeavor.described import describe
from pelagos.games.endeavor.ending import final_scoring
from pelagos.games.endeavor.fields import FIELDS, arrange_seat, lay_ocean
from pelagos.games.endeavor.gains import gains
from pelagos.games.endeavor.language import NotTheLanguage
from pelagos.games.endeavor.names import LETTERS, NOWHERE, SLOT_NAMES, bits
from pelagos.games.endeavor.naming import named_in, seat_in, slot_in
from pelagos.games.endeavor.preparation import prepare
from pelagos.games.endeavor.rounds import begin_round, end_round
from pelagos.games.endeavor.setup import COMPARTMENTS, SHOWN_REPORTS, bases, launch
from pelagos.games.endeavor.state import ACTIVATED, FRESH, IDLE, Endeavor, occupied, scenario_of
from pelagos.games.endeavor.turns import action_phase, turn, turn_menu

__all__ = ["arrange", "describe"]

WINDOWS: Final = ("turn", "action", "gain", "prepare", "launch", "round", "round-end", "scoring")
OTHER_FIELDS: Final = (
    "ocean",
    "spots",
    "discard",
    "fives",
    "seats",
    "window",
    "turn",
    "acting",
    "gain",
    "zone",
)


def arrange(s: Endeavor, fields: Mapping[str, Any]) -> Endeavor:
    """The set-up with the named fields changed."""
    if not fields:
        return s
    known = (*FIELDS, *OTHER_FIELDS)
    for key in fields:
        if key not in known:
            raise unknown("given", key, known)
    s.agenda = ()
    s.round, s.wave, s.turn, s.stage = 1, 0, 0, FRESH
    lay_ocean(s, table_in("ocean", fields["ocean"]) if "ocean" in fields else None)
    s.vessels = tuple((bits(bases(s))[0],) for _ in range(s.seats)) if _has_base(s) else s.vessels
    for key, set_it in FIELDS.items():
        if key in fields:
            set_it(s, key, fields[key])
    for letter, facts in table_in("seats", fields.get("seats", {})).items():
        arrange_seat(s, letter, table_in(f"seats.{letter}", facts))
    _share_spaces(s, fields)
    _share_tokens(s, fields)
    _share_crew(s, fields)
    _share_rest(s, fields)
    _open_window(s, fields)
    return s


def _has_base(s: Endeavor) -> bool:
    base = scenario_of(s).base
    return base in s.ocean if base != NOWHERE else bool(s.zones & 0xFF)


def _share_spaces(s: Endeavor, fields: Mapping[str, Any]) -> None:
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


def _share_tokens(s: Endeavor, fields: Mapping[str, Any]) -> None:
    """[EDS-2.4, 10.5] The supply and the dive spots hold the tokens that nobody has and that are not discarded."""
    kinds = len(s.pack.tokens)
    discard = [0] * (kinds + 1)
    for name, number in table_in("discard", fields.get("discard", {})).items():
        discard[named_in("discard", name, s.pack.numbers.token)] = number_in("discard", number, 0, 36)
    seen = [discard[kind] + sum(own.count(kind) for own in s.hand) for kind in range(kinds)]
    s.discard = tuple(discard)
    s.pools = (tuple(token.copies - seen[kind] for kind, token in enumerate(s.pack.tokens)),)
    s.supply = sum(s.pools[0])
    _fill_spots(s, table_in("spots", fields.get("spots", {})))


def _fill_spots(s: Endeavor, named: Mapping[str, Any]) -> None:
    """[EDS-2.4, 10.5] Dive spots are full while there are tokens, unless `spots` says how many: `{ "C1.d1" = 2 }`."""
    spots = {
        f"{SLOT_NAMES[slot]}.{s.pack.spaces[spot].id}": spot
        for slot in bits(s.zones)
        for spot in s.pack.tiles[s.ocean[slot]].spots
    }
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
    shown = list_in("fives", fields["fives"]) if "fives" in fields else None
    tops = unseen[:COMPARTMENTS] if shown is None else [named_in("fives", name, s.pack.numbers.kind) for name in shown]
    if len(tops) > COMPARTMENTS:
        raise wrong("fives", len(tops))
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
    zone = slot_in("zone", fields["zone"]) if "zone" in fields else NOWHERE
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
