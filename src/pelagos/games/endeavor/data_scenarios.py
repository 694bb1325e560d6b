"""The ten scenarios: set-up, goals, special rules and influence areas."""

from __future__ import annotations

from typing import Final, NamedTuple

from pelagos.core.entries import Entry
from pelagos.games.endeavor.data_influence import Influence, read_influence
from pelagos.games.endeavor.data_tiles import Tile, mask_of
from pelagos.games.endeavor.names import COLUMNS, DEPTH_ROWS, KINDS, MOST_DEPTH, NOWHERE, ROW, SLOT, TOPICS

SCENARIO_KEYS: Final = (
    "number", "id", "name", "name_de", "columns", "max_depth", "depth1_slots", "base", "start_zones", "shuffled_row",
    "hidden_tiles", "cleanup_track", "special_rules", "coop_influence", "coop_source", "source", "source_note", "goal",
    "influence",
)  # fmt: skip
GOAL_KEYS: Final = (
    "n", "text", "metric", "points_per", "first", "second", "coop", "coop_text", "kinds", "vessels", "depths", "cols",
    "contains", "discovered", "region", "sea_star_side", "leaders", "options", "option",
)  # fmt: skip
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


class Leader(NamedTuple):
    """[EDS-18.6] Points for most of something: a topic, discs of some kinds, or discovered zones."""

    topic: int
    kinds: tuple[int, ...]
    slots: int
    points: int


class Goal(NamedTuple):
    """[EDS-18.10] One scenario goal; `slots` are the zones that count, as a mask."""

    number: int
    metric: str
    points_per: int
    first: int
    second: int
    coop: tuple[int, ...]
    kinds: tuple[int, ...]
    vessels: bool
    slots: int
    contains: tuple[str, ...]
    discovered: bool
    region: str
    side: str
    leaders: tuple[Leader, ...]
    option: str
    options: tuple[Goal, ...]

    @property
    def is_race(self) -> bool:
        """[EDS-18.7] Whether being first counts, not having most."""
        return self.metric.startswith("race")


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


def read_scenarios(file: Entry, tiles: tuple[Tile, ...]) -> tuple[Scenario, ...]:
    """[EDS-2.1, A15, A18] All scenarios in the order of their numbers."""
    number = {tile.id: place for place, tile in enumerate(tiles)}
    entries = file.entries("scenario", SCENARIO_KEYS, "number")
    found = tuple(_scenario(entry, tiles, number) for entry in entries)
    if [scenario.number for scenario in found] != list(range(1, len(found) + 1)):
        raise file.error("scenario", "error-table-value", value=", ".join(str(s.number) for s in found))
    return found


def _scenario(entry: Entry, tiles: tuple[Tile, ...], number: dict[str, int]) -> Scenario:
    columns = entry.texts("columns")
    if columns != tuple(COLUMNS[: len(columns)]) or entry.texts("depth1_slots") != columns:
        raise entry.error("columns", "error-table-value", value=", ".join(columns))
    width, depth = len(columns), entry.number("max_depth", 2, MOST_DEPTH)
    start = _start(entry, tiles, number, depth, width)
    row = _row(entry, number)
    hidden = _hidden(entry, tiles, number, [tile for _, tile in start])
    named = {tile for _, tile in start} | set(row[1]) | {tile for tile, _ in hidden if tile != NOWHERE}
    piles = tuple(
        mask_of(place for place, tile in enumerate(tiles) if _drawable(tile, level, depth) and place not in named)
        for level in range(1, MOST_DEPTH + 1)
    )
    shuffled_in = mask_of(tile for tile, _ in hidden)
    star = next(((tile, top) for tile, top in hidden if top), (NOWHERE, 0))
    return Scenario(
        number=entry.number("number", 1, 99),
        id=entry.text("id"),
        title=entry.text("name"),
        width=width,
        depth=depth,
        slots=mask_of(ROW * level + column for level in range(depth) for column in range(width)),
        base=_base(entry, number),
        start=start,
        row=row,
        piles=tuple(pile | _of_depth(shuffled_in, tiles, level) for level, pile in enumerate(piles, start=1)),
        hidden_star=star[1],
        hidden_tile=star[0],
        rules=frozenset(rule.text("id", allowed=RULES) for rule in _rules(entry)),
        goals=tuple(_goal(goal) for goal in entry.entries("goal", GOAL_KEYS, "n")),
        coop_influence=_four(entry, "coop_influence"),
        cleanup=_cleanup(entry),
        influence=read_influence(entry.entry("influence", ("orientation", "spaces"))),
    )


def _drawable(tile: Tile, level: int, depth: int) -> bool:
    return tile.depth == level <= depth and not tile.scenario_only


def _of_depth(mask: int, tiles: tuple[Tile, ...], level: int) -> int:
    return mask_of(place for place, tile in enumerate(tiles) if mask >> place & 1 and tile.depth == level)


def _rules(entry: Entry) -> tuple[Entry, ...]:
    return entry.entries("special_rules", ("id", "text", "source", "depths"))


def _cleanup(entry: Entry) -> int:
    return (
        entry.entry("cleanup_track", ("length", "start")).number("length", 1, 99) if entry.has("cleanup_track") else 0
    )


def _four(entry: Entry, key: str) -> tuple[int, ...]:
    found = entry.numbers(key)
    if len(found) != PLAYERS:
        raise entry.error(key, "error-table-value", value=str(found))
    return found


def _tile_in(entry: Entry, key: str, number: dict[str, int]) -> int:
    name = entry.text(key, allowed=(*number, RANDOM))
    return NOWHERE if name == RANDOM else number[name]


