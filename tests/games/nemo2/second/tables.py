"""The component tables as they are written, read without any code of the game."""

from __future__ import annotations

import csv
from collections import Counter
from pathlib import Path
from typing import Final, NamedTuple

from pelagos.core.case_values import slug
from pelagos.games import nemo2

DATA: Final = Path(str(nemo2.__file__)).parent / "data"
Row = dict[str, str]


def rows(name: str) -> list[Row]:
    """All rows of a table."""
    with (DATA / f"{name}.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def number(cell: str) -> int:
    """A number, 0 where none is printed."""
    return int(cell or 0)


class Side(NamedTuple):
    """[NW2-1.4] One side of a ship."""

    name: str
    attack: int
    defense: int
    skulls: int
    vp: int
    science: int = 0
    wonder: int = 0
    armored: bool = False
    airy: bool = False
    """[NW2-12.8] A monster or an airship."""
    sunk: str = ""

    @property
    def warship(self) -> bool:
        """[NW2-1.3] A ship with an attack value."""
        return self.attack > 0


def side(row: Row, back: str) -> Side:
    """The front of a ship, or with `back_` its back."""
    kind = row[f"{back}class" if back else "ship_class"]
    return Side(
        name=slug(row[f"{back}name"]),
        attack=number(row[f"{back}attack"]),
        defense=number(row[f"{back}defense"]),
        skulls=number(row[f"{back}notoriety"]),
        vp=number(row[f"{back}vp"]),
        science=number(row[f"{back}vp_science"]),
        wonder=number(row[f"{back}vp_wonder"]),
        armored=any(word in kind for word in ("Iron", "Armored", "Battle")),
        airy=kind in ("Monster", "Airship"),
        sunk=row[f"{back}sink_effect"],
    )


OCEANS: Final = {slug(row["name"]): row for row in rows("oceans")}
CAPACITY: Final = {ocean: int(row["capacity"]) for ocean, row in OCEANS.items()}
OCEAN_OF_DIE: Final = {int(row["die"]): ocean for ocean, row in OCEANS.items() if row["die"]}
MAJORS: Final = (*OCEAN_OF_DIE.values(),)
LINKS: Final = [(slug(row["ocean_a"]), slug(row["ocean_b"]), row["link"] == "movement") for row in rows("adjacency")]
LANDS: Final = {slug(row["name"]): [*map(slug, row["linked_oceans"].split("|"))] for row in rows("lands")}
VESSELS: Final = {slug(row["name"]): row for row in rows("ships")}
GROUPS: Final = {
    letter: {ship for ship, row in VESSELS.items() if row["group"] == letter}
    for letter in sorted({row["group"] for row in VESSELS.values()})
}
TOKENS: Final = {slug(row["name"]): row for row in rows("treacherous_waters")}
SHIP_GROUPS: Final = {name: row for name, row in TOKENS.items() if row["kind"] == "ship_group"}


def ship_group(row: Row) -> Side:
    """[NW2-18.4] A group has one side only."""
    name, attack = slug(row["name"]), number(row["attack"])
    return Side(name, attack, number(row["defense"]), number(row["notoriety"]), number(row["vp"]))


SIDES: Final = {
    **{(ship, False): side(row, "") for ship, row in VESSELS.items()},
    **{(ship, True): side(row, "back_") for ship, row in VESSELS.items()},
    **{(name, False): ship_group(row) for name, row in SHIP_GROUPS.items()},
}
TREASURES: Final = {slug(row["name"]): row for row in rows("treasures")}
TREASURE_COUNT: Final = Counter(slug(row["name"]) for row in rows("treasures"))
EVENTS: Final = {slug(row["title"]): row for row in rows("events")}
FINALES: Final = {slug(row["title"]): row for row in rows("finales")}
ACTS: Final = {slug(row["title"]): row for row in rows("act_cards")}
CARDS: Final = {**EVENTS, **FINALES, **ACTS}
THREAT: Final = "a-hollow-explosion"
UPGRADES: Final = {slug(row["name"]): row for row in rows("upgrades")}
MINES: Final = "magnetic-mines"
CHARACTERS: Final = {slug(row["name"]): row for row in rows("characters")}
MOTIVES: Final = {slug(row["name"]): row for row in rows("motives")}
BOXES: Final = {(row["track"].lower(), int(row["points_left"])): row for row in rows("resources")}
RESOURCES: Final = ("nemo", "crew", "hull")
FULL: Final = {name: max(left for track, left in BOXES if track == name) for name in RESOURCES}
TERROR: Final = (0, *(int(row["terror_bonus"]) for row in rows("tonnage_track")))
ACTION_ROWS: Final = [{**row, "action": slug(row["action"])} for row in rows("action_table")]
ACTION: Final = {slug(row["action"]): row for row in rows("action_modifiers")}
KNOBS: Final = {row["knob"].split()[0]: row for row in rows("difficulty")}
OFFICERS: Final = rows("officers")
SUPPLY: Final = {row["item"]: int(row["count"]) for row in rows("markers")}


def neighbours(ocean: str) -> list[str]:
    """[NW2-1.2] The oceans around it by links of both kinds."""
    return [(b if ocean == a else a) for a, b, _ in LINKS if ocean in (a, b)]


def exertion(resource: str, points: int) -> int:
    """[NW2-6.9] The bonus of the box where the marker stands."""
    return number(BOXES[resource, points]["exert_drm"])
