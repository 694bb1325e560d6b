"""[NW1-0.2] Who sees what: everything on the table but what lies face down, and that is stored nowhere.

What a hidden ship or treasure is, the order of the piles and the four unused cards do not exist before they are turned
up, so there is nothing to draw anew.
"""

from __future__ import annotations

from random import Random
from typing import Final

from pelagos.games.nemo1.adventure import PILE
from pelagos.games.nemo1.combat import attack_value
from pelagos.games.nemo1.data_pieces import Ship
from pelagos.games.nemo1.fields import FIELDS
from pelagos.games.nemo1.hidden import unseen
from pelagos.games.nemo1.names import (
    COMMITMENTS,
    EMPTY,
    GROUPS,
    KINDS,
    LEVELS,
    NOWHERE,
    OCEAN,
    OCEANS,
    PASSENGERS,
    PHASES,
    RESOURCES,
    RESULTS,
    SEEK,
    SETUP,
    SIDES,
    TURNED,
    UPGRADES,
)
from pelagos.games.nemo1.odds import sheet_view
from pelagos.games.nemo1.state import Nemo
from pelagos.games.nemo1.tally import level_of, scores_by_commitment, tally
from pelagos.games.nemo1.view import (
    HiddenFoeView,
    Nemo1View,
    OceanView,
    PlaceView,
    ReinforcementView,
    ResourceView,
    SeenFoeView,
    ShipView,
    Track,
    TreasureView,
    UpgradeView,
)

TRACKS: Final[tuple[Track, ...]] = ("week", "notoriety")
"""[NW1-9.1, 9.2] What brings reinforcements."""


