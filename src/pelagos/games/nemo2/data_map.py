"""The map and the tracks of Nemo's War, second edition: oceans, links, lands, resources, Notoriety, Tonnage."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, NamedTuple

from pelagos.core.case_values import slug
from pelagos.core.errors import PelagosError
from pelagos.core.tables import Row, Tables, expect_rows
from pelagos.games.nemo2.cells import bit, icon, signed
from pelagos.games.nemo2.names import (
    FLIP_BOX,
    MAJORS,
    MOST_NOTORIETY,
    MOTIVES,
    OCEAN,
    OCEANS,
    RESOURCE,
    RESOURCES,
    ROW_SPACES,
)
from pelagos.games.nemo2.options import LEVELS

CONTACT_TILES: Final = 29
LAND_SPACES: Final = 15
LINKS: Final = 19
BOXES: Final = (7, 11, 11)


class Ocean(NamedTuple):
    """[NW2-1.1, 2.8] One ocean; `contacts` are the starting contacts for sailor, officer, outer and inner captain."""

    name: str
    capacity: int
    contacts: tuple[int, ...]
    gem: bool


class Box(NamedTuple):
    """[NW2-7.1] One box of a resource track; `exert` is what exerting adds while the marker stands there."""

    name: str
    exert: int
    vp_kind: str
    vp: int


@dataclass(frozen=True, slots=True)
class World:
    """[NW2-1.1, 1.2, 3.7] The oceans with their links and lands, as numbers."""

    oceans: tuple[Ocean, ...]
    capacity: tuple[int, ...]
    moves: tuple[tuple[int, ...], ...]
    near: tuple[tuple[int, ...], ...]
    near_majors: tuple[tuple[int, ...], ...]
    lands: tuple[str, ...]
    land_oceans: tuple[tuple[int, ...], ...]
    ocean_lands: tuple[int, ...]


def read_world(tables: Tables) -> World:
    """The map, checked: 29 spaces, 19 links, 15 lands."""
    oceans = _oceans(tables)
    moves, near = _links(tables)
    lands, land_oceans = _lands(tables)
    masks = [0] * len(OCEANS)
    for land, linked in enumerate(land_oceans):
        for ocean in linked:
            masks[ocean] |= 1 << land
    return World(
        oceans=oceans,
        capacity=tuple(ocean.capacity for ocean in oceans),
        moves=moves,
        near=near,
        near_majors=tuple(tuple(o for o in around if o < MAJORS) for around in near),
        lands=lands,
        land_oceans=land_oceans,
        ocean_lands=tuple(masks),
    )


def _oceans(tables: Tables) -> tuple[Ocean, ...]:
    rows = tables.rows["oceans.csv"]
    expect_rows("oceans.csv", rows, "id", [str(n + 1) for n in range(len(OCEANS))])
    found = []
    for number, row in enumerate(sorted(rows, key=lambda row: int(row.word("id")))):
        if slug(row.word("name")) != OCEANS[number]:
            raise row.error("name", "error-table-word", value=row.word("name"), choices=OCEANS[number])
        major = number < MAJORS
        row.word("kind", ("major" if major else "transition",))
        row.word("die", (str(number + 1) if major else "",))
        capacity = row.number_in("capacity", 1, 4)
        columns = ("sailor", "officer", "captain_frosted", "captain_galakta")
        contacts = tuple(row.number_in(f"start_hidden_{column}", 0, capacity) for column in columns)
        found.append(Ocean(row.word("name"), capacity, contacts, bit(row, "start_gem")))
    total = sum(ocean.capacity for ocean in found)
    if total != CONTACT_TILES:
        raise rows[0].error(
            "capacity", "error-table-sum", value=str(total), found=str(CONTACT_TILES), other="markers.csv"
        )
    return tuple(found)


def _links(tables: Tables) -> tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]:
    rows = tables.rows["adjacency.csv"]
    if len(rows) != LINKS:
        raise PelagosError("error-table-count", file="adjacency.csv", wanted=str(LINKS), found=str(len(rows)))
    moves: list[list[int]] = [[] for _ in OCEANS]
    near: list[list[int]] = [[] for _ in OCEANS]
    for row in rows:
        a, b = _ocean(row, "ocean_a"), _ocean(row, "ocean_b")
        if a == b or b in near[a]:
            raise row.error("ocean_b", "error-table-twice", value=row.word("ocean_b"))
        near[a].append(b)
        near[b].append(a)
        if row.word("link", ("movement", "placement_only")) == "movement":
            moves[a].append(b)
            moves[b].append(a)
    return _sorted(moves), _sorted(near)


def _sorted(lists: list[list[int]]) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(sorted(numbers)) for numbers in lists)


def _ocean(row: Row, column: str) -> int:
    name = slug(row.word(column))
    if name not in OCEAN:
        raise row.error(column, "error-table-word", value=row.word(column), choices=", ".join(OCEANS))
    return OCEAN[name]


def _lands(tables: Tables) -> tuple[tuple[str, ...], tuple[tuple[int, ...], ...]]:
    rows = tables.rows["lands.csv"]
    expect_rows("lands.csv", rows, "id", [str(n + 1) for n in range(LAND_SPACES)])
    names, linked = [], []
    for row in sorted(rows, key=lambda row: int(row.word("id"))):
        row.number_in("cube_capacity", 1, 1)
        names.append(slug(row.word("name")))
        oceans = [slug(name) for name in row.word("linked_oceans").split("|")]
        if not all(name in OCEAN for name in oceans):
            raise row.error(
                "linked_oceans", "error-table-word", value=row.word("linked_oceans"), choices=", ".join(OCEANS)
            )
        linked.append(tuple(OCEAN[name] for name in oceans))
    return tuple(names), tuple(linked)


def read_resources(tables: Tables) -> tuple[tuple[Box, ...], ...]:
    """[NW2-7.1, 7.2] Three tracks; the last box of each is defeat."""
    tracks: dict[str, list[Box]] = {name: [] for name in RESOURCES}
    for row in tables.rows["resources.csv"]:
        name = row.word("track", [resource.upper() for resource in RESOURCES]).lower()
        place, length = len(tracks[name]), BOXES[RESOURCE[name]]
        row.number_in("box", place, min(place, length - 1))
        row.number_in("points_left", length - 1 - place, length - 1 - place)
        row.word("is_defeat_box", ("1" if place == length - 1 else "0",))
        exert = icon(row, "exert_drm", 0, 6) or 0
        kind = row.word("vp_kind", ("", "wonder", "science", "character", "penalty"))
        tracks[name].append(Box(row.word("box_name"), exert, kind, signed(row, "vp", -40, 40)))
    for name, boxes in tracks.items():
        if len(boxes) != BOXES[RESOURCE[name]]:
            raise PelagosError("error-table-missing", file="resources.csv", column="track", missing=name.upper())
    return tuple(tuple(tracks[name]) for name in RESOURCES)


def read_notoriety(tables: Tables) -> tuple[tuple[int, int], ...]:
    """[NW2-8.2, 8.5] The two reinforcement boxes for sailor, officer, captain; the outlaw boxes are the motives'."""
    boxes: dict[tuple[str, str], int] = {}
    for row in tables.rows["notoriety_track.csv"]:
        box = row.number_in("box", 1, MOST_NOTORIETY)
        level = re.fullmatch(r"difficulty knob reinforcements = (\w+)", row.word("applies_when"))
        group = re.fullmatch(r"ADD_GROUP\(([DE])\) once", row.word("effect"))
        if level and group:
            boxes[level[1], group[1]] = box
        elif not row.word("applies_when").startswith(("motive = ", "always")):
            raise row.error("applies_when", "error-table-word", value=row.word("applies_when"), choices="always")
        elif row.word("effect").startswith("flip"):
            row.number_in("box", FLIP_BOX, FLIP_BOX)
    for level_name in LEVELS:
        for letter in "DE":
            if (level_name, letter) not in boxes:
                raise PelagosError(
                    "error-table-missing", file="notoriety_track.csv", column="applies_when", missing=level_name
                )
    return tuple((boxes[level_name, "D"], boxes[level_name, "E"]) for level_name in LEVELS)


def outlaw_boxes(tables: Tables) -> dict[str, tuple[Row, int]]:
    """[NW2-8.5] The outlaw box that the track prints for each motive, to be held against the motive tiles."""
    found = {}
    for row in tables.rows["notoriety_track.csv"]:
        motive = slug(row.word("applies_when").removeprefix("motive = "))
        if motive in MOTIVES:
            found[motive] = (row, row.number_in("box", 1, MOST_NOTORIETY))
    return found


def read_terror(tables: Tables) -> tuple[int, ...]:
    """[NW2-17.4] The bonus for a shortest row of 0 to 6 ships."""
    rows = tables.rows["tonnage_track.csv"]
    expect_rows("tonnage_track.csv", rows, "column", [str(n + 1) for n in range(ROW_SPACES)])
    ordered = sorted(rows, key=lambda row: int(row.word("column")))
    return (0, *(row.number_in("terror_bonus", 0, 99) for row in ordered))
