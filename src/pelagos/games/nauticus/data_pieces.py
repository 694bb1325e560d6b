"""The pieces of Nauticus: tiles, pass tiles, rewards, what goods and ships score, and what the box says of itself."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Final

from pelagos.core.columns import among, anything, counted, key, parsed, within, yes_no
from pelagos.core.components import Component
from pelagos.core.errors import PelagosError
from pelagos.core.tables import WHOLE, Row, Tables
from pelagos.games.nauticus.names import (
    CRESTS,
    CROWN,
    HULLS,
    MOST_SHIPS,
    TILE,
    TILES,
    is_crown,
    is_hull,
    is_mast,
    is_sail,
)

GOODS_TABLE: Final = 12
IN_WORDS: Final = "the catalogues have the names of things"
IN_COLOUR: Final = "drawings have colours of their own"
REWARD_LIMITS: Final = {
    "CROWN_MAST": ((1, 1), (2, 2), (2, 2)),
    "CROWN_SAIL": ((1, 1), (1, 1), (1, 1)),
    "VP_3": ((1, 99), (0, 0), (0, 0)),
    "TALER_7": ((1, 99), (0, 0), (0, 0)),
    "WORKERS_3": ((1, 99), (0, 0), (0, 0)),
    "GOODS_2": ((2, 2), (2, 2), (1, 1)),
}
"""What a pack may say of a reward: what it gives, the room it needs, and the least it can do with."""
CATEGORIES: Final[dict[str, Callable[[int], bool]]] = {
    "hull tiles": is_hull,
    "masts": is_mast,
    "sails": is_sail,
    "goods": lambda tile: tile >= TILE["fish"],
}


def lower(name: str) -> str:
    """The name in the game of what the tables write in capitals."""
    return name.lower().replace("_", "-")


def upper(name: str) -> str:
    """The name in the tables of what the game writes small."""
    return name.upper().replace("-", "_")


def leading(row: Row, column: str, low: int = 1, high: int = 99) -> int:
    """The number with which a worded cell begins, as in `12 spaces each`."""
    first, _, _ = row.word(column).partition(" ")
    if not WHOLE.fullmatch(first) or not low <= int(first) <= high:
        raise row.error(column, "error-table-number", value=row.word(column), low=str(low), high=str(high))
    return int(first)


def _tile_number(row: Row, column: str) -> int:
    category, kind = row.word("category"), lower(row.word(column))
    name = f"{kind}-{category}" if category in ("mast", "sail") else kind
    if name not in TILE:
        raise row.error(column, "error-table-word", value=row.word(column), choices=", ".join(TILES))
    return TILE[name]


def _room(row: Row) -> tuple[int, int]:
    """[NAU-6.11] Masts are long."""
    return (2, 2) if row.word("category") == "mast" else (1, 1)


class Tile(Component, table="tiles.csv"):
    """[NAU-1.2, 6.11] A kind of tile: how many there are, and the room that each takes in a warehouse."""

    category: str = among(("hull", "mast", "sail", "good"))
    kind: int = parsed(_tile_number, "tile")
    german_name: str = anything(unprinted=IN_WORDS)
    count: int = within(1, 99)
    warehouse_spaces: int = within(1, 2, here=_room)
    buyable: bool = yes_no()
    joker: bool = yes_no()

    def check(self, row: Row) -> None:
        """[NAU-6.2, 6.9] Jokers, the crowns, cannot be bought."""
        if self.joker != is_crown(self.kind) or self.buyable == self.joker:
            raise row.error("buyable", "error-table-joker", value=row.word("kind"))


class PassTile(Component, table="pass_tiles.csv"):
    """[NAU-7.2] What a pass tile costs that was not flipped."""

    tile: str = key(("PASS_3", "PASS_2", "PASS_1"), unprinted=IN_WORDS)
    penalty: int = within(0, 9, column="penalty_vp_if_unflipped")
    crowns_if_flipped: int = within(1, 1)
    per_player: int = within(1, 1)


class Reward(Component, table="rewards.csv"):
    """[NAU-9.2, R16, R17] One kind of reward: how much of it, the room it takes and the least it can do with.

    Tiles take the room they take; twice each is enough for all rewards of a 4-ship.
    """

    reward: str = key(tuple(REWARD_LIMITS), unprinted=IN_WORDS)
    amount: int = parsed(lambda row, gives: _given(row, gives), "number and words", column="gives")
    room: int = within(0, 2, here=lambda row: _limits(row)[1], column="needs_warehouse_spaces")
    least_room: int = within(0, 2, here=lambda row: _limits(row)[2], column="min_spaces_to_choose")
    per_ship: int = within(2, 4, column="max_per_ship")


def _given(row: Row, column: str) -> int:
    """[NAU-9.2] How much there is of it; of a tile, the cell names which."""
    reward = row.word("reward").lower().replace("_", " ")
    if reward.startswith(CROWN) and reward not in row.word(column):
        raise row.error(column, "error-table-word", value=row.word(column), choices=f"1 {reward}")
    return leading(row, column, *_limits(row)[0])


def _limits(row: Row) -> tuple[tuple[int, int], tuple[int, int], tuple[int, int]]:
    return REWARD_LIMITS[row.word("reward")]


class GoodsScore(Component, table="scoring_goods.csv"):
    """[NAU-11.1] What so many delivered goods of a kind are worth."""

    delivered: int = key(counted(GOODS_TABLE, first=0), column="delivered_of_one_kind")
    set_vp: int = within(0, 999)
    marginal_vp: int = within(0, 99, unprinted="the difference to the number before")


def _parts(row: Row) -> tuple[int, int]:
    return (size := int(row.word("size"))), size


def _hull(row: Row, column: str) -> tuple[int, ...]:
    """[NAU-6.5] The parts of a ship, as in `BOW+STERN`."""
    names = [lower(part) for part in row.word(column).split("+")]
    if any(name not in HULLS for name in names):
        raise row.error(column, "error-table-word", value=row.word(column), choices=", ".join(map(upper, HULLS)))
    return tuple(TILE[name] for name in names)


class ShipScore(Component, table="scoring_ships.csv"):
    """[NAU-9.1, 9.2, 11.2] What a finished ship brings: a mast, a sail and a reward for every part of its hull."""

    size: int = key(counted(4))
    hull: tuple[int, ...] = parsed(_hull, "hull parts")
    masts: int = within(1, 4, here=_parts)
    sails: int = within(1, 4, here=_parts)
    rewards: int = within(1, 4, here=_parts)
    end_vp: int = within(0, 99)

    def check(self, row: Row) -> None:
        """[NAU-6.5] A ship of one part is a one-ship; every other one has middles between bow and stern."""
        longer = ("BOW", *["MIDDLE"] * (self.size - 2), "STERN")
        row.word("hull", ("ONE_SHIP" if self.size == 1 else "+".join(longer),))


class BoxItem(Component, table="components.csv"):
    """[NAU-1.2] A line of the box's own list."""

    component: str = anything(unprinted=IN_WORDS)
    count: int = within(1, 999)
    limit: str = anything()


