"""The component tables of Endeavor: Deep Sea, checked and put together. Printed numbers live nowhere else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from pelagos.core.components import declared_in, read_components
from pelagos.core.nodes import Option
from pelagos.core.tables import Tables
from pelagos.games.endeavor import data_pieces, data_scenarios, data_tiles
from pelagos.games.endeavor.data_pieces import (
    LEVEL_FIVE,
    START_LEVEL,
    BonusGoal,
    Crisis,
    Kind,
    Report,
    Side,
    Token,
    TrackFile,
    Tracks,
    check_pieces,
    read_tracks,
)
from pelagos.games.endeavor.data_scenarios import FALLEN_STAR, SEA_STAR, Scenario, ScenarioFile, read_scenarios
from pelagos.games.endeavor.data_tiles import Ocean, Space, Tile, TileFile, mask_of, read_ocean
from pelagos.games.endeavor.names import ACTIONS, CONSERVE, DIVE, NOWHERE, PUBLISH, SLOT_NAMES, SONAR, TOPICS
from pelagos.games.endeavor.verbs import (
    ACTIVATE,
    ACTIVATE_SPACE,
    BONUS,
    COPY_CREW,
    DO_AT,
    KEEP,
    KNOWLEDGE,
    PICK,
    PROMOTE,
    PROMOTE_WITH_DISC,
    RECRUIT,
    REPORT,
    TAKE_BACK,
    TOKEN,
    WITH_DISC,
)

COMPONENTS: Final = declared_in(data_pieces, data_tiles, data_scenarios)


class Menus(NamedTuple):
    """Options prepared once, by the numbers of what they name."""

    spaces: tuple[tuple[Option, ...], ...]
    """By space and slot."""
    activate: tuple[Option, ...]
    take_back: tuple[Option, ...]
    promote: tuple[Option, ...]
    copy: tuple[Option, ...]
    """By crew code without the bit of the disc; `promote` by the whole code."""
    recruit: tuple[Option, ...]
    tiles: tuple[Option, ...]
    keep: tuple[Option, ...]
    reports: tuple[Option, ...]
    publish: tuple[Option, ...]
    activations: tuple[tuple[Option, ...], ...]
    tokens: tuple[Option, ...]
    halves: tuple[tuple[Option, ...], ...]
    pick: tuple[Option, ...]
    kinds: tuple[Option, ...]


class Pack(NamedTuple):
    """All printed facts of the game. What the rules ask for most often stands here as plain tuples."""

    hash: str
    tables: Tables
    """What its sheets are read from."""
    ocean: Ocean
    tiles: tuple[Tile, ...]
    spaces: tuple[Space, ...]
    here: tuple[int, ...]
    """By tile: the spaces that a vessel in the zone can use."""
    kind_masks: tuple[int, ...]
    """By action: the spaces it uses."""
    affordable: tuple[int, ...]
    """By knowledge: the conservation spaces that can be paid."""
    by_topic: tuple[int, ...]
    """By a mask of topics: the publication spaces that show one of them."""
    sea_star: int
    fallen_star: int
    scenarios: tuple[Scenario, ...]
    kinds: tuple[Kind, ...]
    sides: tuple[Side, ...]
    level_of_kind: tuple[int, ...]
    start_crew: int
    fives: int
    """The kinds of level 5 as a mask."""
    reports: tuple[Report, ...]
    costs: tuple[int, ...]
    topics: tuple[int, ...]
    anchors: int
    others: int
    """Anchor reports and the other ones as masks."""
    tokens: tuple[Token, ...]
    goals: tuple[BonusGoal, ...]
    crises: tuple[Crisis, ...]
    tracks: Tracks
    level: tuple[int, ...]
    menus: Menus
    numbers: Numbers


class Numbers(NamedTuple):
    """Names and what they stand for, for reading answers."""

    tile: dict[str, int]
    space: tuple[dict[str, int], ...]
    """By tile: its spaces by name."""
    kind: dict[str, int]
    side: dict[str, int]
    report: dict[str, int]
    token: dict[str, int]


def read_pack(files: Mapping[str, str]) -> Pack:
    """Load a complete set of tables; the first wrong value is named with its file, row or entry, and column or key."""
    tables = read_components(files, COMPONENTS)
    (_, tile_file), (scenario_entry, scenario_file), (track_entry, track_file) = (
        TileFile.rows(tables)[0],
        ScenarioFile.rows(tables)[0],
        TrackFile.rows(tables)[0],
    )
    ocean = read_ocean(tile_file)
    kinds, reports, tokens = Kind.read(tables), Report.read(tables), Token.read(tables)
    sides = tuple(side for kind in kinds for side in (kind.junior, kind.leader))
    tracks = read_tracks(track_entry, track_file)
    numbers = _numbers(ocean, kinds, sides, reports, tokens)
    scenarios = read_scenarios(scenario_file, scenario_entry, ocean.tiles)
    check_pieces(tables, len(scenarios))
    return Pack(
        hash=tables.hash,
        tables=tables,
        ocean=ocean,
        tiles=ocean.tiles,
        spaces=ocean.spaces,
        here=tuple(tile.here for tile in ocean.tiles),
        kind_masks=tuple(_of_kind(ocean, kind) for kind in range(len(ACTIONS))),
        affordable=_affordable(ocean, tracks.most_knowledge),
        by_topic=_by_topic(ocean),
        sea_star=numbers.tile.get(SEA_STAR, NOWHERE),
        fallen_star=numbers.tile.get(FALLEN_STAR, NOWHERE),
        scenarios=scenarios,
        kinds=kinds,
        sides=sides,
        level_of_kind=tuple(kind.level for kind in kinds),
        start_crew=next(place for place, kind in enumerate(kinds) if kind.level == START_LEVEL),
        fives=mask_of(place for place, kind in enumerate(kinds) if kind.level == LEVEL_FIVE),
        reports=reports,
        costs=tuple(report.cost for report in reports),
        topics=tuple(report.topics for report in reports),
        anchors=mask_of(place for place, report in enumerate(reports) if report.anchor),
        others=mask_of(place for place, report in enumerate(reports) if not report.anchor),
        tokens=tokens,
        goals=BonusGoal.read(tables),
        crises=Crisis.read(tables),
        tracks=tracks,
        level=tracks.level,
        menus=_menus(ocean, kinds, sides, reports, tokens),
        numbers=numbers,
    )


def _of_kind(ocean: Ocean, kind: int) -> int:
    return mask_of(place for place, space in enumerate(ocean.spaces) if space.kind == kind and kind in DISC_OR_DIVE)


DISC_OR_DIVE: Final = (SONAR, DIVE, CONSERVE, PUBLISH)


def _affordable(ocean: Ocean, most: int) -> tuple[int, ...]:
    return tuple(
        mask_of(p for p, space in enumerate(ocean.spaces) if space.kind == CONSERVE and space.cost <= knowledge)
        for knowledge in range(most + 2)
    )


def _by_topic(ocean: Ocean) -> tuple[int, ...]:
    return tuple(
        mask_of(p for p, space in enumerate(ocean.spaces) if space.kind == PUBLISH and topics >> space.topic & 1)
        for topics in range(1 << len(TOPICS))
    )


def _numbers(
    ocean: Ocean,
    kinds: tuple[Kind, ...],
    sides: tuple[Side, ...],
    reports: tuple[Report, ...],
    tokens: tuple[Token, ...],
) -> Numbers:
    own: list[dict[str, int]] = [{} for _ in ocean.tiles]
    for place, space in enumerate(ocean.spaces):
        own[space.tile][space.id] = place
    return Numbers(
        tile=ocean.tile_number,
        space=tuple(own),
        kind={kind.id: place for place, kind in enumerate(kinds)},
        side={side.name: place for place, side in enumerate(sides) if side.name},
        report={report.id: place for place, report in enumerate(reports)},
        token={token.id: place for place, token in enumerate(tokens)},
    )


def _menus(
    ocean: Ocean,
    kinds: tuple[Kind, ...],
    sides: tuple[Side, ...],
    reports: tuple[Report, ...],
    tokens: tuple[Token, ...],
) -> Menus:
    promote: list[Option] = []
    for side in sides:
        promote += [PROMOTE(side.name), PROMOTE_WITH_DISC(side.name, WITH_DISC)]
    return Menus(
        spaces=tuple(_of_space(space) for space in ocean.spaces),
        activate=tuple(ACTIVATE(side.name) for side in sides),
        take_back=tuple(TAKE_BACK(side.name) for side in sides),
        promote=tuple(promote),
        copy=tuple(COPY_CREW(side.name) for side in sides),
        recruit=tuple(RECRUIT(kind.id) for kind in kinds),
        tiles=tuple((tile.id,) for tile in ocean.tiles),
        keep=tuple(KEEP(tile.id) for tile in ocean.tiles),
        reports=tuple((report.id,) for report in reports),
        publish=tuple(REPORT(report.id) for report in reports),
        activations=tuple(
            tuple(ACTIVATE_SPACE(report.id, space) for space in range(1, len(report.spaces) + 1)) for report in reports
        ),
        tokens=tuple((token.id,) for token in tokens),
        halves=tuple(_halves(token) for token in tokens),
        pick=tuple(PICK(token.id) for token in tokens),
        kinds=tuple((kind.id,) for kind in kinds),
    )


def _of_space(space: Space) -> tuple[Option, ...]:
    verb = DO_AT[ACTIONS[space.kind]]
    return tuple(verb(slot, space.id) for slot in SLOT_NAMES)


def _halves(token: Token) -> tuple[Option, ...]:
    return tuple(TOKEN(token.id, half) for half in ((KNOWLEDGE, BONUS) if token.other else (KNOWLEDGE,)))