def _start(
    entry: Entry, tiles: tuple[Tile, ...], number: dict[str, int], depth: int, width: int
) -> tuple[tuple[int, int], ...]:
    """[EDS-2.2] No unknown tile, no slot twice, no tile at another depth than its own."""
    found: dict[int, int] = {}
    for zone in entry.entries("start_zones", ("col", "depth", "tile"), "tile"):
        level = zone.number("depth", 1, depth)
        slot = SLOT[f"{zone.text('col', allowed=COLUMNS[:width])}{level}"]
        tile = _tile_in(zone, "tile", number)
        wrong = tile != NOWHERE and (tiles[tile].depth != level or tile in found.values())
        if slot in found or wrong:
            raise zone.error("tile", "error-table-value", value=zone.text("tile"))
        found[slot] = tile
    return tuple(found.items())


def _row(entry: Entry, number: dict[str, int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """[EDS-2.2] Scenario 8: a whole row is shuffled and dealt."""
    if not entry.has("shuffled_row"):
        return (), ()
    row = entry.entry("shuffled_row", ("depth", "cols", "tiles"))
    level, names = row.number("depth", 1, MOST_DEPTH), row.texts("tiles")
    slots = tuple(SLOT[f"{column}{level}"] for column in row.texts("cols"))
    if len(slots) != len(names) or any(name not in (*number, RANDOM) for name in names):
        raise row.error("tiles", "error-table-value", value=", ".join(names))
    return slots, tuple(NOWHERE if name == RANDOM else number[name] for name in names)


def _hidden(
    entry: Entry, tiles: tuple[Tile, ...], number: dict[str, int], placed: list[int]
) -> tuple[tuple[int, int], ...]:
    """[EDS-2.3] Tiles shuffled into a pile: anywhere (0), or among its top tiles."""
    found = []
    for hidden in entry.entries("hidden_tiles", ("tile", "depth", "method", "top"), "tile"):
        tile = _tile_in(hidden, "tile", number)
        if tile in placed or tiles[tile].depth != hidden.number("depth", 1, MOST_DEPTH):
            raise hidden.error("tile", "error-table-value", value=hidden.text("tile"))
        method = hidden.text("method", allowed=("shuffle-into-pile", "shuffle-into-top"))
        pile = sum(other.depth == tiles[tile].depth and not other.scenario_only for other in tiles) + 1
        found.append((tile, hidden.number("top", 1, pile) if method == "shuffle-into-top" else 0))
    return tuple(found)


def _base(entry: Entry, number: dict[str, int]) -> int:
    text = entry.text("base", allowed=("any-depth-1", *(f"tile:{name}" for name in number)))
    return NOWHERE if text == "any-depth-1" else number[text.removeprefix("tile:")]


def slots_of(depths: tuple[int, ...], columns: tuple[str, ...]) -> int:
    """The slots at these depths in these columns as a mask; all of them where nothing is named."""
    rows = 0
    for depth in depths or range(1, MOST_DEPTH + 1):
        rows |= DEPTH_ROWS[depth - 1]
    return rows & mask_of(
        ROW * level + COLUMNS.index(column) for level in range(MOST_DEPTH) for column in columns or COLUMNS
    )


def _goal(entry: Entry) -> Goal:
    metric = entry.text("metric", allowed=METRICS)
    options = tuple(_goal(option) for option in entry.entries("options", GOAL_KEYS, "option"))
    if (metric == "option") != (len(options) == OPTIONS_OF_A_GOAL):
        raise entry.error("options", "error-table-value", value=str(len(options)))
    scored = metric != "option"
    return Goal(
        number=0 if entry.has("option") else entry.number("n", 1, 3),
        metric=metric,
        points_per=entry.number("points_per", 0, 9) if scored else 0,
        first=entry.number("first", 0, 99) if scored else 0,
        second=entry.number("second", 0, 99) if scored else 0,
        coop=_four(entry, "coop") if scored else (),
        kinds=_kinds(entry),
        vessels=entry.flag("vessels", False),
        slots=_slots(entry),
        contains=entry.texts("contains", ()),
        discovered=entry.flag("discovered", False),
        region=entry.text("region", ""),
        side=entry.text("sea_star_side", "", ("", "left", "right")),
        leaders=tuple(_leader(leader) for leader in entry.entries("leaders", LEADER_KEYS, "points")),
        option=entry.text("option", ""),
        options=options,
    )


LEADER_KEYS: Final = ("topic", "kinds", "depths", "cols", "points")


def _leader(entry: Entry) -> Leader:
    topic = TOPICS.index(entry.text("topic", allowed=TOPICS)) if entry.has("topic") else NOWHERE
    return Leader(topic, _kinds(entry), _slots(entry), entry.number("points", 1, 99))


def _kinds(entry: Entry) -> tuple[int, ...]:
    names = entry.texts("kinds", ())
    if any(name not in KINDS for name in names):
        raise entry.error("kinds", "error-table-value", value=", ".join(names))
    return tuple(KINDS.index(name) for name in names)


def _slots(entry: Entry) -> int:
    depths, columns = entry.numbers("depths", ()), entry.texts("cols", ())
    if any(not 1 <= depth <= MOST_DEPTH for depth in depths):
        raise entry.error("depths", "error-table-value", value=str(depths))
    if any(column not in COLUMNS for column in columns):
        raise entry.error("cols", "error-table-value", value=", ".join(columns))
    return slots_of(depths, columns)
