"""TOML tables: every value is checked when it is asked for, and named when it is wrong."""

from __future__ import annotations

import pytest

from pelagos.core.entries import Entry, hash_of, read_entries
from pelagos.core.errors import PelagosError

FILES = {"sea.toml": '[[fish]]\nid = "cod"\nweight = 3\nfins = ["a", "b"]\nbones = [1, 2]\nfresh = true\n'}


def cod() -> Entry:
    """The only fish."""
    return read_entries("sea.toml", FILES, ("fish",)).entries("fish", ("id", "weight", "fins", "bones", "fresh"))[0]


def test_values_come_as_they_are_asked_for() -> None:
    entry = cod()
    assert (entry.text("id"), entry.number("weight", 1, 9), entry.flag("fresh")) == ("cod", 3, True)
    assert (entry.texts("fins"), entry.numbers("bones")) == (("a", "b"), (1, 2))
    assert (entry.text("name", "-"), entry.number("age", 0, 9, 0), entry.has("age")) == ("-", 0, False)


@pytest.mark.parametrize(
    "ask",
    [
        lambda entry: entry.text("weight"),
        lambda entry: entry.text("id", allowed=("eel",)),
        lambda entry: entry.number("weight", 4, 9),
        lambda entry: entry.number("fresh", 0, 1),
        lambda entry: entry.flag("weight"),
        lambda entry: entry.texts("bones"),
        lambda entry: entry.entries("weight", ()),
        lambda entry: entry.entry("weight", ()),
    ],
)
def test_a_wrong_value_is_refused(ask) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(PelagosError, match="error-table-value"):
        ask(cod())


def test_what_is_missing_or_unknown_is_named() -> None:
    with pytest.raises(PelagosError, match=r"error-table-nothing\(file=sea.toml, entry=fish cod, key=age\)"):
        cod().number("age", 0, 9)
    with pytest.raises(PelagosError, match="error-table-key"):
        read_entries("sea.toml", FILES, ("bird",))
    with pytest.raises(PelagosError, match="error-table-file"):
        read_entries("land.toml", FILES, ())
    with pytest.raises(PelagosError, match="error-table-toml"):
        read_entries("sea.toml", {"sea.toml": "= fish"}, ())


def test_the_hash_leaves_sources_out() -> None:
    same = hash_of([{"a": 1, "source": "seed", "note": "x"}]) == hash_of([{"a": 1, "source_note": "y"}])
    assert same
    assert hash_of([{"a": 1}]) != hash_of([{"a": 2}])
