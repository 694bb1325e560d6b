"""A position of Endeavor: Deep Sea as named fields: everything a case file can expect."""

from __future__ import annotations

from typing import Any

from pelagos.core.game import AnyOrder
from pelagos.core.score import total
from pelagos.games.endeavor.ending import places, sheet
from pelagos.games.endeavor.group import progress
from pelagos.games.endeavor.names import ACTIONS, ATTRIBUTES, COMPETITIVE, LETTERS, NOWHERE, SLOT_NAMES, TOPICS, bits
from pelagos.games.endeavor.naming import NONE, crew_name, report_name
from pelagos.games.endeavor.scoring import topic_counts
from pelagos.games.endeavor.state import Endeavor, scenario_of


def describe(s: Endeavor) -> dict[str, Any]:
    """Everything that can be expected of a position, by the same names as given ones and some derived ones."""
    tiles, tokens = s.pack.tiles, s.pack.tokens
    return {
        "round": s.round,
        "wave": _seat(s.wave),
        "turn": _seat(s.turn),
        "passed": "".join(LETTERS[seat] for seat in range(s.seats) if s.passed >> seat & 1),
        "ocean": {SLOT_NAMES[slot]: tiles[s.ocean[slot]].id for slot in bits(s.zones)},
        "zones": s.zones.bit_count(),
        "spots": _spots(s),
        "supply": s.supply,
        "discard": {token.id: s.discard[kind] for kind, token in enumerate(tokens) if s.discard[kind]},
        "discarded": sum(s.discard),
        "piles": {
            str(depth + 1): AnyOrder(tiles[tile].id for tile in bits(pile)) for depth, pile in enumerate(s.piles)
        },
        "bottoms": {
            str(depth + 1): [f"{tiles[tile].id}:{_letters(s, known)}" for tile, known, _ in bottom]
            for depth, bottom in enumerate(s.bottoms)
            if bottom
        },
        "star_top": s.star_top,
        "display": AnyOrder(s.pack.reports[report].id for report in s.display),
        "deck": s.deck.bit_count(),
        "tray": {kind.id: s.tray[number] for number, kind in enumerate(s.pack.kinds) if 0 < kind.level < 5},
        "fives": AnyOrder(s.pack.kinds[top].id for top, _ in s.fives if top != NOWHERE),
        "heights": [height for _, height in s.fives],
        "named": ACTIONS[s.named] if s.named != NOWHERE else NONE,
        "options": {
            str(number + 1): goal.options[s.chosen[number]].option
            for number, goal in enumerate(scenario_of(s).goals)
            if s.chosen[number] != NOWHERE
        },
        "races": {"discover": "".join(map(_seat, s.races[0])), "travel": "".join(map(_seat, s.races[1]))},
        "goals": [s.pack.goals[number].id for number in s.goals],
        "achieved": [] if s.mode == COMPETITIVE else [goal.name for goal in progress(s) if goal.achieved],
        "crises": AnyOrder(s.pack.crises[number].id for number in bits(s.crises_left)),
        "seats": {LETTERS[seat]: _describe_seat(s, seat) for seat in range(s.seats)},
    }


def _seat(seat: int) -> str:
    return LETTERS[seat] if seat >= 0 else NONE


def _letters(s: Endeavor, mask: int) -> str:
    return "".join(LETTERS[seat] for seat in range(s.seats) if mask >> seat & 1)


def _spots(s: Endeavor) -> dict[str, int]:
    found = {}
    for slot in bits(s.zones):
        for spot in s.pack.tiles[s.ocean[slot]].spots:
            found[f"{SLOT_NAMES[slot]}.{s.pack.spaces[spot].id}"] = len(s.spots[spot])
    return found


def _describe_seat(s: Endeavor, seat: int) -> dict[str, Any]:
    spaces, area = s.pack.spaces, scenario_of(s).influence.spaces
    return {
        **dict(zip(ATTRIBUTES, s.boxes[seat], strict=True)),
        "knowledge": s.knowledge[seat],
        "cargo": s.cargo[seat],
        "supply": disc_supply(s, seat),
        "cleanup": s.cleanup[seat],
        "vessels": AnyOrder(SLOT_NAMES[slot] for slot in s.vessels[seat]),
        "crew": AnyOrder(crew_name(s.pack, code) for code in s.crew[seat]),
        "reports": AnyOrder(report_name(s.pack, code) for code in s.reports[seat]),
        "tokens": AnyOrder(s.pack.tokens[token].id for token in s.hand[seat]),
        "discs": AnyOrder(
            f"{SLOT_NAMES[s.ocean.index(spaces[space].tile)]}.{spaces[space].id}" for space in bits(s.discs[seat])
        ),
        "markers": AnyOrder(f"{area[place].row},{area[place].col}" for place in s.markers[seat]),
        "discovered": AnyOrder(SLOT_NAMES[slot] for slot, finder in enumerate(s.finders) if finder == seat),
        "topics": dict(zip(TOPICS, topic_counts(s, seat), strict=True)),
        "score": total(sheet(s), seat),
        "rank": places(s)[seat],
    }


def disc_supply(s: Endeavor, seat: int) -> int:
    """[EDS-1.2] Own discs that are not in use; substitutes help when more than all of them are."""
    on_crew = sum(code & 1 for code in s.crew[seat])
    on_reports = sum((code & 3).bit_count() for code in s.reports[seat])
    used = s.cargo[seat] + on_crew + on_reports + s.discs[seat].bit_count()
    return max(0, s.pack.tracks.discs - used)
