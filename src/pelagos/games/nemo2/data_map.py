"""The map and the tracks of Nemo's War, second edition: oceans, links, lands, resources, Notoriety, Tonnage."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pelagos.core.case_values import slug
from pelagos.core.columns import BITS, among, anything, counted, each, key, parsed, slugged, within
from pelagos.core.components import Component
from pelagos.core.errors import PelagosError
from pelagos.core.tables import Row, Tables, named_once
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
from pelagos.games.nemo2.records import World

CONTACT_TILES: Final = 29
LAND_SPACES: Final = 15
LINKS: Final = 19
BOXES: Final = (7, 11, 11)
VP_KINDS: Final = ("", "wonder", "science", "character", "penalty")
HIDDEN: Final = tuple(f"start_hidden_{who}" for who in ("officer", "sailor", "captain_frosted", "captain_galakta"))
NOTED: Final = ("source", "note")
MOTIVE_TITLES: Final = dict(zip(("Science", "Explore", "Anti-Imperialism", "War!"), MOTIVES, strict=True))
NOTORIETY_WHEN: Final = {
    "always": "always",
    **{f"difficulty knob reinforcements = {level}": level for level in LEVELS},
    **{f"motive = {title}": name for title, name in MOTIVE_TITLES.items()},
}
NOTORIETY_EFFECTS: Final = {
    "ADD_GROUP(D) once": "blue",
    "ADD_GROUP(E) once": "green",
    "flip every revealed non-gray Warship on the map to violet; later Warships enter violet": "violet",
    "one extra black die in Placement Phases from the next one on": "die",
    "DEFEAT (outlaw)": "outlaw",
    "DEFEAT (outlaw); last box of the track": "last",
}
OUR_ID: Final = "the tables call it so among themselves"
IN_WORDS: Final = "the catalogues have the words"


def called(words: tuple[str, ...]) -> Callable[[Row, str], str]:
    """A reader of names that are known: the row with the id 1 has the first one."""

    def read(row: Row, column: str) -> str:
        wanted = words[int(row.word("id")) - 1]
        if slugged(row, column) != wanted:
            raise row.error(column, "error-table-word", value=row.word(column), choices=wanted)
        return wanted

    return read


def _is_major(row: Row) -> bool:
    return int(row.word("id")) <= MAJORS


def _capacity(row: Row) -> tuple[int, int]:
    return 0, row.number_in("capacity", 1, 4)


class Ocean(Component, table="oceans.csv", sources=NOTED):
    """[NW2-1.1, 2.8] One ocean, the ships it holds and what it begins with."""

    id: int = key(counted(len(OCEANS)), unprinted=OUR_ID)
    name: str = parsed(called(OCEANS), "name")
    die: str = among(("", *"123456"), here=lambda row: (row.word("id") if _is_major(row) else "",))
    kind: str = among(("major", "transition"), here=lambda row: ("major" if _is_major(row) else "transition",))
    capacity: int = within(1, 4)
    hidden: tuple[int, ...] = each(HIDDEN, within(0, 4, here=_capacity))
    gem: bool = among(BITS, column="start_gem")
    land_spaces: int = within(0, LAND_SPACES, unprinted="lands.csv says which lands are linked")

    @property
    def contacts(self) -> tuple[int, ...]:
        """[NW2-2.8] The starting contacts for sailor, officer, outer and inner captain."""
        officer, sailor, *captains = self.hidden
        return sailor, officer, *captains


def _oceans(row: Row, column: str) -> tuple[int, ...]:
    names = [slug(name) for name in row.word(column).split("|")]
    if not all(name in OCEAN for name in names):
        raise row.error(column, "error-table-word", value=row.word(column), choices=", ".join(OCEANS))
    return tuple(OCEAN[name] for name in names)


class Link(Component, table="adjacency.csv", sources=NOTED):
    """[NW2-1.2] A line between two oceans; along some of them ships are placed but nobody moves."""

    ocean_a: int = parsed(lambda row, column: _oceans(row, column)[0], "ocean")
    ocean_b: int = parsed(lambda row, column: _oceans(row, column)[0], "ocean")
    movement: bool = among({"movement": True, "placement_only": False}, column="link")


class Land(Component, table="lands.csv", sources=NOTED):
    """[NW2-3.7] A land space and the oceans it is linked with."""

    id: int = key(counted(LAND_SPACES), unprinted=OUR_ID)
    name: str = parsed(slugged, "text")
    oceans: tuple[int, ...] = parsed(_oceans, "oceans", column="linked_oceans")
    cube_capacity: int = within(1, 1)


class Box(Component, table="resources.csv"):
    """[NW2-7.1, 7.2] One box of a resource track; `exert` is what exerting adds while the marker stands there."""

    track: int = among({name.upper(): number for name, number in RESOURCE.items()})
    box: int = within(0, max(BOXES) - 1)
    points_left: int = within(0, max(BOXES) - 1, unprinted="the boxes up to the last one")
    name: str = anything(column="box_name")
    exert: int = within(0, 6, empty=0, column="exert_drm")
    vp_kind: str = among(VP_KINDS)
    vp: int = within(-40, 40, empty=0)
    defeat: bool = among(BITS, column="is_defeat_box")


class NotorietyBox(Component, table="notoriety_track.csv"):
    """[NW2-8.2, 8.5] What happens when Notoriety reaches a box: always, at a level of difficulty, or with a motive."""

    box: int = within(1, MOST_NOTORIETY)
    when: str = among(NOTORIETY_WHEN, column="applies_when")
    effect: str = among(NOTORIETY_EFFECTS)


class TonnageColumn(Component, table="tonnage_track.csv"):
    """[NW2-17.4] The bonus for a shortest row that reaches this column."""

    column: int = key(counted(ROW_SPACES))
    title: str = anything()
    terror: int = within(0, 99, column="terror_bonus")


def read_world(tables: Tables) -> World:
    """[NW2-1.1, 1.2, 3.7] The map, checked: 29 spaces, 19 links, 15 lands."""
    oceans, lands = Ocean.read(tables), Land.read(tables)
    spaces = sum(ocean.capacity for ocean in oceans)
    if spaces != CONTACT_TILES:
        told = {"value": str(spaces), "found": str(CONTACT_TILES), "other": "markers.csv"}
        raise Ocean.rows(tables)[0][0].error("capacity", "error-table-sum", **told)
    named_once("name", ((row, land.name) for row, land in Land.rows(tables)))
    moves, near = _links(tables)
    numbers = range(len(OCEANS))
    return World(
        oceans=oceans,
        capacity=tuple(ocean.capacity for ocean in oceans),
        moves=moves,
        near=near,
        near_majors=tuple(tuple(o for o in around if o < MAJORS) for around in near),
        lands=tuple(land.name for land in lands),
        land_oceans=tuple(land.oceans for land in lands),
        ocean_lands=tuple(sum(1 << n for n, land in enumerate(lands) if ocean in land.oceans) for ocean in numbers),
    )


def _links(tables: Tables) -> tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]:
    """[NW2-1.2] From each ocean those one can move to, and those next to it; no two are linked twice."""
    links = Link.rows(tables)
    if len(links) != LINKS:
        raise PelagosError("error-table-count", file=Link.table, wanted=str(LINKS), found=str(len(links)))
    near: dict[tuple[int, int], bool] = {}
    for row, link in links:
        if link.ocean_a == link.ocean_b or (link.ocean_a, link.ocean_b) in near:
            raise row.error("ocean_b", "error-table-twice", value=row.word("ocean_b"))
        near[link.ocean_a, link.ocean_b] = near[link.ocean_b, link.ocean_a] = link.movement
    numbers = range(len(OCEANS))
    moves = tuple(tuple(b for b in numbers if near.get((a, b))) for a in numbers)
    return moves, tuple(tuple(b for b in numbers if (a, b) in near) for a in numbers)


def read_resources(tables: Tables) -> tuple[tuple[Box, ...], ...]:
    """[NW2-7.1, 7.2] Three tracks without gaps; the last box of each is defeat."""
    tracks: list[list[Box]] = [[] for _ in RESOURCES]
    for row, box in Box.rows(tables):
        place, last = len(tracks[box.track]), BOXES[box.track] - 1
        row.number_in("box", place, min(place, last))
        row.number_in("points_left", last - place, last - place)
        row.word("is_defeat_box", ("1" if place == last else "0",))
        tracks[box.track].append(box)
    for name, boxes, length in zip(RESOURCES, tracks, BOXES, strict=True):
        if len(boxes) != length:
            raise PelagosError("error-table-missing", file=Box.table, column="track", missing=name.upper())
    return tuple(map(tuple, tracks))


def read_notoriety(tables: Tables) -> tuple[tuple[int, int], ...]:
    """[NW2-8.2, 8.5] The two reinforcement boxes for sailor, officer, captain; the outlaw boxes are the motives'."""
    for row, found in NotorietyBox.rows(tables):
        if found.effect == "violet":
            row.number_in("box", FLIP_BOX, FLIP_BOX)
    boxes = {(found.when, found.effect): found.box for found in NotorietyBox.read(tables)}
    for name in LEVELS:
        if not {(name, "blue"), (name, "green")} <= boxes.keys():
            raise PelagosError("error-table-missing", file=NotorietyBox.table, column="applies_when", missing=name)
    return tuple((boxes[name, "blue"], boxes[name, "green"]) for name in LEVELS)


def outlaw_boxes(tables: Tables) -> dict[str, int]:
    """[NW2-8.5] The outlaw box that the track prints for each motive, to be held against the motive tiles."""
    return {box.when: box.box for box in NotorietyBox.read(tables) if box.when in MOTIVES}
