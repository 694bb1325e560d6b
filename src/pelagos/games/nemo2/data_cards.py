"""The cards and tables of Nemo's War, second edition: events, finales, acts, the action table, levels of success."""

from __future__ import annotations

from itertools import chain
from typing import Final

from pelagos.core.case_values import slug
from pelagos.core.columns import BITS, among, anything, counted, each, icon, key, parsed, slugged, within
from pelagos.core.components import Component
from pelagos.core.errors import PelagosError
from pelagos.core.tables import Row, Tables, named_once
from pelagos.games.nemo2.data_map import IN_WORDS, MOTIVE_TITLES, NOTED, OUR_ID
from pelagos.games.nemo2.data_pieces import ship_titles
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
    TABLE_ACTIONS,
    VP_COLUMNS,
)
from pelagos.games.nemo2.records import Card, TableAction

WINDOWS: Final = {"immediate": NO_WINDOW, "action_phase": IN_ACTION, "after_sinking": AFTER_SINKING, "see_effect": "*"}
NO_VP: Final = (None,) * len(VP_COLUMNS)
ACT_IDS: Final = ("1001", "1002", "1003", "1004")
ACT_KINDS: Final = ("PROLOGUE", "FIRST_INTERMISSION", "SECOND_INTERMISSION", "RISING_THREAT")
FIRST_OCEAN: Final = "ROLL(1d6)->O; MOVE(NAUTILUS -> O)"
PENALTIES: Final = ("any_warship", "per_revealed_ship")
TABLE_ROWS: Final = 5
TOTALS: Final = 128
LOWEST: Final = -999
"""[NW2-17.5] Where the lowest band of the score begins: no score is worse."""
OUTCOMES: Final = ("loss", "survived", "win")
THREAT_ORDERS: Final = (
    ("F", "SHIP", "FIGHT", "DISCARD_GROUP", "ADD_GROUP"),
    ("F", "DISCARD_GROUP", "SHIP", "FIGHT", "ADD_GROUP"),
)
PER_SHIP: Final = ("search", "incite")
REQUIRED_REPAIRS: Final = (
    "On entering the tableau put 3 cannonball markers on this card. After each Repair action with a green result you "
    "may forgo its Hull gain to remove 1 marker per Hull forgone. When the last marker is removed: F"
)
"""[NW2-26] The only effect that is no program: the repairs carry it out."""
EVENT_FILES: Final = {"P": PASS, "F": FAIL, "": FAIL}


def _program(row: Row, column: str, card: int) -> Program:
    return Reader(row, column, card, row.tables.once(ship_titles)).program(row.word(column))


def _test(row: Row) -> Program:
    """[NW2-6.1] The test of a TEST card."""
    return (("begin_test", CARD_TEST, row.number_in("test_value", 2, 15), exert_mask(row, "exert")),)


def _tested(row: Row, column: str, steps: Program) -> Program:
    """[NW2-5.8] A TEST card says what its two results bring, and nothing else."""
    if [step[0] for step in steps] != ["outcome"]:
        raise row.error(column, "error-table-effect", value=row.word(column))
    return (*_test(row), *steps)


def _exert(row: Row, column: str) -> int:
    """[NW2-6.8] Only a test lists what may be exerted."""
    if row.blank("test_value"):
        row.word(column, ("",))
    return exert_mask(row, column)


def _event_steps(row: Row, column: str) -> Program:
    """[NW2-5.4, 6.1] A TEST begins with it; another card with a test value names it in its effect."""
    number = int(row.word("number"))
    steps = () if row.word(column) == REQUIRED_REPAIRS else _program(row, column, number)
    if row.word("type") == "TEST":
        return _tested(row, column, steps)
    if [step for step in steps if step[0] == "begin_test"] != list(_test(row) if row.word("test_value") else ()):
        raise row.error(column, "error-table-effect", value=row.word(column))
    return steps


def _condition(row: Row, column: str) -> Condition:
    asked = row.word(column)
    reader = Reader(row, column, int(row.word("number")), row.tables.once(ship_titles))
    return reader.condition(asked) if asked else ()


