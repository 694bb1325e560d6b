"""Late positions by chance, in which everything lies somewhere: rare rules come up soon, and games are short."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from tests.games.endeavor.second.acting import CAVE, TRENCH
from tests.games.endeavor.second.tables import BONUS_GOALS, CREW, REPORTS, SCENARIOS, TILES, TOKENS, name_of, side

Fields = dict[str, Any]
STAR = "fallen-star"


class Corner(NamedTuple):
    """An ocean in which something rare is likely, and where the vessels are."""

    ocean: str
    there: str
    scenario: int = 1
    mode: str = "competitive"


CORNERS = {
    "ruins": Corner(
        "A1 atoll A2 sunken-ruins A3 thermal-vents A4 seamount A5 seafloor-restoration B1 volcanic-island", "A2"
    ),
    "trench": Corner("A1 atoll A2 sunken-ruins A3 vortex A4 seamount A5 abyssal-trench B1 volcanic-island", "A2 A3"),
    "caves": Corner("B1 volcanic-island B2 submerged-cave-system A1 atoll A2 dolphin-pods B3 rift-valley", "B1 A2 C2"),
    "reef": Corner("A1 dying-reef B1 volcanic-island D1 decommissioned-oil-rig D2 whale-calving-grounds", "A1 D1 D2"),
    "current": Corner("A5 whale-fall B5 abyssal-trench C5 black-smoker B1 atoll", "A5 B5 A5", 1, "coop"),
    "bloom": Corner("B1 atoll B2 dolphin-pods B3 jellyfish-bloom B4 brine-pool D1 dying-reef", "B3 B4", 10),
}
"""[EDS-15.3, 19.8, 20.4] What chance rarely brings: links in the turn of another, caves, a filled rig, a current."""


def scattered(rng: Random, number: int, mode: str, seats: int, corner: str = "") -> Fields:
    """The fields of a position near the end of a game."""
    scenario = SCENARIOS[number]
    ocean, there = laid(rng, number), []
    if corner:
        words = CORNERS[corner].ocean.split()
        ocean = {"C1": "the-sea-star", "C2": "the-looking-glass", **dict(zip(words[::2], words[1::2], strict=True))}
        there = CORNERS[corner].there.split()
    fields: Fields = {
        "window": "round",
        "round": rng.choice((4, 5)),
        "wave": rng.choice("ABCD"[:seats]),
        "ocean": ocean,
        "seats": {letter: at_random(rng, ocean, there) for letter in "ABCD"[:seats]},
        "spots": {
            f"{slot}.{spot['id']}": rng.randint(0, min(2, spot["tokens"]))
            for slot, tile in ocean.items()
            for spot in TILES[tile]["dive"]
        },
    }
    share_tokens(rng, fields)
    share_crew(rng, fields)
    share_reports(rng, fields)
    share_discs(rng, fields)
    share_markers(rng, fields, number)
    started = [f"{zone['col']}{zone['depth']}" for zone in scenario["start_zones"]]
    for slot in ocean:
        if slot not in started and not (scenario.get("shuffled_row") and slot[1] == "1"):
            rng.choice([*fields["seats"].values()])["discovered"].append(slot)
    if number == 6 and STAR in ocean.values():
        fields["named"] = rng.choice(("conserve", "publish"))
    if mode != "competitive":
        fields["goals"] = rng.sample([*BONUS_GOALS], 3)
    return fields


def laid(rng: Random, number: int) -> dict[str, str]:
    """[EDS-2.2, 9.4] The starting zones, and more of them in each column, from the top."""
    scenario, full = SCENARIOS[number], rng.random() < 0.15
    row = scenario.get("shuffled_row", {"cols": [], "tiles": []})
    wanted = {f"{zone['col']}{zone['depth']}": zone["tile"] for zone in scenario["start_zones"]}
    wanted |= dict(
        zip((f"{column}1" for column in row["cols"]), rng.sample(row["tiles"], len(row["tiles"])), strict=True)
    )
    for column in scenario["columns"]:
        for depth in range(1, (scenario["max_depth"] if full else rng.randint(0, scenario["max_depth"])) + 1):
            wanted.setdefault(f"{column}{depth}", "random")
    hidden = [one["tile"] for one in scenario.get("hidden_tiles", [])]
    free = [tile for tile, row in TILES.items() if not row["scenario_only"] or tile in hidden]
    free = [tile for tile in rng.sample(free, len(free)) if tile not in wanted.values()]
    ocean: dict[str, str] = {}
    for slot in sorted(wanted, key=lambda slot: slot[1]):
        tiles = [tile for tile in free if TILES[tile]["depth"] == int(slot[1])]
        if wanted[slot] != "random":
            ocean[slot] = wanted[slot]
        elif tiles and (slot[1] == "1" or f"{slot[0]}{int(slot[1]) - 1}" in ocean):
            ocean[slot] = tiles[0]
            free.remove(tiles[0])
    return ocean


def at_random(rng: Random, ocean: dict[str, str], there: list[str]) -> Fields:
    """[EDS-2.8, 3.5] A player in the middle of things."""
    boxes = {name: rng.randint(0, 12) for name in ("rep", "insp", "coord", "ing")}
    if there and rng.random() < 0.5:
        boxes["ing"] = rng.randint(10, 12)
    there = there or [slot for slot, tile in ocean.items() if tile != CAVE]
    number = 1 + (boxes["ing"] >= 2) + (boxes["ing"] >= 7)
    vessels = [rng.choice(there) for _ in range(number)]
    narrow = [slot for slot in vessels if ocean[slot] == TRENCH]
    for slot in narrow[1:]:
        vessels[vessels.index(slot)] = (
            "C1" if "C1" in ocean else next(slot for slot in ocean if ocean[slot] not in (CAVE, TRENCH))
        )
    return {
        **boxes,
        "knowledge": rng.randint(0, 12),
        "cargo": rng.randint(1, 8),
        "vessels": vessels,
        "crew": ["team-leader"],
        "reports": [],
        "discs": [],
        "markers": [],
        "discovered": [],
    }


def share_tokens(rng: Random, fields: Fields) -> None:
    """[EDS-10.5] One or two tokens on a spot, some in hand, many discarded, so that the supply runs short."""
    left = [token for token, row in TOKENS.items() for _ in range(int(row["copies"]))]
    rng.shuffle(left)
    for player in fields["seats"].values():
        player["tokens"] = [left.pop()] if rng.random() < 0.6 else []
    gone = left[: max(0, len(left) - sum(fields["spots"].values()) - rng.randint(0, 8))]
    fields["discard"] = {token: gone.count(token) for token in gone}


def share_crew(rng: Random, fields: Fields) -> None:
    """[EDS-1.1] Three to five more crew members each, as many as there are."""
    left = [kind for kind, row in CREW.items() for _ in range(int(row["copies"])) if kind != "team-leader"]
    fives = [kind for kind, row in CREW.items() if row["level"] == "5"]
    rng.shuffle(fives)
    left = [kind for kind in rng.sample(left, len(left)) if kind not in fives[:3]]
    low = [kind for kind in left if CREW[kind]["level"] == "1"] if rng.random() < 0.1 else []
    for player in fields["seats"].values():
        for kind in (low or rng.sample(left, 4)) + [kind for kind in left if kind in fives][:1]:
            if kind in left and len(player["crew"]) < 8:
                left.remove(kind)
                leader = rng.random() < 0.4
                disc = side(kind, leader, "actions") and rng.random() < 0.3
                player["crew"].append(name_of(kind, leader) + ("*" if disc else ""))
    fields["fives"] = fives[:3]


def share_reports(rng: Random, fields: Fields) -> None:
    """[EDS-2.5, 6.4] Up to three reports each, some spaces of them used; four others lie open."""
    left = rng.sample([*REPORTS], len(REPORTS))
    fields["display"] = [left.pop() for _ in range(4)]
    for player in fields["seats"].values():
        for _ in range(rng.randint(0, 3)):
            name = left.pop()
            spaces = len(REPORTS[name]["activation_spaces"].split())
            used = "".join(str(space) for space in range(1, spaces + 1) if rng.random() < 0.2)
            player["reports"].append(f"{name}:{used}" if used else name)


def share_discs(rng: Random, fields: Fields) -> None:
    """[EDS-7.3, 9.1] Discs on some spaces, on sonar strips from the left."""
    players = [*fields["seats"].values()]
    share = rng.random() * 0.8
    for slot, tile in fields["ocean"].items():
        names = [space["id"] for kind in ("conserve", "publish") for space in TILES[tile][kind]]
        names = [name for name in names if rng.random() < share]
        for strip in TILES[tile]["sonar"]:
            names += [space["id"] for space in strip[: rng.randint(0, len(strip))]] if rng.random() < share else []
        for name in names:
            rng.choice(players)["discs"].append(f"{slot}.{name}")


def share_markers(rng: Random, fields: Fields, number: int) -> None:
    """[EDS-16.x] Markers on some spaces; lanes from the left; goal spaces with their options."""
    players, spaces = [*fields["seats"].values()], SCENARIOS[number]["influence"]["spaces"]
    share = rng.random() * 0.6
    fields["options"] = {}
    for space in spaces:
        if number == 6 and space["region"] == "rescue" and STAR not in fields["ocean"].values():
            continue
        if number == 10 and ("lane" not in space or space["index"] > 6 * share):
            continue
        if number != 10 and rng.random() > share:
            continue
        if "goal" in space:
            options = SCENARIOS[number]["goal"][space["goal"] - 1]["options"]
            fields["options"][str(space["goal"])] = rng.choice(options)["option"]
        rng.choice(players)["markers"].append(f"{space['row']},{space['col']}")
    if number == 9:
        for player in players:
            player["cleanup"] = rng.randint(0, 12)