class Crest(Component, table="crests.csv"):
    """[NAU-6.9] A crest on masts and sails."""

    crest: str = key([upper(crest) for crest in (*CRESTS, CROWN)])
    german_name: str = anything(unprinted=IN_WORDS)
    colour: str = anything(unprinted=IN_COLOUR)
    joker: bool = yes_no()


def read_tiles(tables: Tables) -> tuple[Tile, ...]:
    """[NAU-1.2] Every kind of tile exactly once, by its number; the box's list must agree with their sums."""
    found: dict[int, Tile] = {}
    for row, tile in Tile.rows(tables):
        if tile.kind in found:
            raise row.error("kind", "error-table-twice", value=row.word("kind"))
        found[tile.kind] = tile
    missing = [name for name, number in TILE.items() if number not in found]
    if missing:
        raise PelagosError("error-table-missing", file=Tile.table, column="kind", missing=", ".join(missing))
    for component, belongs in CATEGORIES.items():
        row = _listed(tables, component)
        total = sum(tile.count for kind, tile in found.items() if belongs(kind))
        if row.number_in("count", 1, MOST_SHIPS if component == "hull tiles" else 999) != total:
            raise row.error("count", "error-table-sum", value=row.word("count"), found=str(total), other=Tile.table)
    return tuple(found[number] for number in range(len(TILES)))


def read_goods(tables: Tables) -> tuple[int, ...]:
    """[NAU-11.1] What so many delivered goods of a kind are worth; the steps between them must be right."""
    rows = GoodsScore.rows(tables)
    for (_, before), (row, score) in pairwise(rows):
        if score.set_vp - before.set_vp != score.marginal_vp:
            raise row.error("marginal_vp", "error-table-marginal", value=row.word("marginal_vp"))
    return tuple(score.set_vp for _, score in rows)


def warehouse_spaces(tables: Tables) -> int:
    """[NAU-6.11] How much room there is on a warehouse board."""
    return leading(_listed(tables, "warehouse boards"), "limit")


def _listed(tables: Tables, component: str) -> Row:
    found = [row for row, item in BoxItem.rows(tables) if item.component == component]
    if len(found) > 1:
        raise found[1].error("component", "error-table-twice", value=component)
    if found:
        return found[0]
    raise PelagosError("error-table-missing", file=BoxItem.table, column="component", missing=component)
