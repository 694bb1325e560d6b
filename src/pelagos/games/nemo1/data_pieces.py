"""The pieces of Nemo's War, first edition: oceans, routes, ships, treasures, upgrades, resource tracks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pelagos.core.columns import among, anything, counted, derived, key, numbered, parsed, slugged, within, yes_no
from pelagos.core.components import Component
from pelagos.core.errors import PelagosError
from pelagos.core.tables import Row, Tables, expect_rows
from pelagos.games.nemo1.language import Alternative, Program, Reader, called
from pelagos.games.nemo1.names import (
    DISCARD,
    GROUPS,
    KINDS,
    NOWHERE,
    NUMBERED,
    OCEAN_IDS,
    OR,
    RESOURCES,
    ROW_BOXES,
    SEEK,
    UPGRADE_IDS,
    UPGRADES,
    WONDER,
)

SHIPS: Final = 53
TREASURES: Final = 30
MARKERS: Final = 13
MOST_LEVELS: Final = 12
CARD_OF: Final = {"none": 0, "holds_card_13": 13}
GROUP: Final = {**{group.replace("-", "_"): number for number, group in enumerate(GROUPS)}, "player": NOWHERE}
EFFECT_OF: Final = (
    "ATTACK_DRM +1",
    "ENEMY_ATTACK_VALUE -1",
    "SKULL_NOTORIETY -1",
    "SEARCH_WITHOUT_COUNTER",
    "CARD_DRAW 1 REFUSABLE",
)
HELP_OF: Final = {"Professor": "DRM +2", "Ned Land": "DRM +1", "Conseil": "REROLL"}
ZONES: Final = ("green", "none", "red", "end")
TRACKS: Final = tuple(name.title() for name in RESOURCES)
NOTED: Final = ("source", "source_note")
OUR_ID: Final = "the tables call it so among themselves"
IN_WORDS: Final = "the catalogues have the words"


class Ocean(Component, table="oceans.csv", sources=NOTED):
    """[NW1-3.3, 12.3, AMB-2] Its die, how many ships fill it, and how many it begins with."""

    id: str = key(OCEAN_IDS, unprinted=OUR_ID)
    title: str = anything(column="name", unprinted=IN_WORDS)
    die: int = key(counted(6))
    capacity: int = within(1, 6)
    first_ships: int = within(0, 6, here=lambda row: (0, row.number_in("capacity", 1, 6)), column="setup_ships")
    setup_treasures: int = within(1, 1)
    sunk_row_boxes: int = within(ROW_BOXES, ROW_BOXES)


class Route(Component, table="routes.csv", sources=NOTED):
    """[NW1-7.9] Two oceans, the weeks between them, and the card that opens it (0: always open)."""

    id: str = anything(unprinted=OUR_ID)
    ocean_a: int = among(numbered(OCEAN_IDS))
    ocean_b: int = among(numbered(OCEAN_IDS))
    weeks: int = within(1, 9)
    card: int = among(CARD_OF, column="condition")
    label: str = anything(unprinted=IN_WORDS)

    @property
    def oceans(self) -> tuple[int, int]:
        """Its two ends."""
        return self.ocean_a, self.ocean_b

    def check(self, row: Row) -> None:
        """[NW1-7.9] It leads somewhere else."""
        if self.ocean_a == self.ocean_b:
            raise row.error("ocean_b", "error-table-twice", value=row.word("ocean_b"))


def _is_foe(row: Row) -> bool:
    return row.word("group") != "player"


class Ship(Component, table="ships.csv", sources=NOTED):
    """[NW1-2.2] One ship counter; an Attack Value stands on Warships only, and is 0 for the others."""

    id: str = key(unprinted=OUR_ID)
    title: str = anything(column="name")
    ship_class: str = parsed(slugged, "text", column="class")
    group: int = among(GROUP)
    warship: bool = yes_no()
    attack: int = within(2, 12, when=lambda row: row.word("warship") == "yes")
    defense: int = within(2, 15, when=_is_foe)
    skulls: int = within(0, 9, when=_is_foe)
    vp: int = within(0, 20, when=_is_foe)
    name: str = derived(slugged, "name")


def foes(tables: Tables) -> tuple[Ship, ...]:
    """[NW1-2.1, AMB-1] Every ship but the Nautilus."""
    return tuple(ship for ship in Ship.read(tables) if ship.group != NOWHERE)


def read_ships(tables: Tables) -> tuple[Ship, ...]:
    """[NW1-2.1, 2.2, AMB-1, AMB-29] 53 enemy ships; the Nautilus is the 54th square counter and no ship."""
    rows, found = Ship.rows(tables), foes(tables)
    if len(found) != SHIPS or len(rows) != SHIPS + 1:
        raise PelagosError("error-table-count", file=Ship.table, wanted=str(SHIPS + 1), found=str(len(rows)))
    names = [ship.name for ship in found]
    for row, ship in rows:
        if names.count(ship.name) > 1:
            raise row.error("name", "error-table-twice", value=ship.name)
    return found


def _is_worth(row: Row) -> bool:
    return row.word("kind") in (KINDS[NUMBERED], KINDS[OR])


def _given_up(row: Row, column: str) -> tuple[Alternative, ...]:
    """[NW1-8.3] The benefit of an OR treasure, or the alternatives of a CHOICE."""
    text = row.word(column)
    if row.word("kind") != KINDS[OR]:
        return ()
    if not text.startswith("OR "):
        raise row.error(column, "error-table-effect", value=text)
    program = Reader(row, 0, {}).program(column, text[3:])
    if program and program[0][0] == "choose":
        found: tuple[Alternative, ...] = program[0][2]
        return found
    return (Alternative(called(text[3:]), program),)


def _drawn(row: Row, column: str) -> Program:
    """[NW1-8.2] What a treasure does when it is drawn: something exactly where it is discarded for it."""
    text = row.word(column)
    steps = () if row.word("kind") == KINDS[OR] else Reader(row, 0, {}).program(column, text)
    if bool(steps) != (row.word("kind") == KINDS[DISCARD]):
        raise row.error(column, "error-table-effect", value=text)
    return steps


class Treasure(Component, table="treasures.csv", sources=NOTED):
    """[NW1-8.2] One treasure counter; `benefits` are the ways in which an OR treasure can be given up."""

    id: str = key([f"T{number:02}" for number in range(1, TREASURES + 1)], unprinted=OUR_ID)
    title: str = key(column="name")
    kind: int = among(numbered(KINDS))
    vp: int = within(0, 20, here=lambda row: (1, 20) if _is_worth(row) else (0, 0))
    wonder: str = among(("yes", "no"), here=lambda row: ("yes",) if row.word("kind") == KINDS[WONDER] else ("no",))
    incite: bool = parsed(
        lambda row, column: row.word(column, ("yes",) if _is_worth(row) else ("no",)) == "yes",
        "word",
        column="usable_for_incite",
    )
    steps: Program = parsed(_drawn, "effect", column="effect")
    name: str = derived(slugged, "name")
    benefits: tuple[Alternative, ...] = derived(_given_up, "effect")


def _lasts(row: Row) -> bool:
    return row.word("id") != UPGRADE_IDS[SEEK]


def _upgrade_name(row: Row, column: str) -> str:
    """[NW1-7.5] What answers call an upgrade; no pack can call it otherwise."""
    name = UPGRADES[UPGRADE_IDS.index(row.word("id"))]
    if slugged(row, column) != name:
        raise row.error(column, "error-table-word", value=row.word(column), choices=name)
    return name


class Upgrade(Component, table="upgrades.csv", sources=NOTED):
    """[NW1-7.5] What a Refit can buy: four permanent upgrades and Seek Adventure; only the costs can differ."""

    id: str = key(UPGRADE_IDS, unprinted=OUR_ID)
    name: str = parsed(_upgrade_name, "text")
    cost: int = within(1, 9, column="salvage_cost")
    permanent: str = among(("yes", "no"), here=lambda row: ("yes",) if _lasts(row) else ("no",))
    repeatable: str = among(("yes", "no"), here=lambda row: ("no",) if _lasts(row) else ("yes",))
    effect: str = among(EFFECT_OF, here=lambda row: (EFFECT_OF[UPGRADE_IDS.index(row.word("id"))],))


PASSENGER: Final = "special"
"""What the table calls a passenger among the circles."""


def _is_circle(row: Row) -> bool:
    return row.word("resource") not in HELP_OF


def _label(row: Row, column: str) -> str:
    """[NW1-6.12, 6.13] What a circle is called; passengers have none."""
    if not _is_circle(row):
        row.word(column, (PASSENGER,))
    return slugged(row, column)


class Circle(Component, table="resources.csv", sources=NOTED):
    """[NW1-6.10, 6.12, 12.5] One circle of a resource track: its name, its modifier, its points; or a passenger."""

    resource: str = among((*TRACKS, *HELP_OF))
    level: int = within(0, MOST_LEVELS, when=_is_circle)
    label: str = parsed(_label, "text")
    modifier: int = within(0, 6, when=lambda row: _is_circle(row) and row.word("level") != "0", column="exert_drm")
    zone: str = among(("", *ZONES), here=lambda row: ZONES if _is_circle(row) else ("",))
    vp: int = within(-50, 50, when=_is_circle)
    final_commitment: bool = among(
        {"yes": True, "no": False}, here=lambda row: ("yes", "no") if _is_circle(row) else ("no",)
    )
    special: str = among(("", *HELP_OF.values()), here=lambda row: (HELP_OF.get(row.word("resource"), ""),))
    cost: int = within(0, 50, when=lambda row: not _is_circle(row), column="cost_vp_when_spent")


@dataclass(frozen=True, slots=True)
class Tracks:
    """[NW1-6.13, 12.1, 12.5] The circles of each resource from level 0 up, the change circle, the passengers' costs."""

    circles: tuple[tuple[Circle, ...], ...]
    change: int
    costs: tuple[int, ...]


