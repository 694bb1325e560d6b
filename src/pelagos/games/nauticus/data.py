"""The component tables of Nauticus, checked and put together. Printed numbers live nowhere else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from pelagos.core.components import declared_in, read_components
from pelagos.core.tables import Tables
from pelagos.games.nauticus import data_board as board
from pelagos.games.nauticus import data_pieces as pieces
from pelagos.games.nauticus.names import TILES

COMPONENTS: Final = declared_in(board, pieces)


@dataclass(frozen=True, slots=True)
class Pack:
    """All printed facts of the game, chosen per table and hashed into its record."""

    hash: str
    tables: Tables
    """What its sheets are read from."""
    counts: tuple[int, ...]
    spaces: tuple[int, ...]
    slots: tuple[tuple[int, ...], ...]
    slot_of: tuple[int, ...]
    bonuses: tuple[board.Bonus, ...]
    prices: tuple[tuple[int, ...], ...]
    wheel: tuple[int, ...]
    penalties: tuple[int, ...]
    rewards: tuple[pieces.Reward, ...]
    goods_vp: tuple[int, ...]
    goods_step: int
    ship_vp: tuple[int, ...]
    starts: Mapping[int, tuple[board.Start, ...]]
    phases: int
    warehouse: int

    def __eq__(self, other: object) -> bool:
        """Equal facts, equal hash: what is worked out from a pack is found again by one that was read anew."""
        return isinstance(other, Pack) and self.hash == other.hash

    def __hash__(self) -> int:
        return hash(self.hash)


def read_pack(files: Mapping[str, str]) -> Pack:
    """Load a complete set of tables; the first wrong cell is named with its file, row and column."""
    tables = read_components(files, COMPONENTS)
    tiles, goods_vp = pieces.read_tiles(tables), pieces.read_goods(tables)
    slots = tuple(tile.sold for tile in board.ActionTile.read(tables))
    slot_of = {tile: slot for kinds in slots for slot, tile in enumerate(kinds)}
    return Pack(
        hash=tables.hash,
        tables=tables,
        counts=tuple(tile.count for tile in tiles),
        spaces=tuple(tile.warehouse_spaces for tile in tiles),
        slots=slots,
        slot_of=tuple(slot_of.get(tile, -1) for tile in range(len(TILES))),
        bonuses=board.Bonus.read(tables),
        prices=tuple(strip.prices for strip in board.PriceStrip.read(tables)),
        wheel=tuple(sector.blue_workers for sector in board.Sector.read(tables)),
        penalties=tuple(sorted((tile.penalty for tile in pieces.PassTile.read(tables)), reverse=True)),
        rewards=pieces.Reward.read(tables),
        goods_vp=goods_vp,
        goods_step=goods_vp[-1] - goods_vp[-2],
        ship_vp=(0, *(score.end_vp for score in pieces.ShipScore.read(tables))),
        starts=board.read_starts(tables),
        phases=board.PHASES,
        warehouse=pieces.warehouse_spaces(tables),
    )
