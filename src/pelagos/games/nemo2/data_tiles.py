"""The tiles of Nemo's War, second edition: upgrades, characters, motives, officers, and the knobs of difficulty."""

from __future__ import annotations

from typing import Final

from pelagos.core.case_values import slug
from pelagos.core.columns import among, anything, counted, icon, key, parsed, slugged, within
from pelagos.core.components import Component
from pelagos.core.errors import PelagosError
from pelagos.core.tables import Row, Tables
from pelagos.games.nemo2.data_map import IN_WORDS, NOTED, OUR_ID, called, outlaw_boxes
from pelagos.games.nemo2.language import Program, plain_effect
from pelagos.games.nemo2.names import CHARACTER, CHARACTERS, MINES, MOTIVES, UPGRADE, UPGRADES

BENEFITS: Final = (
    "DRM(+2)",
    "REROLL",
    "DRM(+1)",
    "CHOOSE{[action phase] AP(+3) | [emergency help] DRM(+3)}",
    "AP(+1)",
    "AP(+2)",
)
TIMINGS: Final = (*("emergency_help",) * 3, "action_phase|emergency_help", *("action_phase",) * 2)
LATER_EVENTS: Final = 16
KNOBS: Final = {
    "deck_gems": "deck_gems",
    "start_ap": "start_ap",
    "treacherous_tokens": "treacherous_tokens_in_bag",
}


KNOB_NAMES: Final = {
    "deck_gems": "deck_gems",
    "start_upgrade": "start_upgrade",
    "hidden_contacts_frosted": "hidden_contacts_frosted",
    "hidden_contacts_galakta": "hidden_contacts_galakta",
    "start_ap": "start_ap",
    "reinforcements": "reinforcements",
    "exert_losses (only with option Taking It on the Chin)": "exert_losses",
    "treacherous_tokens_in_bag (only with option Treacherous Waters)": "treacherous_tokens_in_bag",
}
WORDED_KNOBS: Final = {
    "start_upgrade": ("free", "costs 3 resource points, optional", "may not be taken; goes to the display"),
    "hidden_contacts_frosted": (
        "W Pacific 1; N Atlantic 1; European Seas 2; rest as officer (9 in all)",
        "12 in all",
        "E Pacific 2; S Atlantic 2; Indian Ocean 2; rest as officer (15 in all)",
    ),
    "hidden_contacts_galakta": (
        "W Pacific 1; N Atlantic 1; European Seas 2; rest as officer (9 in all)",
        "12 in all",
        "W Pacific 3; N Atlantic 3; European Seas 4; rest as officer (15 in all)",
    ),
    "reinforcements": ("17 and 29", "14 and 26", "11 and 23"),
    "exert_losses": ("always 1", "1 if the lower die is 1, otherwise 2", "value of the lower die"),
}
"""[NW2 chapter 21] What is printed of knobs that are no numbers, and what we say in our own words."""


class Upgrade(Component, table="upgrades.csv", sources=NOTED):
    """[NW2-1.6, 13] One upgrade; `cost` is 0 for Magnetic Mines, which cannot be bought."""

    id: int = key(counted(len(UPGRADES)), unprinted=OUR_ID)
    name: str = parsed(called(UPGRADES), "name")
    cost: int = within(1, 4, when=lambda row: int(row.word("id")) - 1 != MINES, column="salvage_cost")
    adventure: int | None = icon(0, 20, column="vp_adventure")
    science: int = within(0, 5, empty=0, column="vp_science")
    wonder: int = within(0, 5, empty=0, column="vp_wonder")
    start_motive: str = anything(unprinted="motives.csv says it")
    effect: str = anything(unprinted=IN_WORDS)
    timing: str = anything(unprinted=IN_WORDS)


class Character(Component, table="characters.csv", sources=NOTED):
    """[NW2-1.7, 14.3] One character; `penalty` is what every sacrifice costs, the benefits are the chapter's own."""

    id: int = key(counted(len(CHARACTERS)), unprinted=OUR_ID)
    name: str = parsed(called(CHARACTERS), "name")
    role: str = among(("captive", "officer"))
    vp: int = within(0, 20, column="character_vp")
    science: int = within(0, 5, column="science_vp")
    timing: str = among(TIMINGS, here=lambda row: (TIMINGS[int(row.word("id")) - 1],))
    benefit: str = among(BENEFITS, here=lambda row: (BENEFITS[int(row.word("id")) - 1],))
    penalty: Program = parsed(plain_effect, "effect")