def read_tracks(tables: Tables) -> Tracks:
    """[NW1-6.12, 12.1] Three tracks without gaps, one change circle on Nemo's, three passengers."""
    rows = Circle.rows(tables)
    tracks = tuple(_track(tables, name) for name in TRACKS)
    changes = [row for row, circle in rows if circle.final_commitment]
    for row in changes:
        row.word("resource", TRACKS[:1])
    if len(changes) != 1:
        raise rows[0][0].error("final_commitment", "error-table-count", wanted="1", found=str(len(changes)))
    change = changes[0].number_in("level", 1, len(tracks[0]) - 2)
    passengers = tuple(row for row, circle in rows if circle.label == PASSENGER)
    expect_rows(Circle.table, passengers, "resource", HELP_OF)
    costs = {circle.resource: circle.cost for _, circle in rows}
    return Tracks(tracks, change, tuple(costs[name] for name in HELP_OF))


def _track(tables: Tables, name: str) -> tuple[Circle, ...]:
    own = [(row, circle) for row, circle in Circle.rows(tables) if circle.resource == name]
    expect_rows(Circle.table, tuple(row for row, _ in own), "level", map(str, range(max(2, len(own)))))
    return tuple(sorted((circle for _, circle in own), key=lambda circle: circle.level))


class Marker(Component, table="markers.csv", sources=NOTED):
    """[NW1-2.1] A round counter that is no treasure."""

    id: str = key([f"M{number:02}" for number in range(1, MARKERS + 1)], unprinted=OUR_ID)
    title: str = anything(column="name", unprinted=IN_WORDS)
    count: int = within(1, 9)
    front: str = anything()
    back: str = anything()
    used_in_base_game: bool = yes_no()
