"""The words of Nemo's War, first edition, as small numbers for the rules and as names for everybody else."""

from __future__ import annotations

from typing import Final

OCEAN_IDS: Final = ("WPAC", "NATL", "SATL", "MED", "IND", "EPAC")
OCEANS: Final = (
    "western-pacific",
    "north-atlantic",
    "south-atlantic",
    "mediterranean",
    "indian-ocean",
    "eastern-pacific",
)
OCEAN: Final = {name: number for number, name in enumerate(OCEANS)}

NOWHERE: Final = -1
EMPTY: Final = -1
"""A place or circle with nothing on it; what lies there hidden is -2 and below, see hidden.py."""

NEMO: Final = 0
CREW: Final = 1
HULL: Final = 2
RESOURCES: Final = ("nemo", "crew", "hull")
RESOURCE: Final = {name: number for number, name in enumerate(RESOURCES)}

COMMITMENTS: Final = ("science", "explore", "anti-imperialism", "war")
COMMITMENT: Final = {name: number for number, name in enumerate(COMMITMENTS)}

PROFESSOR: Final = 0
NED_LAND: Final = 1
CONSEIL: Final = 2
PASSENGERS: Final = ("professor", "ned-land", "conseil")
PASSENGER: Final = {name: number for number, name in enumerate(PASSENGERS)}

PROW: Final = 0
ARMOR: Final = 1
MONSTER: Final = 2
LIBRARY: Final = 3
SEEK: Final = 4
UPGRADE_IDS: Final = ("PROW", "ARMOR", "MONSTER", "LIBRARY", "SEEK")
UPGRADES: Final = (
    "strengthened-prow",
    "additional-armor",
    "monstrous-design",
    "mysterious-library",
    "seek-adventure",
)
UPGRADE: Final = {name: number for number, name in enumerate(UPGRADES)}

LIGHT_GRAY, DARK_GRAY, RED, BLUE, GREEN, YELLOW, ORANGE = range(7)
GROUPS: Final = ("light-gray", "dark-gray", "red", "blue", "green", "yellow", "orange")

CARDS: Final = 24
HOLLOW_EXPLOSION: Final = 21
MAELSTROM: Final = 24

FAIL: Final = 0
PASS: Final = 1
PILES: Final = ("fail", "pass")

NUMBERED, OR, DISCARD, WONDER = range(4)
KINDS: Final = ("numbered", "or", "discard", "wonder")

NO_TEST: Final = 0
CARD_TEST: Final = 1
ATTACK: Final = 2
TESTS: Final = ("none", "card", "attack")

SETUP, PREPARATION, ACTION, TIME, OVER = range(5)
PHASES: Final = ("setup", "preparation", "action", "time", "over")

RUNNING, TRAGIC, IMPERIAL, CALENDAR, THE_MAELSTROM, LAST_SHIP = range(6)
RESULTS: Final = ("running", "tragic", "imperial", "calendar", "maelstrom", "last-ship")

LEVELS: Final = ("complete-failure", "failure", "inconsequential", "success", "triumph")
ROW_BOXES: Final = 6

TURNED: Final = 10
SIDES: Final = ("×1", "+10")
"""[NW1-9.3] From 10 on the marker of Liberation lies on its other side, and begins anew at 0."""

QUESTIONS: Final = {
    "before-action": "action",
    "pass-choice": "card-choice",
    "sink-or-capture": "wreck",
    "test-exert": "exert",
}
"""[NW1-0.6] The decisions of the catalogue that are called otherwise here."""
ALWAYS_ASKED: Final = frozenset(("seek", "wreck"))
"""[NW1-0.6, 7.6, 10.5] The decisions that are put even if only accepting or sinking is legal."""
