"""What described positions name, and how: readers refuse what they do not know, and writers write the same."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from pelagos.core.case_values import unknown, word_in, wrong
from pelagos.core.errors import PelagosError
from pelagos.core.kinds import Kind
from pelagos.games.endeavor.data import Pack
from pelagos.games.endeavor.names import (
    ACTIONS,
    ATTRIBUTE_NAMES,
    CONSERVE,
    LETTERS,
    NOWHERE,
    PUBLISH,
    SLOT,
    SLOT_NAMES,
    SLOTS,
    as_named,
)
from pelagos.games.endeavor.state import Endeavor, scenario_of
from pelagos.games.endeavor.verbs import DISC_MARK

NONE: Final = "none"
MARKER: Final = re.compile(r"\(?([0-9]+) *, *([0-9]+)\)?")


class Thing(Kind):
    """Something that positions name in their own way."""

    def __init__(
        self,
        name: str,
        number: Callable[[Endeavor, str, Any], int],
        written: Callable[[Endeavor, int], str],
        known: Callable[[Endeavor], int],
    ) -> None:
        """How its number is read for a field, how it is written, and how many numbers there are."""
        super().__init__(name, ())
        self.number = number
        self.written = written
        self.known = known


def named_in(field: str, value: Any, known: Mapping[str, int]) -> int:
    """The number that a name stands for, as in the tables or as printed."""
    if isinstance(value, str):
        for name in (value, as_named(value)):
            if name in known:
                return known[name]
    raise unknown(field, str(value), tuple(known))


def _printed(name: str, numbers: Callable[[Pack], Mapping[str, int]]) -> Thing:
    """A piece of the tables, by its name."""
    return Thing(
        name,
        lambda s, field, value: named_in(field, value, numbers(s.pack)),
        lambda s, number: [*numbers(s.pack)][number],
        lambda s: len(numbers(s.pack)),
    )


def seat_in(s: Endeavor, value: Any) -> int:
    """A seat by its letter."""
    return word_in("seat", value, LETTERS[: s.seats])


def seat_name(seat: int) -> str:
    """The same, written down; nobody is `none`."""
    return LETTERS[seat] if seat != NOWHERE else NONE


def slot_in(s: Endeavor, field: str, value: Any) -> int:
    """A slot by its name, as in `C2`."""
    return named_in(field, str(value).upper(), SLOT)


def _space_in(s: Endeavor, field: str, value: Any) -> int:
    """A space by its zone and name, as in `C2.s1`."""
    slot_name, _, name = str(value).partition(".")
    slot = slot_in(s, field, slot_name)
    if s.ocean[slot] == NOWHERE:
        raise wrong(field, value)
    return named_in(field, name, s.pack.numbers.space[s.ocean[slot]])


def space_name(s: Endeavor, number: int) -> str:
    """The same, written down."""
    space = s.pack.spaces[number]
    return f"{SLOT_NAMES[s.ocean.index(space.tile)]}.{space.id}"


def _crew_in(s: Endeavor, field: str, value: Any) -> int:
    """[EDS-6.3] A crew member by the name of its side; a star says that a disc lies on its activation space."""
    text = str(value)
    side = named_in(field, text.removesuffix(DISC_MARK), s.pack.numbers.side)
    if text.endswith(DISC_MARK) and not s.pack.sides[side].slots:
        raise PelagosError("error-case-value", rule="EDS-6.3", field=field, value=text)
    return side * 2 + text.endswith(DISC_MARK)


def _crew_name(s: Endeavor, code: int) -> str:
    return s.pack.sides[code >> 1].name + (DISC_MARK if code & 1 else "")


def _held_report_in(s: Endeavor, field: str, value: Any) -> int:
    """A report in front of a player; the used activation spaces follow a colon, as in `the-nautical-journal:12`."""
    name, colon, used = str(value).rpartition(":")
    if not colon or not used.isdecimal():
        name, used = str(value), ""
    number = REPORT.number(s, field, name)
    spaces = len(s.pack.reports[number].spaces)
    marks = [word_in(field, mark, "123456789"[:spaces]) for mark in dict.fromkeys(used)]
    return number * 4 + sum(1 << mark for mark in marks)


def _held_report_name(s: Endeavor, code: int) -> str:
    used = "".join(str(space + 1) for space in range(2) if code >> space & 1)
    return REPORT.written(s, code >> 2) + (f":{used}" if used else "")


def _marker_in(s: Endeavor, field: str, value: Any) -> int:
    """An influence space by row and column, as in `3,4`."""
    row, _, col = str(value).replace(" ", "").removeprefix("(").removesuffix(")").partition(",")
    places = scenario_of(s).influence.number
    if not row.isdecimal() or not col.isdecimal() or (int(row), int(col)) not in places:
        raise wrong(field, value)
    return places[int(row), int(col)]


def _marker_name(s: Endeavor, place: int) -> str:
    space = scenario_of(s).influence.spaces[place]
    return f"{space.row},{space.col}"


def _named_kind_in(s: Endeavor, field: str, value: Any) -> int:
    """[EDS-16.6] Conserve or Publish."""
    return NAMED_KINDS[word_in(field, value, [ACTIONS[kind] for kind in NAMED_KINDS])]


NAMED_KINDS: Final = (CONSERVE, PUBLISH)
TILE: Final = _printed("tile", lambda pack: pack.numbers.tile)
TOKEN: Final = _printed("token", lambda pack: pack.numbers.token)
REPORT: Final = _printed("report", lambda pack: pack.numbers.report)
CREW_KIND: Final = _printed("kind", lambda pack: pack.numbers.kind)
GOAL: Final = _printed("goal", lambda pack: {goal.id: number for number, goal in enumerate(pack.goals)})
CRISIS: Final = _printed("crisis", lambda pack: {crisis.id: number for number, crisis in enumerate(pack.crises)})
A_SEAT: Final = Thing("seat", lambda s, field, value: seat_in(s, value), lambda s, n: LETTERS[n], lambda s: s.seats)
A_SLOT: Final = Thing("slot", slot_in, lambda s, n: SLOT_NAMES[n], lambda s: SLOTS)
A_SPACE: Final = Thing("space", _space_in, space_name, lambda s: len(s.pack.spaces))
CREW: Final = Thing("crew", _crew_in, _crew_name, lambda s: 2 * len(s.pack.sides))
HELD_REPORT: Final = Thing("report", _held_report_in, _held_report_name, lambda s: 4 * len(s.pack.reports))
A_MARKER: Final = Thing("marker", _marker_in, _marker_name, lambda s: len(scenario_of(s).influence.spaces))
NAMED_KIND: Final = Thing("action", _named_kind_in, lambda s, n: ACTIONS[n], lambda s: len(ACTIONS))


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
