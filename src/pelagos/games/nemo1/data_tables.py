"""The tables of Nemo's War, first edition: commitments, dice tables, thresholds, constants, victory levels."""

from __future__ import annotations

from itertools import pairwise, product
from typing import Final

from pelagos.core.columns import among, anything, key, parsed, within
from pelagos.core.components import Component
from pelagos.core.errors import PelagosError
from pelagos.core.tables import Row, Tables, expect_rows
from pelagos.games.nemo1.data_pieces import IN_WORDS, NOTED
from pelagos.games.nemo1.names import GROUPS, RESOURCE, ROW_BOXES
from pelagos.games.nemo1.records import Numbers

FACTORS: Final = {"0": 0, "1/2": 1, "1": 2, "2": 4, "5": 10}
DIE: Final = tuple("123456")
FACES: Final = len(DIE)
COMMITMENT_NAMES: Final = ("Science", "Explore", "Anti-imperialism", "War!")
LEVEL_NAMES: Final = ("Complete Failure", "Failure", "Inconsequential", "Success", "Triumph")


DICE_TABLES: Final = {
    "d3": ("1", "2", "3"),
    "search": ("NOTHING", "TREASURE"),
    "rest": ("NOTHING", "GAIN Crew 1"),
    "damage": ("LOSE Nemo 1", "LOSE Crew 1", "LOSE Hull 1"),
    "incite_bonus": ("LIBERATION +1", "LIBERATION -1"),
}
CONSTANTS: Final = {
    "constant_calendar_start": (1, 52),
    "constant_calendar_last": (1, 99),
    "constant_notoriety_start": (0, 33),
    "constant_notoriety_min": (0, 33),
    "constant_notoriety_max": (1, 99),
    "constant_liberation_start": (0, 19),
    "constant_liberation_min": (0, 0),
    "constant_liberation_max": (1, 99),
    "constant_salvage_boxes": (1, 9),
    "constant_tragic_end_vp": (-200, 0),
    "constant_imperial_victory_vp": (-200, 0),
    "constant_adventure_target_high": (2, 13),
    "constant_adventure_target_low": (2, 13),
    "constant_deck_unused": (4, 4),
    "constant_deck_bottom_mix": (4, 4),
}
SCOURGE: Final = (0, 200)
REINFORCEMENTS: Final = ("blue", "green", "yellow", "orange")
"""[NW1-9.1, 9.2] The groups of ships that come later."""
KNOWN: Final = sorted([*DICE_TABLES, "scourge", "reinforce_week", "reinforce_notoriety", "victory_level", *CONSTANTS])


class Commitment(Component, table="commitments.csv", sources=NOTED):
    """[NW1-3.5, 12.5] One column of the Commitment track; multipliers are doubled, so that halves are whole numbers."""

    commitment: str = key(COMMITMENT_NAMES, unprinted=IN_WORDS)
    faces: tuple[str, ...] = parsed(
        lambda row, column: tuple(row.word(column).split("|")), "faces of a die", column="die_faces"
    )
    warships: int = among(FACTORS)
    others: int = among(FACTORS, column="other_ships")
    adventure: int = among(FACTORS)
    treasure: int = among(FACTORS)
    liberation: int = among(FACTORS)
    science: int = within(0, 50, column="science_each")
    wonder: int = within(0, 50, column="wonder_each")


class Epilogue(Component, table="epilogues.csv", sources=NOTED):
    """[NW1-12.7] What a commitment comes to at a level of victory."""

    commitment: str = among(COMMITMENT_NAMES)
    victory_level: str = among(LEVEL_NAMES)
    text: str = anything(unprinted=IN_WORDS)


def _gives(row: Row, column: str) -> str:
    """[NW1-4.1, 9.1, 9.2, 12.5, 12.6] What a line gives: each table has words or numbers of its own."""
    name = row.word("table", KNOWN)
    if name in DICE_TABLES:
        return row.word(column, DICE_TABLES[name])
    if name.startswith("reinforce"):
        return row.word(column, REINFORCEMENTS)
    if name == "victory_level":
        return row.word(column, LEVEL_NAMES)
    return str(row.number_in(column, *CONSTANTS.get(name, SCOURGE)))


class Line(Component, table="tables.csv", sources=NOTED):
    """[NW1-4.1, 12.6] A line of a table on the board, or a number printed there: from, to, and what it gives."""

    table_name: str = among(KNOWN, column="table")
    low: int = within(-999, 999, empty=0)
    high: int = within(-999, 999, empty=0)
    result: str = parsed(_gives, "what the table gives")


def read_faces(tables: Tables) -> tuple[int, ...]:
    """[NW1-3.5] The commitment that each face of the die gives; every face gives one."""
    columns = Commitment.read(tables)
    faces = {face: number for number, column in enumerate(columns) for face in column.faces}
    named = [face for column in columns for face in column.faces]
    if sorted(named) != list(DIE):
        row, _ = Commitment.rows(tables)[0]
        raise row.error("die_faces", "error-table-word", value="|".join(named), choices=", ".join(DIE))
    return tuple(faces[face] for face in DIE)


def check_epilogues(tables: Tables) -> None:
    """[NW1-12.7] Twenty texts: one for each commitment and level."""
    found = [(epilogue.commitment, epilogue.victory_level) for epilogue in Epilogue.read(tables)]
    if sorted(found) != sorted(wanted := list(product(COMMITMENT_NAMES, LEVEL_NAMES))):
        told = {"wanted": str(len(wanted)), "found": str(len(set(found)))}
        raise PelagosError("error-table-count", file=Epilogue.table, **told)


