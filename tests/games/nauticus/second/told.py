"""[NAU-1.x, 6.5 to 6.11, 6.15, 11.x] Second reading: the table, ships and warehouses, and what they are worth."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, NamedTuple, TypeVar

from tests.games.nauticus.second.tables import (
    CATEGORY,
    GOODS,
    GOODS_POINTS,
    SHIP_POINTS,
    SPACES,
    STARTS,
    TILES,
)

T = TypeVar("T")
Option = tuple[Any, ...]
Cell = dict[str, str]
Ship = list[Cell]
CLOSED = [["one-ship"], ["bow", "stern"], ["bow", "middle", "stern"], ["bow", "middle", "middle", "stern"]]
SHAPES = [
    *CLOSED,
    *([part] for part in ("bow", "middle", "stern")),
    *(["bow", "middle"], ["middle", "middle"], ["middle", "stern"]),
    *(["bow", "middle", "middle"], ["middle", "middle", "stern"]),
]
"""[NAU-6.5] The legal shapes, exactly those."""


class Asked(NamedTuple):
    """A question of the second reading; seat -1 is a draw."""

    seat: int
    name: str
    options: list[Option]


Talk = Generator[Asked, Option, T]


class Player:
    """[NAU-1.3, 1.4] What lies before one player. An empty part of a cell is "-"."""

    def __init__(self, start: dict[str, str]) -> None:
        self.vp, self.taler, self.workers = int(start["start_vp"]), int(start["taler"]), int(start["workers"])
        self.extra = True
        self.penalties = [3, 2, 1]
        self.warehouse: list[str] = []
        self.ships: list[Ship] = []
        self.delivered = dict.fromkeys(GOODS, 0)

    def room(self) -> int:
        """[NAU-6.11] Free spaces of the warehouse."""
        return 12 - sum(SPACES[tile] for tile in self.warehouse)

    def crowns(self) -> int:
        """[NAU-6.15] Crown tiles anywhere and flipped pass tiles."""
        aboard = [cell[part] for ship in self.ships for cell in ship for part in ("mast", "sail")]
        stored = [tile for tile in self.warehouse if tile.startswith("crown")]
        return aboard.count("crown") + len(stored) + 3 - len(self.penalties)

    def treasure(self) -> int:
        """[NAU-11.3] T."""
        found = self.taler + self.workers + len(self.warehouse)
        for ship in self.ships:
            for cell in ship:
                parts = [cell["good"]] if is_finished(ship) else [*cell.values()]
                found += sum(part != "-" for part in parts)
        return found

    def score(self) -> int:
        """[NAU-11.1 to 11.4] Track, goods, ships, leftovers."""
        goods = sum(GOODS_POINTS[number] for number in self.delivered.values())
        ships = sum(SHIP_POINTS[len(ship)] for ship in self.ships if is_finished(ship))
        return self.vp + goods + ships + self.treasure() // 3


class Told:
    """Everything on the table, by names."""

    def __init__(self, players: int) -> None:
        self.players = [Player(STARTS[players, seat + 1]) for seat in range(players)]
        self.rounds = int(STARTS[players, 1]["rounds"])
        self.phases_done = 0
        self.anchor, self.anchor_tile = 0, -1
        self.layout: list[str] = []
        self.face_down: set[int] = set()
        self.stock = {tile: int(row["count"]) for tile, row in TILES.items()}
        self.blue = 0

    def described(self) -> dict[str, Any]:
        """The position by the field names of case files; what has no order is sorted."""
        return {
            "anchor": self.anchor,
            "anchor_tile": "none" if self.anchor_tile < 0 else self.anchor_tile,
            "face_down": sorted(self.face_down),
            "stock": self.stock,
            "blue": self.blue,
            "seats": {"ABCD"[seat]: described(player) for seat, player in enumerate(self.players)},
        }


def described(player: Player) -> dict[str, Any]:
    """One seat by the field names of case files."""
    return {
        **{name: getattr(player, name) for name in ("vp", "taler", "workers", "extra", "delivered")},
        "flipped": 3 - len(player.penalties),
        "warehouse": sorted(player.warehouse),
        "load": 12 - player.room(),
        "ships": [" ".join(":".join(cell.values()).rstrip(":-") for cell in ship) for ship in player.ships],
        "crowns": player.crowns(),
        "treasure": player.treasure(),
        "score": player.score(),
    }


def parts(ship: Ship) -> list[str]:
    """The hull of a ship, from front to back."""
    return [cell["part"] for cell in ship]


def is_finished(ship: Ship) -> bool:
    """[NAU-9.1] Closed, with a mast and a sail in every cell."""
    return parts(ship) in CLOSED and all("-" not in (cell["mast"], cell["sail"]) for cell in ship)


def bare(part: str) -> Cell:
    """A new cell."""
    return {"part": part, "mast": "-", "sail": "-", "good": "-"}


def attached(ship: Ship, part: str) -> Ship | None:
    """[NAU-6.5, R12] The ship with one part more at an open end, if that is possible."""
    if parts(ship) in CLOSED or part == "one-ship":
        return None
    longer: tuple[Ship, ...] = ([*ship, bare(part)], [bare(part), *ship])
    return next((found for found in longer if parts(found) in SHAPES), None)


def places(player: Player, tile: str) -> list[Option]:
    """[NAU-6.5 to 6.10] Where a tile may go in the yard."""
    if CATEGORY[tile] == "hull":
        ships = [("ship", i) for i, ship in enumerate(player.ships, start=1) if attached(ship, tile)]
        return [("new",), *ships]
    return [
        ("cell", i, j)
        for i, ship in enumerate(player.ships, start=1)
        for j, cell in enumerate(ship, start=1)
        if is_free(cell, tile) and (CATEGORY[tile] == "good" or suits(ship, tile.split("-")[0]))
    ]


def is_free(cell: Cell, tile: str) -> bool:
    """[NAU-6.7, 6.8, 6.10] One of each in a cell, a sail only where a mast stands."""
    category = CATEGORY[tile]
    return cell[category] == "-" and (category != "sail" or cell["mast"] != "-")


def suits(ship: Ship, crest: str) -> bool:
    """[NAU-6.9] One crest for the ship; crowns go with everything."""
    shown = {cell[part] for cell in ship for part in ("mast", "sail")} - {"-", "crown"}
    return crest == "crown" or shown <= {crest}
