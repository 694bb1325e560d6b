"""[NW2-11.9, 17.5, 19.1, 21] The sheets of the action table, the levels of success, officers and difficulty."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from pelagos.core.sheets import SCORE, USE, Line, Sheet
from pelagos.core.tables import Row
from pelagos.core.text import Fact, Text, text
from pelagos.core.titles import entitle
from pelagos.games.nemo2.data_cards import ActionCost, Epilogue, Level, TableRow
from pelagos.games.nemo2.data_map import Ocean, read_notoriety
from pelagos.games.nemo2.data_tiles import WORDED_KNOBS, Knob, Officer
from pelagos.games.nemo2.effect_words import exertion
from pelagos.games.nemo2.names import CHARACTERS
from pelagos.games.nemo2.options import LEVELS
from pelagos.games.nemo2.sheets import SHEETS, named, ruled, told
from pelagos.games.nemo2.texts import action_text, character_text, level_text, motive_text, officer_text, row_title

ACTION_RULE: Final = {
    "search": "NW2-11.8",
    "rest": "NW2-11.5",
    "repair": "NW2-11.6",
    "refit": "NW2-11.7",
    "incite": "NW2-11.3",
}
KNOB_RULE: Final = {
    "deck_gems": "NW2-2.2",
    "start_upgrade": "NW2-2.3",
    "hidden_contacts_frosted": "NW2-2.8",
    "hidden_contacts_galakta": "NW2-2.8",
    "start_ap": "NW2-2.14",
    "reinforcements": "NW2-2.6",
    "exert_losses": "NW2-18.1",
    "treacherous_tokens_in_bag": "NW2-18.2",
}


@SHEETS.of(ActionCost)
def action(action: ActionCost, row: Row) -> Iterator[Sheet]:
    """[NW2-6.4, 6.5, 6.7, 6.8, 10.2] A table action: what it costs and needs, and what changes its roll."""
    rule, may = ACTION_RULE[action.action], "yes" if action.exert else "no"
    penalty = "NW2-6.5" if action.ship_penalty == "per_revealed_ship" else "NW2-6.4"
    yield Sheet(
        f"action-{action.action}",
        action_text(action.action),
        "nemo2-kind-action",
        lines=(
            Line(_cost(action), "NW2-10.2"),
            *ruled(rule),
            Line(text(f"nemo2-sheet-action-exert-{may}", **exertion(action.exert)), "NW2-6.8", USE),
            *ruled(*(("NW2-6.7",) if action.treasure else ()), penalty, *(("NW2-13.1",) if action.library else ())),
        ),
        rules=(rule, "NW2-6.8", "NW2-10.2", "NW2-11.9", penalty),
    )


def _cost(action: ActionCost) -> Text:
    same = "yes" if action.cost == action.lull_cost else "no"
    return text(f"nemo2-sheet-action-cost-{same}", cost=action.cost, lull=action.lull_cost)


@SHEETS.of(TableRow)
def table_row(found: TableRow, row: Row) -> Iterator[Sheet]:
    """[NW2-11.9] A row of the action table: from which total, whether it is a success, and what it does."""
    facts = {
        "lowest": "yes" if row.blank("min_total") else "no",
        "number": found.least,
        "title": row_title(found.action, found.title),
        "color": "green" if found.green else "red",
    }
    lines = tuple(told(row, "effect", "nemo2-sheet-row-does", found.steps, "NW2-11.9"))
    does = lines[0].said if lines else Text("nemo2-sheet-row-nothing")
    lines = (Line(text("nemo2-sheet-row", **facts, does=does), "NW2-11.9", USE),)
    yield Sheet(f"action-{found.action}", action_text(found.action), lines=lines)


@SHEETS.of(Level)
def level(level: Level, row: Row) -> Iterator[Sheet]:
    """[NW2-17.5] A level of success: from which score, and whether it counts as a win."""
    lowest = "yes" if row.blank("min_score") else "no"
    yield Sheet(
        f"level-{level.name}",
        level_text(level.name),
        "nemo2-kind-level",
        row.word("level"),
        (
            Line(text(f"nemo2-sheet-level-from-{lowest}", value=level.least), "NW2-17.5", SCORE),
            Line(Text(f"nemo2-sheet-level-outcome-{level.outcome}"), "NW2-17.5", SCORE),
        ),
        rules=("NW2-17.5", "NW2-16.6"),
    )


@SHEETS.of(Epilogue)
def epilogue(epilogue: Epilogue, row: Row) -> Iterator[Sheet]:
    """[NW2-16.6, 17.5] What a motive comes to at a level; of what no catalogue tells, as it is printed."""
    tale = Text(f"nemo2-tale-{epilogue.motive}-{epilogue.level}")
    entitle(tale.id, epilogue.text)
    said = text("nemo2-sheet-epilogue", motive=motive_text(epilogue.motive), tale=tale)
    yield Sheet(f"level-{epilogue.level}", lines=(Line(said, "NW2-17.5", SCORE),))


@SHEETS.of(Officer)
def officer(officer: Officer, row: Row) -> Iterator[Sheet]:
    """[NW2-19.1 to 19.3, 20.2] An officer: duties and characters, by the number of players."""
    facts: dict[str, Fact] = {
        "players": officer.players,
        "duties": tuple(named("duty", duty) for duty in officer.duties),
        "characters": tuple(character_text(CHARACTERS[character]) for character in officer.characters),
        "gems": officer.gems,
    }
    yield Sheet(
        f"officer-{officer.name}",
        officer_text(officer.name),
        "nemo2-kind-officer",
        row.word("officer"),
        (*ruled("NW2-19.3", "NW2-20.2"), Line(text("nemo2-sheet-officer", **facts), "NW2-19.1", USE)),
        rules=("NW2-19.1", "NW2-19.3", "NW2-20.2", "NW2-20.5"),
    )


@SHEETS.of(Knob)
def knob(knob: Knob, row: Row) -> Iterator[Sheet]:
    """[NW2 chapter 21] A knob of difficulty: what it means for sailor, officer and captain."""
    name = knob.knob.replace("_", "-")
    yield Sheet(
        f"knob-{name}",
        Text(f"nemo2-knob-{name}"),
        "nemo2-kind-knob",
        lines=tuple(Line(_setting(knob.knob, level, row), KNOB_RULE[knob.knob], USE) for level in LEVELS),
        rules=(KNOB_RULE[knob.knob],),
    )


def _setting(knob: str, level: str, row: Row) -> Text:
    """A number as it stands, words in our own; what a pack says otherwise stands as it is printed."""
    name, who = knob.replace("_", "-"), Text(f"nemo2-sheet-knob-level-{level}")
    words = WORDED_KNOBS.get(knob, ("",) * len(LEVELS))
    if row.word(level) != words[LEVELS.index(level)]:
        return text("nemo2-sheet-knob-printed", who=who, value=row.word(level))
    if knob in COUNTED:
        return text(f"nemo2-sheet-knob-{name}", who=who, **COUNTED[knob](row, LEVELS.index(level)))
    return text(f"nemo2-sheet-knob-{name}-{level}", who=who)


def _contacts(edition: int) -> Callable[[Row, int], dict[str, Fact]]:
    """[NW2-2.8] How many contacts lie on the map, in which the rulebooks differ for a captain."""

    def counted(row: Row, level: int) -> dict[str, Fact]:
        column = level + edition * (LEVELS[level] == "captain")
        return {"number": sum(ocean.contacts[column] for ocean in Ocean.read(row.tables))}

    return counted


def _boxes(row: Row, level: int) -> dict[str, Fact]:
    """[NW2-2.6, 8.2] The two boxes of the Notoriety track."""
    first, second = read_notoriety(row.tables)[level]
    return {"first": first, "second": second}


COUNTED: Final[dict[str, Callable[[Row, int], dict[str, Fact]]]] = {
    "hidden_contacts_frosted": _contacts(0),
    "hidden_contacts_galakta": _contacts(1),
    "reinforcements": _boxes,
}
"""Knobs whose numbers other tables have."""
