"""What can be read on the tracks and tables of the board of Nemo's War, first edition."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pelagos.core.case_values import slug
from pelagos.core.sheets import SCORE, USE, Line, Sheet, printed
from pelagos.core.tables import Row
from pelagos.core.text import Fact, Text, signed, text
from pelagos.games.nemo1.data_pieces import HELP_OF, Circle
from pelagos.games.nemo1.data_tables import CONSTANTS, DICE_TABLES, LEVEL_NAMES
from pelagos.games.nemo1.data_tables import Line as TableLine
from pelagos.games.nemo1.effect_words import NOTHING, effect_text, effects_text
from pelagos.games.nemo1.language import Reader
from pelagos.games.nemo1.names import LEVELS, PASSENGERS
from pelagos.games.nemo1.sheets import general, piece_name
from pelagos.games.nemo1.sheets_cards import SHEETS
from pelagos.games.nemo1.texts import circle_text, group_text, level_text

__all__ = ["SHEETS"]

TABLES: Final = {
    "d3": ("d3", "NW1-4.1"),
    "search": ("action-search", "NW1-7.8"),
    "rest": ("action-rest", "NW1-7.3"),
    "damage": ("damage", "NW1-10.1"),
    "incite_bonus": ("action-incite", "NW1-7.7"),
    "scourge": ("scourge", "NW1-12.5"),
    "reinforce_week": ("track-week", "NW1-9.1"),
    "reinforce_notoriety": ("track-notoriety", "NW1-9.2"),
    "constant_calendar_start": ("track-week", "NW1-3.4"),
    "constant_calendar_last": ("track-week", "NW1-9.1"),
    "constant_notoriety_start": ("track-notoriety", "NW1-3.4"),
    "constant_notoriety_min": ("track-notoriety", "NW1-9.2"),
    "constant_notoriety_max": ("track-notoriety", "NW1-9.2"),
    "constant_liberation_start": ("track-liberation", "NW1-3.4"),
    "constant_liberation_min": ("track-liberation", "NW1-9.3"),
    "constant_liberation_max": ("track-liberation", "NW1-9.3"),
    "constant_salvage_boxes": ("salvage", "NW1-10.5"),
    "constant_tragic_end_vp": ("ends", "NW1-12.5"),
    "constant_imperial_victory_vp": ("ends", "NW1-12.5"),
    "constant_adventure_target_high": ("adventures", "NW1-6.6"),
    "constant_adventure_target_low": ("adventures", "NW1-6.6"),
    "constant_deck_unused": ("adventures", "NW1-3.6"),
    "constant_deck_bottom_mix": ("adventures", "NW1-3.6"),
}
"""What the tables and numbers of the board belong to, and their rules."""
LOWEST: Final = -999
HIGHEST: Final = 999
"""A level of victory that has no end on one side."""


@SHEETS.of(Circle)
def circle_sheet(circle: Circle, row: Row) -> Iterator[Sheet]:
    """[NW1-6.10, 6.12, 12.1, 12.5] A circle of a resource, or a passenger: how it helps, what it scores."""
    if circle.resource in HELP_OF:
        yield _passenger(circle, row)
        return
    facts: dict[str, Fact] = {"level": circle.level, "circle": circle_text(circle.label), "exert": circle.modifier}
    end = "yes" if circle.final_commitment else "no"
    said = text("nemo1-sheet-circle", zone=circle.zone, vp=signed(circle.vp), final=end, **facts)
    piece = f"track-{circle.resource.lower()}"
    lines = (Line(said, "NW1-6.10"), Line(Text("nemo1-sheet-resource"), "NW1-6.13", USE))
    rules = ("NW1-6.10", "NW1-6.11", "NW1-6.13", "NW1-12.5")
    yield Sheet(piece, piece_name(piece), "nemo1-kind-resource", lines=lines, rules=rules)


def _passenger(passenger: Circle, row: Row) -> Sheet:
    """[NW1-6.12, 12.5] How a passenger helps, and what it costs at the end."""
    piece = f"passenger-{PASSENGERS[tuple(HELP_OF).index(passenger.resource)]}"
    helps = slug(passenger.special)
    return Sheet(
        piece,
        piece_name(piece),
        "nemo1-kind-passenger",
        lines=(
            Line(text("nemo1-sheet-passenger", help=helps), "NW1-6.12", USE),
            *printed(row, "nemo1", "cost_vp_when_spent", part=SCORE, rule="NW1-12.5"),
        ),
        rules=("NW1-6.12", "NW1-12.5"),
    )


@SHEETS.of(TableLine)
def table_sheet(line: TableLine, row: Row) -> Iterator[Sheet]:
    """[NW1-4.1, 6.6, 7.3, 7.7, 7.8, 9.1 to 9.3, 10.1, 12.5, 12.6] A line of a table, or a number of the board."""
    if line.table_name == "victory_level":
        yield _level(line)
        return
    piece, rule = TABLES[line.table_name]
    result = _result(line, row)
    message = f"nemo1-table-{line.table_name.replace('_', '-')}"
    lines = [Line(text(message, range=_range(line), result=result), rule)]
    if line.table_name in CONSTANTS and not line.low == line.high == int(line.result):
        lines.append(Line(text("nemo1-table-given", range=_range(line)), rule))
    yield general(piece, "nemo1-kind-general", *lines)
    if line.table_name.startswith("reinforce"):
        yield Sheet(f"group-{line.result}", Text(f"nemo1-ships-{line.result}"), lines=tuple(lines))


def _level(line: TableLine) -> Sheet:
    """[NW1-12.6, AMB-5] From and to which score."""
    name = LEVELS[LEVEL_NAMES.index(line.result)]
    open_end = "low" if line.low == LOWEST else "high" if line.high == HIGHEST else "no"
    said = text("nemo1-sheet-level", open=open_end, low=line.low, high=line.high)
    lines = (Line(said, "NW1-12.6", SCORE),)
    return Sheet(f"level-{name}", level_text(name), "nemo1-kind-level", lines=lines, rules=("NW1-12.6", "NW1-AMB-5"))


def _range(line: TableLine) -> Text:
    return text("nemo1-range", same="yes" if line.low == line.high else "no", low=line.low, high=line.high)


def _result(line: TableLine, row: Row) -> Fact:
    """[NW1 section 0.5] What a line gives: an effect, a group of ships, or a number."""
    if line.result == "NOTHING":
        return NOTHING
    if line.result == "TREASURE":
        return effect_text(("draw_treasures", 1))
    if line.table_name in DICE_TABLES and line.table_name != "d3":
        return effects_text(Reader(row, 0, {}).program("result", line.result))
    if line.table_name.startswith("reinforce"):
        return group_text(line.result)
    return signed(int(line.result)) if line.table_name.endswith("_vp") else int(line.result)
