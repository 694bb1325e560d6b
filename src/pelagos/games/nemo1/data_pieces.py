"""The pieces of Nemo's War, first edition: oceans, routes, ships, treasures, upgrades, resource tracks."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, NamedTuple

from pelagos.core.case_values import slug
from pelagos.core.tables import Row, Tables, expect_rows
from pelagos.games.nemo1.language import Alternative, Program, Reader, called
from pelagos.games.nemo1.names import GROUPS, KINDS, OCEAN_IDS, OR, PASSENGERS, UPGRADE_IDS, WONDER

FACES: Final = tuple("123456")
SHIPS: Final = 53
TREASURES: Final = 30
MOST_LEVELS: Final = 12
SIGNED: Final = re.compile(r"-?[0-9]{1,9}")
EFFECT_OF: Final = (
    "ATTACK_DRM +1",
    "ENEMY_ATTACK_VALUE -1",
    "SKULL_NOTORIETY -1",
    "SEARCH_WITHOUT_COUNTER",
    "CARD_DRAW 1 REFUSABLE",
)
HELP_OF: Final = ("DRM +2", "DRM +1", "REROLL")


class Ocean(NamedTuple):
    """[NW1-3.3, 12.3] Its die, how many ships fill it, and how many it begins with."""

    die: int
    capacity: int
    first_ships: int


class Route(NamedTuple):
    """[NW1-7.9] Two oceans, the weeks between them, and the card that opens it (0: always open)."""

    oceans: tuple[int, int]
    weeks: int
    card: int


@dataclass(frozen=True, slots=True)
class Ship:
    """[NW1-2.2] One ship counter; the attack value is 0 for a ship that is no Warship."""

    id: str
    name: str
    title: str
    ship_class: str
    group: int
    attack: int
    defense: int
    skulls: int
    vp: int

    @property
    def warship(self) -> bool:
        """[NW1-2.2] Exactly when an Attack Value is printed."""
        return self.attack > 0


@dataclass(frozen=True, slots=True)
class Treasure:
    """[NW1-8.2] One treasure counter; `benefits` are the ways in which an OR treasure can be given up."""

    name: str
    title: str
    kind: int
    vp: int
    incite: bool
    steps: Program
    benefits: tuple[Alternative, ...]


class Upgrade(NamedTuple):
    """[NW1-7.5] What a Refit can buy."""

    name: str
    cost: int


class Circle(NamedTuple):
    """[NW1-6.10, 12.5] One circle of a resource track: its name, its modifier, its points."""

    label: str
    modifier: int
    vp: int


def read_oceans(tables: Tables) -> tuple[Ocean, ...]:
    """[NW1-3.3, AMB-2] Six oceans, each with a die number of its own."""
    rows = tables.rows["oceans.csv"]
    expect_rows("oceans.csv", rows, "id", OCEAN_IDS)
    expect_rows("oceans.csv", rows, "die", FACES)
    ordered = sorted(rows, key=lambda row: OCEAN_IDS.index(row.word("id")))
    found = []
    for row in ordered:
        row.number_in("setup_treasures", 1, 1)
        row.number_in("sunk_row_boxes", 6, 6)
        capacity = row.number_in("capacity", 1, 6)
        found.append(Ocean(row.number_in("die", 1, 6), capacity, row.number_in("setup_ships", 0, capacity)))
    return tuple(found)


def read_routes(tables: Tables) -> tuple[Route, ...]:
    """[NW1-7.9] The lines between oceans; one of them needs a kept card."""
    return tuple(_route(row) for row in tables.rows["routes.csv"])


def _route(row: Row) -> Route:
    a, b = (OCEAN_IDS.index(row.word(column, OCEAN_IDS)) for column in ("ocean_a", "ocean_b"))
    if a == b:
        raise row.error("ocean_b", "error-table-twice", value=row.word("ocean_b"))
    condition = row.word("condition")
    card = 0 if condition == "none" else int(row.word("condition", ["holds_card_13"])[11:])
    return Route((a, b), row.number_in("weeks", 1, 9), card)


def read_ships(tables: Tables) -> tuple[Ship, ...]:
    """[NW1-2.1, 2.2, AMB-1, AMB-29] 53 enemy ships; the Nautilus is the 54th square counter and no ship."""
    rows = tables.rows["ships.csv"]
    expect_rows("ships.csv", rows, "id", dict.fromkeys(row.word("id") for row in rows))
    own = [row for row in rows if row.word("group") == "player"]
    found = tuple(_ship(row) for row in rows if row.word("group") != "player")
    if len(own) != 1 or len(found) != SHIPS:
        raise rows[-1].error("group", "error-table-count", wanted=str(SHIPS + 1), found=str(len(rows)))
    names = [ship.name for ship in found]
    for row, ship in zip(rows, found, strict=False):
        if names.count(ship.name) > 1:
            raise row.error("name", "error-table-twice", value=ship.name)
    return found


def _ship(row: Row) -> Ship:
    warship = row.flag("warship")
    if not warship and row.word("attack"):
        raise row.error("attack", "error-table-word", value=row.word("attack"), choices="")
    return Ship(
        id=row.word("id"),
        name=slug(row.word("name")),
        title=row.word("name"),
        ship_class=slug(row.word("class")),
        group=GROUPS.index(slug(row.word("group", [group.replace("-", "_") for group in GROUPS]).replace("_", " "))),
        attack=row.number_in("attack", 2, 12) if warship else 0,
        defense=row.number_in("defense", 2, 15),
        skulls=row.number_in("skulls", 0, 9),
        vp=row.number_in("vp", 0, 20),
    )


def read_treasures(tables: Tables) -> tuple[Treasure, ...]:
    """[NW1-8.2] 30 counters of four kinds."""
    rows = tables.rows["treasures.csv"]
    expect_rows("treasures.csv", rows, "id", [f"T{number:02}" for number in range(1, TREASURES + 1)])
    expect_rows("treasures.csv", rows, "name", dict.fromkeys(row.word("name") for row in rows))
    return tuple(_treasure(row) for row in sorted(rows, key=lambda row: row.word("id")))


def _treasure(row: Row) -> Treasure:
    kind = KINDS.index(row.word("kind", KINDS))
    row.word("wonder", ("yes",) if kind == WONDER else ("no",))
    worth = kind in (KINDS.index("numbered"), OR)
    row.word("usable_for_incite", ("yes",) if worth else ("no",))
    text = row.word("effect")
    reader = Reader(row, 0, {})
    benefits: tuple[Alternative, ...] = ()
    steps: Program = ()
    if kind == OR:
        if not text.startswith("OR "):
            raise row.error("effect", "error-table-effect", value=text)
        benefits = _benefits(reader.program("effect", text[3:]), text[3:])
    elif text != "none":
        steps = reader.program("effect", text)
    if bool(steps) != (kind == KINDS.index("discard")):
        raise row.error("effect", "error-table-effect", value=text)
    return Treasure(
        name=slug(row.word("name")),
        title=row.word("name"),
        kind=kind,
        vp=row.number_in("vp", 1, 20) if worth else row.number_in("vp", 0, 0),
        incite=worth,
        steps=steps,
        benefits=benefits,
    )


def _benefits(program: Program, text: str) -> tuple[Alternative, ...]:
    """[NW1-8.3] One benefit, or the alternatives of a CHOICE."""
    if program and program[0][0] == "choose":
        found: tuple[Alternative, ...] = program[0][2]
        return found
    return (Alternative(called(text), program),)


def read_upgrades(tables: Tables) -> tuple[Upgrade, ...]:
    """[NW1-7.5] Four permanent upgrades and Seek Adventure; only their costs can differ in a pack."""
    rows = tables.rows["upgrades.csv"]
    expect_rows("upgrades.csv", rows, "id", UPGRADE_IDS)
    found = []
    for number, row in enumerate(sorted(rows, key=lambda row: UPGRADE_IDS.index(row.word("id")))):
        lasting = number < len(UPGRADE_IDS) - 1
        row.word("permanent", ("yes",) if lasting else ("no",))
        row.word("repeatable", ("no",) if lasting else ("yes",))
        row.word("effect", (EFFECT_OF[number],))
        found.append(Upgrade(slug(row.word("name")), row.number_in("salvage_cost", 1, 9)))
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Tracks:
    """[NW1-6.13, 12.1, 12.5] The circles of each resource from level 0 up, the change circle, the passengers' costs."""

    circles: tuple[tuple[Circle, ...], ...]
    change: int
    costs: tuple[int, ...]


