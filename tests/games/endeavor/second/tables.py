"""The component tables as they are written, read without any code of the game."""

from __future__ import annotations

import csv
import tomllib
from pathlib import Path
from typing import Any, Final

from pelagos.games import endeavor

DATA: Final = Path(str(endeavor.__file__)).parent / "data"
Gain = tuple[Any, ...]
"""One single gain of EDS-6.9: ("rep",), ("disc", 2), ("discover", 1, 3, False), ("action", "travel", ("tech+1",))."""


def rows(name: str) -> dict[str, dict[str, str]]:
    """All rows of a table, by their ids."""
    with (DATA / name).open(encoding="utf-8", newline="") as file:
        return {row["id"]: row for row in csv.DictReader(file)}


def toml(name: str) -> dict[str, Any]:
    """A table with tables in it."""
    return tomllib.loads((DATA / name).read_text(encoding="utf-8"))


ATTRIBUTES: Final = ("rep", "insp", "coord", "ing")
TOPICS: Final = ("blue", "brown", "green", "yellow")
CREW: Final = rows("crew.csv")
REPORTS: Final = rows("reports.csv")
TOKENS: Final = rows("dive_tokens.csv")
BONUS_GOALS: Final = rows("bonus_goals.csv")
CRISES: Final = rows("crises.csv")
TILES: Final[dict[str, Any]] = {tile["id"]: tile for tile in toml("tiles.toml")["tile"]}
SCENARIOS: Final[dict[int, Any]] = {scenario["number"]: scenario for scenario in toml("scenarios.toml")["scenario"]}


def name_of(kind: str, leader: bool) -> str:
    """What a crew member is called on the side that lies up."""
    printed = CREW[kind]["leader_name" if leader else "junior_name"]
    return printed.lower().replace(".", "").replace(" ", "-")


def side(kind: str, leader: bool, column: str) -> str:
    """What is printed on one side of a crew member."""
    return CREW[kind][f"leader_{column}" if leader else f"junior_{column}"]


def level(box: int) -> int:
    """[EDS-3.1] 0-1, 2-3, 4-6, 7-9, 10-12."""
    return 1 + sum(box >= first for first in (2, 4, 7, 10))


def gains_of(text: str) -> list[Gain]:
    """[EDS-2, 6.9] A list of effects as single gains."""
    return [gain for part in text.split(";") if part for gain in single(part)]


def single(part: str) -> list[Gain]:
    """One effect of the list: steps and influence are gains of their own, the rest is one gain each."""
    if ">" in part:
        cost, effect = part.split(">")
        return [("pay", int(cost.removeprefix("disc-")), *single(effect))]
    if part == "promote":
        return [("promote",)]
    if part.startswith("action:"):
        name, _, modifiers = part.removeprefix("action:").rstrip("]").partition("[")
        return [("action", name, tuple(modifiers.split(",")) if modifiers else ())]
    if part.startswith("discover:"):
        depths, _, unsupported = part.removeprefix("discover:").partition("[")
        first, last = depths.split("-")
        return [("discover", int(first), int(last), bool(unsupported))]
    name, number = part.split("+")
    return [(name, int(number))] if name in ("disc", "know") else [(name,)] * int(number)
