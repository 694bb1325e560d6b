"""The words of Endeavor: Deep Sea as small numbers for the rules, and as names for everybody else."""

from __future__ import annotations

from typing import Final

from pelagos.core.case_values import slug

REP: Final = 0
INSP: Final = 1
COORD: Final = 2
ING: Final = 3
ATTRIBUTES: Final = ("rep", "insp", "coord", "ing")
ATTRIBUTE_NAMES: Final = {"reputation": "rep", "inspiration": "insp", "coordination": "coord", "ingenuity": "ing"}

ANY: Final = 4
LOW: Final = 5
INFLUENCE: Final = 6
PROMOTE: Final = 7
DISC: Final = 8
KNOW: Final = 9
DISCOVER: Final = 10
ACTION: Final = 11
COST: Final = 12
COPY: Final = 13

TRAVEL: Final = 0
SONAR: Final = 1
DIVE: Final = 2
CONSERVE: Final = 3
PUBLISH: Final = 4
ACTIONS: Final = ("travel", "sonar", "dive", "conserve", "publish")
KINDS: Final = ("sonar", "conserve", "publish")
KIND_OF_ACTION: Final = {SONAR: 0, CONSERVE: 1, PUBLISH: 2}

TECH: Final = 1
CHEAPER: Final = 2
SAME_DEPTH: Final = 4
MORE_TOKENS: Final = 8
FROM_HERE: Final = 16
THIS_ZONE: Final = 32
MAX_DEPTH: Final = 64
NO_REPEAT: Final = 128
"""[EDS-15.3] An extra Conserve of the Whale Calving Grounds, which grants no further one."""
MODIFIERS: Final = {
    "tech+1": TECH,
    "cost-1": CHEAPER,
    "same-depth": SAME_DEPTH,
    "tokens+1": MORE_TOKENS,
    "from-here": FROM_HERE,
    "this-zone": THIS_ZONE,
}

TOPICS: Final = ("blue", "brown", "green", "yellow")
SIDES: Final = ("left", "up", "right")

MODES: Final = ("competitive", "coop", "solo")
ROUNDS: Final = 6
SOLO_ROUNDS: Final = 7
COMPETITIVE: Final = 0
COOP: Final = 1
SOLO: Final = 2
DIFFICULTIES: Final = ("easy", "medium", "hard", "legendary")
GOALS_NEEDED: Final = {"easy": 4, "medium": 5, "hard": 6, "legendary": 7}

COLUMNS: Final = "ABCDEFG"
MOST_DEPTH: Final = 5
ROW: Final = 8
"""Slots are numbered row by row, eight to a row, so that neighbours are 1 and 8 apart."""
SLOTS: Final = ROW * MOST_DEPTH
SLOT_NAMES: Final = tuple(f"{'ABCDEFGH'[slot % ROW]}{slot // ROW + 1}" for slot in range(SLOTS))
SLOT: Final = {name: slot for slot, name in enumerate(SLOT_NAMES)}
DEPTH_ROWS: Final = tuple(0xFF << ROW * row for row in range(MOST_DEPTH))
"""The slots of each depth as a mask, depth 1 first."""

NOWHERE: Final = -1
LETTERS: Final = "ABCD"


def as_named(name: str) -> str:
    """A printed name as the tables write it.

    >>> as_named("R.O.V. Operator")
    'rov-operator'
    """
    return slug(name.replace(".", ""))


def depth_of(slot: int) -> int:
    """The depth of a slot, 1 to 5.

    >>> depth_of(SLOT["C2"])
    2
    """
    return slot // ROW + 1


def column_of(slot: int) -> int:
    """The column of a slot, 0 for A."""
    return slot % ROW


def bits(mask: int) -> list[int]:
    """The places of the ones in a mask, the lowest first.

    >>> bits(0b10110)
    [1, 2, 4]
    """
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


IN_WORDS: Final = "the catalogues have the words"
"""Why a column of the tables is told in other words than its own."""
NAMED: Final = "the catalogues name it by its id; it is said where they do not know the id"
OUR_ID: Final = "answers and records call it so"
"""Why names and ids of the tables are not read on a component."""
