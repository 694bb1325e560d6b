"""A position of Nemo's War, second edition, as numbers, for programs that learn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pelagos.core.encoding import Encoder, Feature
from pelagos.core.spreads import Among, Counted, Heaped, Made, Marked, Picked, Row, Scaled, SeatOf, SeatsOf
from pelagos.games.nemo2.book import nemo2
from pelagos.games.nemo2.data import Pack
from pelagos.games.nemo2.fields import FIELDS, MOST_TURNS
from pelagos.games.nemo2.names import (
    ACTS,
    CHARACTERS,
    CREW,
    HULL,
    MAJORS,
    MODES,
    MOST_NOTORIETY,
    NEMO,
    OCEANS,
    PHASES,
    RESOURCES,
    TESTS,
    UPGRADES,
)
from pelagos.games.nemo2.state import Nemo

SEATS: Final = 4
PLACES: Final = ("1", "2", "3", "4")
SHIP: Final = ("there", "warship", "armored", "attack", "defense", "skulls", "points", "science", "wonder")
RECORD: Final = ("ships", "warships", "points", "skulls")
MOST_ATTACK: Final = 10
MOST_DEFENSE: Final = 15
MOST_POINTS: Final = 10
MOST_SUNK: Final = 15
MOST_DIE: Final = 6
MOST_SUM: Final = 12
OFFICERS: Final = 8


def _ship(pack: Pack, piece: int) -> Sequence[float]:
    """[NW2-1.3] What is printed on the side that lies up."""
    if piece < 0:
        return [0.0] * len(SHIP)
    side = pack.sides[piece]
    marks = float(side.warship), float(side.armored)
    strength = side.attack / MOST_ATTACK, side.defense / MOST_DEFENSE, float(side.skulls)
    return (1.0, *marks, *strength, side.vp / MOST_POINTS, float(side.science), float(side.wonder))


def _here(pack: Pack, ships: tuple[int, ...]) -> Sequence[float]:
    """The ships of an ocean, in the order they came."""
    told = [number for piece in ships[: len(PLACES)] for number in _ship(pack, piece)]
    return told + [0.0] * (len(PLACES) * len(SHIP) - len(told))


def _record(pack: Pack, ships: tuple[int, ...]) -> Sequence[float]:
    """[NW2-12.7] How many, and what they are worth."""
    sides = [pack.sides[piece] for piece in ships]
    return (
        len(sides) / MOST_SUNK,
        sum(side.warship for side in sides) / MOST_SUNK,
        sum(side.vp for side in sides) / (MOST_SUNK * MOST_POINTS),
        sum(side.skulls for side in sides) / MOST_SUNK,
    )


def _left(resource: int) -> Picked:
    """[NW2-7.1] The part of a resource that is left."""
    share = Made(("",), lambda pack, box: [1 - box / pack.last_box[resource]])
    return Picked(resource, share)


def _stacked(sign: int) -> Made:
    """[NW2-20.1] One half of a player's own stack."""

    def numbers(pack: Pack, stack: tuple[int, ...]) -> Sequence[float]:
        found = [0.0] * len(pack.cards)
        for card in stack:
            if card * sign > 0 and abs(card) < len(found):
                found[abs(card)] += 1.0
        return found

    return Made(_numbers, numbers)


def _numbers(pack: Pack) -> list[str]:
    return [str(number) for number in range(len(pack.cards))]


def _cards(pack: Pack) -> list[str]:
    """By number; upgrades may lie among them."""
    return [*_numbers(pack), *UPGRADES]


def _fleet(pack: Pack) -> Sequence[str]:
    return pack.fleet.names


def _pile(pack: Pack, pile: tuple[tuple[int, int], ...]) -> Sequence[float]:
    """[NW2-2.2] How many cards are left, and before the next special one."""
    left = sum(events + bool(card) for card, events in pile)
    before = next((events for card, events in pile if not card), 0)
    return left / MOST_TURNS, before / MOST_TURNS


CHARACTER: Final = Counted(CHARACTERS)
ENCODER: Final[Encoder[Nemo]] = Encoder(
    FIELDS,
    nemo2,
    SEATS,
    instead={
        "turn": Scaled(MOST_TURNS),
        "act": Among(("setup", *map(str, range(1, len(ACTS) + 1)))),
        "phase": Among(PHASES),
        "contacts": Counted(OCEANS, len(PLACES)),
        "ships": Row(OCEANS, Made([f"{place}.{fact}" for place in PLACES for fact in SHIP], _here)),
        "gems": Counted(OCEANS, len(PLACES)),
        "nemo": _left(NEMO),
        "crew": _left(CREW),
        "hull": _left(HULL),
        "peak": Scaled(MOST_NOTORIETY),
        "tonnage": Row(OCEANS[:MAJORS], Made(RECORD, _record)),
        "salvage": Made(RECORD, _record),
        "deck_bottom": Heaped(_cards),
        "pass": Heaped(_cards),
        "fail": Heaped(_cards),
        "tableau": Heaped(_cards),
        "sacrificed": CHARACTER,
        "collected": Counted(lambda pack: list(pack.treasure_number)),
        "treasure_bag": Counted(lambda pack: list(pack.treasure_number)),
        "bag": Heaped(_fleet),
        "held": Heaped(_fleet),
        "discarded": Heaped(_fleet),
        "seen_tokens": Heaped(lambda pack: [str(number) for number in range(len(pack.tokens))]),
        "captain": SeatOf(SEATS),
        "immune": SeatsOf(SEATS),
        "seats.pass": _stacked(1),
        "seats.fail": _stacked(-1),
        "seats.officer": Among([str(card) for card in range(OFFICERS)]),
    },
    also=(
        Feature("unseen", "unseen", Heaped(_numbers)),
        Feature("dealt", "dealt", Among(_numbers)),
        Feature("pile", "pile", Made(("left", "before"), _pile)),
        Feature("deck", "deck", Scaled(MOST_TURNS)),
        Feature("gems_left", "gems_left", Scaled(MOST_SUM)),
        Feature("cubes_left", "cubes_left", Scaled(MOST_SUM)),
        Feature("drawn", "drawn", Made(SHIP, _ship)),
        Feature("target", "target", Made(SHIP, _ship)),
        Feature("wreck", "wreck", Made(SHIP, _ship)),
        Feature("test", "test", Among(TESTS)),
        Feature("mode", "mode", Among(MODES)),
        Feature("threshold", "threshold", Scaled(MOST_SUM)),
        Feature("modifier", "modifier", Scaled(MOST_DIE)),
        Feature("help", "help", Scaled(MOST_DIE)),
        Feature("exerted", "exerted", Marked(RESOURCES)),
        Feature("dice", "dice", Row(PLACES, Scaled(MOST_DIE))),
        Feature("whites", "whites", Row(PLACES, Scaled(MOST_DIE))),
    ),
)