class Event(Component, table="events.csv", sources=("source", "effect_source", "note")):
    """[NW2-1.5, 5.4, 5.7] One event card; `unused` is the pile of a kept one at the end."""

    number: int = key(counted(EVENTS))
    title: str = anything()
    kind: str = among(("PLAY", "KEEP", "TEST"), column="type")
    target: int = within(2, 15, empty=0, column="test_value")
    exert: int = parsed(_exert, "resources")
    vp: tuple[int | None, ...] = each([f"vp_{column}" for column in VP_COLUMNS], icon(-20, 20))
    window: str = among(WINDOWS, column="play_window")
    condition: Condition = parsed(_condition, "condition", column="play_condition")
    steps: Program = parsed(_event_steps, "effect", column="effect")
    unused: int = among(
        EVENT_FILES, here=lambda row: "PF" if row.word("type") == "KEEP" else EVENT_FILES, column="end_of_game"
    )


def _finale_steps(row: Row, column: str) -> Program:
    steps = _program(row, column, FINALES[int(row.word("id")) - 1])
    return _tested(row, column, steps) if row.word("type") == "TEST" else steps


class Finale(Component, table="finales.csv", sources=NOTED):
    """[NW2-1.5] One finale card."""

    id: int = key(counted(len(FINALES)), unprinted=OUR_ID)
    title: str = anything()
    kind: str = among(("PLAY", "TEST"), column="type")
    target: int = within(2, 15, when=lambda row: row.word("type") == "TEST", column="test_value")
    exert: int = parsed(_exert, "resources")
    adventure: int | None = icon(0, 20, column="vp_adventure")
    penalty: int | None = icon(-20, 20, column="vp_penalty")
    steps: Program = parsed(_finale_steps, "effect", column="effect")


def _act_steps(row: Row, column: str) -> Program:
    """[NW2-5.6, D9] The two orders of the Rising Threat are carried out by `cards.rising_threat`."""
    if _is_act(row):
        return _act_program(row, column, ACT_IDS.index(row.word("id")))
    parts = [part.partition(":")[2] for part in row.word(column).split(" // ")]
    if tuple(tuple(step.partition("(")[0] for step in split(part, ";")) for part in parts) != THREAT_ORDERS:
        raise row.error(column, "error-table-effect", value=row.word(column))
    return (("rising_threat",),)


def _act_program(row: Row, column: str, act: int) -> Program:
    """[NW2-5.2, 5.6, 9.1] It begins its act, so that there are dice; the first brings the Nautilus to an ocean."""
    program = _program(row, column, ACTS[act])
    done = [step[0] for step in program]
    if ("begin_act", act + 1) not in program:
        raise row.error(column, "error-table-effect-needed", needed=f"ACT({act + 1})")
    if not act and ("move_nautilus" not in done or "roll_ocean" not in done[: done.index("move_nautilus")]):
        raise row.error(column, "error-table-effect-needed", needed=FIRST_OCEAN)
    return program


def _is_act(row: Row) -> bool:
    return row.word("kind") != "RISING_THREAT"


class ActCard(Component, table="act_cards.csv", sources=NOTED):
    """[NW2-5.2, 5.6, 9.1] An act, with the dice that are rolled in it; or the Rising Threat."""

    id: str = key(ACT_IDS, unprinted=OUR_ID)
    title: str = anything()
    kind: str = among(ACT_KINDS, here=lambda row: (ACT_KINDS[ACT_IDS.index(row.word("id"))],))
    white_dice: int = within(2, 3, when=_is_act)
    black_dice: int = within(0, 1, when=_is_act)
    steps: Program = parsed(_act_steps, "effect", column="effect")


def read_cards(tables: Tables) -> tuple[Card, ...]:
    """[NW2-1.5] 62 cards by number: 51 events, the Rising Threat, seven finales, three acts."""
    *acts, threat = ActCard.read(tables)
    cards = (
        _card("", "", ()),
        *(
            _card(e.title, e.kind, e.steps, e.target, e.exert, e.vp, e.window, e.condition, e.unused)
            for e in Event.read(tables)
        ),
        _card(threat.title, "THREAT", threat.steps),
        *(
            _card(f.title, "FINALE", f.steps, f.target, f.exert, (f.adventure, *NO_VP[2:], f.penalty))
            for f in Finale.read(tables)
        ),
        *(_card(act.title, "ACT", act.steps) for act in acts),
    )
    decks = chain(Event.rows(tables), Finale.rows(tables), ActCard.rows(tables))
    named_once("title", ((row, slug(row.word("title"))) for row, _ in decks))
    return cards


def _card(
    title: str,
    kind: str,
    steps: Program,
    target: int = 0,
    exert: int = 0,
    vp: tuple[int | None, ...] = NO_VP,
    window: str = "",
    condition: Condition = (),
    unused: int = FAIL,
) -> Card:
    return Card(slug(title), title, kind, target, exert, vp, window, condition, steps, unused)


