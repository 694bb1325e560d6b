"""The component tables of Nauticus, checked and turned into tuples. Printed numbers live nowhere else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pelagos.core.tables import read_tables
from pelagos.games.nauticus.data_board import (
    Bonus,
    Start,
    read_bonuses,
    read_prices,
    read_setup,
    read_slots,
    read_wheel,
)
from pelagos.games.nauticus.data_pieces import (
    Reward,
    check_components,
    read_goods,
    read_penalties,
    read_rewards,
    read_ships,
    read_tiles,
    warehouse_spaces,
)
from pelagos.games.nauticus.names import TILES

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
    counts, spaces, buyable = read_tiles(tables)
    slots = read_slots(tables, buyable)
    slot_of = [-1] * len(TILES)
    for kinds in slots:
        for slot, tile in enumerate(kinds):
            slot_of[tile] = slot
    goods_vp, goods_step = read_goods(tables)
    starts, rounds, phases = read_setup(tables)
    check_components(tables, counts)
    return Pack(
        hash=tables.hash,
        counts=counts,
        spaces=spaces,
        slots=slots,
        slot_of=tuple(slot_of),
        bonuses=read_bonuses(tables),
        prices=read_prices(tables),
        wheel=read_wheel(tables),
        penalties=read_penalties(tables),
        rewards=read_rewards(tables),
        goods_vp=goods_vp,
        goods_step=goods_step,
        ship_vp=read_ships(tables),
        starts=starts,
        rounds=rounds,
        phases=phases,
        warehouse=warehouse_spaces(tables),
    )
