"""The component tables of Nauticus, checked and turned into tuples. Printed numbers live nowhere else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from pelagos.core.errors import PelagosError
from pelagos.core.tables import WHOLE, Row, Tables, expect_rows, read_tables
from pelagos.games.nauticus.names import ACTIONS, CRESTS, CROWN, MOST_SHIPS, POSITIONS, REWARDS, TILES

COLUMNS = {
    "action_tiles.csv": (
        "action", "german_name", "background", "costs_taler", "slot1", "slot2", "slot3", "slot4", "source",
    ),
    "board_bonuses.csv": ("position", "bonus", "workers", "vp", "taler", "free_tile", "source"),
    "board_prices.csv": ("position", "slot1", "slot2", "slot3", "slot4", "source"),
    "components.csv": ("component", "count", "limit", "source"),
    "crests.csv": ("crest", "german_name", "colour", "joker", "source"),
    "pass_tiles.csv": ("tile", "penalty_vp_if_unflipped", "crowns_if_flipped", "per_player", "source"),
    "rewards.csv": ("reward", "gives", "needs_warehouse_spaces", "min_spaces_to_choose", "max_per_ship", "source"),
    "scoring_goods.csv": ("delivered_of_one_kind", "set_vp", "marginal_vp", "source"),
    "scoring_ships.csv": ("size", "hull", "masts", "sails", "rewards", "end_vp", "source"),
    "setup.csv": ("players", "seat", "taler", "workers", "start_vp", "rounds", "phases_per_round", "source"),
    "tiles.csv": ("category", "kind", "german_name", "count", "warehouse_spaces", "buyable", "joker", "source"),
    "wheel.csv": ("offset", "blue_workers", "source"),
}  # fmt: skip

SLOTS = ("slot1", "slot2", "slot3", "slot4")
FREE_TILES = {"": "", "mast_regular": "mast", "sail_regular": "sail", "good": "good"}
PRINTED_PRICES = [0, 1, 2, 3]
GOODS_TABLE = 12


class Bonus(NamedTuple):
    """[NAU-4.2] What a position gives; `free` is mast, sail, good or nothing."""

    workers: int
    vp: int
    taler: int
    free: str


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


class Start(NamedTuple):
    """[NAU-1.4] What a seat begins with."""

    taler: int
    workers: int
    vp: int


@dataclass(frozen=True, slots=True)
class Pack:
    """All printed facts of the game, chosen per table and hashed into its record."""

    hash: str
    counts: tuple[int, ...]
    spaces: tuple[int, ...]
    slots: tuple[tuple[int, ...], ...]
    slot_of: tuple[int, ...]
    bonuses: tuple[Bonus, ...]
    prices: tuple[tuple[int, ...], ...]
    wheel: tuple[int, ...]
    penalties: tuple[int, ...]
    rewards: tuple[Reward, ...]
    goods_vp: tuple[int, ...]
    goods_step: int
    ship_vp: tuple[int, ...]
    starts: Mapping[int, tuple[Start, ...]]
    rounds: Mapping[int, int]
    phases: int
    warehouse: int

    def __hash__(self) -> int:
        """Equal facts, equal hash: what is worked out from a pack can be remembered by it."""
        return hash(self.hash)


def read_pack(files: Mapping[str, str]) -> Pack:
    """Load a complete set of tables; the first wrong cell is named with its file, row and column."""
    tables = read_tables(files, COLUMNS)
    counts, spaces, buyable = _tiles(tables)
    slots = _slots(tables, buyable)
    slot_of = [-1] * len(TILES)
    for kinds in slots:
        for slot, tile in enumerate(kinds):
            slot_of[tile] = slot
    goods_vp, goods_step = _goods(tables)
    starts, rounds, phases = _setup(tables)
    _check_components(tables, counts)
    return Pack(
        hash=tables.hash,
        counts=counts,
        spaces=spaces,
        slots=slots,
        slot_of=tuple(slot_of),
        bonuses=_bonuses(tables),
        prices=_prices(tables),
        wheel=_wheel(tables),
        penalties=_penalties(tables),
        rewards=_rewards(tables),
        goods_vp=goods_vp,
        goods_step=goods_step,
        ship_vp=_ships(tables),
        starts=starts,
        rounds=rounds,
        phases=phases,
        warehouse=_component_limit(tables, "warehouse boards"),
    )


def _tiles(tables: Tables) -> tuple[tuple[int, ...], tuple[int, ...], frozenset[int]]:
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
    kind = _lower(row.word("kind"))
    name = f"{kind}-{category}" if category in ("mast", "sail") else kind
    if name not in TILES:
        raise row.error("kind", "error-table-word", value=row.word("kind"), choices=", ".join(TILES))
    return TILES.index(name)


def _slots(tables: Tables, buyable: frozenset[int]) -> tuple[tuple[int, ...], ...]:
    """[NAU-6.1, R22, R23] The four kinds of each blue tile, in slot order."""
    rows = tables.rows["action_tiles.csv"]
    expect_rows("action_tiles.csv", rows, "action", [_upper(action) for action in ACTIONS])
    found: dict[str, tuple[int, ...]] = {}
    for row in rows:
        action = _lower(row.word("action"))
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
        name = _lower(row.word(slot)) + suffix
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


def _by_position(tables: Tables, table: str, column: str) -> list[Row]:
    rows = tables.rows[table]
    expect_rows(table, rows, column, [str(position) for position in range(POSITIONS)])
    return sorted(rows, key=lambda row: int(row.word(column)))


def _bonuses(tables: Tables) -> tuple[Bonus, ...]:
    return tuple(
        Bonus(
            row.number_in("workers", 0, 9),
            row.number_in("vp", 0, 9),
            row.number_in("taler", 0, 9),
            FREE_TILES[row.word("free_tile", FREE_TILES)],
        )
        for row in _by_position(tables, "board_bonuses.csv", "position")
    )


def _prices(tables: Tables) -> tuple[tuple[int, ...], ...]:
    """[NAU-6.1] Each strip is a permutation of 0, 1, 2, 3."""
    strips = []
    for row in _by_position(tables, "board_prices.csv", "position"):
        strip = tuple(row.number_in(slot, 0, 3) for slot in SLOTS)
        if sorted(strip) != PRINTED_PRICES:
            raise row.error("slot1", "error-table-strip", value=" ".join(map(str, strip)))
        strips.append(strip)
    return tuple(strips)


def _wheel(tables: Tables) -> tuple[int, ...]:
    """[NAU-5.2] No blue worker at the anchor, one to three elsewhere."""
    rows = _by_position(tables, "wheel.csv", "offset")
    first = rows[0].number_in("blue_workers", 0, 0)
    return (first, *(row.number_in("blue_workers", 1, 3) for row in rows[1:]))


def _penalties(tables: Tables) -> tuple[int, ...]:
    rows = tables.rows["pass_tiles.csv"]
    expect_rows("pass_tiles.csv", rows, "tile", ("PASS_3", "PASS_2", "PASS_1"))
    for row in rows:
        row.number_in("crowns_if_flipped", 1, 1)
        row.number_in("per_player", 1, 1)
    return tuple(sorted((row.number_in("penalty_vp_if_unflipped", 0, 9) for row in rows), reverse=True))


def _rewards(tables: Tables) -> tuple[Reward, ...]:
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


def _goods(tables: Tables) -> tuple[tuple[int, ...], int]:
    rows = tables.rows["scoring_goods.csv"]
    expect_rows("scoring_goods.csv", rows, "delivered_of_one_kind", [str(n) for n in range(GOODS_TABLE + 1)])
    ordered = sorted(rows, key=lambda row: int(row.word("delivered_of_one_kind")))
    values = [row.number_in("set_vp", 0, 999) for row in ordered]
    for before, (row, value) in enumerate(zip(ordered[1:], values[1:], strict=True)):
        if value - values[before] != row.number_in("marginal_vp", 0, 99):
            raise row.error("marginal_vp", "error-table-marginal", value=row.word("marginal_vp"))
    return tuple(values), values[-1] - values[-2]


def _ships(tables: Tables) -> tuple[int, ...]:
    rows = tables.rows["scoring_ships.csv"]
    expect_rows("scoring_ships.csv", rows, "size", ("1", "2", "3", "4"))
    found = sorted(rows, key=lambda row: row.word("size"))
    for size, row in enumerate(found, start=1):
        for column in ("masts", "sails", "rewards"):
            row.number_in(column, size, size)
    return (0, *(row.number_in("end_vp", 0, 99) for row in found))


def _setup(tables: Tables) -> tuple[dict[int, tuple[Start, ...]], dict[int, int], int]:
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


def _check_components(tables: Tables, counts: tuple[int, ...]) -> None:
    """The box's own list says how many tiles of a category there are; both tables must agree."""
    expect_rows("crests.csv", tables.rows["crests.csv"], "crest", [_upper(c) for c in (*CRESTS, CROWN)])
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


def _component(tables: Tables, component: str) -> Row:
    found = [row for row in tables.rows["components.csv"] if row.word("component") == component]
    if len(found) > 1:
        raise found[1].error("component", "error-table-twice", value=component)
    if found:
        return found[0]
    raise PelagosError("error-table-missing", file="components.csv", column="component", missing=component)


def _component_limit(tables: Tables, component: str) -> int:
    return _leading_number(_component(tables, component), "limit", 1, 99)


def _leading_number(row: Row, column: str, low: int, high: int) -> int:
    """The number with which a worded cell begins, as in `12 spaces each`."""
    first, _, _ = row.word(column).partition(" ")
    if not WHOLE.fullmatch(first) or not low <= int(first) <= high:
        raise row.error(column, "error-table-number", value=row.word(column), low=str(low), high=str(high))
    return int(first)


def _lower(name: str) -> str:
    return name.lower().replace("_", "-")


def _upper(name: str) -> str:
    return name.upper().replace("-", "_")


assert len(REWARD_LIMITS) == len(REWARDS)
