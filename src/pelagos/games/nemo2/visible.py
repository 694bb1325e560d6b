"""[NW2-1.13] Who sees what: everything on the table is open; orders and face-down cards are never shown.

The order of a deck or bag does not exist before something is drawn, so nothing has to be drawn anew; which events are
still unseen and which upgrades lie face down is known by elimination, but neither is shown as belonging to a place.
"""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from pelagos.games.nemo2.data import Pack
from pelagos.games.nemo2.data_map import Box
from pelagos.games.nemo2.fields import FIELDS
from pelagos.games.nemo2.names import (
    CARDS,
    CHARACTERS,
    FINALES,
    LOST,
    MAJORS,
    MODES,
    MOTIVE,
    MOTIVE_ADDS,
    MOTIVE_MULTIPLIES,
    NOWHERE,
    OCEANS,
    PHASES,
    RESOURCES,
    UPGRADES,
)
from pelagos.games.nemo2.odds import sheet_view
from pelagos.games.nemo2.options import SEMI
from pelagos.games.nemo2.semicoop import glory
from pelagos.games.nemo2.setup import motive_of
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.tally import level_of, tally
from pelagos.games.nemo2.view import (
    BoxView,
    CharacterView,
    LandView,
    Nemo2View,
    OceanView,
    ResourceView,
    SeatView,
    ShipView,
    SideView,
    UpgradeView,
)


class Printed(NamedTuple):
    """What a view says of cards, sides of ships, boxes, oceans and land spaces, whatever happens in the game."""

    cards: tuple[str, ...]
    sides: tuple[SideView, ...]
    boxes: tuple[tuple[BoxView, ...], ...]
    oceans: tuple[tuple[list[str], list[str], list[str]], ...]
    lands: tuple[list[str], ...]


PRINTED: Final[dict[str, Printed]] = {}
MOST_PACKS: Final = 16


def observe(s: Nemo, seat: int | None) -> Nemo2View:
    """[NW2-1.13] The open table, the same for every seat and for spectators."""
    printed = PRINTED.get(s.pack.hash) or _print(s.pack)
    names = printed.cards
    sums = tally(s)
    score, motive = sum(sums), motive_of(s)
    return {
        "game": "nemo2",
        "viewer": seat,
        "moment": f"{s.turn}.{s.phase}",
        "turn": s.turn,
        "act": s.act,
        "phase": PHASES[s.phase] if s.phase >= 0 else "over",
        "motive": motive or None,
        "motive_values": _motive_values(s) if motive else {},
        "outlaw": s.pack.motives[MOTIVE[motive]].outlaw if motive else None,
        "lull": bool(s.lull),
        "ap": s.ap,
        "notoriety": s.notoriety,
        "peak": s.peak,
        "thresholds": [s.first_box, s.second_box],
        "resources": [_resource(s, printed, resource) for resource in range(len(RESOURCES))],
        "nautilus": OCEANS[s.ocean] if s.ocean != NOWHERE else None,
        "oceans": [_ocean(s, printed, ocean) for ocean in range(len(OCEANS))],
        "lands": [_land(s, printed, land) for land in range(len(s.pack.world.lands))],
        "cubes_left": s.cubes_left,
        "gray_cubes": s.gray_cubes,
        "gems_left": s.gems_left,
        "tonnage": [[_ship(printed, piece) for piece in row] for row in s.tonnage],
        "terror": list(s.pack.terror),
        "salvage": [_ship(printed, piece) for piece in s.salvage],
        "at_hand": [_ship(printed, piece) for piece in (s.drawn, s.wreck) if piece != NOWHERE],
        "bag": [s.pack.fleet.names[ship] for ship in s.bag],
        "held": [s.pack.fleet.names[ship] for ship in s.held],
        "held_groups": _held_groups(s),
        "discarded": [s.pack.fleet.names[ship] for ship in s.discarded],
        "tokens": {"bag": s.token_bag, "unseen": [s.pack.tokens[token].name for token in s.tokens]},
        "red_sky": bool(s.red_sky),
        "pile": sum(events + (card > 0) for card, events in s.pile),
        "finale_left": any(card in FINALES for card, _ in s.pile),
        "deck": s.deck + len(s.deck_bottom),
        "deck_gems": s.deck_gems,
        "pass": [names[card] for card in s.pass_pile],
        "fail": [names[card] for card in s.fail_pile if card < CARDS],
        "fail_upgrades": [UPGRADES[card - CARDS] for card in s.fail_pile if card >= CARDS],
        "card": names[s.dealt] if s.dealt else None,
        "tableau": [names[card] for card in s.tableau],
        "cannonballs": s.cannonballs,
        "display": [_upgrade(s, upgrade) for upgrade in s.display],
        "installed": [UPGRADES[upgrade] for upgrade in s.installed],
        "upgrades_down": len(s.upgrades_down),
        "torpedo": {"dice": s.torpedo, "used": bool(s.torpedo_used)},
        "characters": [_character(s, character) for character in range(len(CHARACTERS))],
        "treasure_bag": _kinds(s, s.treasures),
        "collected": _kinds(s, s.collected),
        "lost_treasures": _kinds(s, s.lost_treasures),
        "sheet": sheet_view(s),
        "target": None if s.target == NOWHERE else {**printed.sides[s.target]},
        "whites": list(s.whites),
        "mode": None if s.mode == NOWHERE else MODES[s.mode],
        "score": score,
        "level": level_of(s, score).name,
        "lost": s.phase == LOST,
        "tally": sums._asdict(),
        "captain": s.captain,
        "semi": bool(s.flags & SEMI),
        "seats": [_seat(s, number, names) for number in range(s.seats)],
    }