def observe(s: Nemo, seat: int | None) -> Nemo1View:
    """[NW1-0.2] The open table, the same for the player and for spectators."""
    pack = s.pack
    names = [card.name for card in pack.cards]
    sums = tally(s)
    score = sum(sums)
    return {
        "game": "nemo1",
        "viewer": seat,
        "moment": f"{s.turn}.{s.phase}",
        "turn": s.turn,
        "phase": PHASES[s.phase],
        "week": s.week,
        "last_week": pack.numbers.last_week,
        "target": s.target,
        "notoriety": s.notoriety,
        "most_notoriety": pack.numbers.notoriety_max,
        "liberation": s.liberation,
        "liberation_box": s.liberation % TURNED,
        "liberation_side": SIDES[s.liberation // TURNED],
        "most_liberation": pack.numbers.liberation_max,
        "reinforcements": _reinforcements(s),
        "commitment": COMMITMENTS[s.commitment] if s.phase != SETUP else None,
        "final": bool(s.final),
        "resources": [_resource(s, resource) for resource in range(len(RESOURCES))],
        "passengers": [
            {"name": name, "aboard": not s.spent >> who & 1, "cost": pack.tracks.costs[who]}
            for who, name in enumerate(PASSENGERS)
        ],
        "nautilus": OCEANS[s.ocean] if s.ocean != NOWHERE else None,
        "oceans": [_ocean(s, ocean) for ocean in range(len(OCEANS))],
        "pile": s.pile,
        "unseen_ships": [pack.ships[ship].name for ship in unseen(s.pile_layers)],
        "discard": [ship_view(pack.ships[ship]) for ship in s.discard],
        "salvage": [ship_view(pack.ships[ship]) for ship in s.salvage],
        "salvage_boxes": pack.numbers.salvage_boxes,
        "upgrades": [_upgrade(s, upgrade) for upgrade in range(len(UPGRADES))],
        "cup": s.cup,
        "unseen_treasures": [pack.treasures[treasure].name for treasure in unseen(s.cup_layers)],
        "collected": [_treasure(s, treasure) for treasure in s.found],
        "removed": [pack.treasures[treasure].name for treasure in s.removed],
        "draw_pile": PILE - s.drawn,
        "unseen_cards": [names[card] for card in s.unseen],
        "kept": [names[card] for card in s.kept],
        "carried": [names[card] for card in s.carried],
        "pass": [names[card] for card in s.passed],
        "fail": [names[card] for card in s.failed],
        "yard": bool(s.yard),
        "free_yard": bool(s.free_yard),
        "foe": _foe(s),
        "sheet": sheet_view(s),
        "result": RESULTS[s.result],
        "score": score,
        "level": LEVELS[level_of(pack, score)],
        "tally": sums._asdict(),
        "by_commitment": dict(zip(COMMITMENTS, scores_by_commitment(s), strict=True)),
    }


def own_sight(s: Nemo, seat: int | None) -> dict[str, int | None]:
    """[NW1-0.2] Nothing is hidden from one seat only."""
    return {"viewer": seat}


def determinise(s: Nemo, seat: int | None, rng: Random) -> Nemo:
    """[NW1-0.2, 4.2] A clone: what nobody has seen is stored nowhere."""
    return FIELDS.determinise(s, seat, rng)


def ship_view(ship: Ship) -> ShipView:
    """[NW1-2.2] What is printed on a ship."""
    return {
        "name": ship.name,
        "title": ship.title,
        "class": ship.ship_class,
        "group": GROUPS[ship.group],
        "warship": ship.warship,
        "attack": ship.attack,
        "defense": ship.defense,
        "skulls": ship.skulls,
        "vp": ship.vp,
    }


def _reinforcements(s: Nemo) -> list[ReinforcementView]:
    """[NW1-9.1, 9.2] The groups still to come, and what brings them."""
    numbers = s.pack.numbers
    marked = {"week": numbers.weeks, "notoriety": numbers.notoriety}
    return [
        {"track": track, "at": at, "group": GROUPS[group]}
        for track in TRACKS
        for at, group in marked[track]
        if not s.released >> group & 1
    ]


def _resource(s: Nemo, resource: int) -> ResourceView:
    level = s.levels[resource]
    circle = s.pack.tracks.circles[resource][level]
    return {
        "name": RESOURCES[resource],
        "level": level,
        "top": s.pack.top[resource],
        "circle": circle.label,
        "exert": circle.modifier,
        "vp": circle.vp,
    }


def _ocean(s: Nemo, ocean: int) -> OceanView:
    """[NW1-0.2] A ship is known by its place; a hidden one shows nothing else."""
    ways = [(OCEAN[way[1]], 0) for way in s.pack.moves[ocean]] + [
        (OCEAN[way[1]], card) for card, way in s.pack.opened[ocean]
    ]
    return {
        "name": OCEANS[ocean],
        "die": s.pack.oceans[ocean].die,
        "capacity": s.pack.capacity[ocean],
        "places": [_place(s, ocean, place) for place, piece in enumerate(s.ships[ocean]) if piece != EMPTY],
        "treasure": s.circles[ocean] != EMPTY,
        "routes": [
            {"ocean": OCEANS[other], "weeks": s.pack.weeks[ocean, other], "open": not card or card in s.kept}
            for other, card in ways
        ],
        "sunk": [ship_view(s.pack.ships[ship]) for ship in s.sunk[ocean]],
    }


def _place(s: Nemo, ocean: int, place: int) -> PlaceView:
    piece = s.ships[ocean][place]
    return {"place": place + 1, "ship": None if piece < 0 else ship_view(s.pack.ships[piece])}


def _upgrade(s: Nemo, upgrade: int) -> UpgradeView:
    """[NW1-7.5] The ship that marks a box lies face down, but everybody saw which one it was."""
    mark = s.marks[upgrade] if upgrade < SEEK else EMPTY
    return {
        "name": UPGRADES[upgrade],
        "cost": s.pack.costs[upgrade],
        "owned": mark != EMPTY,
        "mark": None if mark == EMPTY else s.pack.ships[mark].name,
    }


def _treasure(s: Nemo, treasure: int) -> TreasureView:
    found = s.pack.treasures[treasure]
    return {"name": found.name, "kind": KINDS[found.kind], "vp": found.vp}


def _foe(s: Nemo) -> HiddenFoeView | SeenFoeView | None:
    """[NW1-10.1] The ship that is fought; a hidden one is still unknown."""
    if s.foe == NOWHERE:
        return None
    piece = s.ships[s.ocean][s.foe]
    hidden: HiddenFoeView = {"place": s.foe + 1, "stalked": bool(s.stalking)}
    if piece < 0:
        return hidden
    return {**hidden, **ship_view(s.pack.ships[piece]), "attack_value": attack_value(s, piece)}
