"""The table of the second reading: what lies where, what everything is worth, how it is described."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import Any, NamedTuple, TypeVar

from tests.games.nemo1.second.tables import (
    CARDS,
    CIRCLES,
    COMMITMENTS,
    COSTS,
    FIRST_SHIPS,
    NUMBER,
    RESOURCES,
    SHIPS,
    TOP,
    TREASURES,
    group,
    title,
)

T = TypeVar("T")
Option = tuple[Any, ...]
PLAIN = (
    *("turn", "week", "target", "notoriety", "liberation", "final", "ocean", "phase", "result", "pile", "salvage"),
    *("upgrades", "sunk", "circles", "cup", "drawn", "yard", "free_yard", "captured"),
)
"""What is described just as it is told here."""
MIXED = ("spent", "discard", "collected", "removed", "unseen_ships", "unseen_treasures")
"""What has no order."""
CARD_PILES = {"kept": "kept", "pass": "passed", "fail": "failed", "unseen": "unseen"}


class Asked(NamedTuple):
    """A question of the second reading; dice have no options worth telling."""

    name: str
    options: tuple[Option, ...] = ()


Talk = Generator[Asked, Option, T]
SCOURGE = (0, 6, 12, 18, 24, 30, 40)


class End(Exception):
    """The game is over."""


class Told:
    """Everything on the table, by names. A free place is ""."""

    def __init__(self) -> None:
        self.turn, self.week, self.target, self.notoriety, self.liberation = 0, 1, 10, 1, 0
        self.levels = dict(TOP)
        self.spent: set[str] = set()
        self.commitment, self.final, self.ocean, self.phase, self.result = "", False, "none", "setup", "running"
        self.unseen_ships = group("light_gray")
        self.released = {"light_gray"}
        self.ships = {ocean: ["hidden"] * number for ocean, number in FIRST_SHIPS.items()}
        self.pile = len(self.unseen_ships) - sum(FIRST_SHIPS.values())
        self.discard: list[str] = []
        self.salvage: list[str] = []
        self.upgrades: dict[str, str] = {}
        self.sunk: dict[str, list[str]] = {ocean: [] for ocean in FIRST_SHIPS}
        self.circles = dict.fromkeys(FIRST_SHIPS, True)
        self.cup = len(TREASURES) - len(FIRST_SHIPS)
        self.unseen_treasures = set(TREASURES)
        self.collected: list[str] = []
        self.removed: list[str] = []
        self.drawn = 0
        self.unseen = {card for card in CARDS if card not in (21, 24)}
        self.kept: list[int] = []
        self.carried: list[int] = []
        self.passed: list[int] = []
        self.failed: list[int] = []
        self.yard = self.free_yard = self.captured = False

    def number_in(self, ocean: str) -> int:
        """[NW1-12.3] How many ships an ocean holds."""
        return sum(ship != "" for ship in self.ships[ocean])

    def score(self) -> int:
        """[NW1-12.5] Line by line as in the specification."""
        column = COMMITMENTS[self.commitment]
        sunk = [SHIPS[ship] for row in self.sunk.values() for ship in row]
        cards = [CARDS[card] for card in self.kept + self.passed]
        found = [TREASURES[treasure] for treasure in self.collected]
        return (
            times(column["warships"], sum(int(row["vp"]) for row in sunk if row["attack"]))
            + times(column["other_ships"], sum(int(row["vp"]) for row in sunk if not row["attack"]))
            + SCOURGE[min(6, *map(len, self.sunk.values()))]
            + sum(int(CIRCLES[resource, self.levels[resource]]["vp"]) for resource in RESOURCES)
            - sum(COSTS[passenger] for passenger in self.spent)
            - (50 if self.result in ("tragic", "imperial") else 0)
            + times(column["treasure"], sum(int(row["vp"]) for row in found))
            + int(column["wonder_each"]) * sum(row["wonder"] == "yes" for row in found)
            + times(column["adventure"], sum(int(row["vp"]) for row in cards))
            + int(column["science_each"]) * sum(int(row["science"]) for row in cards)
            + times(column["liberation"], self.liberation)
        )

    def described(self) -> dict[str, Any]:
        """The position by the field names of case files; what has no order is sorted."""
        return {
            **{name: getattr(self, name) for name in PLAIN},
            **{name: sorted(getattr(self, name)) for name in MIXED},
            **{name: sorted(map(title, getattr(self, pile))) for name, pile in CARD_PILES.items()},
            "ships": {ocean: [ship or "none" for ship in here] for ocean, here in self.ships.items()},
            "carried": [title(card) for card in self.carried],
            "released": sorted(name.replace("_", "-") for name in self.released),
            **self.levels,
            **({"commitment": self.commitment, "score": self.score()} if self.commitment else {}),
        }


def retold(described: Mapping[str, Any]) -> Told:
    """A position of case files as a table of the second reading."""
    t = Told()
    for name in (*PLAIN, "commitment"):
        setattr(t, name, described[name])
    for name in MIXED:
        setattr(t, name, type(getattr(t, name))(described[name]))
    for name, pile in CARD_PILES.items():
        setattr(t, pile, type(getattr(t, pile))(NUMBER[card] for card in described[name]))
    t.ships = {ocean: [ship.replace("none", "") for ship in here] for ocean, here in described["ships"].items()}
    t.released = {name.replace("-", "_") for name in described["released"]}
    t.levels = {name: described[name] for name in RESOURCES}
    return t


def times(factor: str, number: int) -> int:
    """[AMB-6] Halves are rounded down."""
    return number // 2 if factor == "1/2" else int(factor) * number