def own_sight(s: Nemo, seat: int | None) -> dict[str, int | None]:
    """[NW2-1.13] Nothing is hidden from one seat only."""
    return {"viewer": seat}


def determinise(s: Nemo, seat: int | None, rng: Random) -> Nemo:
    """[NW2-1.13] A clone: what nobody has seen is stored nowhere."""
    return FIELDS.determinise(s, seat, rng)


def _print(pack: Pack) -> Printed:
    """Written once for all packs with the same values, which their hash stands for."""
    lands = pack.world.land_oceans
    if len(PRINTED) >= MOST_PACKS:
        PRINTED.clear()
    PRINTED[pack.hash] = found = Printed(
        cards=tuple(card.name for card in pack.cards),
        sides=tuple(side.seen() for side in pack.sides),
        boxes=tuple(tuple(map(_box, row)) for row in pack.boxes),
        oceans=tuple(_neighbours(pack, ocean) for ocean in range(len(OCEANS))),
        lands=tuple([OCEANS[ocean] for ocean in oceans] for oceans in lands),
    )
    return found


def _motive_values(s: Nemo) -> dict[str, int]:
    """[NW2-17.2] What the motive adds to each item of four sources, and by what it multiplies three others."""
    motive = s.pack.motives[s.motive]
    return {line: getattr(motive, column) for line, column in (*MOTIVE_ADDS, *MOTIVE_MULTIPLIES)}


def _held_groups(s: Nemo) -> dict[str, list[str]]:
    """[NW2-2.5, 2.6] The ships that wait beside the map, by the number of their group."""
    names, group_of = s.pack.fleet.names, s.pack.fleet.group_of
    groups = sorted({group_of[ship] for ship in s.held})
    return {str(group): [names[ship] for ship in s.held if group_of[ship] == group] for group in groups}


def _box(box: Box) -> BoxView:
    return {"name": box.name, "exert": box.exert, "kind": box.vp_kind, "vp": box.vp}


def _neighbours(pack: Pack, ocean: int) -> tuple[list[str], list[str], list[str]]:
    """[NW2-1.2] Where one can move from here, what is next to it for placement only, and the land spaces."""
    world = pack.world
    moves = [OCEANS[other] for other in world.moves[ocean]]
    placement_only = [OCEANS[other] for other in world.near[ocean] if other not in world.moves[ocean]]
    lands = [name for land, name in enumerate(world.lands) if world.ocean_lands[ocean] >> land & 1]
    return moves, placement_only, lands


def _resource(s: Nemo, printed: Printed, resource: int) -> ResourceView:
    box, last = s.resources[resource], s.pack.last_box[resource]
    boxes = s.pack.boxes[resource]
    return {
        "name": RESOURCES[resource],
        "left": last - box,
        "most": last,
        "box": boxes[box].name,
        "exert": boxes[box].exert,
        "boxes": [box.copy() for box in printed.boxes[resource]],
    }


def _ocean(s: Nemo, printed: Printed, ocean: int) -> OceanView:
    moves, placement_only, lands = printed.oceans[ocean]
    return {
        "name": OCEANS[ocean],
        "die": ocean + 1 if ocean < MAJORS else None,
        "capacity": s.pack.capacity[ocean],
        "contacts": s.contacts[ocean],
        "ships": [_ship(printed, piece) for piece in s.ships[ocean]],
        "gem": bool(s.gems[ocean]),
        "fleet": s.fleet_ocean == ocean,
        "moves": [*moves],
        "placement_only": [*placement_only],
        "lands": [*lands],
        "tunnel": bool(s.tunnel),
    }


def _ship(printed: Printed, piece: int) -> ShipView:
    """[NW2-1.3] A ship as it lies, and the side below, which anybody may look at."""
    return {**printed.sides[piece], "other": {**printed.sides[piece ^ 1]}}


def _land(s: Nemo, printed: Printed, land: int) -> LandView:
    uprising = bool(s.cubes >> land & 1)
    return {"name": s.pack.world.lands[land], "oceans": [*printed.lands[land]], "uprising": uprising}


def _upgrade(s: Nemo, upgrade: int) -> UpgradeView:
    return {"name": UPGRADES[upgrade], "cost": s.pack.upgrades[upgrade].cost}


def _character(s: Nemo, character: int) -> CharacterView:
    return {"name": CHARACTERS[character], "in_play": s.in_play[character]}


def _kinds(s: Nemo, counts: tuple[int, ...]) -> dict[str, int]:
    return {kind.name: number for kind, number in zip(s.pack.treasures, counts, strict=True) if number}


def _seat(s: Nemo, seat: int, names: tuple[str, ...]) -> SeatView:
    cards = s.pack.officers.get(s.seats)
    return {
        "officer": cards[s.officers[seat]].name if cards else None,
        "captain": seat == s.captain,
        "gems": s.glory_gems[seat],
        "glory": glory(s, seat).points if s.flags & SEMI else 0,
        "pass": [names[card] for card in s.stacks[seat] if card > 0],
        "fail": [names[-card] for card in s.stacks[seat] if card < 0],
    }