def read_numbers(tables: Tables) -> Numbers:
    """[NW1-4.1, 7.3, 7.8, 9.1, 9.2, 10.1, 12.6] Every dice table covers all six faces, every constant stands once."""
    by_name: dict[str, list[Row]] = {}
    for row, line in Line.rows(tables):
        by_name.setdefault(line.table_name, []).append(row)
    for name in KNOWN:
        if name not in by_name:
            raise PelagosError("error-table-missing", file=Line.table, column="table", missing=name)
    constant = {name: _constant(by_name[name]) for name in CONSTANTS}
    weeks, notoriety = _thresholds(by_name["reinforce_week"]), _thresholds(by_name["reinforce_notoriety"])
    return Numbers(
        d3=tuple(int(word) for word in _faces(by_name["d3"])),
        search=tuple(word == "TREASURE" for word in _faces(by_name["search"])),
        rest=tuple(word != "NOTHING" for word in _faces(by_name["rest"])),
        damage=tuple(RESOURCE[word.split()[1].lower()] for word in _faces(by_name["damage"])),
        incite=_incite(by_name["incite_bonus"]),
        scourge=_scourge(by_name["scourge"]),
        weeks=weeks,
        notoriety=notoriety,
        levels=_levels(by_name["victory_level"]),
        first_week=constant["constant_calendar_start"],
        last_week=constant["constant_calendar_last"],
        notoriety_start=constant["constant_notoriety_start"],
        notoriety_min=constant["constant_notoriety_min"],
        notoriety_max=constant["constant_notoriety_max"],
        liberation_start=constant["constant_liberation_start"],
        liberation_max=constant["constant_liberation_max"],
        salvage_boxes=constant["constant_salvage_boxes"],
        tragic=constant["constant_tragic_end_vp"],
        imperial=constant["constant_imperial_victory_vp"],
        target_high=constant["constant_adventure_target_high"],
        target_low=constant["constant_adventure_target_low"],
        by_week=_brought(weeks, constant["constant_calendar_last"]),
        by_notoriety=_brought(notoriety, constant["constant_notoriety_max"]),
    )


def _constant(rows: list[Row]) -> int:
    if len(rows) > 1:
        raise rows[1].error("table", "error-table-twice", value=rows[1].word("table"))
    return rows[0].number_in("result", *CONSTANTS[rows[0].word("table")])


def _faces(rows: list[Row]) -> list[str]:
    """[NW1-4.1] The result of each face of a die; every face must have exactly one."""
    found: dict[int, str] = {}
    for row in rows:
        low = row.number_in("low", 1, FACES)
        for face in range(low, row.number_in("high", low, FACES) + 1):
            if face in found:
                raise row.error("low", "error-table-twice", value=str(face))
            found[face] = row.word("result", DICE_TABLES[row.word("table")])
    missing = [str(face) for face in range(1, FACES + 1) if face not in found]
    if missing:
        table = rows[0].word("table")
        raise PelagosError("error-table-missing", file=Line.table, column=table, missing=", ".join(missing))
    return [found[face + 1] for face in range(FACES)]


def _incite(rows: list[Row]) -> tuple[int, ...]:
    """[NW1-7.7, AMB-11] What a natural face adds to Liberation."""
    bonus = [0] * FACES
    for row in rows:
        bonus[row.number_in("low", 1, FACES) - 1] = int(
            row.word("result", DICE_TABLES["incite_bonus"]).removeprefix("LIBERATION ")
        )
    return tuple(bonus)


def _scourge(rows: list[Row]) -> tuple[int, ...]:
    """[NW1-12.5] The bonus by the number of complete columns."""
    expect_rows(Line.table, tuple(rows), "low", [str(number + 1) for number in range(ROW_BOXES)])
    points = {row.number_in("low", 1, ROW_BOXES): row.number_in("result", *SCOURGE) for row in rows}
    return (0, *(points[number + 1] for number in range(ROW_BOXES)))


def _thresholds(rows: list[Row]) -> tuple[tuple[int, int], ...]:
    """[NW1-9.1, 9.2, AMB-22] The numbers that bring a group of ships, ascending."""
    return tuple(sorted((row.number_in("low", 2, 52), GROUPS.index(row.word("result"))) for row in rows))


def _brought(thresholds: tuple[tuple[int, int], ...], last: int) -> tuple[int, ...]:
    """[NW1-9.1, 9.2] For every number up to the last one the groups whose threshold it has reached."""
    return tuple(sum(1 << group for least, group in thresholds if number >= least) for number in range(last + 1))


def _levels(rows: list[Row]) -> tuple[int, ...]:
    """[NW1-12.6, AMB-5] From which score each level counts; the lowest has no lower end."""
    expect_rows(Line.table, tuple(rows), "result", LEVEL_NAMES)
    least = {row.word("result"): row.number_in("low", -999, 999) for row in rows}
    found = tuple(least[name] for name in LEVEL_NAMES)
    for row, (lower, higher) in zip(rows[1:], pairwise(found), strict=False):
        if lower >= higher:
            raise row.error("low", "error-table-number", value=str(higher), low=str(lower + 1), high="999")
    return found
