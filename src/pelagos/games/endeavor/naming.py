"""Words of case files and what they stand for: readers that refuse what they do not know."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from pelagos.core.case_values import unknown, word_in, wrong
from pelagos.core.errors import PelagosError
from pelagos.games.endeavor.data import Pack
from pelagos.games.endeavor.names import ATTRIBUTE_NAMES, LETTERS, NOWHERE, SLOT, as_named
from pelagos.games.endeavor.state import Endeavor
from pelagos.games.endeavor.verbs import DISC_MARK

NONE: Final = "none"
MARKER: Final = re.compile(r"\(?([0-9]+) *, *([0-9]+)\)?")


def named_in(field: str, value: Any, known: Mapping[str, int]) -> int:
    """The number that a name stands for, as in the tables or as printed."""
    if isinstance(value, str):
        for name in (value, as_named(value)):
            if name in known:
                return known[name]
    raise unknown(field, str(value), tuple(known))


def seat_in(s: Endeavor, value: Any) -> int:
    """A seat by its letter."""
    return word_in("seat", value, LETTERS[: s.seats])


def slot_in(field: str, value: Any) -> int:
    """A slot by its name, as in `C2`."""
    return named_in(field, str(value).upper(), SLOT)


def space_in(s: Endeavor, field: str, value: Any) -> int:
    """A space by its zone and name, as in `C2.s1`."""
    slot_name, _, name = str(value).partition(".")
    slot = slot_in(field, slot_name)
    if s.ocean[slot] == NOWHERE:
        raise wrong(field, value)
    return named_in(field, name, s.pack.numbers.space[s.ocean[slot]])


def crew_in(pack: Pack, value: Any) -> int:
    """[EDS-6.3] A crew member by the name of its side; a star says that a disc lies on its activation space."""
    text = str(value)
    side = named_in("crew", text.removesuffix(DISC_MARK), pack.numbers.side)
    if text.endswith(DISC_MARK) and not pack.sides[side].slots:
        raise PelagosError("error-case-value", rule="EDS-6.3", field="crew", value=text)
    return side * 2 + text.endswith(DISC_MARK)


def crew_name(pack: Pack, code: int) -> str:
    """The same, written down."""
    return pack.sides[code >> 1].name + (DISC_MARK if code & 1 else "")


def report_in(pack: Pack, value: Any) -> int:
    """A report in front of a player; the used activation spaces follow a colon, as in `the-nautical-journal:12`."""
    name, colon, used = str(value).rpartition(":")
    if not colon or not used.isdecimal():
        name, used = str(value), ""
    number = named_in("reports", name, pack.numbers.report)
    spaces = len(pack.reports[number].spaces)
    marks = [word_in("reports", mark, "123456789"[:spaces]) for mark in dict.fromkeys(used)]
    return number * 4 + sum(1 << mark for mark in marks)


def report_name(pack: Pack, code: int) -> str:
    """The same, written down."""
    used = "".join(str(space + 1) for space in range(2) if code >> space & 1)
    return pack.reports[code >> 2].id + (f":{used}" if used else "")


def marker_in(s: Endeavor, value: Any) -> int:
    """An influence space by row and column, as in `3,4`."""
    row, _, col = str(value).replace(" ", "").removeprefix("(").removesuffix(")").partition(",")
    places = s.pack.scenarios[s.scenario].influence.number
    if not row.isdecimal() or not col.isdecimal() or (int(row), int(col)) not in places:
        raise wrong("markers", value)
    return places[int(row), int(col)]


def named(s: Endeavor, word: str) -> str:
    """A thing by the name that positions and answers use; any other word stays as it was written."""
    if marker := MARKER.fullmatch(word):
        return f"{marker[1]},{marker[2]}"
    if word.lower() in ATTRIBUTE_NAMES:
        return ATTRIBUTE_NAMES[word.lower()]
    for end in (len(word.removesuffix(DISC_MARK)), word.rfind(":")):
        if end > 0 and _is_known(s.pack, as_named(word[:end])):
            return as_named(word[:end]) + word[end:]
    return word


def _is_known(pack: Pack, name: str) -> bool:
    """Whether something on the table has this name."""
    numbers = pack.numbers
    tables = (numbers.tile, numbers.side, numbers.kind, numbers.report, numbers.token)
    cards = [*(goal.id for goal in pack.goals), *(crisis.id for crisis in pack.crises)]
    return name in cards or any(name in table for table in tables)
