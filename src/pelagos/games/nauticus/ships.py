"""[NAU-6.5 to 6.10] Ships: hull geometry, rigging and load.

A ship is a short text, one word per cell, each word `part:mast:sail:good`:

    bow:anchor:crown:fish stern:anchor:-:-

In answers ships and cells count from 1: `cell 1 2` is the second cell of the first ship.

Texts are immutable, compare and hash fast, and read well in records and case files. Everything the rules
want to know about a ship is looked up once per text and remembered.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from pelagos.core.nodes import Option
from pelagos.core.state import replaced
from pelagos.games.nauticus.book import nauticus
from pelagos.games.nauticus.names import (
    BOW,
    CELLS,
    CROWN,
    EMPTY,
    FIRST_MAST,
    GOODS,
    MIDDLE,
    MOST_SHIPS,
    ONE_SHIP,
    TILES,
    crest_of,
    is_hull,
    is_mast,
    is_sail,
)
from pelagos.games.nauticus.verbs import CELL, NEW, SHIP

REMEMBERED: Final = 1 << 16
MOST_MIDDLES: Final = 2
ALL_HULLS: Final = (1 << FIRST_MAST) - 1
TO_SHIP: Final = tuple(map(SHIP, range(1, MOST_SHIPS + 1)))
TO_CELL: Final = tuple(tuple(CELL(i + 1, j + 1) for j in range(CELLS)) for i in range(MOST_SHIPS))

BOW_ALREADY: Final = nauticus.reason("bow-already", "NAU-6.5")
CELL_LOADED: Final = nauticus.reason("cell-loaded", "NAU-6.10")
CREST_FIXED: Final = nauticus.reason("crest-fixed", "NAU-6.9", "NAU-6.7", "NAU-6.8")
HULL_CLOSED: Final = nauticus.reason("hull-closed", "NAU-6.5")
MAST_ALREADY: Final = nauticus.reason("mast-already", "NAU-6.7")
NO_MAST_HERE: Final = nauticus.reason("no-mast-here", "NAU-6.8")
ONE_SHIP_STANDS_ALONE: Final = nauticus.reason("one-ship-stands-alone", "NAU-6.5")
SAIL_ALREADY: Final = nauticus.reason("sail-already", "NAU-6.8")
STERN_ALREADY: Final = nauticus.reason("stern-already", "NAU-6.5")
TWO_MIDDLES_ALREADY: Final = nauticus.reason("two-middles-already", "NAU-6.5")


class Cell(NamedTuple):
    """One hull part and what belongs to it."""

    part: str
    mast: str = EMPTY
    sail: str = EMPTY
    good: str = EMPTY


class Ship(NamedTuple):
    """What there is to know about a ship."""

    cells: tuple[Cell, ...]
    size: int
    closed: bool
    finished: bool
    loaded: bool
    crest: str
    crowns: int
    tiles: tuple[int, ...]


@lru_cache(REMEMBERED)
def ship(text: str) -> Ship:
    """Read a ship text."""
    cells = tuple(Cell(*word.split(":")) for word in text.split())
    parts = [cell.part for cell in cells]
    rigging = [crest for cell in cells for crest in (cell.mast, cell.sail)]
    closed = parts == ["one-ship"] or (parts[0] == "bow" and parts[-1] == "stern")
    regular = [crest for crest in rigging if crest not in (EMPTY, CROWN)]
    return Ship(
        cells=cells,
        size=len(cells),
        closed=closed,
        finished=closed and EMPTY not in rigging,
        loaded=all(cell.good != EMPTY for cell in cells),
        crest=regular[0] if regular else EMPTY,
        crowns=rigging.count(CROWN),
        tiles=tuple(_tiles_of(cells)),
    )


def write(cells: tuple[Cell, ...]) -> str:
    """The text of a ship."""
    return " ".join(":".join(cell) for cell in cells)


def why_not_attach(text: str, part: int) -> str:
    """[NAU-6.5, 6.6, R13] A part joins an open end: one bow in front, one stern behind, two middles between."""
    parts = [cell.part for cell in ship(text).cells]
    if ship(text).closed:
        return HULL_CLOSED
    if part == ONE_SHIP:
        return ONE_SHIP_STANDS_ALONE
    if part == MIDDLE:
        return TWO_MIDDLES_ALREADY if parts.count("middle") >= MOST_MIDDLES else ""
    if part == BOW:
        return BOW_ALREADY if "bow" in parts else ""
    return STERN_ALREADY if "stern" in parts else ""


def why_not_mast(text: str, cell: int, crest: str) -> str:
    """[NAU-6.7] One mast per cell, on any cell of any ship, closed or not."""
    if ship(text).cells[cell].mast != EMPTY:
        return MAST_ALREADY
    return why_not_crest(text, crest)


def why_not_sail(text: str, cell: int, crest: str) -> str:
    """[NAU-6.8] One sail per cell, only where a mast stands."""
    here = ship(text).cells[cell]
    if here.mast == EMPTY:
        return NO_MAST_HERE
    if here.sail != EMPTY:
        return SAIL_ALREADY
    return why_not_crest(text, crest)


def why_not_crest(text: str, crest: str) -> str:
    """[NAU-6.9, R18] One crest per ship; crowns go with everything; the first regular tile decides."""
    fixed = ship(text).crest
    if crest == CROWN or fixed in (EMPTY, crest):
        return ""
    return CREST_FIXED


def why_not_load(text: str, cell: int) -> str:
    """[NAU-6.10] One good per cell, finished ship or not."""
    return "" if ship(text).cells[cell].good == EMPTY else CELL_LOADED


def why_not_place(text: str, tile: int, cell: int) -> str:
    """[NAU-6.7 to 6.10] Whether a mast, sail or good may go to a cell."""
    if is_mast(tile):
        return why_not_mast(text, cell, crest_of(tile))
    if is_sail(tile):
        return why_not_sail(text, cell, crest_of(tile))
    return why_not_load(text, cell)


@lru_cache(REMEMBERED)
def berths(text: str) -> tuple[tuple[int, ...], ...]:
    """[NAU-6.5 to 6.10] For every tile the cells of this ship that take it; a hull part joins as cell 0."""
    return _berths_of(outline(text))


def outline(text: str) -> str:
    """[NAU-6.10] The same ship with one kind of good for all: where a tile may go does not depend on the kind."""
    for good in GOODS[1:]:
        text = text.replace(good, GOODS[0])
    return text


@lru_cache(REMEMBERED)
def _berths_of(text: str) -> tuple[tuple[int, ...], ...]:
    return tuple([_berths(text, tile) for tile in range(len(TILES))])


def _berths(text: str, tile: int) -> tuple[int, ...]:
    if is_hull(tile):
        return () if why_not_attach(text, tile) else (0,)
    return tuple(j for j in range(ship(text).size) if not why_not_place(text, tile, j))


@lru_cache(REMEMBERED)
def takes(text: str) -> int:
    """The tiles that have a place on this ship, one bit each."""
    return sum(1 << tile for tile, found in enumerate(berths(text)) if found)


def places(yard: tuple[str, ...], tile: int) -> tuple[Option, ...]:
    """[NAU-6.5 to 6.10] All legal places for a tile in a yard: a new ship, a ship, or a cell of a ship."""
    if tile < FIRST_MAST:
        return (NEW, *[TO_SHIP[i] for i, text in enumerate(yard) if berths(text)[tile]])
    return tuple([TO_CELL[i][j] for i, text in enumerate(yard) for j in berths(text)[tile]])


def placeable(yard: tuple[str, ...]) -> int:
    """The tiles that have a legal place in a yard, one bit each; a hull part can always begin a ship."""
    bits = ALL_HULLS
    for text in yard:
        bits |= takes(text)
    return bits


def put(yard: tuple[str, ...], tile: int, place: Option) -> tuple[str, ...]:
    """The yard after a tile has gone to one of its legal places. What lies stays where it is [NAU-6.5]."""
    if place == NEW:
        return (*yard, write((Cell(TILES[tile]),)))
    number = place[1] - 1
    return replaced(yard, number, joined(yard[number], tile, place[-1] - 1))


@lru_cache(REMEMBERED)
def joined(text: str, tile: int, cell: int) -> str:
    """The ship after a hull part has joined it, or a mast, sail or good has gone to a cell."""
    cells = ship(text).cells
    return write(_attached(cells, tile) if is_hull(tile) else _fitted(cells, tile, cell))


def unloaded(text: str) -> str:
    """[NAU-6.14] The same ship with every good taken off."""
    return write(tuple(cell._replace(good=EMPTY) for cell in ship(text).cells))


@lru_cache(REMEMBERED)
def crowns_in(yard: tuple[str, ...]) -> int:
    """[NAU-6.15] Crown masts and crown sails on the ships of a yard, finished or not."""
    return sum(ship(text).crowns for text in yard)


@lru_cache(REMEMBERED)
def deliverable(yard: tuple[str, ...]) -> tuple[tuple[int, int], ...]:
    """[NAU-6.14] Number and size of every finished ship with a good in each cell."""
    ships = enumerate(map(ship, yard), start=1)
    return tuple((i, found.size) for i, found in ships if found.finished and found.loaded)


def _attached(cells: tuple[Cell, ...], part: int) -> tuple[Cell, ...]:
    """[NAU-R12] Kept in the order bow, middles, stern: a part joins behind, unless only the front is open."""
    new = Cell(TILES[part])
    if part == BOW or cells[-1].part == "stern":
        return (new, *cells)
    return (*cells, new)


def _fitted(cells: tuple[Cell, ...], tile: int, number: int) -> tuple[Cell, ...]:
    old = cells[number]
    if is_mast(tile):
        new = old._replace(mast=crest_of(tile))
    elif is_sail(tile):
        new = old._replace(sail=crest_of(tile))
    else:
        new = old._replace(good=TILES[tile])
    return (*cells[:number], new, *cells[number + 1 :])


def _tiles_of(cells: tuple[Cell, ...]) -> list[int]:
    names = []
    for cell in cells:
        names.append(cell.part)
        names += [f"{cell.mast}-mast"] if cell.mast != EMPTY else []
        names += [f"{cell.sail}-sail"] if cell.sail != EMPTY else []
        names += [cell.good] if cell.good != EMPTY else []
    return [TILES.index(name) for name in names]
