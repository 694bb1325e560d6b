"""The ten scenarios: set-up, goals, special rules and influence areas."""

from __future__ import annotations

from typing import Final, NamedTuple

from pelagos.core.columns import (
    among,
    anything,
    numbered,
    numbers,
    part,
    part_if_any,
    parts,
    perhaps,
    placed,
    texts,
    together,
    within,
    yes_no,
)
from pelagos.core.components import Component
from pelagos.core.entries import Entry
from pelagos.core.tables import Row
from pelagos.games.endeavor.data_influence import Influence, InfluenceEntry, read_influence
from pelagos.games.endeavor.data_tiles import Tile, mask_of
from pelagos.games.endeavor.names import (
    COLUMNS,
    DEPTH_ROWS,
    IN_WORDS,
    KINDS,
    MOST_DEPTH,
    NAMED,
    NOWHERE,
    OUR_ID,
    ROW,
    SLOT,
    TOPICS,
)

METRICS: Final = (
    "discs",
    "zones",
    "topics-best",
    "topic-sets",
    "influence-region",
    "cleanup",
    "designated",
    "race-discover",
    "race-travel",
    "option",
)
RULES: Final = (
    "launch-any-depth-1",
    "guardian-space",
    "remove-depths",
    "moving-markers",
    "designate-kind",
    "rescue-access",
    "goal-spaces",
    "cleanup-track",
    "depth-lanes",
)
SEA_STAR: Final = "the-sea-star"
FALLEN_STAR: Final = "fallen-star"
RANDOM: Final = "random"
PLAYERS: Final = 4
OPTIONS_OF_A_GOAL: Final = 2


def slots_of(depths: tuple[int, ...], columns: tuple[str, ...]) -> int:
    """The slots at these depths in these columns as a mask; all of them where nothing is named."""
    rows = 0
    for depth in depths or range(1, MOST_DEPTH + 1):
        rows |= DEPTH_ROWS[depth - 1]
    return rows & mask_of(
        ROW * level + COLUMNS.index(column) for level in range(MOST_DEPTH) for column in columns or COLUMNS
    )


def _is_scored(goal: Row) -> bool:
    return goal.word("metric") != "option"


