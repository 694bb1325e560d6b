"""What is seen of Nemo's War, second edition, as plain data: drawings, text boards, bots and programs read this."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, TypedDict

CardPile: TypeAlias = Literal["pass", "fail", "tableau"]
CARD_PILES: Final[tuple[CardPile, ...]] = ("pass", "fail", "tableau")
"""[NW2-1.11] Where cards lie that were resolved or kept."""


SideView = TypedDict(
    "SideView",
    {
        "name": str,
        "title": str,
        "class": str,
        "nation": str,
        "warship": bool,
        "attack": int,
        "defense": int,
        "skulls": int,
        "vp": int,
        "science": int,
        "wonder": int,
        "armored": bool,
    },
)
"""[NW2-1.4] What is printed on one side of a ship."""


class ShipView(SideView):
    """[NW2-1.3] A ship as it lies, and the side below."""

    other: SideView


class BoxView(TypedDict):
    """[NW2-7.1, 7.2] A box of a resource track."""

    name: str
    exert: int
    kind: str
    vp: int


class ResourceView(TypedDict):
    """[NW2-7.1, 7.2] A resource: how much is left, and what its box says."""

    name: str
    left: int
    most: int
    box: str
    exert: int
    boxes: list[BoxView]


class OceanView(TypedDict):
    """[NW2-1.1, 1.2] An ocean with what lies in it, and what it is linked to."""

    name: str
    die: int | None
    capacity: int
    contacts: int
    ships: list[ShipView]
    gem: bool
    fleet: bool
    moves: list[str]
    placement_only: list[str]
    lands: list[str]
    tunnel: bool


class LandView(TypedDict):
    """[NW2-11.3] A land space, and whether there is an uprising."""

    name: str
    oceans: list[str]
    uprising: bool


class TokensView(TypedDict):
    """[NW2-18.2] The tokens of Treacherous Waters: how many are in the bag, and which nobody has seen."""

    bag: int
    unseen: list[str]


class UpgradeView(TypedDict):
    """[NW2-1.6] An upgrade on display."""

    name: str
    cost: int


class TorpedoView(TypedDict):
    """[NW2-13.9] The dice of the torpedo marker, and whether they were used."""

    dice: int
    used: bool


class CharacterView(TypedDict):
    """[NW2-1.7] A character: in play or sacrificed."""

    name: str
    in_play: bool


class LineView(TypedDict):
    """[NW2-6.6] One line of the modifier sheet."""

    reason: str
    value: int
    rule: str


class SheetView(TypedDict):
    """[NW2-6.6] The test under way; in the fog there is no number to reach."""

    kind: str
    needed: int | None
    modifier: int
    lines: list[LineView]
    chance: list[int] | None
    dice: list[int]


StacksView = TypedDict("StacksView", {"pass": list[str], "fail": list[str]})
"""[NW2-1.11] The names of the cards on PASS and on FAIL."""


class SeatView(StacksView):
    """[NW2-19.2, 20.1] What a player has of their own."""

    officer: str | None
    captain: bool
    gems: int
    glory: int


class Nemo2View(StacksView):
    """[NW2-1.13] The open table."""

    game: str
    viewer: int | None
    moment: str
    turn: int
    act: int
    phase: str
    motive: str | None
    motive_values: dict[str, int]
    outlaw: int | None
    lull: bool
    ap: int
    notoriety: int
    peak: int
    thresholds: list[int]
    resources: list[ResourceView]
    nautilus: str | None
    oceans: list[OceanView]
    lands: list[LandView]
    cubes_left: int
    gray_cubes: int
    gems_left: int
    tonnage: list[list[ShipView]]
    terror: list[int]
    salvage: list[ShipView]
    at_hand: list[ShipView]
    bag: list[str]
    held: list[str]
    held_groups: dict[str, list[str]]
    discarded: list[str]
    tokens: TokensView
    red_sky: bool
    pile: int
    finale_left: bool
    deck: int
    deck_gems: int
    fail_upgrades: list[str]
    card: str | None
    tableau: list[str]
    cannonballs: int
    display: list[UpgradeView]
    installed: list[str]
    upgrades_down: int
    torpedo: TorpedoView
    characters: list[CharacterView]
    treasure_bag: dict[str, int]
    collected: dict[str, int]
    lost_treasures: dict[str, int]
    sheet: SheetView | None
    target: SideView | None
    whites: list[int]
    mode: str | None
    score: int
    level: str
    lost: bool
    tally: dict[str, int]
    captain: int
    semi: bool
    seats: list[SeatView]
