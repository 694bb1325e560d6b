"""Components as records: header, checks and listing follow from what is declared of the columns."""

from __future__ import annotations

import pickle
from dataclasses import FrozenInstanceError

import pytest

from pelagos.core.columns import among, anything, counted, derived, each, icon, key, numbered, parsed, within, yes_no
from pelagos.core.components import Component, headers, read_components
from pelagos.core.errors import PelagosError
from pelagos.core.tables import Row


def weighed(row: Row, column: str) -> int:
    """A weight that may refer to another lot."""
    other = row.tables.rows["lots.csv"][0].word("lot")
    if row.word(column) not in (other, "heavy"):
        raise row.error(column, "error-table-effect", value=row.word(column))
    return 9


class Lot(Component, table="lots.csv"):
    """One lot."""

    lot: int = key(counted(3))
    title: str = key(column="name", unprinted="told in words")
    colour: int = among(numbered(("red", "blue")))
    sold: bool = yes_no()
    price: int = within(0, 9, here=lambda row: (5, 9) if row.word("sold") == "yes" else (0, 9))
    gain: int = within(-3, 3, empty=0)
    points: int | None = icon(0, 5)
    slots: tuple[int, ...] = each(("slot1", "slot2"), within(0, 3))
    weight: int = parsed(weighed, "effect")
    length: int = derived(lambda row, column: len(row.word(column)), "name")

    def check(self, row: Row) -> None:
        """The slots of a lot differ."""
        if len(set(self.slots)) < len(self.slots):
            raise row.error("slot2", "error-table-twice", value=row.word("slot2"))


class Note(Component, table="notes.csv"):
    """A table without a key."""

    said: str = anything()


LOTS = """lot,name,colour,sold,price,gain,points,slot1,slot2,weight,source
2,Anchor,blue,no,3,-2,,1,2,heavy,seed
1,Bell,red,yes,5,,0,0,3,2,seed
3,Cask,red,no,0,3,5,2,1,heavy,seed
"""
FILES = {"lots.csv": LOTS, "notes.csv": "said,source\nb,seed\na,seed\n"}


def lots(text: str = LOTS) -> tuple[Lot, ...]:
    return Lot.read(read_components(FILES | {"lots.csv": text}, (Lot, Note)))


def test_a_header_follows_from_the_fields_and_what_is_derived_is_no_column() -> None:
    assert headers((Lot, Note)) == {"lots.csv": tuple(LOTS.splitlines()[0].split(",")), "notes.csv": ("said", "source")}


def test_rows_are_records_in_the_order_of_the_first_key() -> None:
    first, second, _ = lots()
    assert (first.lot, first.title, first.colour, first.sold, first.gain, first.points) == (1, "Bell", 0, True, 0, 0)
    assert (second.gain, second.points, second.slots, second.weight, second.length) == (-2, None, (1, 2), 9, 6)


def test_rows_without_a_key_stay_as_they_stand() -> None:
    assert [note.said for note in Note.read(read_components(FILES, (Lot, Note)))] == ["b", "a"]


def test_records_are_frozen_know_no_sources_and_can_be_pickled() -> None:
    first, other = lots()[0], lots(LOTS.replace("seed", "printed"))[0]
    with pytest.raises(FrozenInstanceError):
        first.price = 0  # type: ignore[misc]
    assert first == other == pickle.loads(pickle.dumps(first))


@pytest.mark.parametrize(
    ("old", "new", "error", "facts"),
    [
        ("2,Anchor", "4,Anchor", "error-table-word", {"row": "2", "column": "lot", "choices": "1, 2, 3"}),
        ("2,Anchor", "1,Anchor", "error-table-twice", {"row": "2", "column": "lot"}),
        ("3,Cask,red,no,0,3,5,2,1,heavy,seed\n", "", "error-table-missing", {"missing": "3"}),
        ("Cask", "Bell", "error-table-twice", {"row": "3", "column": "name"}),
        ("Anchor,blue", "Anchor,pink", "error-table-word", {"column": "colour", "choices": "red, blue"}),
        ("yes", "maybe", "error-table-word", {"column": "sold", "choices": "yes, no"}),
        ("no,3", "no,10", "error-table-number", {"column": "price", "low": "0", "high": "9"}),
        ("yes,5", "yes,4", "error-table-number", {"column": "price", "value": "4", "low": "5", "high": "9"}),
        ("3,-2", "3,-4", "error-table-number", {"column": "gain", "low": "-3", "high": "3"}),
        ("5,,0", "5,,-1", "error-table-number", {"column": "points", "value": "-1"}),
        ("2,1,heavy", "2,4,heavy", "error-table-number", {"row": "4", "column": "slot2"}),
        ("2,1,heavy", "2,2,heavy", "error-table-twice", {"row": "4", "column": "slot2"}),
        ("2,1,heavy", "2,1,light", "error-table-effect", {"row": "4", "column": "weight", "value": "light"}),
        ("slot1,slot2", "slot2,slot1", "error-table-columns", {"file": "lots.csv"}),
    ],
)
def test_what_is_wrong_is_said_with_its_place(old: str, new: str, error: str, facts: dict[str, str]) -> None:
    with pytest.raises(PelagosError) as problem:
        lots(LOTS.replace(old, new, 1))
    assert problem.value.id == error
    assert facts.items() <= dict(problem.value.text.facts).items()


def test_the_listing_says_what_may_stand_in_a_column_and_why_it_is_not_printed() -> None:
    found = {column.name: column for column in Lot.columns}
    assert (found["price"].kind, found["price"].allowed, found["price"].unprinted) == ("number", ("0", "9"), "")
    assert (found["slot2"].field, found["slot2"].allowed) == ("slots", ("0", "3"))
    assert (found["name"].kind, found["name"].field, found["name"].unprinted) == ("key", "title", "told in words")
    assert found["source"].unprinted
