"""The board of Nauticus: what the action tiles sell, prices, bonuses, the wheel, and what everybody begins with."""

from __future__ import annotations

from typing import NamedTuple

from pelagos.core.errors import PelagosError
from pelagos.core.tables import Row, Tables, expect_rows
from pelagos.games.nauticus.data_pieces import lower, upper
from pelagos.games.nauticus.names import ACTIONS, POSITIONS, TILES

SLOTS = ("slot1", "slot2", "slot3", "slot4")
FREE_TILES = {"": "", "mast_regular": "mast", "sail_regular": "sail", "good": "good"}
PRINTED_PRICES = [0, 1, 2, 3]


class Bonus(NamedTuple):
    """[NAU-4.2] What a position gives; `free` is mast, sail, good or nothing."""

    workers: int
    vp: int
    taler: int
    free: str


class Start(NamedTuple):
    """[NAU-1.4] What a seat begins with."""

    taler: int
    workers: int
    vp: int


def read_slots(tables: Tables, buyable: frozenset[int]) -> tuple[tuple[int, ...], ...]:
    """[NAU-6.1, R22, R23] The four kinds of each blue tile, in slot order."""
    rows = tables.rows["action_tiles.csv"]
    expect_rows("action_tiles.csv", rows, "action", [upper(action) for action in ACTIONS])
    found: dict[str, tuple[int, ...]] = {}
    for row in rows:
        action = lower(row.word("action"))
        found[action] = _kinds(row, action) if row.flag("costs_taler") else ()
        sold = frozenset(found[action])
        wanted = frozenset(t for t in buyable if _sold_by(t) == action)
        if sold != wanted:
            raise row.error("slot1", "error-table-slots", value=row.word("action"))
    return tuple(found[action] for action in ACTIONS)


def _kinds(row: Row, action: str) -> tuple[int, ...]:
    suffix = {"buy-mast": "-mast", "buy-sail": "-sail"}.get(action, "")
    kinds = []
    for slot in SLOTS:
        name = lower(row.word(slot)) + suffix
        if name not in TILES:
            raise row.error(slot, "error-table-word", value=row.word(slot), choices=", ".join(TILES))
        kinds.append(TILES.index(name))
    return tuple(kinds)


def _sold_by(tile: int) -> str:
    name = TILES[tile]
    if name.endswith("-mast"):
        return "buy-mast"
    if name.endswith("-sail"):
        return "buy-sail"
    return "buy-hull" if tile < TILES.index("helm-mast") else "buy-goods"


def read_bonuses(tables: Tables) -> tuple[Bonus, ...]:
    """[NAU-4.2] What each position gives."""
    return tuple(
        Bonus(
            row.number_in("workers", 0, 9),
            row.number_in("vp", 0, 9),
            row.number_in("taler", 0, 9),
            FREE_TILES[row.word("free_tile", FREE_TILES)],
        )
        for row in _by_position(tables, "board_bonuses.csv", "position")
    )


def read_prices(tables: Tables) -> tuple[tuple[int, ...], ...]:
    """[NAU-6.1] Each strip is a permutation of 0, 1, 2, 3."""
    strips = []
    for row in _by_position(tables, "board_prices.csv", "position"):
        strip = tuple(row.number_in(slot, 0, 3) for slot in SLOTS)
        if sorted(strip) != PRINTED_PRICES:
            raise row.error("slot1", "error-table-strip", value=" ".join(map(str, strip)))
        strips.append(strip)
    return tuple(strips)


def read_wheel(tables: Tables) -> tuple[int, ...]:
    """[NAU-5.2] No blue worker at the anchor, one to three elsewhere."""
    rows = _by_position(tables, "wheel.csv", "offset")
    first = rows[0].number_in("blue_workers", 0, 0)
    return (first, *(row.number_in("blue_workers", 1, 3) for row in rows[1:]))


def _by_position(tables: Tables, table: str, column: str) -> list[Row]:
    rows = tables.rows[table]
    expect_rows(table, rows, column, [str(position) for position in range(POSITIONS)])
    return sorted(rows, key=lambda row: int(row.word(column)))


def read_setup(tables: Tables) -> tuple[dict[int, tuple[Start, ...]], dict[int, int], int]:
    """[NAU-1.4, 3.1] What every seat begins with and how many rounds there are, by players; phases in a round."""
    starts: dict[int, tuple[Start, ...]] = {2: (), 3: (), 4: ()}
    rounds: dict[int, int] = {}
    phases = POSITIONS - 1
    for row in tables.rows["setup.csv"]:
        players = row.number_in("players", 2, 4)
        row.number_in("seat", len(starts[players]) + 1, min(len(starts[players]) + 1, players))
        start = Start(row.number_in("taler", 0, 99), row.number_in("workers", 0, 99), row.number_in("start_vp", 0, 99))
        starts[players] += (start,)
        length = row.number_in("rounds", 1, 9)
        if rounds.setdefault(players, length) != length:
            raise row.error("rounds", "error-table-rounds", value=str(length))
        row.number_in("phases_per_round", phases, phases)
    for players, seats in starts.items():
        if len(seats) != players:
            raise PelagosError("error-table-missing", file="setup.csv", column="seat", missing=f"{players}")
    return starts, rounds, phases
