"""What is seen of Nemo's War, first edition, as plain data: drawings, text boards, bots and programs read this."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias, TypedDict

Track: TypeAlias = Literal["week", "notoriety"]
CardPile: TypeAlias = Literal["carried", "kept", "pass", "fail"]
CARD_PILES: Final[tuple[CardPile, ...]] = ("carried", "kept", "pass", "fail")
"""[NW1-6.7, 6.14] Where cards lie that were drawn: being carried out, kept, and the two piles."""


ShipView = TypedDict(
    "ShipView",
    {
        "name": str,
        "title": str,
        "class": str,
        "group": str,
        "warship": bool,
        "attack": int,
        "defense": int,
        "skulls": int,
        "vp": int,
    },
)
"""[NW1-2.2] What is printed on a ship."""


class ReinforcementView(TypedDict):
    """[NW1-9.1, 9.2] A group still to come, and what brings it."""

    track: Track
    at: int
    group: str


class ResourceView(TypedDict):
    """[NW1-6.10, 6.13] A resource: how much is left, and what its circle says."""

    name: str
    level: int
    top: int
    circle: str
    exert: int
    vp: int


class PassengerView(TypedDict):
    """[NW1-6.12] A passenger, and what their help costs at the end."""

    name: str
    aboard: bool
    cost: int


class PlaceView(TypedDict):
    """[NW1-0.2] A ship where it lies; a hidden one shows nothing else."""

    place: int
    ship: ShipView | None


class RouteView(TypedDict):
    """[NW1-7.9] Where an ocean leads, and in how many weeks."""

    ocean: str
    weeks: int
    open: bool


class OceanView(TypedDict):
    """[NW1-6.3, 10.5] An ocean with what lies in it, and the ships that were sunk there."""

    name: str
    die: int
    capacity: int
    places: list[PlaceView]
    treasure: bool
    routes: list[RouteView]
    sunk: list[ShipView]


class UpgradeView(TypedDict):
    """[NW1-7.5] An upgrade, and the ship that marks its box."""

    name: str
    cost: int
    owned: bool
    mark: str | None


class TreasureView(TypedDict):
    """[NW1-8.1, 8.2] A treasure that was found."""

    name: str
    kind: str
    vp: int


class HiddenFoeView(TypedDict):
    """[NW1-10.1] The place that is fought."""

    place: int
    stalked: bool


class SeenFoeView(ShipView, HiddenFoeView):
    """[NW1-10.1] The ship that is fought."""

    attack_value: int


class LineView(TypedDict):
    """[NW1-6.10, 10.3] One line of the modifier sheet."""

    reason: str
    value: int
    rule: str


class SheetView(TypedDict):
    """[NW1-6.10, 10.3] The roll under way; the effects of a failure are as the rules have them, but lists."""

    kind: str
    needed: int
    modifier: int
    lines: list[LineView]
    chance: list[int]
    dice: list[int]
    stake: list[str]
    failure: list[list[Any]]
    card: str | None


CardsView = TypedDict("CardsView", {"kept": list[str], "carried": list[str], "pass": list[str], "fail": list[str]})
"""[NW1-6.7, 6.14] The names of the cards that were drawn, by where they lie."""


class Nemo1View(CardsView):
    """[NW1-0.2] The open table."""

    game: str
    viewer: int | None
    moment: str
    turn: int
    phase: str
    week: int
    last_week: int
    target: int
    notoriety: int
    most_notoriety: int
    liberation: int
    liberation_box: int
    liberation_side: str
    most_liberation: int
    reinforcements: list[ReinforcementView]
    commitment: str | None
    final: bool
    resources: list[ResourceView]
    passengers: list[PassengerView]
    nautilus: str | None
    oceans: list[OceanView]
    pile: int
    unseen_ships: list[str]
    discard: list[ShipView]
    salvage: list[ShipView]
    salvage_boxes: int
    upgrades: list[UpgradeView]
    cup: int
    unseen_treasures: list[str]
    collected: list[TreasureView]
    removed: list[str]
    draw_pile: int
    unseen_cards: list[str]
    yard: bool
    free_yard: bool
    foe: HiddenFoeView | SeenFoeView | None
    sheet: SheetView | None
    result: str
    score: int
    level: str
    tally: dict[str, int]
    by_commitment: dict[str, int]
