"""The pieces of Nauticus: tiles, pass tiles, rewards, what goods and ships score, and what the box says of itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from pelagos.core.errors import PelagosError
from pelagos.core.tables import WHOLE, Row, Tables, expect_rows
from pelagos.games.nauticus.names import CRESTS, CROWN, MOST_SHIPS, TILES

GOODS_TABLE = 12


class Reward(NamedTuple):
    """[NAU-9.2] One kind of reward: how often per ship, the room it takes and the least it can do with."""

    amount: int
    room: int
    least_room: int
    per_ship: int


class RewardLimits(NamedTuple):
    """What a pack may say of a reward: the least and the most it gives, and the room it needs."""

    least: int
    most: int
    room: int
    least_room: int


REWARD_LIMITS = {
    "CROWN_MAST": RewardLimits(1, 1, 2, 2),
    "CROWN_SAIL": RewardLimits(1, 1, 1, 1),
    "VP_3": RewardLimits(1, 99, 0, 0),
    "TALER_7": RewardLimits(1, 99, 0, 0),
    "WORKERS_3": RewardLimits(1, 99, 0, 0),
    "GOODS_2": RewardLimits(2, 2, 2, 1),
}


def read_tiles(tables: Tables) -> tuple[tuple[int, ...], tuple[int, ...], frozenset[int]]:
    """How many there are of each kind, the room they take in a warehouse, and which can be bought."""
    rows = tables.rows["tiles.csv"]
    counts, spaces, buyable = [0] * len(TILES), [0] * len(TILES), set()
    seen: set[int] = set()
    for row in rows:
        tile = _tile_number(row)
        if tile in seen:
            raise row.error("kind", "error-table-twice", value=row.word("kind"))
        seen.add(tile)
        counts[tile] = row.number_in("count", 1, 99)
        spaces[tile] = row.number_in("warehouse_spaces", *((2, 2) if TILES[tile].endswith("-mast") else (1, 1)))
        joker = TILES[tile].startswith(CROWN)
        if row.flag("joker") != joker or row.flag("buyable") == joker:
            raise row.error("buyable", "error-table-joker", value=row.word("kind"))
        if not joker:
            buyable.add(tile)
    missing = [name for number, name in enumerate(TILES) if number not in seen]
    if missing:
        raise PelagosError("error-table-missing", file="tiles.csv", column="kind", missing=", ".join(missing))
    return tuple(counts), tuple(spaces), frozenset(buyable)


def _tile_number(row: Row) -> int:
    category = row.word("category", ("hull", "mast", "sail", "good"))
    kind = lower(row.word("kind"))
    name = f"{kind}-{category}" if category in ("mast", "sail") else kind
    if name not in TILES:
        raise row.error("kind", "error-table-word", value=row.word("kind"), choices=", ".join(TILES))
    return TILES.index(name)


def read_penalties(tables: Tables) -> tuple[int, ...]:
    """[NAU-7.2] What each pass tile costs that was not flipped, the dearest first."""
    rows = tables.rows["pass_tiles.csv"]
    expect_rows("pass_tiles.csv", rows, "tile", ("PASS_3", "PASS_2", "PASS_1"))
    for row in rows:
        row.number_in("crowns_if_flipped", 1, 1)
        row.number_in("per_player", 1, 1)
    return tuple(sorted((row.number_in("penalty_vp_if_unflipped", 0, 9) for row in rows), reverse=True))


def read_rewards(tables: Tables) -> tuple[Reward, ...]:
    """[NAU-9.2] Every kind of reward."""
    rows = tables.rows["rewards.csv"]
    expect_rows("rewards.csv", rows, "reward", REWARD_LIMITS)
    found = {row.word("reward"): row for row in rows}
    return tuple(_reward(found[key], limits) for key, limits in REWARD_LIMITS.items())


def _reward(row: Row, limits: RewardLimits) -> Reward:
    """[NAU-9.2, R16, R17] Tiles take the room they take; twice each is enough for all rewards of a 4-ship."""
    return Reward(
        amount=_leading_number(row, "gives", limits.least, limits.most),
        room=row.number_in("needs_warehouse_spaces", limits.room, limits.room),
        least_room=row.number_in("min_spaces_to_choose", limits.least_room, limits.least_room),
        per_ship=row.number_in("max_per_ship", 2, 4),
    )


def read_goods(tables: Tables) -> tuple[tuple[int, ...], int]:
    """What so many delivered goods of a kind are worth, and what each one more adds."""
    rows = tables.rows["scoring_goods.csv"]
    expect_rows("scoring_goods.csv", rows, "delivered_of_one_kind", [str(n) for n in range(GOODS_TABLE + 1)])
    ordered = sorted(rows, key=lambda row: int(row.word("delivered_of_one_kind")))
    values = [row.number_in("set_vp", 0, 999) for row in ordered]
    for before, (row, value) in enumerate(zip(ordered[1:], values[1:], strict=True)):
        if value - values[before] != row.number_in("marginal_vp", 0, 99):
            raise row.error("marginal_vp", "error-table-marginal", value=row.word("marginal_vp"))
    return tuple(values), values[-1] - values[-2]


def read_ships(tables: Tables) -> tuple[int, ...]:
    """What a finished ship is worth at the end, by its size."""
    rows = tables.rows["scoring_ships.csv"]
    expect_rows("scoring_ships.csv", rows, "size", ("1", "2", "3", "4"))
    found = sorted(rows, key=lambda row: row.word("size"))
    for size, row in enumerate(found, start=1):
        for column in ("masts", "sails", "rewards"):
            row.number_in(column, size, size)
    return (0, *(row.number_in("end_vp", 0, 99) for row in found))


def check_components(tables: Tables, counts: tuple[int, ...]) -> None:
    """The box's own list says how many tiles of a category there are; both tables must agree."""
    expect_rows("crests.csv", tables.rows["crests.csv"], "crest", [upper(c) for c in (*CRESTS, CROWN)])
    of_category: dict[str, Callable[[int], bool]] = {
        "hull tiles": lambda t: t < 4,
        "masts": lambda t: 4 <= t < 9,
        "sails": lambda t: 9 <= t < 14,
        "goods": lambda t: t >= 14,
    }
    for component, belongs in of_category.items():
        row = _component(tables, component)
        found = sum(count for tile, count in enumerate(counts) if belongs(tile))
        if row.number_in("count", 1, MOST_SHIPS if component == "hull tiles" else 999) != found:
            raise row.error("count", "error-table-sum", value=row.word("count"), found=str(found), other="tiles.csv")


def warehouse_spaces(tables: Tables) -> int:
    """How much room there is on a warehouse board."""
    return _leading_number(_component(tables, "warehouse boards"), "limit", 1, 99)


def _component(tables: Tables, component: str) -> Row:
    found = [row for row in tables.rows["components.csv"] if row.word("component") == component]
    if len(found) > 1:
        raise found[1].error("component", "error-table-twice", value=component)
    if found:
        return found[0]
    raise PelagosError("error-table-missing", file="components.csv", column="component", missing=component)


def _leading_number(row: Row, column: str, low: int, high: int) -> int:
    """The number with which a worded cell begins, as in `12 spaces each`."""
    first, _, _ = row.word(column).partition(" ")
    if not WHOLE.fullmatch(first) or not low <= int(first) <= high:
        raise row.error(column, "error-table-number", value=row.word(column), low=str(low), high=str(high))
    return int(first)


def lower(name: str) -> str:
    """The name in the game of what the tables write in capitals."""
    return name.lower().replace("_", "-")


def upper(name: str) -> str:
    """The name in the tables of what the game writes small."""
    return name.upper().replace("-", "_")
