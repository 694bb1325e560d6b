"""The component tables as they are written, read without any code of the game."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Final

from pelagos.games import nauticus

DATA: Final = Path(str(nauticus.__file__)).parent / "data"
Row = dict[str, str]


def rows(name: str) -> list[Row]:
    """All rows of a table."""
    with (DATA / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def tile(category: str, kind: str) -> str:
    """A tile as answers call it."""
    name = kind.lower().replace("_", "-")
    return f"{name}-{category}" if category in ("mast", "sail") else name


TILES: Final = {tile(row["category"], row["kind"]): row for row in rows("tiles.csv")}
SPACES: Final = {name: int(row["warehouse_spaces"]) for name, row in TILES.items()}
CATEGORY: Final = {name: row["category"] for name, row in TILES.items()}
GOODS: Final = [name for name, category in CATEGORY.items() if category == "good"]
ACTIONS: Final = [row["action"].lower().replace("_", "-") for row in rows("action_tiles.csv")]
SLOTS: Final = {
    action: [tile(action.removeprefix("buy-"), row[f"slot{slot}"]) for slot in range(1, 5) if row[f"slot{slot}"]]
    for action, row in zip(ACTIONS, rows("action_tiles.csv"), strict=True)
}
PRICES: Final = [[int(row[f"slot{slot}"]) for slot in range(1, 5)] for row in rows("board_prices.csv")]
WHEEL: Final = [int(row["blue_workers"]) for row in rows("wheel.csv")]
BONUSES: Final = rows("board_bonuses.csv")
STARTS: Final = {(int(row["players"]), int(row["seat"])): row for row in rows("setup.csv")}
SHIP_POINTS: Final = {int(row["size"]): int(row["end_vp"]) for row in rows("scoring_ships.csv")}
GOODS_POINTS: Final = {int(row["delivered_of_one_kind"]): int(row["set_vp"]) for row in rows("scoring_goods.csv")}