def _numbers_of(kinds: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(KINDS.index(kind) for kind in kinds)


ZONES: Final = {"depths": numbers(1, MOST_DEPTH), "cols": texts(COLUMNS)}


class Leader(Component, sources=()):
    """[EDS-18.6] Points for most of something: a topic, discs of some kinds, or discovered zones."""

    topic: int = among({**numbered(TOPICS), "": NOWHERE})
    kinds: tuple[int, ...] = together(_numbers_of, {"kinds": texts(KINDS)})
    slots: int = together(slots_of, ZONES)
    points: int = within(1, 99)


class Goal(Component, sources=()):
    """[EDS-18.10] One scenario goal; `slots` are the zones that count, as a mask."""

    number: int = within(1, 3, empty=0, column="n")
    text: str = perhaps(unprinted=IN_WORDS)
    metric: str = among(METRICS)
    points_per: int = within(0, 9, when=_is_scored)
    first: int = within(0, 99, when=_is_scored)
    second: int = within(0, 99, when=_is_scored)
    coop: tuple[int, ...] = numbers(0, 999)
    coop_text: str = perhaps(unprinted=IN_WORDS)
    kinds: tuple[int, ...] = together(_numbers_of, {"kinds": texts(KINDS)})
    vessels: bool = yes_no(empty=False)
    slots: int = together(slots_of, ZONES)
    contains: tuple[str, ...] = texts(("disc", "vessel"))
    discovered: bool = yes_no(empty=False)
    region: str = perhaps()
    side: str = among(("", "left", "right"), column="sea_star_side")
    leaders: tuple[Leader, ...] = parts(lambda: Leader, "points")
    options: tuple[Goal, ...] = parts(lambda: Goal, "option")
    option: str = perhaps(unprinted=OUR_ID)

    @property
    def is_race(self) -> bool:
        """[EDS-18.7] Whether being first counts, not having most."""
        return self.metric.startswith("race")

    def check(self, row: Row) -> None:
        """[EDS-18.10, 19.5] Two options or none; a number for each number of players; an option has no number."""
        scored = _is_scored(row)
        if scored == (len(self.options) == OPTIONS_OF_A_GOAL):
            raise row.error("options", "error-table-value", value=str(len(self.options)))
        if scored and len(self.coop) != PLAYERS:
            raise row.error("coop", "error-table-value", value=str(self.coop))
        if not self.option:
            row.number_in("n", 1, 3)


class Zone(Component, sources=()):
    """[EDS-2.2] A tile that lies in the ocean at the start."""

    col: str = among(tuple(COLUMNS))
    depth: int = within(1, MOST_DEPTH)
    tile: str = anything()


class ShuffledRow(Component, sources=()):
    """[EDS-2.2] Scenario 8: a whole row is shuffled and dealt."""

    depth: int = within(1, MOST_DEPTH)
    cols: tuple[str, ...] = texts(COLUMNS)
    tiles: tuple[str, ...] = texts()


class HiddenTile(Component, sources=()):
    """[EDS-2.3] A tile that is shuffled into a pile, anywhere or among its top tiles."""

    tile: str = anything()
    depth: int = within(1, MOST_DEPTH)
    method: str = among(("shuffle-into-pile", "shuffle-into-top"))
    top: int = within(0, 99, empty=0)

    def check(self, row: Row) -> None:
        """[EDS-2.3] Only a tile that is shuffled among the top ones says among how many."""
        if self.top and self.method != "shuffle-into-top":
            raise row.error("top", "error-table-value", value=str(self.top))


class CleanupTrack(Component, sources=()):
    """[EDS-16.9] The clean-up track."""

    length: int = within(1, 99)
    start: int = within(0, 99, empty=0)


class SpecialRule(Component):
    """[EDS-16.4 to 16.10] A rule that a scenario brings."""

    id: str = among(RULES)
    text: str = perhaps(unprinted=IN_WORDS)
    depths: tuple[int, ...] = numbers(1, MOST_DEPTH)


class ScenarioEntry(Component, sources=("coop_source", "source", "source_note")):
    """[EDS-2.1] A scenario as the table has it."""

    number: int = within(1, 99)
    id: str = anything(unprinted=OUR_ID)
    title: str = anything(column="name", unprinted=NAMED)
    name_de: str = perhaps(unprinted=IN_WORDS)
    columns_used: tuple[str, ...] = texts(column="columns")
    max_depth: int = within(2, MOST_DEPTH)
    depth1_slots: tuple[str, ...] = texts(unprinted="always the columns of the ocean")
    base: str = anything()
    start_zones: tuple[tuple[Entry, Zone], ...] = placed(lambda: Zone, "tile")
    shuffled_row: ShuffledRow | None = part_if_any(lambda: ShuffledRow)
    hidden_tiles: tuple[tuple[Entry, HiddenTile], ...] = placed(lambda: HiddenTile, "tile")
    cleanup_track: CleanupTrack | None = part_if_any(lambda: CleanupTrack)
    special_rules: tuple[SpecialRule, ...] = parts(lambda: SpecialRule)
    coop_influence: tuple[int, ...] = numbers(0, 999, count=PLAYERS)
    goal: tuple[Goal, ...] = parts(lambda: Goal, "n")
    influence: InfluenceEntry = part(lambda: InfluenceEntry)


class ScenarioFile(Component, table="scenarios.toml", sources=()):
    """[EDS-2.1] The ten scenarios: set-up, goals, special rules and influence areas."""

    scenario: tuple[tuple[Entry, ScenarioEntry], ...] = placed(lambda: ScenarioEntry, "number")


class Scenario(NamedTuple):
    """[EDS-2.1 to 2.3] One scenario."""

    number: int
    id: str
    title: str
    width: int
    depth: int
    slots: int
    """Every slot of the ocean, as a mask."""
    base: int
    """The tile that is the base, or NOWHERE for any zone of depth 1."""
    start: tuple[tuple[int, int], ...]
    """Slot and tile; NOWHERE for a random one."""
    row: tuple[tuple[int, ...], tuple[int, ...]]
    """[EDS-2.2] Slots of a shuffled row and its tiles."""
    piles: tuple[int, ...]
    """The tiles of each depth that can be drawn at random, as masks."""
    hidden_star: int
    """[EDS-2.3] How many tiles on top of the pile hide the shuffled-in tile; 0 for none."""
    hidden_tile: int
    rules: frozenset[str]
    goals: tuple[Goal, ...]
    coop_influence: tuple[int, ...]
    cleanup: int
    influence: Influence


def read_scenarios(file: ScenarioFile, entry: Row, tiles: tuple[Tile, ...]) -> tuple[Scenario, ...]:
    """[EDS-2.1, A15, A18] All scenarios in the order of their numbers."""
    number = {tile.id: place for place, tile in enumerate(tiles)}
    found = tuple(_scenario(place, scenario, tiles, number) for place, scenario in file.scenario)
    if [scenario.number for scenario in found] != list(range(1, len(found) + 1)):
        raise entry.error("scenario", "error-table-value", value=", ".join(str(s.number) for s in found))
    return found


def _scenario(entry: Entry, found: ScenarioEntry, tiles: tuple[Tile, ...], number: dict[str, int]) -> Scenario:
    columns = found.columns_used
    if columns != tuple(COLUMNS[: len(columns)]) or found.depth1_slots != columns or not columns:
        raise entry.error("columns", "error-table-value", value=", ".join(columns))
    width, depth = len(columns), found.max_depth
    start = _start(found, tiles, number, width)
    row = _row(entry, found.shuffled_row, number)
    hidden = _hidden(found, tiles, number, [tile for _, tile in start])
    named = {tile for _, tile in start} | set(row[1]) | {tile for tile, _ in hidden if tile != NOWHERE}
    piles = tuple(
        mask_of(place for place, tile in enumerate(tiles) if _drawable(tile, level, depth) and place not in named)
        for level in range(1, MOST_DEPTH + 1)
    )
    shuffled_in = mask_of(tile for tile, _ in hidden)
    star = next(((tile, top) for tile, top in hidden if top), (NOWHERE, 0))
    return Scenario(
        number=found.number,
        id=found.id,
        title=found.title,
        width=width,
        depth=depth,
        slots=mask_of(ROW * level + column for level in range(depth) for column in range(width)),
        base=_base(entry, number),
        start=start,
        row=row,
        piles=tuple(pile | _of_depth(shuffled_in, tiles, level) for level, pile in enumerate(piles, start=1)),
        hidden_star=star[1],
        hidden_tile=star[0],
        rules=frozenset(rule.id for rule in found.special_rules),
        goals=found.goal,
        coop_influence=found.coop_influence,
        cleanup=found.cleanup_track.length if found.cleanup_track else 0,
        influence=read_influence(entry, found.influence),
    )


def _drawable(tile: Tile, level: int, depth: int) -> bool:
    return tile.depth == level <= depth and not tile.scenario_only


def _of_depth(mask: int, tiles: tuple[Tile, ...], level: int) -> int:
    return mask_of(place for place, tile in enumerate(tiles) if mask >> place & 1 and tile.depth == level)


def _tile_in(entry: Entry, number: dict[str, int]) -> int:
    return {**number, RANDOM: NOWHERE}[entry.word("tile", (*number, RANDOM))]


def _start(
    found: ScenarioEntry, tiles: tuple[Tile, ...], number: dict[str, int], width: int
) -> tuple[tuple[int, int], ...]:
    """[EDS-2.2] No unknown tile, no slot twice, no tile at another depth than its own."""
    lying: dict[int, int] = {}
    for entry, zone in found.start_zones:
        entry.word("col", COLUMNS[:width])
        slot, tile = SLOT[f"{zone.col}{entry.number_in('depth', 1, found.max_depth)}"], _tile_in(entry, number)
        wrong = tile != NOWHERE and (tiles[tile].depth != zone.depth or tile in lying.values())
        if slot in lying or wrong:
            raise entry.error("tile", "error-table-value", value=zone.tile)
        lying[slot] = tile
    return tuple(lying.items())


def _row(entry: Entry, row: ShuffledRow | None, number: dict[str, int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """[EDS-2.2] Scenario 8: slots of the row and its tiles."""
    if row is None:
        return (), ()
    slots = tuple(SLOT[f"{column}{row.depth}"] for column in row.cols)
    if len(slots) != len(row.tiles) or any(name not in (*number, RANDOM) for name in row.tiles):
        raise entry.error("shuffled_row", "error-table-value", value=", ".join(row.tiles))
    return slots, tuple(NOWHERE if name == RANDOM else number[name] for name in row.tiles)


def _hidden(
    found: ScenarioEntry, tiles: tuple[Tile, ...], number: dict[str, int], lying: list[int]
) -> tuple[tuple[int, int], ...]:
    """[EDS-2.3] Tiles that are shuffled into the pile of their depth: anywhere (0), or among its top tiles."""
    hidden = []
    for entry, piece in found.hidden_tiles:
        tile = _tile_in(entry, number)
        if tile in lying or tiles[tile].depth != piece.depth:
            raise entry.error("tile", "error-table-value", value=piece.tile)
        pile = sum(other.depth == piece.depth and not other.scenario_only for other in tiles) + 1
        hidden.append((tile, entry.number_in("top", 1, pile) if piece.method == "shuffle-into-top" else 0))
    return tuple(hidden)


def _base(entry: Entry, number: dict[str, int]) -> int:
    text = entry.word("base", ("any-depth-1", *(f"tile:{name}" for name in number)))
    return NOWHERE if text == "any-depth-1" else number[text.removeprefix("tile:")]
