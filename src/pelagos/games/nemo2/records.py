"""Facts of Nemo's War, second edition, that are put together out of several tables, as the rules ask for them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pelagos.games.nemo2.language import Condition, Program

if TYPE_CHECKING:
    from pelagos.games.nemo2.data_cards import TableRow
    from pelagos.games.nemo2.data_map import Ocean
    from pelagos.games.nemo2.data_pieces import Side


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


@dataclass(frozen=True, slots=True)
class Fleet:
    """[NW2-1.3] All ships by piece, with the facts the rules ask for most often as tuples of their own."""

    sides: tuple[Side, ...]
    warship: tuple[bool, ...]
    group_of: tuple[int, ...]
    groups: tuple[tuple[int, ...], ...]
    names: tuple[str, ...]
    number: dict[str, int]


@dataclass(frozen=True, slots=True)
class Treasure:
    """[NW2-1.8] One kind of treasure token and how many there are; `vp` is None where no treasure VP is printed."""

    name: str
    kind: str
    title: str
    number: int
    vp: int | None
    wonder: int
    timing: str
    steps: Program


@dataclass(frozen=True, slots=True)
class Card:
    """[NW2-1.5] One Adventure card; the seven VP are None where the icon is absent; `unused` is its pile at the end."""

    name: str
    title: str
    kind: str
    target: int
    exert: int
    vp: tuple[int | None, ...]
    window: str
    condition: Condition
    steps: Program
    unused: int


@dataclass(frozen=True, slots=True)
class TableAction:
    """[NW2-10.2, 11.9] Cost, cost in a Lull, what may be exerted, whether a treasure may be spent, and the rows."""

    name: str
    cost: int
    lull_cost: int
    exert: int
    treasure: bool
    library: bool
    rows: tuple[TableRow, ...]
    reached: tuple[int, ...]
    """[NW2-11.9] The row for every total; those below zero stand at the end, where negative numbers look."""
