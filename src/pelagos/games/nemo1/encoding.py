"""A position of Nemo's War, first edition, as numbers, for programs that learn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pelagos.core.encoding import Encoder, Feature
from pelagos.core.spreads import Among, Heaped, Made, Marked, Picked, Row, Scaled
from pelagos.games.nemo1.book import nemo1
from pelagos.games.nemo1.data import Pack
from pelagos.games.nemo1.fields import FIELDS
from pelagos.games.nemo1.hidden import Layers, unseen
from pelagos.games.nemo1.names import CREW, EMPTY, GROUPS, HULL, NEMO, OCEANS, RESOURCES, SEEK, TESTS, UPGRADES
from pelagos.games.nemo1.state import Nemo

PLACES: Final = ("1", "2", "3", "4", "5", "6", "7", "8")
SHIP: Final = ("hidden", "seen", "warship", "attack", "defense", "skulls", "points")
RECORD: Final = ("ships", "points", "skulls")
MOST_ATTACK: Final = 6
MOST_DEFENSE: Final = 12
MOST_POINTS: Final = 10
MOST_SUNK: Final = 10


def _ship(pack: Pack, piece: int) -> Sequence[float]:
    """[NW1-2.2] What is seen of a place: nothing, that something lies there, or what is printed on it."""
    if piece < 0:
        return (float(piece != EMPTY), *[0.0] * (len(SHIP) - 1))
    ship = pack.ships[piece]
    strength = ship.attack / MOST_ATTACK, ship.defense / MOST_DEFENSE
    return (0.0, 1.0, float(ship.warship), *strength, float(ship.skulls), ship.vp / MOST_POINTS)


def _record(pack: Pack, ships: tuple[int, ...]) -> Sequence[float]:
    """[NW1-10.5] How many were sunk there, and what they are worth."""
    found = [pack.ships[ship] for ship in ships]
    return (
        len(found) / MOST_SUNK,
        sum(ship.vp for ship in found) / (MOST_SUNK * MOST_POINTS),
        sum(ship.skulls for ship in found) / MOST_SUNK,
    )


def _exerted(pack: Pack, exerted: tuple[tuple[int, int], ...]) -> Sequence[float]:
    """[NW1-6.10] Which resources are exerted."""
    return [float(any(one == resource for one, _ in exerted)) for resource in range(len(RESOURCES))]


def _of_supply(pack: Pack, layers: Layers, pieces: int) -> list[float]:
    numbers = [0.0] * pieces
    for thing in unseen(layers):
        numbers[thing] += 1.0
    return numbers


def _cards(pack: Pack) -> list[str]:
    return [str(number) for number in range(len(pack.cards))]


def _level(resource: int) -> Picked:
    return Picked(resource, Scaled(lambda pack: pack.top[resource]))


SHIPS: Final = Made(
    lambda pack: [ship.name for ship in pack.ships],
    lambda pack, layers: _of_supply(pack, layers, len(pack.ships)),
)
TREASURES: Final = Made(
    lambda pack: [treasure.name for treasure in pack.treasures],
    lambda pack, layers: _of_supply(pack, layers, len(pack.treasures)),
)

ENCODER: Final[Encoder[Nemo]] = Encoder(
    FIELDS,
    nemo1,
    seats=1,
    instead={
        "turn": Scaled(lambda pack: pack.numbers.last_week),
        "week": Scaled(lambda pack: pack.numbers.last_week),
        "target": Scaled(lambda pack: pack.numbers.target_high),
        "notoriety": Scaled(lambda pack: pack.numbers.notoriety_max),
        "liberation": Scaled(lambda pack: pack.numbers.liberation_max),
        "nemo": _level(NEMO),
        "crew": _level(CREW),
        "hull": _level(HULL),
        "released": Marked(GROUPS),
        "ships": Row(OCEANS, Row(PLACES, Made(SHIP, _ship))),
        "discard": Made(RECORD, _record),
        "sunk": Row(OCEANS, Made(RECORD, _record)),
        "salvage": Made(RECORD, _record),
        "upgrades": Made(UPGRADES[:SEEK], lambda pack, marks: [float(mark != EMPTY) for mark in marks]),
        "circles": Made(OCEANS, lambda pack, circles: [float(here != EMPTY) for here in circles]),
        "kept": Heaped(_cards),
        "carried": Heaped(_cards),
        "pass": Heaped(_cards),
        "fail": Heaped(_cards),
        "unseen": Heaped(_cards),
        "number": Scaled(MOST_DEFENSE),
        "pile": SHIPS,
        "cup": TREASURES,
    },
    also=(
        Feature("left", "pile", Scaled(lambda pack: len(pack.ships))),
        Feature("hidden", "cup", Scaled(lambda pack: len(pack.treasures))),
        Feature("test", "test", Among(TESTS)),
        Feature("modifier", "modifier", Scaled(6)),
        Feature("help", "help", Scaled(6)),
        Feature("exerted", "exerted", Made(RESOURCES, _exerted)),
        Feature("dice", "dice", Row(PLACES[:3], Scaled(6))),
        Feature("foe", "foe", Among(PLACES)),
        Feature("stalking", "stalking", Scaled(1)),
    ),
)
