"""The component tables as they are written, read without any code of the game."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Final

from pelagos.core.case_values import slug
from pelagos.games import nemo1

DATA: Final = Path(str(nemo1.__file__)).parent / "data"
Row = dict[str, str]


def rows(name: str) -> list[Row]:
    """All rows of a table."""
    with (DATA / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


OCEANS: Final = {row["id"]: slug(row["name"]) for row in rows("oceans.csv")}
CAPACITY: Final = {slug(row["name"]): int(row["capacity"]) for row in rows("oceans.csv")}
FIRST_SHIPS: Final = {slug(row["name"]): int(row["setup_ships"]) for row in rows("oceans.csv")}
OCEAN_OF_DIE: Final = {int(row["die"]): slug(row["name"]) for row in rows("oceans.csv")}
ROUTES: Final = [
    (OCEANS[row["ocean_a"]], OCEANS[row["ocean_b"]], int(row["weeks"]), row["condition"] != "none")
    for row in rows("routes.csv")
]
SHIPS: Final = {slug(row["name"]): row for row in rows("ships.csv") if row["id"] != "NAUT"}
SHIP_OF_ID: Final = {row["id"]: slug(row["name"]) for row in rows("ships.csv")}
TREASURES: Final = {slug(row["name"]): row for row in rows("treasures.csv")}
CARDS: Final = {int(row["number"]): row for row in rows("cards.csv")}
NUMBER: Final = {slug(row["title"]): int(row["number"]) for row in rows("cards.csv")}
UPGRADES: Final = {slug(row["name"]): int(row["salvage_cost"]) for row in rows("upgrades.csv")}
COMMITMENTS: Final = {slug(row["commitment"]): row for row in rows("commitments.csv")}
CIRCLES: Final = {(row["resource"].lower(), int(row["level"])): row for row in rows("resources.csv") if row["level"]}
COSTS: Final = {
    slug(row["resource"]): int(row["cost_vp_when_spent"]) for row in rows("resources.csv") if not row["level"]
}
RESOURCES: Final = ("nemo", "crew", "hull")
TOP: Final = {name: max(level for track, level in CIRCLES if track == name) for name in RESOURCES}


def title(card: int) -> str:
    """What a card is called in answers."""
    return slug(CARDS[card]["title"])


def group(name: str) -> set[str]:
    """The ships of a colour."""
    return {ship for ship, row in SHIPS.items() if row["group"] == name}


def exertion(resource: str, level: int) -> int:
    """The modifier of a circle."""
    return int(CIRCLES[resource, level]["exert_drm"])
