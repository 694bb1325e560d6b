"""The table of a state: fields kept in parts of slots, read in the order of the table, and what they cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from pelagos.core.case_values import number_in
from pelagos.core.errors import PelagosError
from pelagos.core.fields import NOBODY, Field, Fields, Kept
from pelagos.core.forms import Count, Form
from pelagos.core.state import State, replaced


class Boat(State):
    """A sea with a boat for each seat."""

    __slots__ = ("anchors", "depth", "hulls", "seats", "seen")

    anchors: tuple[int, ...]
    depth: int
    hulls: tuple[tuple[int, ...], ...]
    seats: int
    seen: int


class Side(Form):
    """One of the two sides of a hull; no more than the sea is deep."""

    form = "count"

    def __init__(self, side: int) -> None:
        self.side = side

    def write(self, s: Boat, value: tuple[int, ...]) -> int:
        return value[self.side]

    def read(self, s: Boat, field: str, written: Any) -> int:
        return number_in(field, written, 0, s.depth)

    def changed(self, s: Boat, field: str, value: tuple[int, ...], written: Any) -> tuple[int, ...]:
        return replaced(value, self.side, self.read(s, field, written))


class Anchor(Form):
    """How many anchors on the ground are a seat's."""

    form = "count"
    by_seat = False

    def found(self, s: Boat, slot: str, seat: int) -> int:
        return s.anchors.count(seat)

    def read(self, s: Boat, field: str, written: Any) -> int:
        raise AssertionError("not read here")


FIELDS: Fields[Boat] = Fields(
    Field("port", Side(0), each=True, slot="hulls"),
    Field("starboard", Side(1), each=True, slot="hulls"),
    Field("anchors", Anchor(), each=True),
    Field("depth", Count(1, 9)),
    Kept(("seats",)),
    Kept(("seen",), NOBODY),
)


def boat() -> Boat:
    s = Boat()
    s.anchors, s.depth, s.hulls, s.seats, s.seen = (1, 1, 1), 3, ((1, 2), (3, 3)), 2, 0
    return s


def test_a_field_may_be_a_part_of_a_slot() -> None:
    """Setting one side leaves the other."""
    s = FIELDS.arrange(boat(), {"seats": {"B": {"port": 0}}})
    assert s.hulls == ((1, 2), (0, 3))
    assert FIELDS.describe(s)["seats"] == {
        "A": {"port": 1, "starboard": 2, "anchors": 0},
        "B": {"port": 0, "starboard": 3, "anchors": 3},
    }


def test_fields_are_read_in_the_order_of_the_table() -> None:
    """However they are written, the depth is known before the sides."""
    assert FIELDS.arrange(boat(), {"seats": {"A": {"port": 9}}, "depth": 9}).hulls[0] == (9, 2)
    with pytest.raises(PelagosError):
        FIELDS.arrange(boat(), {"seats": {"A": {"port": 9}}})


def test_an_unknown_name_is_refused_before_anything_changes() -> None:
    """With the place where it stands."""
    s = boat()
    with pytest.raises(PelagosError, match="error-case-unknown") as refused:
        FIELDS.arrange(s, {"seats": {"A": {"port": 0, "bow": 1}}})
    assert dict(refused.value.text.facts)["field"] == "seats.A"
    assert s == boat()


def test_a_wrong_value_is_named_with_its_place() -> None:
    """And slots without a place for each seat are not looked into."""
    s = boat()
    s.depth = 10
    assert FIELDS.broken(s) == ["depth: 10 is not possible"]
    s.hulls = ((1, 2),)
    assert FIELDS.broken(s) == ["hulls: not one value for each seat"]


def test_a_bound_may_depend_on_the_game() -> None:
    """It is asked for where the number is read, and where it is looked at."""
    planks = Count(0, lambda s: 2 * s.depth)
    assert planks.read(boat(), "planks", 6) == 6
    assert planks.wrong(boat(), 7)
    with pytest.raises(PelagosError):
        planks.read(boat(), "planks", 7)


def test_every_slot_says_who_sees_it() -> None:
    """The slots of all rows are those of the state."""
    assert FIELDS.slots() == {"hulls": "all", "anchors": "all", "depth": "all", "seats": "all", "seen": "nobody"}
    assert FIELDS.slots().keys() == set(Boat.NAMED)
