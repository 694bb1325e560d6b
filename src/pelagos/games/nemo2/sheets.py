"""The sheets of Nemo's War, second edition: what can be read on every piece of the box, and where it lies.

Each table tells of its rows in one of the modules `sheets_…`; where a piece is now is read from the open table.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pelagos.core.case_values import slug
from pelagos.core.sheets import USE, Line, Sheet, Sheets
from pelagos.core.tables import Row
from pelagos.core.text import Text, text
from pelagos.core.titles import entitle
from pelagos.games.nemo2.data_pieces import Ship
from pelagos.games.nemo2.effect_words import NOBODY, Known, effects_text, sayable
from pelagos.games.nemo2.language import Program
from pelagos.games.nemo2.sheets_now import piece_at, where_now

LABELS: Final = {
    **{f"nemo2-option-{action}": f"action-{action}" for action in ("search", "rest", "repair", "refit", "incite")},
    "nemo2-option-adventure": "deck",
    "nemo2-option-tonnage": "tonnage",
    "nemo2-option-salvage": "marker-salvage-space",
}
SHEETS: Final = Sheets(at=piece_at, now=where_now, labels=LABELS)


def named(kind: str, title: str) -> Text:
    """A printed name; where no catalogue has a word for it, it is said as it is printed."""
    name = Text(f"nemo2-{kind}-{slug(title)}")
    entitle(name.id, title)
    return name


def ruled(*rules: str, part: str = USE) -> Iterator[Line]:
    """Rules that say in a sentence what one does with a piece."""
    for rule in rules:
        yield Line(Text(f"nemo2-rule-{rule.removeprefix('NW2-').replace('.', '-')}"), rule, part)


def place(name: str, *rules: str) -> Sheet:
    """A place on the table where pieces lie."""
    return Sheet(name, Text(f"nemo2-place-{name}"), "nemo2-kind-place", lines=tuple(ruled(*rules)), rules=rules)


def told(row: Row, column: str, message: str, steps: Program, rule: str = "", part: str = USE) -> Iterator[Line]:
    """What steps do, as the end of a sentence; what no sentence can say is refused."""
    if not sayable(steps):
        raise row.error(column, "error-table-no-sentence", value=row.word(column))
    if steps:
        yield Line(text(message, effects=effects_text(steps, ships_of(row))), rule, part)


def ships_of(row: Row) -> Known:
    """The ships that effects name by number, from the tables of a row."""
    return Known(tuple(ship.front.name for ship in Ship.read(row.tables))) if hasattr(row, "tables") else NOBODY