def read_dice(tables: Tables) -> tuple[tuple[int, int], ...]:
    """[NW2-9.1] White and black dice by act; nothing is rolled before Act One."""
    acts = ActCard.rows(tables)[: len(ACTS)]
    return ((0, 0), *((row.number_in("white_dice", 2, 3), row.number_in("black_dice", 0, 1)) for row, _ in acts))


class TableRow(Component, table="action_table.csv"):
    """[NW2-11.9] One row of the action table: from which total, its title, whether it is green, what it does."""

    action: str = among({action.title(): action for action in TABLE_ACTIONS})
    least: int = within(3, 12, empty=-99, column="min_total")
    max_total: str = anything(unprinted="the next row begins after it")
    title: str = anything()
    green: bool = among({"red": False, "green": True}, column="title_color")
    steps: Program = parsed(
        lambda row, column: Reader(row, column, 0, {}).program(row.word(column)), "effect", column="effect"
    )


def _is_per_ship(row: Row) -> bool:
    return slugged(row, "action") in PER_SHIP


class ActionCost(Component, table="action_modifiers.csv"):
    """[NW2-10.2, 11.9] Cost, cost in a Lull, what may be exerted, whether a treasure may be spent."""

    action: str = key({action.title(): action for action in TABLE_ACTIONS})
    cost: int = within(1, 5, column="ap_cost")
    lull_cost: int = within(1, 5, column="ap_cost_lull")
    exert: int = parsed(exert_mask, "resources")
    treasure: bool = among(BITS, column="treasure_spend_allowed")
    library: bool = among(BITS, here=lambda row: ("01"[_is_per_ship(row)],), column="arcane_library_applies")
    ship_penalty: str = among(PENALTIES, here=lambda row: (PENALTIES[_is_per_ship(row)],))
    uprising_penalty: bool = among(
        BITS, here=lambda row: ("01"[row.word("action") == "Incite"],), column="uprising_penalty_per_cube"
    )
    precondition: str = anything(unprinted=IN_WORDS)


def read_actions(tables: Tables) -> tuple[TableAction | None, ...]:
    """[NW2-11.9] The five table actions, at the numbers of their tests."""
    return (None, *(_table_action(tables, costs) for costs in ActionCost.read(tables)))


def _table_action(tables: Tables, a: ActionCost) -> TableAction:
    rows = tuple(row for row in TableRow.read(tables) if row.action == a.action)
    if len(rows) != TABLE_ROWS or [row.least for row in rows] != sorted(row.least for row in rows):
        raise PelagosError("error-table-missing", file=TableRow.table, column="action", missing=a.action)
    reached = tuple(_row_reached(rows, total) for total in (*range(TOTALS), *range(-TOTALS, 0)))
    return TableAction(a.action, a.cost, a.lull_cost, a.exert, a.treasure, a.library, rows, reached)


def _row_reached(rows: tuple[TableRow, ...], total: int) -> int:
    """[NW2-11.9] The last row whose number the total reaches, or the first one."""
    return max((place for place, row in enumerate(rows) if row.least <= total), default=0)


class Level(Component, table="success_levels.csv"):
    """[NW2-17.5] A band of the final score."""

    least: int = within(0, 999, empty=LOWEST, column="min_score")
    max_score: str = anything(unprinted="the next band begins after it")
    name: str = parsed(slugged, "text", column="level")
    title_color: str = anything(unprinted=IN_WORDS)
    outcome: str = among(OUTCOMES)


class Epilogue(Component, table="epilogues.csv"):
    """[NW2-16.6, 17.5] What a motive comes to at a level of success."""

    motive: str = among(MOTIVE_TITLES)
    level: str = parsed(slugged, "text")
    outcome: str = anything(unprinted="success_levels.csv says it")
    text: str = anything(unprinted=IN_WORDS)


def read_levels(tables: Tables) -> tuple[Level, ...]:
    """[NW2-16.6, 17.5] The bands of the final score, the lowest first; a text for every motive in each."""
    levels = tuple(sorted(Level.read(tables), key=lambda level: level.least))
    lowest = min((level.least for level in levels), default=0)
    if lowest > LOWEST:
        raise PelagosError("error-table-missing", file=Level.table, column="min_score", missing=f"< {lowest}")
    told = {(epilogue.motive, epilogue.level) for epilogue in Epilogue.read(tables)}
    for wanted in sorted((motive, level.name) for motive in MOTIVES for level in levels):
        if wanted not in told:
            raise PelagosError("error-table-missing", file=Epilogue.table, column="level", missing=" ".join(wanted))
    return levels
