"""The tiles of Nemo's War, second edition: upgrades, characters, motives, officers, and the knobs of difficulty."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from pelagos.core.case_values import slug
from pelagos.core.errors import PelagosError
from pelagos.core.tables import Tables, expect_rows
from pelagos.games.nemo2.cells import icon, signed
from pelagos.games.nemo2.data_map import outlaw_boxes
from pelagos.games.nemo2.language import Program, Reader
from pelagos.games.nemo2.names import CHARACTER, CHARACTERS, MINES, MOTIVES, UPGRADE, UPGRADES

BENEFITS: Final = (
    "DRM(+2)",
    "REROLL",
    "DRM(+1)",
    "CHOOSE{[action phase] AP(+3) | [emergency help] DRM(+3)}",
    "AP(+1)",
    "AP(+2)",
)


class Upgrade(NamedTuple):
    """[NW2-1.6, 13] One upgrade; `cost` is 0 for the one that cannot be bought."""

    name: str
    title: str
    cost: int
    adventure: int | None
    science: int
    wonder: int


class Character(NamedTuple):
    """[NW2-1.7, 14.3] One character; `penalty` is what every sacrifice costs."""

    name: str
    title: str
    vp: int
    science: int
    penalty: Program


@dataclass(frozen=True, slots=True)
class Motive:
    """[NW2-17.2, 24.4] Four additions, three multipliers, the deck, the outlaw box and the start upgrade."""

    name: str
    warship: int
    nonwarship: int
    adventure: int
    treasure: int
    liberation: int
    science: int
    wonder: int
    act2: int
    act3: int
    outlaw: int
    upgrade: int


class Officer(NamedTuple):
    """[NW2-19.1] One officer card for a number of players."""

    name: str
    duties: tuple[str, ...]
    characters: tuple[int, ...]
    gems: int


def read_upgrades(tables: Tables) -> tuple[Upgrade, ...]:
    """[NW2-13] Ten upgrade cards and Magnetic Mines."""
    rows = tables.rows["upgrades.csv"]
    expect_rows("upgrades.csv", rows, "id", [str(n + 1) for n in range(len(UPGRADES))])
    found = []
    for number, row in enumerate(sorted(rows, key=lambda row: int(row.word("id")))):
        name = slug(row.word("name"))
        if name != UPGRADES[number]:
            raise row.error("name", "error-table-word", value=row.word("name"), choices=UPGRADES[number])
        cost = 0 if number == MINES else row.number_in("salvage_cost", 1, 4)
        science, wonder = signed(row, "vp_science", 0, 5), signed(row, "vp_wonder", 0, 5)
        found.append(Upgrade(name, row.word("name"), cost, icon(row, "vp_adventure"), science, wonder))
    return tuple(found)


def read_characters(tables: Tables) -> tuple[Character, ...]:
    """[NW2-14.3] Six characters; their benefits are the chapter's own."""
    rows = tables.rows["characters.csv"]
    expect_rows("characters.csv", rows, "id", [str(n + 1) for n in range(len(CHARACTERS))])
    found = []
    for number, row in enumerate(sorted(rows, key=lambda row: int(row.word("id")))):
        name = slug(row.word("name"))
        if name != CHARACTERS[number]:
            raise row.error("name", "error-table-word", value=row.word("name"), choices=CHARACTERS[number])
        row.word("benefit", (BENEFITS[number],))
        penalty = Reader(row, "penalty", 0, {}).steps(row.word("penalty"))
        vp, science = row.number_in("character_vp", 0, 20), row.number_in("science_vp", 0, 5)
        found.append(Character(name, row.word("name"), vp, science, penalty))
    return tuple(found)


def read_motives(tables: Tables) -> tuple[Motive, ...]:
    """[NW2-2.2, 2.3, 8.5, 17.2] The four motive tiles."""
    rows = tables.rows["motives.csv"]
    expect_rows("motives.csv", rows, "id", [str(n + 1) for n in range(len(MOTIVES))])
    outlaws = outlaw_boxes(tables)
    found = []
    for number, row in enumerate(sorted(rows, key=lambda row: int(row.word("id")))):
        adds = tuple(signed(row, f"{what}_add", -5, 5) for what in ("warship", "nonwarship", "adventure", "treasure"))
        mults = tuple(row.number_in(f"{what}_mult", 0, 9) for what in ("liberation", "science", "wonder"))
        act2, act3 = row.number_in("act2_events", 0, 16), row.number_in("act3_events", 0, 16)
        if act2 + act3 != 16:
            raise row.error("act3_events", "error-table-number", value=str(act3), low=str(16 - act2), high="16")
        outlaw = row.number_in("outlaw_threshold", 1, 51)
        if MOTIVES[number] not in outlaws or outlaws[MOTIVES[number]][1] != outlaw:
            raise row.error(
                "outlaw_threshold", "error-table-sum", value=str(outlaw), found="-", other="notoriety_track"
            )
        upgrade = slug(row.word("start_upgrade"))
        if upgrade not in UPGRADE:
            raise row.error("start_upgrade", "error-table-word", value=upgrade, choices=", ".join(UPGRADES))
        found.append(
            Motive(
                row.word("name"),
                *(adds[0], adds[1], adds[2], adds[3]),
                *(mults[0], mults[1], mults[2]),
                *(act2, act3, outlaw, UPGRADE[upgrade]),
            )
        )
    return tuple(found)


def read_officers(tables: Tables) -> dict[int, tuple[Officer, ...]]:
    """[NW2-19.1] Two, three or four officer cards; together they own every character once."""
    found: dict[int, tuple[Officer, ...]] = {2: (), 3: (), 4: ()}
    for row in tables.rows["officers.csv"]:
        players = row.number_in("players", 2, 4)
        names = [slug(name) for name in row.word("characters").split("|")]
        if not all(name in CHARACTER for name in names):
            raise row.error("characters", "error-table-word", value=row.word("characters"), choices="")
        duties = tuple(duty.strip() for duty in row.word("duties").split(";"))
        characters = tuple(CHARACTER[name] for name in names)
        gems = row.number_in("semi_coop_start_gems", 0, 9)
        found[players] += (Officer(slug(row.word("officer")), duties, characters, gems),)
    for players, officers in found.items():
        owned = sorted(character for officer in officers for character in officer.characters)
        if len(officers) != players or owned != list(range(len(CHARACTERS))):
            raise PelagosError("error-table-missing", file="officers.csv", column="players", missing=str(players))
    return found


def read_knobs(tables: Tables) -> dict[str, tuple[int, int, int]]:
    """[NW2 chapter 21] The knobs that are plain numbers, for sailor, officer, captain."""
    rows = {row.word("knob").partition(" ")[0]: row for row in tables.rows["difficulty.csv"]}
    found = {}
    for knob, key in (
        ("deck_gems", "deck_gems"),
        ("start_ap", "start_ap"),
        ("treacherous_tokens", "treacherous_tokens_in_bag"),
    ):
        if key not in rows:
            raise PelagosError("error-table-missing", file="difficulty.csv", column="knob", missing=key)
        row = rows[key]
        found[knob] = (
            row.number_in("sailor", 0, 9),
            row.number_in("officer", 0, 9),
            row.number_in("captain", 0, 9),
        )
    return found
