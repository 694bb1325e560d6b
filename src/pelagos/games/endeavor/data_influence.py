"""[EDS-16] The influence areas of the scenario boards: spaces, neighbours, arrows, lanes and regions."""

from __future__ import annotations

from typing import Final, NamedTuple

from pelagos.core.columns import among, icon, numbered, parsed, perhaps, placed, within, yes_no
from pelagos.core.components import Component
from pelagos.core.entries import Entry
from pelagos.core.nodes import Option
from pelagos.core.tables import Row
from pelagos.games.endeavor.data_tiles import gains_in, mask_of
from pelagos.games.endeavor.language import Gains
from pelagos.games.endeavor.names import MOST_DEPTH, NOWHERE, TOPICS
from pelagos.games.endeavor.verbs import SPACE

AXIAL: Final = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
GUARDIAN: Final = "guardian"
RESCUE: Final = "rescue"
SHALLOW: Final = "shallow-overflow"
DEEP: Final = "deep-overflow"


def _arrows(entry: Row, key: str) -> tuple[tuple[int, ...], ...]:
    """The spaces, as row and column, from which an arrow leads here."""
    assert isinstance(entry, Entry)
    found = entry.values.get(key, [])
    if not isinstance(found, list) or not all(isinstance(arrow, list) for arrow in found):
        raise entry.error(key, "error-table-value", value=str(found))
    return tuple(map(tuple, found))


WHERE: Final = "where the space lies on the board"


class Area(Component):
    """[EDS-16.2] One space of the influence area."""

    row: int = within(0, 99, unprinted=WHERE)
    col: int = within(0, 99, unprinted=WHERE)
    q: int | None = icon(-99, 99, unprinted=WHERE)
    r: int | None = icon(-99, 99, unprinted=WHERE)
    lane: int = within(1, MOST_DEPTH, empty=0)
    index: int = within(0, 99, empty=0, unprinted=WHERE)
    points: int = within(-9, 9)
    gains: Gains = parsed(gains_in, "effect", column="bonus")
    start: bool = yes_no(empty=False)
    infinite: bool = yes_no(empty=False)
    topic: int = among({**numbered(TOPICS), "": NOWHERE})
    goal: int = within(1, 3, empty=0)
    region: str = perhaps()
    reached_from: tuple[tuple[int, ...], ...] = parsed(_arrows, "rows and columns")


class InfluenceEntry(Component, sources=()):
    """[EDS-16.2] The influence area of a scenario board."""

    orientation: str = among(("pointy-top", "flat-top", "lanes"))
    spaces: tuple[tuple[Entry, Area], ...] = placed(lambda: Area, "row")


class Influence(NamedTuple):
    """[EDS-16.2, 16.3] The influence area as a graph of masks, by the number of the space."""

    form: str
    """How the spaces lie: in rows or columns that are shifted by half a space, or in lanes."""
    spaces: tuple[Area, ...]
    menu: tuple[Option, ...]
    number: dict[tuple[int, ...], int]
    starts: int
    infinite: int
    opens: tuple[int, ...]
    """The spaces that a marker on this one makes legal."""
    regions: dict[str, int]
    lanes: tuple[tuple[int, ...], ...]
    """[EDS-16.10] The spaces of each depth's lane from the left; depth 1 first."""
    below: tuple[int, ...]
    """[EDS-16.6] The rescue spaces below a rescue space in its column."""


def read_influence(entry: Entry, found: InfluenceEntry) -> Influence:
    """[EDS-16.2, 16.3] All spaces of an influence area, checked."""
    spaces = tuple(space for _, space in found.spaces)
    number: dict[tuple[int, ...], int] = {(space.row, space.col): place for place, space in enumerate(spaces)}
    if len(number) != len(spaces):
        raise entry.error("influence", "error-table-value", value=str(len(number)))
    return Influence(
        form=found.orientation,
        spaces=spaces,
        menu=tuple(SPACE(space.row, space.col) for space in spaces),
        number=number,
        starts=mask_of(place for place, space in enumerate(spaces) if space.start),
        infinite=mask_of(place for place, space in enumerate(spaces) if space.infinite),
        opens=_opens(found, number),
        regions=_regions(spaces),
        lanes=tuple(_lane(spaces, depth) for depth in range(1, MOST_DEPTH + 1)),
        below=tuple(_below(spaces, space) for space in spaces),
    )


def _opens(found: InfluenceEntry, number: dict[tuple[int, ...], int]) -> tuple[int, ...]:
    """[EDS-16.2, A36] Neighbours both ways, printed arrows one way; the guardian space lies outside."""
    inside = [(place, space) for place, (_, space) in enumerate(found.spaces) if space.region != GUARDIAN]
    axial = {(space.q, space.r): place for place, space in inside if space.q is not None and space.r is not None}
    opens = [0] * len(found.spaces)
    for (q, r), place in axial.items():
        near = (axial.get((q + dq, r + dr), NOWHERE) for dq, dr in AXIAL)
        opens[place] |= mask_of(other for other in near if other >= 0)
    for place, (entry, space) in enumerate(found.spaces):
        for start in space.reached_from:
            if start not in number:
                raise entry.error("reached_from", "error-table-value", value=str(start))
            opens[number[start]] |= 1 << place
    return tuple(opens)


def _regions(spaces: tuple[Area, ...]) -> dict[str, int]:
    regions: dict[str, int] = {}
    for place, space in enumerate(spaces):
        regions[space.region] = regions.get(space.region, 0) | 1 << place
    return regions


def _lane(spaces: tuple[Area, ...], depth: int) -> tuple[int, ...]:
    """[EDS-16.10] The spaces of a lane from the left."""
    own = [place for place, space in enumerate(spaces) if space.lane == depth]
    return tuple(sorted(own, key=lambda place: spaces[place].index))


def _below(spaces: tuple[Area, ...], space: Area) -> int:
    if space.region != RESCUE:
        return 0
    return mask_of(
        place
        for place, other in enumerate(spaces)
        if other.region == RESCUE and other.col == space.col and other.row > space.row
    )
