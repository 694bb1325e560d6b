"""The forms of fields: how a value is written, read in parts, checked, and which things are in it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from pelagos.core.errors import PelagosError
from pelagos.core.fields import Field, Fields
from pelagos.core.forms import Bit, Bits, By, Count, Form, Heap, One, Part, Pieces
from pelagos.core.kinds import Kind

FISH = Kind("fish", ("cod", "eel", "ray"))
BAY = Kind("bay", ("east", "west"))
CATCH = By(BAY, Heap(FISH), ())
FORMS = [
    (Bit(), 1, True),
    (Bits(FISH), 0b101, ["cod", "ray"]),
    (Heap(FISH), (2, 0, 2), ["ray", "cod", "ray"]),
    (CATCH, ((2, 0), ()), {"east": ["ray", "cod"], "west": []}),
    (One(FISH, always=True), 1, "eel"),
]
WRONG = [
    (Bit(), 2),
    (Bits(FISH), 0b1000),
    (Heap(FISH), (3,)),
    (CATCH, ((), (3,))),
    (CATCH, ((),)),
    (Part(1, Count(1, 5, least=0)), (0, -1)),
    (Count(0, lambda s: s.most), 8),
]


def pool(**slots: Any) -> Any:
    """A state with some slots, in a world of three fish and two bays."""
    return SimpleNamespace(pack=SimpleNamespace(hash="sea"), most=7, **slots)


@pytest.mark.parametrize(("form", "value", "written"), FORMS)
def test_what_is_written_can_be_read(form: Form, value: Any, written: Any) -> None:
    assert form.write(pool(), value) == written
    assert form.read(pool(), "field", written) == value
    assert not form.wrong(pool(), value)


@pytest.mark.parametrize(("form", "value"), WRONG)
def test_a_value_that_cannot_be_is_wrong(form: Form, value: Any) -> None:
    assert form.wrong(pool(), value)


@pytest.mark.parametrize(
    ("form", "written"),
    [(Bit(), 1), (Bits(FISH), ["cod", "Cod"]), (CATCH, {"north": []}), (One(FISH, always=True), "none")],
)
def test_what_means_nothing_is_refused(form: Form, written: Any) -> None:
    with pytest.raises(PelagosError):
        form.read(pool(), "field", written)


def test_a_table_changes_the_places_that_it_names() -> None:
    assert CATCH.changed(pool(), "catch", ((0,), (1,)), {"West": ["ray", "cod"]}) == ((0,), (2, 0))


def test_a_part_of_a_slot_leaves_the_others_alone() -> None:
    air = Part(1, Count(1, 5, least=0))
    assert air.changed(pool(), "air", (3, 3), 5) == (3, 5)
    assert (air.write(pool(), (3, 0)), air.wrong(pool(), (3, 0))) == (0, False)


FIELDS: Fields[Any] = Fields(
    Field("low", Count(0, 9)),
    Field("high", Count(lambda s: s.low, 9)),
    Field("net", Pieces(FISH), given=False),
    Field("catch", CATCH),
    Field("seen", Bits(FISH)),
)


def test_fields_are_read_in_the_order_of_the_table() -> None:
    """A bound may depend on what stands above it, however a position is written."""
    s = FIELDS.arrange(pool(low=0, high=0, net=(), catch=((), ()), seen=0), {"high": 4, "low": 3})
    assert (s.low, s.high) == (3, 4)
    with pytest.raises(PelagosError, match="high"):
        FIELDS.arrange(s, {"high": 4, "low": 5})


@pytest.mark.parametrize("field", ["net", "seats", "junk"])
def test_what_cannot_be_given_is_refused_before_anything_changes(field: str) -> None:
    s = pool(low=0)
    with pytest.raises(PelagosError, match="known"):
        FIELDS.arrange(s, {"low": 3, field: []})
    assert s.low == 0


def test_what_the_game_reads_itself_is_left_to_it() -> None:
    """Also where the table has a row for it, which says what can be expected."""
    s = FIELDS.arrange(pool(low=0, net=(1,)), {"low": 3, "net": ["none of this form"]}, also=("net",))
    assert (s.low, s.net) == (3, (1,))


def test_things_are_found_wherever_they_lie() -> None:
    s = pool(low=0, high=0, net=(1,), catch=((2, 0), (0,)), seen=0b10)
    assert sorted(FIELDS.things(s, FISH)) == [0, 0, 1, 1, 2]


def test_what_is_wrong_is_told_with_its_value() -> None:
    s = pool(low=12, high=3, net=(), catch=((), ()), seen=0)
    assert FIELDS.broken(s) == ["low: 12 is not possible", "high: 3 is not possible"]
