"""What is seen of Endeavor: Deep Sea, as plain data: drawings, text boards, bots and programs read this."""

from __future__ import annotations

from typing import TypeAlias, TypedDict

GainView: TypeAlias = list[str | int]
"""A gain in words: its name, then its particulars."""
LineView: TypeAlias = list[str | int]
"""A line of a sheet: what is counted, then the numbers."""


class PrintedSpace(TypedDict):
    """[EDS-7.1, 15.3] What is printed on an action space; a topic on those for publications only.

    `access` is the side from which a cave is used, "" for any other space.
    """

    id: str
    kind: str
    access: str
    cost: int
    gains: list[GainView]
    topic: str | None
    printed: int


class SpaceView(PrintedSpace):
    """[EDS-7.2, 10.1] An action space with what lies on it."""

    owner: int | None
    tokens: int
    open: bool


class LinkView(TypedDict):
    """[EDS-14.1] A link between two action spaces."""

    a: str
    b: str
    gains: list[GainView]


class SpecialView(TypedDict):
    """[EDS-15.1, 15.2] A special of a tile: when it counts, on which spaces, and what it gives or which rule it is."""

    id: str
    kind: str
    trigger: str
    spaces: list[str]
    rule: str
    gains: list[GainView]


class PrintedTile(TypedDict):
    """[EDS-8.4, 15.1] What is printed on an ocean tile."""

    tile: str
    depth: int
    arrival: list[GainView]
    strips: list[list[str]]
    links: list[LinkView]
    specials: list[SpecialView]


class FoundView(PrintedTile):
    """[EDS-9.3] A tile that was drawn and is looked at: its spaces as they will be, and what its discovery brings."""

    spaces: list[SpaceView]
    discovery: list[GainView]


class ZoneView(PrintedTile):
    """[EDS-9.4] A zone of the ocean, who found it, and how many vessels each seat has there."""

    slot: str
    finder: int | None
    spaces: list[SpaceView]
    vessels: list[int]


class PrintedArea(TypedDict):
    """[EDS-16.2] What is printed on an influence space; the lane of a depth, or 0."""

    row: int
    col: int
    points: int
    gains: list[GainView]
    infinite: bool
    topic: str | None
    goal: int
    region: str
    lane: int
    start: bool


class AreaView(PrintedArea):
    """[EDS-16.1] An influence space with the markers of each seat."""

    markers: list[int]


class PileView(TypedDict):
    """[EDS-20.1] A pile of ocean tiles; of those put back under it, the ones that are known."""

    depth: int
    left: int
    under: list[str | None]


class TokensView(TypedDict):
    """[EDS-10.2] The dive tokens off the board."""

    supply: int
    discarded: dict[str, int]
    discarded_unseen: int
    unseen: dict[str, int]


class ReportView(TypedDict):
    """[EDS-12.1] A research report of the display."""

    id: str
    cost: int
    points: int
    topics: list[str]
    you: list[GainView]
    others: list[GainView]
    spaces: list[GainView]


class PrintedSide(TypedDict):
    """[EDS-5.2, 6.3] What is printed on the junior side of a crew tile; actions in slots of alternatives."""

    name: str
    bonus: list[GainView]
    actions: list[list[GainView]]


class TrayView(PrintedSide):
    """[EDS-2.6] The crew of a kind that can be recruited."""

    kind: str
    level: int
    left: int


class FivesView(TypedDict):
    """[EDS-2.6] A stack of crew of level 5."""

    kind: str | None
    name: str | None
    bonus: list[GainView]
    actions: list[list[GainView]]
    height: int


class ScenarioView(TypedDict):
    """[EDS-2.1, 16.2] The scenario; `form` tells how the spaces of its influence area lie."""

    number: int
    id: str
    form: str
    rules: list[str]


class GoalView(TypedDict):
    """[EDS-18.5] What a goal of the scenario counts and brings."""

    what: str
    points: int
    first: int
    second: int
    lead: int
    race: bool


class MemberView(TypedDict):
    """[EDS-6.3] A crew member; a disc lies on whoever has acted."""

    name: str
    kind: str
    leader: bool
    disc: bool
    actions: list[list[GainView]]


class ActivationView(TypedDict):
    """[EDS-6.4] An activation space of a report."""

    gain: GainView
    used: bool


class OwnReportView(TypedDict):
    """[EDS-12.2] A report of a player."""

    id: str
    points: int
    topics: list[str]
    spaces: list[ActivationView]


class IncomeView(TypedDict):
    """[EDS-5.1, 5.4, 5.5] What the next preparation brings."""

    recruit: int
    discs: int
    take_back: int


class SeatView(TypedDict):
    """[EDS-20.1] Everything in front of a player."""

    boxes: dict[str, int]
    levels: dict[str, int]
    knowledge: int
    cargo: int
    supply: int
    vessels: list[str]
    crew: list[MemberView]
    reports: list[OwnReportView]
    tokens: list[str]
    markers: int
    topics: dict[str, int]
    cleanup: int
    income: IncomeView
    sheet: list[LineView]
    score: int
    rank: int


class OwnSight(TypedDict):
    """[EDS-20.1] What is not the same for every seat."""

    viewer: int | None
    piles: list[PileView]
    drawn: list[str | None]
    found: list[FoundView]


class EndeavorView(TypedDict):
    """[EDS-20.1] The open table, and what one seat alone knows."""

    game: str
    viewer: int | None
    moment: str
    round: int
    rounds: int
    mode: str
    scenario: ScenarioView
    difficulty: int
    wave: int | None
    turn: int | None
    phase: str
    stage: str | None
    acting: list[list[GainView]]
    passed: list[bool]
    columns: list[str]
    depths: int
    zones: list[ZoneView]
    piles: list[PileView]
    drawn: list[str | None]
    found: list[FoundView]
    drawing: int
    tokens: TokensView
    display: list[ReportView]
    deck: int
    tray: list[TrayView]
    fives: list[FivesView]
    influence: list[AreaView]
    named: str | None
    options: list[int | None]
    races: list[list[int]]
    goals: list[GoalView]
    bonus_goals: list[str]
    group: list[LineView]
    seats: list[SeatView]
