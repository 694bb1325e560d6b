"""The sheets of the scenario boards: set-up and rules, the three goals, and the influence area."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from pelagos.core.sheets import SCORE, USE, Line, Sheet
from pelagos.core.tables import Row
from pelagos.core.text import Fact, Text, text
from pelagos.core.titles import titled
from pelagos.games.endeavor.data_influence import Area, InfluenceEntry
from pelagos.games.endeavor.data_scenarios import (
    RANDOM,
    Goal,
    HiddenTile,
    ScenarioEntry,
    ScenarioFile,
    ShuffledRow,
    SpecialRule,
    Zone,
)
from pelagos.games.endeavor.goal_words import needed, open_lines, scored_lines
from pelagos.games.endeavor.printed import area_view
from pelagos.games.endeavor.sheets import SHEETS
from pelagos.games.endeavor.view_words import area_features
from pelagos.games.endeavor.words import tile_text

RULE_OF: Final = {
    "launch-any-depth-1": "EDS-16.5",
    "guardian-space": "EDS-16.4",
    "remove-depths": "EDS-16.5",
    "moving-markers": "EDS-16.6",
    "designate-kind": "EDS-16.6",
    "rescue-access": "EDS-16.7",
    "goal-spaces": "EDS-16.8",
    "cleanup-track": "EDS-16.9",
    "depth-lanes": "EDS-16.10",
}
"""The rule behind each special rule of a scenario."""
REMOVED: Final = "remove-depths"
OTHERWISE: Final = frozenset({"moving-markers", "depth-lanes"})
OF_INFLUENCE: Final = OTHERWISE | {"guardian-space", "rescue-access", "goal-spaces", "cleanup-track"}
"""The rules about the influence area, and those after which markers are placed in another way than usual."""


@SHEETS.of(ScenarioFile)
def scenarios(file: ScenarioFile, row: Row) -> Iterator[Sheet]:
    """[EDS-2.1, 16.2, 18.5] Every scenario: its board, its goals and its influence area."""
    for _, scenario in file.scenario:
        name = titled(f"endeavor-scenario-{scenario.number}", scenario.title)
        yield _scenario(scenario, name)
        for goal in scenario.goal:
            yield from _goals(goal, f"goal-{scenario.number}-{goal.number}", name)
        yield _influence(scenario, name)


def _goals(goal: Goal, piece: str, scenario: Text) -> Iterator[Sheet]:
    """[EDS-16.8, 18.5, 19.5] A goal; an open one is followed by its two options."""
    head = Line(text("endeavor-sheet-goal", number=goal.number, scenario=scenario))
    options = {f"{piece}-{option.option}": option for option in goal.options}
    names = tuple(titled(f"endeavor-{name}", option.option) for name, option in options.items())
    lines = open_lines(goal, names) if options else scored_lines(goal)
    yield _goal(piece, goal.text, (head, *lines))
    for name, option in options.items():
        yield _goal(name, option.option, (head, *scored_lines(option)))


def _goal(piece: str, title: str, lines: tuple[Line, ...]) -> Sheet:
    rules = ("EDS-18.5", "EDS-18.6", "EDS-18.10", "EDS-19.5")
    return Sheet(piece, Text(f"endeavor-{piece}"), kind="endeavor-kind-goal", title=title, lines=lines, rules=rules)


def _scenario(scenario: ScenarioEntry, name: Text) -> Sheet:
    """[EDS-2.1 to 2.3, 2.9, 19.5] How the ocean is set up, the rules of its own, and what a group needs."""
    return Sheet(
        f"scenario-{scenario.number}",
        name,
        kind="endeavor-kind-scenario",
        title=scenario.title,
        lines=(
            *_set_up(scenario),
            *(line for rule in scenario.special_rules for line in _special_rule(rule)),
            Line(Text("endeavor-sheet-group-influence"), "EDS-19.5", SCORE),
            Line(needed(scenario.coop_influence), "EDS-19.5", SCORE),
        ),
        rules=("EDS-2.1", "EDS-2.2", "EDS-2.3", "EDS-2.9", "EDS-19.5"),
    )


def _set_up(scenario: ScenarioEntry) -> Iterator[Line]:
    """[EDS-2.2, 2.3, 2.9] Columns and depths, the base, the starting zones and the tiles that are shuffled in."""
    yield Line(
        text(
            "endeavor-sheet-ocean",
            columns=", ".join(scenario.columns_used),
            depth=scenario.max_depth,
        ),
        "EDS-9.4",
    )
    base = scenario.base.removeprefix("tile:")
    anywhere = base == scenario.base
    yield Line(
        Text("endeavor-sheet-base-any") if anywhere else text("endeavor-sheet-base", tile=tile_text(base)), "EDS-2.9"
    )
    if scenario.start_zones:
        zones = tuple(_start_zone(zone) for _, zone in scenario.start_zones)
        yield Line(text("endeavor-sheet-start-zones", zones=zones), "EDS-2.2")
    if scenario.shuffled_row:
        yield Line(_shuffled(scenario.shuffled_row), "EDS-2.2")
    for _, hidden in scenario.hidden_tiles:
        yield Line(_hidden(hidden), "EDS-2.3")
    if scenario.cleanup_track:
        track = scenario.cleanup_track
        yield Line(text("endeavor-sheet-cleanup", length=track.length, start=track.start), "EDS-16.9")


def _start_zone(zone: Zone) -> Text:
    return text("endeavor-zone", slot=f"{zone.col}{zone.depth}", tile=_named(zone.tile))


def _named(tile: str) -> Text:
    return Text("endeavor-sheet-random-tile") if tile == RANDOM else tile_text(tile)


def _shuffled(row: ShuffledRow) -> Text:
    tiles = tuple(map(_named, row.tiles))
    return text("endeavor-sheet-shuffled", depth=row.depth, columns=", ".join(row.cols), tiles=tiles)


def _hidden(tile: HiddenTile) -> Text:
    facts: dict[str, Fact] = {"tile": tile_text(tile.tile), "depth": tile.depth}
    if tile.method == "shuffle-into-top":
        facts["top"] = tile.top
    return text(f"endeavor-sheet-{tile.method}", **facts)


def _special_rule(rule: SpecialRule) -> Iterator[Line]:
    """[EDS-16.4 to 16.10] A rule that the scenario brings."""
    if rule.id != REMOVED or not rule.depths:
        yield Line(Text(f"endeavor-scenario-rule-{rule.id}"), RULE_OF[rule.id], USE)
    if rule.depths:
        yield Line(text("endeavor-sheet-removed", depths=_listed(rule.depths)), RULE_OF[rule.id], USE)


def _listed(numbers: Iterable[int]) -> str:
    return ", ".join(map(str, numbers))


def _influence(scenario: ScenarioEntry, name: Text) -> Sheet:
    """[EDS-16.1 to 16.3, 18.2] The influence area: how markers are placed, and every space of it."""
    area: InfluenceEntry = scenario.influence
    own = tuple(RULE_OF[rule.id] for rule in scenario.special_rules)
    in_order = sorted((space for _, space in area.spaces), key=lambda space: (space.row, space.col))
    return Sheet(
        f"scenario-{scenario.number}-influence",
        text("endeavor-sheet-influence", scenario=name),
        kind="endeavor-kind-influence",
        lines=(
            *(Line(text("endeavor-sheet-space", **_space(space))) for space in in_order),
            *_placing(scenario),
            Line(Text("endeavor-scoring-influence"), "EDS-18.2", SCORE),
        ),
        rules=("EDS-16.1", "EDS-16.2", "EDS-16.3", *dict.fromkeys(own), "EDS-18.2", "EDS-18.4"),
    )


def _placing(scenario: ScenarioEntry) -> Iterator[Line]:
    """[EDS-16.1 to 16.10] How markers come on the area, with the rules of the scenario that speak of it."""
    form, own = scenario.influence.orientation, [rule.id for rule in scenario.special_rules]
    if not OTHERWISE & {*own}:
        yield Line(Text("endeavor-sheet-placing"), "EDS-16.2", USE)
    yield Line(Text(f"endeavor-form-{form}"), "EDS-16.2", USE)
    yield from (
        Line(Text(f"endeavor-scenario-rule-{rule}"), RULE_OF[rule], USE) for rule in own if rule in OF_INFLUENCE
    )


def _space(space: Area) -> dict[str, Fact]:
    """[EDS-16.2] Where a space is, counted from 1, and what is printed on it."""
    arrows = [text("endeavor-area-reached", row=row + 1, col=col + 1) for row, col in space.reached_from]
    return {"row": space.row + 1, "col": space.col + 1, "features": (*area_features(area_view(space)), *arrows)}
