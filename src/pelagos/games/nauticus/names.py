"""The words of Nauticus as small numbers for the rules, and as names for everybody else."""

from __future__ import annotations

from typing import Final

BUY_HULL: Final = 0
BUY_MAST: Final = 1
BUY_SAIL: Final = 2
BUY_GOODS: Final = 3
TRANSPORT: Final = 4
WITHDRAW: Final = 5
DELIVER: Final = 6
CROWNS: Final = 7

ACTIONS: Final = (
    "buy-hull",
    "buy-mast",
    "buy-sail",
    "buy-goods",
    "transport",
    "withdraw",
    "deliver",
    "crowns",
)
ACTION: Final = {name: number for number, name in enumerate(ACTIONS)}

HULLS: Final = ("one-ship", "bow", "middle", "stern")
CRESTS: Final = ("helm", "anchor", "whale", "seahorse")
CROWN: Final = "crown"
GOODS: Final = ("fish", "grain", "coffee", "salt")

TILES: Final = (
    *HULLS,
    *(f"{crest}-mast" for crest in (*CRESTS, CROWN)),
    *(f"{crest}-sail" for crest in (*CRESTS, CROWN)),
    *GOODS,
)
TILE: Final = {name: number for number, name in enumerate(TILES)}

ONE_SHIP: Final = TILE["one-ship"]
BOW: Final = TILE["bow"]
MIDDLE: Final = TILE["middle"]
STERN: Final = TILE["stern"]
FIRST_MAST: Final = TILE["helm-mast"]
CROWN_MAST: Final = TILE["crown-mast"]
FIRST_SAIL: Final = TILE["helm-sail"]
CROWN_SAIL: Final = TILE["crown-sail"]
FIRST_GOOD: Final = TILE["fish"]

REWARDS: Final = ("crown-mast", "crown-sail", "points", "talers", "workers", "goods")
REWARD_NUMBER: Final = {name: number for number, name in enumerate(REWARDS)}

QUESTIONS: Final = {"after-menu": "after", "bonus-kind": "bonus-tile", "turn-menu": "turn"}
"""[NAU section 1.12] The decision points that are called otherwise here."""

POSITIONS: Final = 8
CELLS: Final = 4
"""The most hull parts of a ship."""
MOST_SHIPS: Final = 64
"""More ships than there are hull parts, so that every yard's options can be prepared."""
NOWHERE: Final = -1
EMPTY: Final = "-"


def is_hull(tile: int) -> bool:
    """Whether a tile is a hull part."""
    return tile < FIRST_MAST


def is_mast(tile: int) -> bool:
    """Whether a tile is a mast, of any crest or the crown's."""
    return FIRST_MAST <= tile < FIRST_SAIL


def is_sail(tile: int) -> bool:
    """Whether a tile is a sail, of any crest or the crown's."""
    return FIRST_SAIL <= tile < FIRST_GOOD


def is_crown(tile: int) -> bool:
    """Whether a tile is one of the two jokers."""
    return tile in (CROWN_MAST, CROWN_SAIL)


def crest_of(tile: int) -> str:
    """The crest on a mast or sail."""
    return TILES[tile].rpartition("-")[0]
