"""The table of the second reading: what lies where, by names, and how it is described."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from fractions import Fraction
from typing import Any, NamedTuple, TypeVar

from tests.games.endeavor.second.tables import ATTRIBUTES, CREW, CRISES, REPORTS, SCENARIOS, TILES, TOKENS, name_of

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
    needless: bool = False
    """Whether every answer comes to the same, so that nobody need be asked."""


Talk = Generator[Asked, Option, T]


def ask(name: str, seat: int, options: list[Option], needless: bool = False) -> Talk[Option]:
    """Somebody is asked; what is listed twice is one option."""
    return (yield Asked(name, seat, tuple(dict.fromkeys(options)), needless=needless))


def fate(name: str, weights: dict[Option, int]) -> Talk[Option]:
    """Something is drawn."""
    some = {option: weight for option, weight in weights.items() if weight}
    total = sum(some.values())
    chances = {option: Fraction(weight, total) for option, weight in some.items()}
    return (yield Asked(name, -1, tuple(some), chances, needless=len(some) == 1))


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
        self.spaces = {(space["row"], space["col"]): space for space in self.scenario["influence"]["spaces"]}
        self.number, self.mode, self.seats = scenario, mode, seats
        self.players = [Player() for _ in range(seats)]
        self.round, self.wave, self.turn = 0, -1, -1
        self.in_turn = False
        self.passed: set[int] = set()
        self.ocean: dict[str, str] = {}
        self.slots: dict[str, str] = {}
        self.finders: dict[str, int] = {}
        self.discs: dict[Space, int] = {}
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
        self.races: dict[str, list[int]] = {"discover": [], "travel": []}
        self.goals: list[str] = []
        self.crises = list(CRISES)

    def slot_of(self, tile: str) -> str:
        """Where a tile lies; "" when it does not."""
        return self.slots.get(tile, "")

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


def retold(found: dict[str, Any], scenario: int, mode: str) -> Told:
    """A position of case files, in which no token was shuffled twice, as a table of the second reading."""
    t = Told(scenario, mode, len(found["seats"]))
    t.round, t.wave, t.turn = found["round"], "ABCD".index(found["wave"]), "ABCD".index(found["turn"])
    t.ocean = found["ocean"]
    t.slots = {tile: slot for slot, tile in t.ocean.items()}
    t.piles = {int(depth): [*pile] for depth, pile in found["piles"].items()}
    t.star_top, t.named, t.goals, t.crises = found["star_top"], found["named"], [*found["goals"]], [*found["crises"]]
    t.display, t.supply, t.tray = [*found["display"]], found["supply"], found["tray"]
    t.chosen = {int(goal): option for goal, option in found["options"].items()}
    t.races = {name: ["ABCD".index(letter) for letter in seats] for name, seats in found["races"].items()}
    t.discard = Counter({(kind,): number for kind, number in found["discard"].items()})
    for name, number in found["spots"].items():
        t.spots[t.ocean[name[:2]], name[3:]] = [0] * number
    for seat, facts in enumerate(found["seats"].values()):
        seated(t, seat, facts)
    held = [report for player in t.players for report in player.reports]
    t.deck = [name for name, row in REPORTS.items() if row["anchor"] == "false" and name not in [*held, *t.display]]
    t.fives = list(zip([*found["fives"], "", "", ""], found["heights"], strict=False))
    gone = [*found["fives"], *(member.kind for player in t.players for member in player.crew)]
    t.unseen_fives = [kind for kind, row in CREW.items() if row["level"] == "5" and kind not in gone]
    for token in [(token,) for player in t.players for token in player.tokens]:
        t.pools[0][token] -= 1
    t.pools[0] -= t.discard
    return t


def seated(t: Told, seat: int, facts: dict[str, Any]) -> None:
    """What a described player has."""
    p = t.players[seat]
    p.boxes = {name: facts[name] for name in ATTRIBUTES}
    p.knowledge, p.cargo, p.cleanup = facts["knowledge"], facts["cargo"], facts["cleanup"]
    p.vessels, p.tokens = [*facts["vessels"]], [*facts["tokens"]]
    sides = {name_of(kind, leader): (kind, leader) for kind in CREW for leader in (False, True)}
    p.crew = [Member(*sides[name.rstrip("*")], disc=name.endswith("*")) for name in facts["crew"]]
    for report in facts["reports"]:
        name, _, used = report.partition(":")
        p.reports[name] = set(map(int, used))
    for name in facts["discs"]:
        t.discs[t.ocean[name[:2]], name[3:]] = seat
    for marker in facts["markers"]:
        row, col = marker.split(",")
        p.markers.append((int(row), int(col)))
    for slot in facts["discovered"]:
        t.finders[slot] = seat


def known(tile: str, seats: frozenset[int]) -> str:
    """[EDS-20.1] A tile under a pile, with those who know it."""
    return f"{tile}:{''.join(letter(seat) for seat in sorted(seats))}"


def laid_out(t: Told, seat: int) -> dict[str, Any]:
    """What lies in front of a player, and what he has elsewhere."""
    p = t.players[seat]
    used = sum(member.disc for member in p.crew) + sum(map(len, p.reports.values()))
    supply = max(0, 30 - p.cargo - used - list(t.discs.values()).count(seat))
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
