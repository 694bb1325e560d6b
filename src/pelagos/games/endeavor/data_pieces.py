"""Crew, reports, dive tokens, bonus goals, crises and the player board, read from their tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeVar

from pelagos.core.components import Component, among, anything, derived, each, numbered, parsed, together, within
from pelagos.core.entries import Entry
from pelagos.core.errors import PelagosError
from pelagos.core.tables import Row, Tables
from pelagos.games.endeavor import language
from pelagos.games.endeavor.language import Gains, NotTheLanguage, Slots
from pelagos.games.endeavor.names import ATTRIBUTES, TOPICS

T = TypeVar("T")

NOTED: Final = ("source", "note")
OUR_ID: Final = "answers and records call it so"
IN_WORDS: Final = "the catalogues have the words"
METRICS: Final = (
    "junior-crew",
    "leader-crew-without-team-leader",
    "ocean-zones",
    "completed-links",
    "discs-and-vessels-two-deepest-depths",
    "tracks-at-level-4",
)
LEVELS: Final = 5
LEVEL_FIVE: Final = 5
START_LEVEL: Final = 0
FIVES: Final = 9
ANCHORS: Final = 4
MOST_SPACES: Final = 2
CARDS: Final = 4
SCENARIOS: Final = 10
TRACK_KEYS: Final = ("attribute_track", "attribute", "knowledge_track", "supplies")
BOX_KEYS: Final = (
    "first_box", "last_box", "start_box", "influence_box", "overflow_to_box", "levels", "source", "source_note",
)  # fmt: skip
ATTRIBUTE_KEYS: Final = ("id", "name", "name_de", "level_name", "level_gives", "vessel_boxes")
KNOWLEDGE_KEYS: Final = ("first_box", "max", "start_box", "source")
SUPPLY_KEYS: Final = (
    "discs_per_player", "influence_markers_per_player", "vessels_per_player", "unlimited", "source",
)  # fmt: skip


def slug(name: str) -> str:
    """A name as one word of an answer.

    >>> slug("R.O.V. Operator")
    'rov-operator'
    """
    kept = "".join(letter if letter.isalnum() else " " if letter in " -" else "" for letter in name.lower())
    return "-".join(kept.split())


def said(read: Callable[[str], T]) -> Callable[[Row, str], T]:
    """A reader of cells in the mini-language; what is not of it is refused with file, row and column."""

    def found(row: Row, column: str) -> T:
        try:
            return read(row.word(column))
        except NotTheLanguage as problem:
            raise row.error(column, "error-table-language", value=str(problem)) from problem

    return found


class Side(NamedTuple):
    """One side of a crew tile: its name, its instant bonus, its actions, and what it scores at the end."""

    name: str
    title: str
    bonus: Gains
    slots: Slots
    scoring: tuple[int, int, int] | None


def _side(title: str, bonus: Gains, slots: Slots, scoring: tuple[int, int, int] | None = None) -> Side:
    return Side(slug(title), title, bonus, slots, scoring)


def _columns(side: str) -> dict[str, object]:
    bonus, slots = parsed(said(language.effects), "effect"), parsed(said(language.actions), "actions")
    return {f"{side}_name": anything(), f"{side}_bonus": bonus, f"{side}_actions": slots}


def _scoring(row: Row, column: str) -> tuple[int, int, int] | None:
    return said(language.scoring)(row, column) if row.word(column) else None


class Kind(Component, table="crew.csv", sources=NOTED):
    """[EDS-1.1, A17, A28] One kind of crew tile with its two sides; the start crew has a leader side only."""

    id: str = anything(unprinted=OUR_ID)
    level: int = within(START_LEVEL, LEVEL_FIVE)
    copies: int = within(1, 9)
    junior: Side = together(_side, _columns("junior"))
    leader: Side = together(_side, {**_columns("leader"), "leader_scoring": parsed(_scoring, "scoring")})
    names_de: tuple[str, ...] = each(("junior_name_de", "leader_name_de"), anything(unprinted=IN_WORDS))


def _topics(row: Row, column: str) -> int:
    topics = row.word(column).split()
    for topic in topics:
        if topic not in TOPICS:
            raise row.error(column, "error-table-word", value=topic, choices=", ".join(TOPICS))
    return sum(1 << TOPICS.index(topic) for topic in set(topics))


class Report(Component, table="reports.csv", sources=NOTED):
    """[EDS-12.2, A16] One research report; its topics are a mask."""

    id: str = anything(unprinted=OUR_ID)
    anchor: bool = among({"true": True, "false": False})
    title: str = anything(column="name")
    cost: int = within(0, 12)
    points: int = within(0, 9, column="vp")
    topics: int = parsed(_topics, "topics")
    you: Gains = parsed(said(language.effects), "effect")
    others: Gains = parsed(said(language.effects), "effect")
    spaces: Gains = parsed(
        said(lambda text: tuple(map(language.activation, text.split()))), "effect", column="activation_spaces"
    )


class Token(Component, table="dive_tokens.csv", sources=NOTED):
    """[EDS-2.4, 10.2] One kind of dive token: knowledge or the other half."""

    id: str = anything(unprinted=OUR_ID)
    copies: int = within(1, 36)
    knowledge: int = within(0, 12)
    other: Gains = parsed(said(language.effects), "effect", column="other_bonus")


class BonusGoal(Component, table="bonus_goals.csv", sources=NOTED):
    """[EDS-19.5] What the group must reach, by the number of players."""

    id: str = anything(unprinted=OUR_ID)
    title: str = anything(column="name", unprinted=IN_WORDS)
    metric: int = among(numbered(METRICS))
    scope: str = among(("group",))
    text: str = anything(unprinted=IN_WORDS)
    wanted: tuple[int, ...] = each([f"players_{players}" for players in (1, 2, 3, 4)], within(1, 99))


class Crisis(Component, table="crises.csv", sources=NOTED):
    """[EDS-19.8] What happens at the start of a late round: what, and how much of it."""

    id: str = anything(unprinted=OUR_ID)
    title: str = anything(column="name", unprinted=IN_WORDS)
    effect: int = parsed(lambda row, column: said(language.crisis)(row, column)[0], "effect")
    amount: int = derived(lambda row, column: said(language.crisis)(row, column)[1], "effect")
    text: str = anything(unprinted=IN_WORDS)


class Tracks(NamedTuple):
    """[EDS-3.1 to 3.5] The boxes of the player board."""

    level: tuple[int, ...]
    points: tuple[int, ...]
    last: int
    influence: int
    overflow: int
    vessels: tuple[int, ...]
    most_knowledge: int
    discs: int
    most_vessels: int


def read_tracks(file: Entry) -> Tracks:
    """[EDS-3.1] The attribute tracks: boxes, levels, points, and the boxes with a symbol."""
    boxes = file.entry("attribute_track", BOX_KEYS)
    last = boxes.number("last_box", 1, 99)
    levels = boxes.entries("levels", ("level", "boxes", "vp"), "level")
    level_of = [0] * (last + 1)
    points = [0] * (LEVELS + 1)
    for entry in levels:
        level = entry.number("level", 1, LEVELS)
        points[level] = entry.number("vp", 0, 99)
        for box in entry.numbers("boxes"):
            if not 0 <= box <= last or level_of[box]:
                raise entry.error("boxes", "error-table-value", value=str(box))
            level_of[box] = level
    if 0 in level_of or level_of != sorted(level_of):
        raise boxes.error("levels", "error-table-value", value=str(level_of))
    attributes = file.entries("attribute", ATTRIBUTE_KEYS)
    if tuple(entry.text("id") for entry in attributes) != ATTRIBUTES:
        raise file.error("attribute", "error-table-value", value=", ".join(entry.text("id") for entry in attributes))
    supplies = file.entry("supplies", SUPPLY_KEYS)
    return Tracks(
        level=tuple(level_of),
        points=tuple(points),
        last=last,
        influence=boxes.number("influence_box", 1, last),
        overflow=boxes.number("overflow_to_box", 1, last),
        vessels=attributes[-1].numbers("vessel_boxes"),
        most_knowledge=file.entry("knowledge_track", KNOWLEDGE_KEYS).number("max", 1, 99),
        discs=supplies.number("discs_per_player", 1, 99),
        most_vessels=supplies.number("vessels_per_player", 1, 9),
    )


def check_pieces(tables: Tables, scenarios: int) -> None:
    """[EDS-1.1, 2.5, 2.6, 19.1] What the set-up counts on: names once, piles of three, four anchors, enough cards."""
    kinds, reports = Kind.read(tables), Report.read(tables)
    for table in (Kind, Report, Token, BonusGoal, Crisis):
        _once(table.table, "id", [row.word("id") for row, _ in table.rows(tables)])
    _once(Kind.table, "name", [side.name for kind in kinds for side in (kind.junior, kind.leader) if side.name])
    if [kind.level for kind in kinds].count(START_LEVEL) != 1:
        raise PelagosError("error-table-missing", file=Kind.table, column="level", missing=str(START_LEVEL))
    wanted = (
        (Kind.table, "level 5", FIVES, FIVES, sum(kind.level == LEVEL_FIVE for kind in kinds)),
        (Report.table, "anchor", ANCHORS, len(reports), sum(report.anchor for report in reports)),
        (Report.table, "activation_spaces", 0, MOST_SPACES, max(len(report.spaces) for report in reports)),
        (BonusGoal.table, "id", CARDS - 1, 99, len(BonusGoal.read(tables))),
        (Crisis.table, "id", CARDS, 99, len(Crisis.read(tables))),
        ("scenarios.toml", "number", SCENARIOS, SCENARIOS, scenarios),
    )
    for file, what, low, high, found in wanted:
        if not low <= found <= high:
            raise PelagosError("error-table-amount", file=file, what=what, low=low, high=high, found=found)


def _once(table: str, column: str, keys: Sequence[str]) -> None:
    for place, key in enumerate(keys):
        if not key or key in keys[:place]:
            raise PelagosError("error-table-twice", file=table, row=str(place + 2), column=column, value=key)
