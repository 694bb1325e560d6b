"""The table of the second reading: what lies where, by names, and how it is described."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from fractions import Fraction
from typing import Any, NamedTuple, TypeVar

from tests.games.endeavor.second.tables import ATTRIBUTES, CREW, CRISES, SCENARIOS, TILES, TOKENS, name_of

T = TypeVar("T")
Option = tuple[Any, ...]
Space = tuple[str, str]
"""A space of the ocean: tile and name. Slots are written as on the board, `C2`."""


class Asked(NamedTuple):
    """A question of the second reading: to a seat; or to fate, which has its chances."""

    name: str
    seat: int
    options: tuple[Option, ...]
    chances: dict[Option, Fraction] | None = None


Talk = Generator[Asked, Option, T]


def ask(name: str, seat: int, options: list[Option]) -> Talk[Option]:
    """Somebody is asked; what is listed twice is one option."""
    return (yield Asked(name, seat, tuple(dict.fromkeys(options))))


def fate(name: str, weights: dict[Option, int]) -> Talk[Option]:
    """Something is drawn."""
    some = {option: weight for option, weight in weights.items() if weight}
    total = sum(some.values())
    chances = {option: Fraction(weight, total) for option, weight in some.items()}
    return (yield Asked(name, -1, tuple(some), chances))


class Member:
    """A crew member in front of somebody."""

    def __init__(self, kind: str, leader: bool = False, disc: bool = False) -> None:
        self.kind, self.leader, self.disc = kind, leader, disc

    @property
    def name(self) -> str:
        """What it is called now."""
        return name_of(self.kind, self.leader)


class Player:
    """[EDS-2.8] What lies in front of a player."""

    def __init__(self) -> None:
        self.boxes = dict.fromkeys(ATTRIBUTES, 0)
        self.knowledge = self.cargo = self.cleanup = self.aside = 0
        self.vessels: list[str] = []
        self.crew = [Member("team-leader", leader=True, disc=True)]
        self.reports: dict[str, set[int]] = {}
        self.tokens: list[str] = []
        self.markers: list[tuple[int, int]] = []


class Told:
    """Everything on the table."""

    def __init__(self, scenario: int, mode: str, seats: int) -> None:
        self.scenario: dict[str, Any] = SCENARIOS[scenario]
        self.number, self.mode, self.seats = scenario, mode, seats
        self.players = [Player() for _ in range(seats)]
        self.round, self.wave, self.turn = 0, -1, -1
        self.in_turn = False
        self.passed: set[int] = set()
        self.ocean: dict[str, str] = {}
        self.finders: dict[str, int] = {}
        self.discs: dict[Space, int] = {}
        self.paid: set[tuple[str, int]] = set()
        self.spots: dict[Space, list[int]] = {}
        self.pools: list[Counter[Option]] = [Counter({(name,): int(row["copies"]) for name, row in TOKENS.items()})]
        self.supply = sum(self.pools[0].values())
        self.discard: Counter[Option] = Counter()
        self.piles: dict[int, list[str]] = {depth: [] for depth in range(1, 6)}
        self.bottoms: dict[int, list[tuple[str, frozenset[int]]]] = {depth: [] for depth in range(1, 6)}
        self.star_top = 0
        self.display: list[str] = []
        self.deck: list[str] = []
        self.tray = {kind: int(row["copies"]) for kind, row in CREW.items() if row["level"] in "1234"}
        self.fives: list[tuple[str, int]] = []
        self.unseen_fives: list[str] = []
        self.named = "none"
        self.chosen: dict[int, str] = {}
        self.guarded: set[str] = set()
        self.races: dict[str, list[int]] = {"discover": [], "travel": []}
        self.goals: list[str] = []
        self.crises = list(CRISES)

    def slot_of(self, tile: str) -> str:
        """Where a tile lies; "" when it does not."""
        return next((slot for slot, other in self.ocean.items() if other == tile), "")

    def others(self, first: int) -> list[int]:
        """[EDS-4.2] Everybody clockwise from somebody."""
        return [(first + step) % self.seats for step in range(self.seats)]


def depth_of(slot: str) -> int:
    """The row of a slot."""
    return int(slot[1])


def beside(slot: str, columns: int, rows: int) -> str:
    """The slot so far to the right of and below another; it may lie outside."""
    return f"{chr(ord(slot[0]) + columns)}{depth_of(slot) + rows}"


def kind_of(space: Space) -> str:
    """[EDS-18.5] What a space is for: sonar, conserve or publish."""
    return {"s": "sonar", "c": "conserve", "j": "publish"}[space[1][0]]


def own_spaces(t: Told, seat: int) -> list[tuple[str, str]]:
    """The slot and the kind of every own disc in the ocean."""
    return [(t.slot_of(space[0]), kind_of(space)) for space, owner in t.discs.items() if owner == seat]


def conserve_spaces(tile: str) -> list[Space]:
    """The conservation spaces of a tile."""
    return [(tile, space["id"]) for space in TILES[tile]["conserve"]]


def letter(seat: int) -> str:
    """A, B, C, D."""
    return "ABCD"[seat] if seat >= 0 else "none"


def described(t: Told) -> dict[str, Any]:
    """The position by the field names of case files."""
    return {
        "ocean": t.ocean,
        "round": t.round,
        "wave": letter(t.wave),
        "turn": letter(t.turn),
        "passed": "".join(letter(seat) for seat in sorted(t.passed)),
        "display": t.display,
        "deck": len(t.deck),
        "piles": {str(depth): pile for depth, pile in t.piles.items()},
        "bottoms": {str(depth): [known(*one) for one in under] for depth, under in t.bottoms.items() if under},
        "star_top": t.star_top,
        "named": t.named,
        "options": {str(goal): option for goal, option in t.chosen.items()},
        "races": {name: "".join(map(letter, seats)) for name, seats in t.races.items()},
        "goals": t.goals,
        "crises": t.crises,
        "discard": {kind[0]: number for kind, number in t.discard.items() if number and kind[0] != "older"},
        "discarded": sum(t.discard.values()),
        "supply": t.supply,
        "spots": {f"{t.slot_of(tile)}.{spot}": len(tokens) for (tile, spot), tokens in t.spots.items()},
        "zones": len(t.ocean),
        "tray": t.tray,
        "fives": [kind for kind, _ in t.fives if kind],
        "heights": [height for _, height in t.fives],
        "seats": {letter(seat): laid_out(t, seat) for seat in range(t.seats)},
    }


def known(tile: str, seats: frozenset[int]) -> str:
    """[EDS-20.1] A tile under a pile, with those who know it."""
    return f"{tile}:{''.join(letter(seat) for seat in sorted(seats))}"


def laid_out(t: Told, seat: int) -> dict[str, Any]:
    """What lies in front of a player, and what he has elsewhere."""
    p = t.players[seat]
    used = sum(member.disc for member in p.crew) + sum(map(len, p.reports.values()))
    supply = 30 - p.cargo - used - list(t.discs.values()).count(seat)
    return {
        **p.boxes,
        "knowledge": p.knowledge,
        "cargo": p.cargo,
        "cleanup": p.cleanup,
        "vessels": p.vessels,
        "crew": [member.name + "*" * member.disc for member in p.crew],
        "reports": [f"{name}:{''.join(map(str, sorted(spaces)))}".rstrip(":") for name, spaces in p.reports.items()],
        "tokens": p.tokens,
        "discs": [f"{t.slot_of(tile)}.{name}" for (tile, name), owner in t.discs.items() if owner == seat],
        "markers": [f"{row},{col}" for row, col in p.markers],
        "discovered": [slot for slot, finder in t.finders.items() if finder == seat],
        **({} if p.aside else {"supply": supply}),
    }
