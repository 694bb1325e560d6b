"""The component tables of Nemo's War, first edition, checked and put together. Printed numbers live nowhere else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from pelagos.core.components import declared_in, read_components
from pelagos.core.errors import PelagosError
from pelagos.core.nodes import Option
from pelagos.core.tables import Tables
from pelagos.games.nemo1 import data_cards, data_pieces, data_tables
from pelagos.games.nemo1.data_cards import AS_HELP, BEFORE_ACTION, IN_ACTION, Card
from pelagos.games.nemo1.data_pieces import Ocean, Route, Ship, Tracks, Treasure, Upgrade, read_ships, read_tracks
from pelagos.games.nemo1.data_tables import Commitment, check_epilogues, read_faces, read_numbers
from pelagos.games.nemo1.names import GROUPS, OCEAN_IDS, OCEANS, PASSENGERS, WONDER
from pelagos.games.nemo1.records import Numbers
from pelagos.games.nemo1.verbs import GIVE, GIVE_FOR, INCITE, MOVE, REFIT, REPAIR, REST, USE

COMPONENTS: Final = declared_in(data_pieces, data_cards, data_tables)

FIRST_ROW: Final = 2
"""The row of a table behind its header."""

Gift = tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class Pack:
    """All printed facts of the game. What the rules ask for most often stands here as plain tuples.

    Like the other tables it has slots, which are read in a third of the time that the fields of a named tuple take.
    """

    hash: str
    tables: Tables
    """What its sheets are read from."""
    oceans: tuple[Ocean, ...]
    capacity: tuple[int, ...]
    smallest: int
    """The lowest capacity of an ocean."""
    by_die: tuple[int, ...]
    """The ocean of each face of a die; place 0 is unused."""
    by_dice: dict[Option, tuple[int, int]]
    """[NW1-6.3, AMB-2, V-03, V-04] The oceans of two dice, that of the lower number first."""
    routes: tuple[Route, ...]
    moves: tuple[tuple[Option, ...], ...]
    """[NW1-7.9] From each ocean the ways that are always open, as answers."""
    opened: tuple[tuple[tuple[int, Option], ...], ...]
    """[NW1-7.9] From each ocean the ways that a kept card opens: the card and the answer."""
    weeks: dict[tuple[int, int], int]
    ships: tuple[Ship, ...]
    ship_number: dict[str, int]
    attack: tuple[int, ...]
    warships: frozenset[int]
    groups: tuple[tuple[int, ...], ...]
    treasures: tuple[Treasure, ...]
    treasure_number: dict[str, int]
    incitements: tuple[tuple[Option, ...], ...]
    """[NW1-7.7] How each treasure can be spent on it, as answers: one, or none when it bears no number."""
    cards: tuple[Card, ...]
    card_number: dict[str, int]
    help_cards: tuple[int, ...]
    before: tuple[frozenset[int], ...]
    """[NW1-6.7] By ocean, the cards that can be used before the action, and those after it."""
    after: tuple[frozenset[int], ...]
    upgrades: tuple[Upgrade, ...]
    costs: tuple[int, ...]
    tracks: Tracks
    top: tuple[int, ...]
    modifiers: tuple[tuple[int, ...], ...]
    commitments: tuple[Commitment, ...]
    by_face: tuple[int, ...]
    numbers: Numbers
    points: Points
    draws: Draws
    yards: tuple[tuple[tuple[Option, ...], ...], ...]
    """[NW1-7.2, 7.5] The yard actions by the number of stored ships and the upgrades that are owned, as answers."""

    def __eq__(self, other: object) -> bool:
        """Equal facts, equal hash: what is worked out from a pack is found again by one that was read anew."""
        return isinstance(other, Pack) and self.hash == other.hash

    def __hash__(self) -> int:
        return hash(self.hash)


@dataclass(frozen=True, slots=True)
class Points:
    """[NW1-12.5] What each piece brings to a line of the score sheet, by number."""

    circles: tuple[tuple[int, ...], ...]
    """By resource and level."""
    spent: tuple[int, ...]
    """By the passengers that are spent, one bit each."""
    warships: tuple[int, ...]
    others: tuple[int, ...]
    treasures: tuple[int, ...]
    wonders: tuple[int, ...]
    cards: tuple[int, ...]
    science: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Draws:
    """Prebuilt outcomes of draws and options of pieces, by number."""

    ships: tuple[tuple[str], ...]
    treasures: tuple[tuple[str], ...]
    cards: tuple[tuple[str], ...]
    uses: tuple[Option, ...]
    incites: tuple[Option, ...]
    gifts: tuple[Gift, ...]
    """[NW1-8.3] How each treasure can be given up; () when it cannot."""


def read_pack(files: Mapping[str, str]) -> Pack:
    """Load a complete set of tables; the first wrong cell is named with its file, row and column."""
    tables = read_components(files, COMPONENTS)
    oceans, routes, ships = Ocean.read(tables), Route.read(tables), read_ships(tables)
    treasures, upgrades = Treasure.read(tables), Upgrade.read(tables)
    cards = data_cards.read_cards(Card.read(tables))
    tracks, numbers = read_tracks(tables), read_numbers(tables)
    check_epilogues(tables)
    _check_groups(ships, oceans)
    _check_ways(routes)
    faces = {ocean.die: number for number, ocean in enumerate(oceans)}
    return Pack(
        hash=tables.hash,
        tables=tables,
        oceans=oceans,
        capacity=tuple(ocean.capacity for ocean in oceans),
        smallest=min(ocean.capacity for ocean in oceans),
        by_die=(-1, *(faces[die] for die in sorted(faces))),
        by_dice={(a, b): (faces[min(a, b)], faces[max(a, b)]) for a in faces for b in faces},
        routes=routes,
        moves=tuple(_ways(routes, ocean) for ocean in range(len(OCEANS))),
        opened=tuple(_opened(routes, ocean) for ocean in range(len(OCEANS))),
        weeks={way: route.weeks for route in routes for way in (route.oceans, route.oceans[::-1])},
        ships=ships,
        ship_number={ship.name: number for number, ship in enumerate(ships)},
        attack=tuple(ship.attack for ship in ships),
        warships=frozenset(number for number, ship in enumerate(ships) if ship.warship),
        groups=tuple(tuple(n for n, ship in enumerate(ships) if ship.group == group) for group in range(len(GROUPS))),
        treasures=treasures,
        treasure_number={treasure.name: number for number, treasure in enumerate(treasures)},
        incitements=tuple((INCITE(treasure.name),) * treasure.incite for treasure in treasures),
        cards=cards,
        card_number={card.name: card.number for card in cards[1:]},
        help_cards=tuple(card.number for card in cards if card.window == AS_HELP),
        before=tuple(_usable(cards, ocean, (IN_ACTION, BEFORE_ACTION)) for ocean in range(len(OCEANS))),
        after=tuple(_usable(cards, ocean, (IN_ACTION,)) for ocean in range(len(OCEANS))),
        upgrades=upgrades,
        costs=tuple(upgrade.cost for upgrade in upgrades),
        tracks=tracks,
        top=tuple(len(track) - 1 for track in tracks.circles),
        modifiers=tuple(tuple(circle.modifier for circle in track) for track in tracks.circles),
        commitments=Commitment.read(tables),
        by_face=read_faces(tables),
        numbers=numbers,
        points=_points(tracks, ships, treasures, cards),
        draws=_draws(ships, treasures, cards),
        yards=_yards(upgrades, numbers.salvage_boxes),
    )


def _yards(upgrades: tuple[Upgrade, ...], boxes: int) -> tuple[tuple[tuple[Option, ...], ...], ...]:
    """[NW1-7.2, 7.5] Rest, Repair and every Refit that so many stored ships can pay."""

    def possible(stored: int, owned: int) -> tuple[Option, ...]:
        refits = [REFIT(u.name) for n, u in enumerate(upgrades) if stored >= u.cost and not owned >> n & 1]
        return (REST, REPAIR, *refits)

    masks = range(1 << len(upgrades) - 1)
    return tuple(tuple(possible(stored, owned) for owned in masks) for stored in range(boxes + 1))


def _draws(ships: tuple[Ship, ...], treasures: tuple[Treasure, ...], cards: tuple[Card, ...]) -> Draws:
    return Draws(
        ships=tuple((ship.name,) for ship in ships),
        treasures=tuple((treasure.name,) for treasure in treasures),
        cards=tuple((card.name,) for card in cards),
        uses=tuple(USE(card.name) for card in cards),
        incites=tuple(INCITE(treasure.name) for treasure in treasures),
        gifts=tuple(_gifts(treasure) for treasure in treasures),
    )


def _points(
    tracks: Tracks, ships: tuple[Ship, ...], treasures: tuple[Treasure, ...], cards: tuple[Card, ...]
) -> Points:
    people = range(len(PASSENGERS))
    return Points(
        circles=tuple(tuple(circle.vp for circle in track) for track in tracks.circles),
        spent=tuple(-sum(tracks.costs[who] for who in people if mask >> who & 1) for mask in range(1 << len(people))),
        warships=tuple(ship.vp if ship.warship else 0 for ship in ships),
        others=tuple(0 if ship.warship else ship.vp for ship in ships),
        treasures=tuple(treasure.vp for treasure in treasures),
        wonders=tuple(int(treasure.kind == WONDER) for treasure in treasures),
        cards=tuple(card.vp for card in cards),
        science=tuple(card.science for card in cards),
    )


def _gifts(treasure: Treasure) -> Gift:
    """[NW1-8.3] Plain when there is one benefit, else with the word of the alternative."""
    if len(treasure.benefits) == 1:
        return (GIVE(treasure.name),)
    return tuple(GIVE_FOR(treasure.name, benefit.word) for benefit in treasure.benefits)


def _ways(routes: tuple[Route, ...], ocean: int) -> tuple[Option, ...]:
    return tuple(MOVE(OCEANS[_end(route, ocean)]) for route in routes if ocean in route.oceans and not route.card)


def _opened(routes: tuple[Route, ...], ocean: int) -> tuple[tuple[int, Option], ...]:
    found = [route for route in routes if ocean in route.oceans and route.card]
    return tuple((route.card, MOVE(OCEANS[_end(route, ocean)])) for route in found)


def _end(route: Route, ocean: int) -> int:
    return route.oceans[route.oceans[0] == ocean]


def _usable(cards: tuple[Card, ...], ocean: int, windows: tuple[str, ...]) -> frozenset[int]:
    """[NW1-6.7] The kept cards whose requirement is met in an ocean."""
    return frozenset(
        card.number
        for card in cards
        if card.keep and card.window in windows and (not card.oceans or ocean in card.oceans)
    )


def _check_ways(routes: tuple[Route, ...]) -> None:
    """[NW1-6.1, 7.9] From every ocean a way leads on that needs no card: whoever can do nothing else there moves.

    No two ways join the same oceans, or an answer would mean both.
    """
    joined = [set(route.oceans) for route in routes]
    for place, route in enumerate(routes):
        if joined[place] in joined[:place]:
            there = OCEAN_IDS[route.ocean_b]
            row = str(place + FIRST_ROW)
            raise PelagosError("error-table-twice", file=Route.table, row=row, column="ocean_b", value=there)
    closed = [OCEAN_IDS[ocean] for ocean in range(len(OCEANS)) if not _ways(routes, ocean)]
    if closed:
        raise PelagosError("error-table-missing", file=Route.table, column="condition", missing=", ".join(closed))


def _check_groups(ships: tuple[Ship, ...], oceans: tuple[Ocean, ...]) -> None:
    """[NW1-3.1, 3.3] Every group has ships, the two of the events exactly one, and the pile can fill the oceans."""
    for number, group in enumerate(GROUPS):
        found = sum(ship.group == number for ship in ships)
        lone = group in ("dark-gray", "red")
        if not found or (lone and found != 1):
            raise PelagosError("error-table-count", file="ships.csv", wanted=f"{group}: 1", found=str(found))
    first = sum(ocean.first_ships for ocean in oceans)
    gray = sum(ship.group == 0 for ship in ships)
    if gray < first:
        raise PelagosError("error-table-count", file="ships.csv", wanted=f"{GROUPS[0]}: {first}", found=str(gray))
