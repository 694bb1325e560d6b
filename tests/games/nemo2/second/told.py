"""The table of the second reading: what lies where, what everything is worth, how it is described."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Mapping
from fractions import Fraction
from typing import Any, Final, NamedTuple, TypeVar

from pelagos.core.case_values import slug
from tests.games.nemo2.second.tables import (
    BOXES,
    CAPACITY,
    CARDS,
    CHARACTERS,
    EVENTS,
    FULL,
    GROUPS,
    KNOBS,
    LANDS,
    MAJORS,
    MINES,
    MOTIVES,
    OCEANS,
    OFFICERS,
    RESOURCES,
    SIDES,
    SUPPLY,
    TERROR,
    TOKENS,
    TREASURE_COUNT,
    TREASURES,
    UPGRADES,
    Row,
    Side,
    number,
)

T = TypeVar("T")
Option = tuple[Any, ...]
Ship = list[Any]
"""A vessel and whether its back lies up."""
EDITIONS: Final = {
    "captain_hidden": ("outer", "inner"),
    "upgrade_shield": ("hits_only", "any_loss"),
    "hit_choice_timing": ("before_location", "after_location"),
    "shield_pile": ("removed", "fail_pile"),
    "crew_armor_limit": ("per_attack", "per_action"),
    "black_die_44": ("permanent", "current"),
    "empty_bag_red": ("yes", "no"),
    "rising_threat_order": ("ship_first", "discard_first"),
    "uncharted_island": ("forced", "free_action"),
    "emergency_scope": ("tests", "any_2d6"),
    "coordinated_count": ("all_ships", "same_kind"),
    "retain_window": ("action_phase", "any_time"),
    "coop_relinquish_lock": ("no", "yes"),
    "coop_gem_reward": ("mandatory", "optional"),
}
"""[NW2-22] What the two rulebooks say, the German one first."""
LEVELS: Final = ("sailor", "officer", "captain")
KNOB_NAMES: Final = (
    *("deck_gems", "start_upgrade", "hidden_contacts", "start_ap", "reinforcements"),
    *("exert_losses", "treacherous_tokens"),
)
PLAIN: Final = (
    *("motive", "act", "turn", "phase", "lull", "ap", "ocean", "tunnel", "contacts", "gems", "deck_gems"),
    *("gray_cubes", "fleet", "notoriety", "peak", "deck_bottom", "cannonballs", "torpedo", "torpedo_used"),
    *("gems_left", "cubes_left", "deck", "token_bag", "red_sky", "no_ap"),
)
"""What is described just as it is told here."""
MIXED: Final = ("tableau", "display", "installed", "sacrificed", "uprisings", "bag", "held", "discarded", "seen_tokens")
"""What has no order."""


class Asked(NamedTuple):
    """A question of the second reading; a draw has chances instead of options."""

    name: str
    options: tuple[Option, ...] = ()
    chances: Mapping[Option, Fraction] = {}
    seat: int = 0


Talk = Generator[Asked, Option, T]


class End(Exception):
    """The game is over, for this reason."""


def chosen(settings: Mapping[str, Any]) -> dict[str, Any]:
    """[NW2-0, 21] Every option and knob; what is not set follows the edition or the level."""
    galakta = settings.get("edition") == "galakta"
    found: dict[str, Any] = {name: values[galakta] for name, values in EDITIONS.items()}
    found |= dict.fromkeys(KNOB_NAMES, settings.get("level", "officer"))
    return found | {"mode": "solo", "players": 1, "motive": "ask"} | dict(settings)


class Told:
    """Everything on the table, by names."""

    def __init__(self, settings: Mapping[str, Any]) -> None:
        self.rules = rules = chosen(settings)
        self.motive, self.act, self.turn, self.phase, self.lull = "science", 0, 0, "adventure", False
        self.ap, self.ap_cut = number(KNOBS["start_ap"][rules["start_ap"]]), 0
        self.no_ap = self.skip_action = False
        self.ocean, self.tunnel, self.fleet = "none", False, "none"
        self.contacts = {ocean: first_contacts(row, rules) for ocean, row in OCEANS.items()}
        self.ships: dict[str, list[Ship]] = {ocean: [] for ocean in OCEANS}
        self.gems = {ocean: int(row["start_gem"]) for ocean, row in OCEANS.items()}
        self.deck_gems = number(KNOBS["deck_gems"][rules["deck_gems"]])
        self.gems_left = SUPPLY["treasure gem"] - sum(self.gems.values()) - self.deck_gems
        self.uprisings: set[str] = set()
        self.cubes_left, self.gray_cubes = SUPPLY["uprising cube (normal)"], 0
        self.points = dict(FULL)
        self.notoriety = self.peak = 0
        self.dark = False
        self.boxes = [*map(int, KNOBS["reinforcements"][rules["reinforcements"]].split(" and "))]
        self.tonnage: dict[str, list[Ship]] = {ocean: [] for ocean in MAJORS}
        self.salvage: list[Ship] = []
        self.pile: list[tuple[str, int]] = []
        self.unseen = {*EVENTS}
        self.deck, self.card = 0, ""
        self.deck_bottom: list[str] = []
        self.passed: list[str] = []
        self.failed: list[str] = []
        self.tableau: list[str] = []
        self.cannonballs = 0
        self.display: list[str] = []
        self.installed: list[str] = []
        self.upgrades_down = {name for name in UPGRADES if name != MINES}
        self.torpedo, self.torpedo_used, self.armor_used = 2, False, False
        self.sacrificed: set[str] = set()
        self.collected: Counter[str] = Counter()
        self.treasure_bag = Counter(TREASURE_COUNT)
        self.lost: Counter[str] = Counter()
        self.bag = GROUPS["A"] | GROUPS["B"]
        self.held = {ship for letter in "CDEFGH" for ship in GROUPS[letter]}
        self.discarded: list[str] = []
        self.token_bag, self.red_sky = 0, False
        self.tokens: set[str] = set()
        self.seen_tokens: set[str] = set()
        self.held_tokens: set[str] = set()
        if rules.get("treacherous_waters"):
            self.tokens, self.held_tokens = {*TOKENS}, {*"CDEFG"}
            self.token_bag = number(KNOBS["treacherous_tokens_in_bag"][rules["treacherous_tokens"]])
        self.draw_ocean = self.rolled = ""
        self.total: int | None = None
        cards = [row for row in OFFICERS if row["players"] == str(rules["players"])]
        self.officers = [slug(row["officer"]) for row in cards] or ["none"]
        self.people = [[*map(slug, row["characters"].split("|"))] for row in cards] or [[]]
        semi = rules["mode"] == "semi_coop"
        self.gems_of = [int(row["semi_coop_start_gems"]) if semi else 0 for row in cards] or [0]
        self.gems_left -= sum(self.gems_of)
        self.stacks: list[tuple[list[str], list[str]]] = [([], []) for _ in self.officers]
        self.immune: set[int] = set()
        self.settled = False
        self.captain, self.due, self.locked = 0, False, False

    def side(self, ship: Ship) -> Side:
        """The side of a ship that lies up."""
        return SIDES[ship[0], ship[1]]

    def warships(self, ocean: str, besides: Ship | None = None) -> int:
        """[NW2-6.4] Warships in an ocean, one of them perhaps not counted."""
        return sum(self.side(ship).warship for ship in self.ships[ocean] if ship is not besides)

    def room(self, ocean: str) -> bool:
        """[NW2-9.5] Fewer tokens than spaces."""
        return self.contacts[ocean] + len(self.ships[ocean]) < CAPACITY[ocean]

    def cubes_in(self, ocean: str) -> list[str]:
        """[NW2-3.7] The cubes in an ocean."""
        return [land for land, oceans in LANDS.items() if ocean in oceans and land in self.uprisings]

    def free_lands(self, ocean: str | None) -> list[str]:
        """[NW2-3.6] Land spaces of an ocean, or of the world, without a cube; none if the supply is empty."""
        if not self.cubes_left:
            return []
        return [x for x, oceans in LANDS.items() if x not in self.uprisings and (ocean is None or ocean in oceans)]

    def in_play(self) -> list[str]:
        """[NW2-1.7] The characters that are face up."""
        return [name for name in CHARACTERS if name not in self.sacrificed]

    def tally(self) -> dict[str, int]:
        """[NW2-17.1 to 17.4] Line by line as in the specification."""
        motive = MOTIVES[self.motive]
        cards = [CARDS[card] for card in [*self.passed, *(card for good, _ in self.stacks for card in good)]]
        cards += [CARDS[card] for card in self.tableau if CARDS[card]["end_of_game"] == "P"]
        cards += [UPGRADES[name] for name in self.installed if name != MINES]
        sunk = [self.side(ship) for row in self.tonnage.values() for ship in row]
        found = [TREASURES[name] for name in self.collected.elements()]
        boxes = [BOXES[name, self.points[name]] for name in RESOURCES]
        people = [CHARACTERS[name] for name in self.in_play()]

        def each(column: str, printed: list[str]) -> int:
            return sum(max(0, int(vp) + int(motive[f"{column}_add"])) for vp in printed if vp)

        def printed(column: str) -> list[str]:
            return [card.get(column, "") for card in cards]

        def track(kind: str) -> int:
            return sum(int(box["vp"]) for box in boxes if box["vp_kind"] == kind)

        def total(some: list[str]) -> int:
            return sum(map(number, some))

        science = total(printed("vp_science")) + sum(ship.science for ship in sunk) + track("science")
        wonders = total(printed("vp_wonder")) + sum(ship.wonder for ship in sunk) + track("wonder")
        return {
            "warships": each("warship", [str(ship.vp) for ship in sunk if ship.warship] + printed("vp_warship")),
            "nonwarships": each(
                "nonwarship", [str(ship.vp) for ship in sunk if not ship.warship] + printed("vp_nonwarship")
            ),
            "adventures": each("adventure", printed("vp_adventure")),
            "treasures": each("treasure", [row["treasure_vp"] for row in found]),
            "liberation": (len(self.uprisings) + self.gray_cubes) * int(motive["liberation_mult"]),
            "science": (science + total([row["science_vp"] for row in people])) * int(motive["science_mult"]),
            "wonders": (wonders + total([row["wonder_vp"] for row in found])) * int(motive["wonder_mult"]),
            "characters": (
                total([row["character_vp"] for row in people]) + track("character") + total(printed("vp_character"))
            ),
            "terror": TERROR[min(6, *map(len, self.tonnage.values()))],
            "penalties": track("penalty") + total(printed("vp_penalty")),
        }

    def seat(self, seat: int) -> dict[str, Any]:
        """[NW2-20.1, 20.2, 20.5] What lies before a player, and the glory of it."""
        good, bad = self.stacks[seat]
        alive = sum(name not in self.sacrificed for name in self.people[seat])
        return {
            "officer": self.officers[seat],
            "gems": self.gems_of[seat],
            "pass": sorted(good),
            "fail": sorted(bad),
            "glory": alive + 2 * self.gems_of[seat] + len(good) - len(bad),
        }

    def rank(self, seat: int) -> int:
        """[NW2-20.5] By glory, then cards, gems and characters; without a semi-cooperative game all are alike."""
        if self.rules["mode"] != "semi_coop":
            return 1

        def worth(one: int) -> tuple[int, ...]:
            alive = sum(name not in self.sacrificed for name in self.people[one])
            return self.seat(one)["glory"], len(self.stacks[one][0]), self.gems_of[one], alive

        return 1 + sum(worth(other) > worth(seat) for other in range(len(self.officers)))

    def described(self) -> dict[str, Any]:
        """The position by the field names of case files; what has no order is sorted."""

        def names(ships: list[Ship]) -> list[str]:
            return [self.side(ship).name for ship in ships]

        tally = self.tally()
        return {
            **{name: getattr(self, name) for name in PLAIN},
            **{name: sorted(getattr(self, name)) for name in MIXED},
            **self.points,
            "pass": sorted(self.passed),
            "fail": sorted(self.failed),
            "ships": {ocean: sorted(names(ships)) for ocean, ships in self.ships.items()},
            "tonnage": {ocean: names(ships) for ocean, ships in self.tonnage.items()},
            "salvage": sorted(names(self.salvage)),
            "upgrades_down": len(self.upgrades_down),
            "collected": {name: self.collected[name] for name in TREASURE_COUNT},
            "treasure_bag": {name: self.treasure_bag[name] for name in TREASURE_COUNT},
            "lost_treasures": {name: self.lost[name] for name in TREASURE_COUNT},
            "captain": "ABCD"[self.captain],
            "handover": self.due,
            "locked": self.locked,
            "immune": "".join("ABCD"[seat] for seat in sorted(self.immune)) or "none",
            "seats": {"ABCD"[seat]: self.seat(seat) for seat in range(len(self.officers))},
            "tally": tally,
            "score": sum(tally.values()),
        }


def first_contacts(row: Row, rules: Mapping[str, Any]) -> int:
    """[NW2-2.8] By the level, and for captains by the edition."""
    level = rules["hidden_contacts"]
    if level == "captain":
        level = "captain_frosted" if rules["captain_hidden"] == "outer" else "captain_galakta"
    return int(row[f"start_hidden_{level}"])


def retold(settings: Mapping[str, Any], described: Mapping[str, Any]) -> Told:
    """A position of case files as a table of the second reading."""
    t = Told(settings)
    for name in PLAIN:
        setattr(t, name, described[name])
    for name in (*MIXED, "collected", "treasure_bag"):
        setattr(t, name, type(getattr(t, name))(described[name]))
    t.lost = Counter(described["lost_treasures"])
    t.passed, t.failed = [*described["pass"]], [*described["fail"]]
    t.points = {name: described[name] for name in RESOURCES}
    t.ships = {ocean: [*map(ship_named, ships)] for ocean, ships in described["ships"].items()}
    t.tonnage = {ocean: [*map(ship_named, ships)] for ocean, ships in described["tonnage"].items()}
    t.salvage = [*map(ship_named, described["salvage"])]
    t.pile = [("", int(word)) if word.isdecimal() else segment(word) for word in described["pile"]]
    t.captain, t.locked = "ABCD".index(described["captain"]), described["locked"]
    seats = described["seats"].values()
    t.gems_of = [seat["gems"] for seat in seats]
    t.stacks = [([*seat["pass"]], [*seat["fail"]]) for seat in seats]
    stacked = {card for stack in t.stacks for pile in stack for card in pile}
    t.unseen = {*EVENTS} - {*stacked, *t.passed, *t.failed, *t.tableau, *t.deck_bottom}
    t.upgrades_down = {*UPGRADES} - {MINES, *t.display, *t.installed}
    return t


def segment(word: str) -> tuple[str, int]:
    """[NW2-2.2] A special card of the draw pile and the events shuffled with it."""
    name, _, events = word.partition("+")
    return name, number(events)


def ship_named(name: str) -> Ship:
    """The ship with this name on one side; if both are called alike it lies on its front."""
    return next([vessel, back] for (vessel, back), side in SIDES.items() if side.name == name)
