"""Crew, reports, dive tokens, bonus goals, crises and the player board, read from their tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeVar

from pelagos.core.columns import (
    among,
    anything,
    derived,
    each,
    numbered,
    numbers,
    parsed,
    part,
    parts,
    perhaps,
    placed,
    texts,
    together,
    within,
)
from pelagos.core.components import Component
from pelagos.core.entries import Entry
from pelagos.core.errors import PelagosError
from pelagos.core.tables import Row, Tables
from pelagos.games.endeavor import language
from pelagos.games.endeavor.language import Gains, NotTheLanguage, Slots
from pelagos.games.endeavor.names import ATTRIBUTES, IN_WORDS, NAMED, OUR_ID, TOPICS

T = TypeVar("T")

NOTED: Final = ("source", "note")
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
    title: str = anything(column="name", unprinted=NAMED)
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


class TrackLevel(Component, sources=()):
    """[EDS-3.1] A level of the attribute tracks: its boxes, and what it is worth at the end."""

    level: int = within(1, LEVELS)
    boxes: tuple[int, ...] = numbers(0, 99)
    vp: int = within(0, 99)


def _on_track(row: Row) -> tuple[int, int]:
    return 1, row.number_in("last_box", 1, 99)


class AttributeTrack(Component, sources=("source", "source_note")):
    """[EDS-3.1, 3.3, 3.4] The boxes of the attribute tracks, which are alike."""

    first_box: int = within(0, 0)
    last_box: int = within(1, 99)
    start_box: int = within(0, 0)
    influence_box: int = within(1, 99, here=_on_track)
    overflow_to_box: int = within(1, 99, here=_on_track)
    levels: tuple[tuple[Entry, TrackLevel], ...] = placed(lambda: TrackLevel, "level")


class Attribute(Component, sources=()):
    """[EDS-3.2, 3.5] An attribute: what its level gives, and the boxes that bring a vessel."""

    id: str = anything(unprinted=OUR_ID)
    title: str = anything(column="name", unprinted=IN_WORDS)
    name_de: str = perhaps(unprinted=IN_WORDS)
    level_name: str = perhaps(unprinted=IN_WORDS)
    level_gives: str = perhaps(unprinted=IN_WORDS)
    vessel_boxes: tuple[int, ...] = numbers(0, 99)


class KnowledgeTrack(Component):
    """[EDS-11.1] The knowledge track."""

    first_box: int = within(0, 0)
    max: int = within(1, 99)
    start_box: int = within(0, 0)


class Supplies(Component):
    """[EDS-1.2] What a player has of everything."""

    discs: int = within(1, 99, column="discs_per_player")
    markers: int = within(1, 99, column="influence_markers_per_player")
    vessels: int = within(1, 9, column="vessels_per_player")
    unlimited: tuple[str, ...] = texts(("discs", "influence_markers"))


class TrackFile(Component, table="tracks.toml", sources=()):
    """[EDS-3.1] The player board: attributes, knowledge, supplies."""

    attribute_track: AttributeTrack = part(lambda: AttributeTrack)
    attribute: tuple[Attribute, ...] = parts(lambda: Attribute)
    knowledge_track: KnowledgeTrack = part(lambda: KnowledgeTrack)
    supplies: Supplies = part(lambda: Supplies)

    def check(self, row: Row) -> None:
        """[EDS-3.2] The four attributes in the order of the board."""
        found = tuple(attribute.id for attribute in self.attribute)
        if found != ATTRIBUTES:
            raise row.error("attribute", "error-table-value", value=", ".join(found))


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


def read_tracks(entry: Row, found: TrackFile) -> Tracks:
    """[EDS-3.1] The attribute tracks: each box in one level, levels and points, and the boxes with a symbol."""
    track = found.attribute_track
    level_of = [0] * (track.last_box + 1)
    for place, level in track.levels:
        for box in level.boxes:
            if not 0 <= box <= track.last_box or level_of[box]:
                raise place.error("boxes", "error-table-value", value=str(box))
            level_of[box] = level.level
    if 0 in level_of or level_of != sorted(level_of):
        raise entry.error("attribute_track", "error-table-value", value=str(level_of))
    worth = {level.level: level.vp for _, level in track.levels}
    return Tracks(
        level=tuple(level_of),
        points=tuple(worth.get(level, 0) for level in range(LEVELS + 1)),
        last=track.last_box,
        influence=track.influence_box,
        overflow=track.overflow_to_box,
        vessels=found.attribute[-1].vessel_boxes,
        most_knowledge=found.knowledge_track.max,
        discs=found.supplies.discs,
        most_vessels=found.supplies.vessels,
    )


def check_pieces(tables: Tables, scenarios: int) -> None:
    """[EDS-1.1, 2.5, 2.6, 19.1] What the set-up counts on: names once, piles of three, four anchors, enough cards."""
    kinds, reports = Kind.read(tables), Report.read(tables)
    for table in (Kind, Report, Token, BonusGoal, Crisis):
        _once(table.table, "id", [row.word("id") for row, _ in table.rows(tables)])
    _named(tables)
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


def _named(tables: Tables) -> None:
    """[EDS-1.1] Each side of a crew tile has a name; only the start crew has none as a junior."""
    for row, kind in Kind.rows(tables):
        if not kind.leader.name:
            raise row.error("leader_name", "error-table-empty")
        if not kind.junior.name and kind.level != START_LEVEL:
            raise row.error("junior_name", "error-table-empty")


def _once(table: str, column: str, keys: Sequence[str]) -> None:
    for place, key in enumerate(keys):
        if not key or key in keys[:place]:
            raise PelagosError("error-table-twice", file=table, row=str(place + 2), column=column, value=key)
