"""The words of Nemo's War, second edition, as small numbers for the rules and as names for everybody else."""

from __future__ import annotations

from typing import Final

OCEANS: Final = (
    "western-pacific",
    "eastern-pacific",
    "north-atlantic",
    "south-atlantic",
    "european-seas",
    "indian-ocean",
    "south-pacific",
    "central-pacific",
    "pacific-coast",
    "arctic-ocean",
    "cape-horn",
    "cape-of-good-hope",
)
OCEAN: Final = {name: number for number, name in enumerate(OCEANS)}
MAJORS: Final = 6

NOWHERE: Final = -1
NAUTILUS_OCEAN: Final = -2
DRAW_OCEAN: Final = -3
ROLLED: Final = -4
"""In effects: the ocean of the Nautilus, of the draw (NW2-18.3), or of the die just rolled."""

NEMO: Final = 0
CREW: Final = 1
HULL: Final = 2
ANY: Final = 3
RESOURCES: Final = ("nemo", "crew", "hull")
RESOURCE: Final = {name: number for number, name in enumerate(RESOURCES)}
EXERT_DUTY: Final = ("", "exert Crew", "exert Hull")
TREASURES: Final = "treasures"
"""[NW2-19.2] The duties on officer cards of which answers speak; Nemo is the captain's."""

SCIENCE: Final = 0
EXPLORE: Final = 1
ANTI_IMPERIALISM: Final = 2
WAR: Final = 3
MOTIVES: Final = ("science", "explore", "anti-imperialism", "war")
MOTIVE: Final = {name: number for number, name in enumerate(MOTIVES)}

ARONNAX: Final = 0
CONSEIL: Final = 1
NED_LAND: Final = 2
FIRST_OFFICER: Final = 3
SECOND_OFFICER: Final = 4
CHIEF_ENGINEER: Final = 5
CHARACTERS: Final = (
    "professor-aronnax",
    "conseil",
    "ned-land",
    "first-officer",
    "second-officer",
    "chief-engineer",
)
CHARACTER: Final = {name: number for number, name in enumerate(CHARACTERS)}

ARCANE_LIBRARY: Final = 0
DOUBLE_HULL: Final = 1
CREW_ARMOR: Final = 2
FOG_MACHINE: Final = 3
HYDRO_DRIVE: Final = 4
MONSTROUS_DESIGN: Final = 5
PERISCOPE: Final = 6
REINFORCED_ARMOR: Final = 7
TORPEDOES: Final = 8
PROW: Final = 9
MINES: Final = 10
UPGRADES: Final = (
    "arcane-library",
    "double-hull",
    "electro-powered-crew-armor",
    "fog-machine",
    "hydro-drive",
    "monstrous-design",
    "periscope-device",
    "reinforced-armor",
    "steam-torpedoes",
    "strengthened-prow",
    "magnetic-mines",
)
UPGRADE: Final = {name: number for number, name in enumerate(UPGRADES)}
DISPLAY_SPACES: Final = 4

GROUPS: Final = ("A", "B", "C", "D", "E", "F", "G", "H")
WHITE, PALE_YELLOW, DARK_YELLOW, BLUE, GREEN, ORANGE, RED, BLACK = range(8)
TOKEN_GROUPS: Final = (BLUE, GREEN, DARK_YELLOW, ORANGE, RED)
"""[NW2-18.2] The reinforcement groups that a Treacherous Waters token travels with."""

EVENTS: Final = 51
RISING_THREAT: Final = 52
FINALES: Final = range(53, 60)
ACTS: Final = (60, 61, 62)
CARDS: Final = 63
"""Cards are numbers: events as printed, then the Rising Threat, the finales and the acts; 0 is no card.

In the FAIL pile an upgrade is CARDS and its own number [NW2-12.5, D4].
"""

NUMBERED: Final = {
    **{f"event-{number}": number for number in range(1, EVENTS + 1)},
    "rising-threat": RISING_THREAT,
    **{f"finale-{place}": card for place, card in enumerate(FINALES, start=1)},
    **{f"act-{place}": card for place, card in enumerate(ACTS, start=1)},
}
"""[NW2-1.5] The cards as people may call them by number."""

FAIL: Final = 0
PASS: Final = 1
BOX: Final = 2
PILES: Final = ("fail", "pass", "box")

VP_COLUMNS: Final = ("adventure", "science", "wonder", "character", "warship", "nonwarship", "penalty")
"""[NW2-17.2, 17.3] What the points on cards count as."""

MOTIVE_ADDS: Final = (
    ("warships", "warship"),
    ("nonwarships", "nonwarship"),
    ("adventures", "adventure"),
    ("treasures", "treasure"),
)
MOTIVE_MULTIPLIES: Final = (("liberation", "liberation"), ("science", "science"), ("wonders", "wonder"))
"""[NW2-17.2] Lines of the score sheet, and the columns of a motive tile that change them."""

CARD_TEST: Final = 0
SEARCH: Final = 1
REST: Final = 2
REPAIR: Final = 3
REFIT: Final = 4
INCITE: Final = 5
FIRE: Final = 6
ATTACK: Final = 7
TORPEDO: Final = 8
FOG: Final = 9
TESTS: Final = ("card", "search", "rest", "repair", "refit", "incite", "fire", "attack", "torpedo", "fog")
TABLE_ACTIONS: Final = TESTS[SEARCH : INCITE + 1]
ACTIONS: Final = ("adventure", "attack", "incite", "move", "rest", "repair", "refit", "search")
ADVENTURE_COST: Final = (2, 1)
"""[NW2-10.2] The actions in the order of the menu, and the action points of one of them: usually, and in a Lull."""

BOLD: Final = 0
STALK: Final = 1
BY_TORPEDO: Final = 2
MODES: Final = ("bold", "stalk", "torpedo")

ADVENTURE: Final = 0
PLACEMENT: Final = 1
ACTION: Final = 2
SCORED: Final = -1
LOST: Final = -2
PHASES: Final = ("adventure", "placement", "action")

NO_WINDOW: Final = ""
IN_ACTION: Final = "action"
AS_HELP: Final = "help"
AFTER_SINKING: Final = "sinking"

MOST_AP: Final = 5
MOST_NOTORIETY: Final = 51
FLIP_BOX: Final = 36
DIE_BOX: Final = 44
THREAT_LEVELS: Final = (26, 36, 44)
SALVAGE_SPACES: Final = 4
START_PRICE: Final = 3
ROW_SPACES: Final = 6

SEAT_LETTERS: Final = "ABCD"
SOLO: Final = "solo"
COOP: Final = "coop"
SEMI_COOP: Final = "semi_coop"
