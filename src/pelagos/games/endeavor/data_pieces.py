"""Crew, reports, dive tokens, bonus goals, crises and the player board, read from their tables."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple, TypeVar

from pelagos.core.entries import Entry
from pelagos.core.errors import PelagosError
from pelagos.core.tables import Row, Tables
from pelagos.games.endeavor import language
from pelagos.games.endeavor.language import Gains, NotTheLanguage, Slots
from pelagos.games.endeavor.names import ATTRIBUTES, TOPICS

T = TypeVar("T")

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


class Side(NamedTuple):
    """One side of a crew tile: its name, its instant bonus, its actions, and what it scores at the end."""

    name: str
    title: str
    bonus: Gains
    slots: Slots
    scoring: tuple[int, int, int] | None


class Kind(NamedTuple):
    """[EDS-1.1] One kind of crew tile."""

    id: str
    level: int
    copies: int


class Report(NamedTuple):
    """[EDS-12.2] One research report; its topics are a mask."""

    id: str
    title: str
    anchor: bool
    cost: int
    points: int
    topics: int
    you: Gains
    others: Gains
    spaces: Gains


class Token(NamedTuple):
    """[EDS-10.2] One kind of dive token: knowledge or the other half."""

    id: str
    copies: int
    knowledge: int
    other: Gains


class BonusGoal(NamedTuple):
    """[EDS-19.5] What the group must reach, by the number of players."""

    id: str
    metric: int
    wanted: tuple[int, ...]


class Crisis(NamedTuple):
    """[EDS-19.8] What happens at the start of a late round."""

    id: str
    effect: int
    amount: int


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


def slug(name: str) -> str:
    """A name as one word of an answer.

    >>> slug("R.O.V. Operator")
    'rov-operator'
    """
    kept = "".join(letter if letter.isalnum() else " " if letter in " -" else "" for letter in name.lower())
    return "-".join(kept.split())


def said(row: Row, column: str, read: Callable[[str], T]) -> T:
    """A cell in the mini-language; what is not of it is refused with file, row and column."""
    try:
        return read(row.word(column))
    except NotTheLanguage as problem:
        raise row.error(column, "error-table-language", value=str(problem)) from problem


def read_crew(tables: Tables) -> tuple[tuple[Kind, ...], tuple[Side, ...]]:
    """[EDS-1.1, A17, A28] The kinds and their two sides, junior first; the start crew has a leader side only."""
    kinds, sides = [], []
    for row in tables.rows["crew.csv"]:
        level = row.number_in("level", START_LEVEL, LEVEL_FIVE)
        kinds.append(Kind(row.word("id"), level, row.number_in("copies", 1, 9)))
        for side in ("junior", "leader"):
            title = row.word(f"{side}_name")
            score = said(row, "leader_scoring", language.scoring) if _scores(row, side) else None
            bonus = said(row, f"{side}_bonus", language.effects)
            slots = said(row, f"{side}_actions", language.actions)
            sides.append(Side(slug(title), title, bonus, slots, score))
    _once("crew.csv", "id", [kind.id for kind in kinds])
    _once("crew.csv", "name", [side.name for side in sides if side.name])
    if [kind.level for kind in kinds].count(START_LEVEL) != 1:
        raise PelagosError("error-table-missing", file="crew.csv", column="level", missing=str(START_LEVEL))
    return tuple(kinds), tuple(sides)


def _scores(row: Row, side: str) -> bool:
    return side == "leader" and bool(row.word("leader_scoring"))


def read_reports(tables: Tables) -> tuple[Report, ...]:
    """[EDS-1.1, 12.2, A16] All reports, the anchor reports among them."""
    found = []
    for row in tables.rows["reports.csv"]:
        topics = row.word("topics").split()
        for topic in topics:
            if topic not in TOPICS:
                raise row.error("topics", "error-table-word", value=topic, choices=", ".join(TOPICS))
        found.append(
            Report(
                id=row.word("id"),
                title=row.word("name"),
                anchor=row.word("anchor", ("true", "false")) == "true",
                cost=row.number_in("cost", 0, 12),
                points=row.number_in("vp", 0, 9),
                topics=sum(1 << TOPICS.index(topic) for topic in set(topics)),
                you=said(row, "you", language.effects),
                others=said(row, "others", language.effects),
                spaces=said(row, "activation_spaces", lambda text: tuple(map(language.activation, text.split()))),
            )
        )
    _once("reports.csv", "id", [report.id for report in found])
    return tuple(found)


def read_tokens(tables: Tables) -> tuple[Token, ...]:
    """[EDS-2.4, 10.2] The kinds of dive token."""
    found = tuple(
        Token(
            row.word("id"),
            row.number_in("copies", 1, 36),
            row.number_in("knowledge", 0, 12),
            said(row, "other_bonus", language.effects),
        )
        for row in tables.rows["dive_tokens.csv"]
    )
    _once("dive_tokens.csv", "id", [token.id for token in found])
    return found


def read_bonus_goals(tables: Tables) -> tuple[BonusGoal, ...]:
    """[EDS-19.5] The six bonus goals."""
    found = []
    for row in tables.rows["bonus_goals.csv"]:
        row.word("scope", ("group",))
        metric = METRICS.index(row.word("metric", METRICS))
        wanted = tuple(row.number_in(f"players_{players}", 1, 99) for players in (1, 2, 3, 4))
        found.append(BonusGoal(row.word("id"), metric, wanted))
    _once("bonus_goals.csv", "id", [goal.id for goal in found])
    return tuple(found)


def read_crises(tables: Tables) -> tuple[Crisis, ...]:
    """[EDS-19.8] The six crises."""
    rows = tables.rows["crises.csv"]
    found = tuple(Crisis(row.word("id"), *said(row, "effect", language.crisis)) for row in rows)
    _once("crises.csv", "id", [crisis.id for crisis in found])
    return found


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


def check_counts(kinds: Sequence[Kind], reports: Sequence[Report], goals: int, crises: int, scenarios: int) -> None:
    """[EDS-1.1, 2.5, 2.6, 19.1] What the set-up counts on: piles of three, four anchors, enough cards."""
    wanted = (
        ("crew.csv", "level 5", FIVES, FIVES, sum(kind.level == LEVEL_FIVE for kind in kinds)),
        ("reports.csv", "anchor", ANCHORS, len(reports), sum(report.anchor for report in reports)),
        ("reports.csv", "activation_spaces", 0, MOST_SPACES, max(len(report.spaces) for report in reports)),
        ("bonus_goals.csv", "id", CARDS - 1, 99, goals),
        ("crises.csv", "id", CARDS, 99, crises),
        ("scenarios.toml", "number", SCENARIOS, SCENARIOS, scenarios),
    )
    for file, what, low, high, found in wanted:
        if not low <= found <= high:
            raise PelagosError("error-table-amount", file=file, what=what, low=low, high=high, found=found)


def _once(table: str, column: str, keys: Iterable[str]) -> None:
    seen: set[str] = set()
    for number, key in enumerate(keys, start=2):
        if key in seen or not key:
            raise PelagosError("error-table-twice", file=table, row=str(number), column=column, value=key)
        seen.add(key)