def read_tracks(tables: Tables) -> Tracks:
    """[NW1-6.12, 12.1] Three tracks without gaps, one change circle on Nemo's, three passengers."""
    rows = tables.rows["resources.csv"]
    tracks = tuple(_track(rows, name) for name in ("Nemo", "Crew", "Hull"))
    changes = [row for row in rows if row.flag("final_commitment")]
    for row in changes:
        row.word("resource", ("Nemo",))
    if len(changes) != 1:
        raise rows[0].error("final_commitment", "error-table-count", wanted="1", found=str(len(changes)))
    change = changes[0].number_in("level", 1, len(tracks[0]) - 2)
    people = [row for row in rows if row.word("label") == "special"]
    expect_rows("resources.csv", tuple(people), "resource", ("Professor", "Ned Land", "Conseil"))
    people.sort(key=lambda row: PASSENGERS.index(slug(row.word("resource"))))
    for row, effect in zip(people, HELP_OF, strict=True):
        row.word("special", (effect,))
    return Tracks(tracks, change, tuple(row.number_in("cost_vp_when_spent", 0, 50) for row in people))


def _track(rows: tuple[Row, ...], name: str) -> tuple[Circle, ...]:
    own = tuple(row for row in rows if row.word("resource") == name)
    expect_rows("resources.csv", own, "level", [str(level) for level in range(max(2, len(own)))])
    ordered = sorted(own, key=lambda row: int(row.word("level")))
    return tuple(_circle(row) for row in ordered)


def _circle(row: Row) -> Circle:
    level = row.number_in("level", 0, MOST_LEVELS)
    row.word("zone", ("green", "none", "red", "end"))
    drm = row.number_in("exert_drm", 0, 6) if level else 0
    return Circle(slug(row.word("label")), drm, signed(row, "vp", -50, 50))


def signed(row: Row, column: str, low: int, high: int) -> int:
    """A whole number within a range that may begin below zero."""
    value = row.word(column)
    if not SIGNED.fullmatch(value) or not low <= int(value) <= high:
        raise row.error(column, "error-table-number", value=value, low=str(low), high=str(high))
    return int(value)
