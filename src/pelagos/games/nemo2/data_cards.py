"""The cards and tables of Nemo's War, second edition: events, finales, acts, the action table, levels of success."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from pelagos.core.case_values import slug
from pelagos.core.errors import PelagosError
from pelagos.core.tables import Row, Tables, expect_rows
from pelagos.games.nemo2.cells import bit, icon
from pelagos.games.nemo2.language import Condition, Program, Reader, exert_mask, split
from pelagos.games.nemo2.names import (
    ACTS,
    AFTER_SINKING,
    CARD_TEST,
    EVENTS,
    FAIL,
    FINALES,
    IN_ACTION,
    MOTIVES,
    NO_WINDOW,
    PASS,
    RISING_THREAT,
    TABLE_ACTIONS,
)

WINDOWS: Final = {"immediate": NO_WINDOW, "action_phase": IN_ACTION, "after_sinking": AFTER_SINKING, "see_effect": "*"}
VP_COLUMNS: Final = ("adventure", "science", "wonder", "character", "warship", "nonwarship", "penalty")
TABLE_ROWS: Final = 5
TOTALS: Final = 128
OUTCOMES: Final = ("loss", "survived", "win")
THREAT_ORDERS: Final = (
    ("F", "SHIP", "FIGHT", "DISCARD_GROUP", "ADD_GROUP"),
    ("F", "DISCARD_GROUP", "SHIP", "FIGHT", "ADD_GROUP"),
)
PER_SHIP: Final = ("search", "incite")
EVENT_FILES: Final = {"P": PASS, "F": FAIL, "": FAIL}


@dataclass(frozen=True, slots=True)
class Card:
    """[NW2-1.5] One Adventure card; the seven VP are None where the icon is absent; `unused` is its pile at the end."""

    name: str
    title: str
    kind: str
    target: int
    exert: int
    vp: tuple[int | None, ...]
    window: str
    condition: Condition
    steps: Program
    unused: int


@dataclass(frozen=True, slots=True)
class TableRow:
    """[NW2-11.9] One row of the action table: from which total, its title, whether it is green, what it does."""

    least: int
    title: str
    green: bool
    steps: Program


@dataclass(frozen=True, slots=True)
class TableAction:
    """[NW2-10.2, 11.9] Cost, cost in a Lull, what may be exerted, whether a treasure may be spent, and the rows."""

    name: str
    cost: int
    lull_cost: int
    exert: int
    treasure: bool
    library: bool
    rows: tuple[TableRow, ...]
    reached: tuple[int, ...]
    """[NW2-11.9] The row for every total; those below zero stand at the end, where negative numbers look."""


class Level(NamedTuple):
    """[NW2-17.5] A band of the final score."""

    least: int
    name: str
    outcome: str


def read_cards(tables: Tables, ships: dict[str, int]) -> tuple[Card, ...]:
    """[NW2-1.5] 62 cards by number: 51 events, the Rising Threat, seven finales, three acts."""
    nothing = Card("", "", "", 0, 0, (None,) * 7, "", (), (), FAIL)
    cards = [nothing, *_events(tables, ships), nothing, *_finales(tables, ships), *_acts(tables, ships)]
    threat = [row for row in tables.rows["act_cards.csv"] if row.word("kind") == "RISING_THREAT"]
    title = threat[0].word("title")
    _check_threat(threat[0])
    cards[RISING_THREAT] = replace(
        nothing, name=slug(title), title=title, kind="THREAT", steps=(("rising_threat",),), unused=FAIL
    )
    names = [card.name for card in cards]
    for row in tables.rows["events.csv"]:
        if names.count(slug(row.word("title"))) > 1:
            raise row.error("title", "error-table-twice", value=row.word("title"))
    return tuple(cards)


def _check_threat(row: Row) -> None:
    """[NW2-5.6, D9] Its two orders are carried out by `cards.rising_threat`; the row must mean the same."""
    parts = [part.partition(":")[2] for part in row.word("effect").split(" // ")]
    verbs = tuple(tuple(step.partition("(")[0] for step in split(part, ";")) for part in parts)
    if verbs != THREAT_ORDERS:
        raise row.error("effect", "error-table-effect", value=row.word("effect"))


def _events(tables: Tables, ships: dict[str, int]) -> list[Card]:
    rows = tables.rows["events.csv"]
    expect_rows("events.csv", rows, "number", [str(n + 1) for n in range(EVENTS)])
    return [_event(row, ships) for row in sorted(rows, key=lambda row: int(row.word("number")))]


def _event(row: Row, ships: dict[str, int]) -> Card:
    number = int(row.word("number"))
    kind = row.word("type", ("PLAY", "KEEP", "TEST"))
    target = row.number_in("test_value", 2, 15) if kind == "TEST" or row.word("test_value") else 0
    reader = Reader(row, "effect", number, ships)
    worded = row.word("play_window", WINDOWS) == "see_effect" and not row.word("effect").startswith("CHOOSE")
    steps = () if worded else reader.program(row.word("effect"))
    mask = exert_mask(row, "exert")
    test = ("begin_test", CARD_TEST, target, mask)
    if kind == "TEST":
        steps = (test, *steps)
    elif target and test not in steps:
        raise reader.unknown(row.word("effect"))
    asked, unused = row.word("play_condition"), EVENT_FILES[row.word("end_of_game", EVENT_FILES)]
    if kind == "KEEP":
        row.word("end_of_game", ("P", "F"))
    return Card(
        name=slug(row.word("title")),
        title=row.word("title"),
        kind=kind,
        target=target,
        exert=mask,
        vp=tuple(icon(row, f"vp_{column}", -20) for column in VP_COLUMNS),
        window=WINDOWS[row.word("play_window")],
        condition=Reader(row, "play_condition", number, ships).condition(asked) if asked else (),
        steps=steps,
        unused=unused,
    )


def _finales(tables: Tables, ships: dict[str, int]) -> list[Card]:
    rows = tables.rows["finales.csv"]
    expect_rows("finales.csv", rows, "id", [str(n + 1) for n in range(len(FINALES))])
    found = []
    for number, row in zip(FINALES, sorted(rows, key=lambda row: int(row.word("id"))), strict=True):
        kind = row.word("type", ("PLAY", "TEST"))
        steps = Reader(row, "effect", number, ships).program(row.word("effect"))
        target, mask = 0, exert_mask(row, "exert")
        if kind == "TEST":
            target = row.number_in("test_value", 2, 15)
            steps = (("begin_test", CARD_TEST, target, mask), *steps)
        vp = (icon(row, "vp_adventure"), None, None, None, None, None, icon(row, "vp_penalty", -20))
        found.append(Card(slug(row.word("title")), row.word("title"), "FINALE", target, mask, vp, "", (), steps, FAIL))
    return found


def _acts(tables: Tables, ships: dict[str, int]) -> list[Card]:
    rows = tables.rows["act_cards.csv"]
    expect_rows("act_cards.csv", rows, "id", ("1001", "1002", "1003", "1004"))
    found = []
    for number, row in zip(ACTS, sorted(rows, key=lambda row: int(row.word("id"))), strict=False):
        steps = Reader(row, "effect", number, ships).program(row.word("effect"))
        found.append(Card(slug(row.word("title")), row.word("title"), "ACT", 0, 0, (None,) * 7, "", (), steps, FAIL))
    return found


def read_dice(tables: Tables) -> tuple[tuple[int, int], ...]:
    """[NW2-9.1] White and black dice by act; nothing is rolled before Act One."""
    rows = sorted(tables.rows["act_cards.csv"], key=lambda row: row.word("id"))[: len(ACTS)]
    return ((0, 0), *((row.number_in("white_dice", 2, 3), row.number_in("black_dice", 0, 1)) for row in rows))


def read_actions(tables: Tables) -> tuple[TableAction | None, ...]:
    """[NW2-11.9] The five table actions, at the numbers of their tests."""
    rows = {slug(row.word("action")): row for row in tables.rows["action_modifiers.csv"]}
    expect_rows("action_modifiers.csv", tables.rows["action_modifiers.csv"], "action", map(str.title, TABLE_ACTIONS))
    return (None, *(_table_action(tables, rows[name], name) for name in TABLE_ACTIONS))


def _table_action(tables: Tables, row: Row, name: str) -> TableAction:
    found = []
    for line in tables.rows["action_table.csv"]:
        if slug(line.word("action")) == name:
            least = line.number_in("min_total", 3, 12) if line.word("min_total") else -99
            steps = Reader(line, "effect", 0, {}).program(line.word("effect"))
            green = line.word("title_color", ("red", "green")) == "green"
            found.append(TableRow(least, line.word("title"), green, steps))
    if len(found) != TABLE_ROWS or [r.least for r in found] != sorted(r.least for r in found):
        raise PelagosError("error-table-missing", file="action_table.csv", column="action", missing=name)
    row.word("ship_penalty", ("per_revealed_ship" if name in PER_SHIP else "any_warship",))
    row.word("uprising_penalty_per_cube", ("1" if name == "incite" else "0",))
    return TableAction(
        name=name,
        cost=row.number_in("ap_cost", 1, 5),
        lull_cost=row.number_in("ap_cost_lull", 1, 5),
        exert=exert_mask(row, "exert"),
        treasure=bit(row, "treasure_spend_allowed"),
        library=row.word("arcane_library_applies", ("1" if name in PER_SHIP else "0",)) == "1",
        rows=tuple(found),
        reached=tuple(_row_reached(found, total) for total in (*range(TOTALS), *range(-TOTALS, 0))),
    )


def _row_reached(rows: list[TableRow], total: int) -> int:
    """[NW2-11.9] The last row whose number the total reaches, or the first one."""
    return max((place for place, row in enumerate(rows) if row.least <= total), default=0)


def read_levels(tables: Tables) -> tuple[Level, ...]:
    """[NW2-17.5] The bands of the final score, the lowest first."""
    found = []
    for row in tables.rows["success_levels.csv"]:
        least = row.number_in("min_score", 0, 999) if row.word("min_score") else -999
        found.append(Level(least, slug(row.word("level")), row.word("outcome", OUTCOMES)))
    return tuple(sorted(found))


def read_epilogues(tables: Tables, levels: tuple[Level, ...]) -> None:
    """[NW2-16.6, 17.5] One text for every motive and level; the words themselves belong to the catalogues."""
    wanted = {(motive, level.name) for motive in MOTIVES for level in levels}
    for row in tables.rows["epilogues.csv"]:
        wanted.discard((slug(row.word("motive")), slug(row.word("level"))))
    if wanted:
        raise PelagosError(
            "error-table-missing", file="epilogues.csv", column="level", missing=" ".join(sorted(wanted)[0])
        )
