"""[EDS-16] The influence areas of the scenario boards: spaces, neighbours, arrows, lanes and regions."""

from __future__ import annotations

from typing import Final, NamedTuple

from pelagos.core.entries import Entry
from pelagos.core.nodes import Option
from pelagos.games.endeavor.data_tiles import gains_in, mask_of
from pelagos.games.endeavor.language import Gains
from pelagos.games.endeavor.names import MOST_DEPTH, NOWHERE, TOPICS
from pelagos.games.endeavor.verbs import SPACE

SPACE_KEYS: Final = (
    "row", "col", "q", "r", "lane", "index", "points", "bonus", "start", "infinite", "topic", "goal", "region",
    "reached_from", "source",
)  # fmt: skip
AXIAL: Final = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
GUARDIAN: Final = "guardian"
RESCUE: Final = "rescue"
SHALLOW: Final = "shallow-overflow"
DEEP: Final = "deep-overflow"


class Area(NamedTuple):
    """[EDS-16.2] One space of the influence area."""

    row: int
    col: int
    points: int
    gains: Gains
    infinite: bool
    topic: int
    goal: int
    region: str
    lane: int


class Influence(NamedTuple):
    """[EDS-16.2, 16.3] The influence area as a graph of masks, by the number of the space."""

    spaces: tuple[Area, ...]
    menu: tuple[Option, ...]
    number: dict[tuple[int, int], int]
    starts: int
    infinite: int
    opens: tuple[int, ...]
    """The spaces that a marker on this one makes legal."""
    regions: dict[str, int]
    lanes: tuple[tuple[int, ...], ...]
    """[EDS-16.10] The spaces of each depth's lane from the left; depth 1 first."""
    below: tuple[int, ...]
    """[EDS-16.6] The rescue spaces below a rescue space in its column."""


def read_influence(entry: Entry) -> Influence:
    """[EDS-16.2, 16.3] All spaces of an influence area, checked."""
    rows = entry.entries("spaces", SPACE_KEYS, "row")
    spaces = tuple(_area(row) for row in rows)
    number = {(space.row, space.col): place for place, space in enumerate(spaces)}
    if len(number) != len(spaces):
        raise entry.error("spaces", "error-table-value", value=str(len(number)))
    return Influence(
        spaces=spaces,
        menu=tuple(SPACE(space.row, space.col) for space in spaces),
        number=number,
        starts=mask_of(place for place, row in enumerate(rows) if row.flag("start", False)),
        infinite=mask_of(place for place, space in enumerate(spaces) if space.infinite),
        opens=_opens(rows, spaces, number),
        regions=_regions(spaces),
        lanes=tuple(_lane(rows, depth) for depth in range(1, MOST_DEPTH + 1)),
        below=tuple(_below(spaces, space) for space in spaces),
    )


def _opens(rows: tuple[Entry, ...], spaces: tuple[Area, ...], number: dict[tuple[int, int], int]) -> tuple[int, ...]:
    """[EDS-16.2, A36] Neighbours both ways, printed arrows one way; the guardian space lies outside."""
    axial = {_axial(row): place for place, row in enumerate(rows) if row.has("q") and spaces[place].region != GUARDIAN}
    opens = [0] * len(spaces)
    for (q, r), place in axial.items():
        near = (axial.get((q + dq, r + dr), NOWHERE) for dq, dr in AXIAL)
        opens[place] |= mask_of(other for other in near if other >= 0)
    for place, row in enumerate(rows):
        for start in _arrows(row):
            if start not in number:
                raise row.error("reached_from", "error-table-value", value=str(start))
            opens[number[start]] |= 1 << place
    return tuple(opens)


def _axial(row: Entry) -> tuple[int, int]:
    return row.number("q", -99, 99), row.number("r", -99, 99)


def _arrows(row: Entry) -> list[tuple[int, ...]]:
    """The spaces, as row and column, from which an arrow leads here."""
    found = row.values.get("reached_from", [])
    if not isinstance(found, list) or not all(isinstance(arrow, list) for arrow in found):
        raise row.error("reached_from", "error-table-value", value=str(found))
    return [tuple(arrow) for arrow in found]


def _regions(spaces: tuple[Area, ...]) -> dict[str, int]:
    regions: dict[str, int] = {}
    for place, space in enumerate(spaces):
        regions[space.region] = regions.get(space.region, 0) | 1 << place
    return regions


def _lane(rows: tuple[Entry, ...], depth: int) -> tuple[int, ...]:
    """[EDS-16.10] The spaces of a lane from the left."""
    own = [place for place, row in enumerate(rows) if row.values.get("lane") == depth]
    return tuple(sorted(own, key=lambda place: rows[place].number("index", 0, 99)))


def _area(row: Entry) -> Area:
    return Area(
        row=row.number("row", 0, 99),
        col=row.number("col", 0, 99),
        points=row.number("points", -9, 9),
        gains=gains_in(row, "bonus"),
        infinite=row.flag("infinite", False),
        topic=TOPICS.index(row.text("topic", allowed=TOPICS)) if row.has("topic") else NOWHERE,
        goal=row.number("goal", 1, 3) if row.has("goal") else 0,
        region=row.text("region", ""),
        lane=row.number("lane", 1, MOST_DEPTH) if row.has("lane") else 0,
    )


def _below(spaces: tuple[Area, ...], space: Area) -> int:
    if space.region != RESCUE:
        return 0
    return mask_of(
        place
        for place, other in enumerate(spaces)
        if other.region == RESCUE and other.col == space.col and other.row > space.row
    )