def _upgrade(row: Row, column: str) -> int:
    name = slugged(row, column)
    if name not in UPGRADE:
        raise row.error(column, "error-table-word", value=name, choices=", ".join(UPGRADES))
    return UPGRADE[name]


class Motive(Component, table="motives.csv", sources=NOTED):
    """[NW2-17.2, 24.4] Four additions, three multipliers, the deck, the outlaw box and the start upgrade."""

    id: int = key(counted(len(MOTIVES)), unprinted=OUR_ID)
    name: str = anything(unprinted=IN_WORDS)
    warship: int = within(-5, 5, empty=0, column="warship_add")
    nonwarship: int = within(-5, 5, empty=0, column="nonwarship_add")
    adventure: int = within(-5, 5, empty=0, column="adventure_add")
    treasure: int = within(-5, 5, empty=0, column="treasure_add")
    liberation: int = within(0, 9, column="liberation_mult")
    science: int = within(0, 9, column="science_mult")
    wonder: int = within(0, 9, column="wonder_mult")
    act2: int = within(0, LATER_EVENTS, column="act2_events")
    act3: int = within(0, LATER_EVENTS, column="act3_events")
    outlaw: int = within(1, 51, column="outlaw_threshold")
    upgrade: int = parsed(_upgrade, "name", column="start_upgrade")

    def check(self, row: Row) -> None:
        """[NW2-2.2, 2.3, 8.5] Sixteen later events; the outlaw box is the one of the track."""
        if self.act2 + self.act3 != LATER_EVENTS:
            least = str(LATER_EVENTS - self.act2)
            raise row.error("act3_events", "error-table-number", value=str(self.act3), low=least, high="16")
        if row.tables.once(outlaw_boxes).get(MOTIVES[self.id - 1]) != self.outlaw:
            told = {"value": str(self.outlaw), "found": "-", "other": "notoriety_track"}
            raise row.error("outlaw_threshold", "error-table-sum", **told)


def _characters(row: Row, column: str) -> tuple[int, ...]:
    names = [slug(name) for name in row.word(column).split("|")]
    if not all(name in CHARACTER for name in names):
        raise row.error(column, "error-table-word", value=row.word(column), choices="")
    return tuple(CHARACTER[name] for name in names)


def _duties(row: Row, column: str) -> tuple[str, ...]:
    return tuple(duty.strip() for duty in row.word(column).split(";"))


class Officer(Component, table="officers.csv", sources=NOTED):
    """[NW2-19.1] One officer card for a number of players."""

    players: int = within(2, 4)
    name: str = parsed(slugged, "text", column="officer")
    duties: tuple[str, ...] = parsed(_duties, "duties")
    characters: tuple[int, ...] = parsed(_characters, "characters")
    gems: int = within(0, 9, column="semi_coop_start_gems")


def read_officers(tables: Tables) -> dict[int, tuple[Officer, ...]]:
    """[NW2-19.1] Two, three or four officer cards; together they own every character once."""
    cards = Officer.read(tables)
    found = {players: tuple(card for card in cards if card.players == players) for players in (2, 3, 4)}
    for players, officers in found.items():
        owned = sorted(character for officer in officers for character in officer.characters)
        if len(officers) != players or owned != list(range(len(CHARACTERS))):
            raise PelagosError("error-table-missing", file=Officer.table, column="players", missing=str(players))
    return found


def _setting(row: Row, column: str) -> str:
    """[NW2 chapter 21] A number, or words for what the rules and other tables say more exactly."""
    worded = KNOB_NAMES[row.word("knob", KNOB_NAMES)] in WORDED_KNOBS
    return row.word(column) if worded else str(row.number_in(column, 0, 9))


class Knob(Component, table="difficulty.csv"):
    """[NW2 chapter 21] What a knob of difficulty means for sailor, officer and captain."""

    knob: str = among(KNOB_NAMES)
    sailor: str = parsed(_setting, "setting")
    officer: str = parsed(_setting, "setting")
    captain: str = parsed(_setting, "setting")


def read_knobs(tables: Tables) -> dict[str, tuple[int, int, int]]:
    """[NW2 chapter 21] The knobs that are plain numbers, for sailor, officer, captain."""
    rows = {knob.knob: row for row, knob in Knob.rows(tables)}
    for printed in KNOBS.values():
        if printed not in rows:
            raise PelagosError("error-table-missing", file=Knob.table, column="knob", missing=printed)
    own = {name: rows[printed] for name, printed in KNOBS.items()}
    return {
        name: (row.number_in("sailor", 0, 9), row.number_in("officer", 0, 9), row.number_in("captain", 0, 9))
        for name, row in own.items()
    }
