"""What is made of a view is made once, as long as what was read of it stays the same; and never when it does not."""

from __future__ import annotations

from typing import Any

import pytest

from pelagos.art import draw_board, draw_panels
from pelagos.art.once import KEPT, Kept, Written, once
from pelagos.faces.reader import reader
from pelagos.games.registry import NAMES, find_game
from tests.recorded import played

View = dict[str, Any]
ALONE = {"nemo1": 1, "nemo2": 1}


class Maker:
    """Counts how often something is made."""

    def __init__(self) -> None:
        self.calls = 0
        self.made = once(self.make)
        self.framed = once(self.frame)

    def make(self, view: View, part: View) -> tuple[Any, ...]:
        """Reads `flag`, and of the part what the flag says."""
        self.calls += 1
        return view["flag"], part.get(view["flag"])

    def frame(self, view: View) -> tuple[Any, ...]:
        """Reads nothing itself but the part; the rest is read inside."""
        self.calls += 1
        return ("frame", *self.made(view, view["part"]))


def test_only_what_is_read_has_to_be_equal() -> None:
    maker = Maker()
    first = maker.made({"flag": "a", "crew": 1}, {"a": [1], "b": 2})
    assert maker.made({"flag": "a", "crew": 2}, {"a": [1], "b": 3}) is first
    assert maker.made({"flag": "a"}, {"a": [2]}) == ("a", [2])
    assert maker.made({"flag": "a"}, {}) == ("a", None)
    assert maker.made({"flag": "a"}, {"a": None}) == ("a", None)
    assert maker.calls == 4


def test_another_way_through_the_function_reads_more() -> None:
    """What was read once counts from then on, so an equal call is made anew at most once more."""
    maker = Maker()
    maker.made({"flag": "a"}, {"a": 1, "b": 1})
    assert maker.made({"flag": "b"}, {"a": 1, "b": 1}) == ("b", 1)
    assert maker.made({"flag": "b"}, {"a": 1, "b": 2}) == ("b", 2)
    assert maker.made({"flag": "a"}, {"a": 1, "b": 1}) == ("a", 1)
    assert maker.made({"flag": "a"}, {"a": 2, "b": 1}) == ("a", 2)


def test_what_is_read_inside_counts_outside_and_nothing_else() -> None:
    maker = Maker()
    view = {"flag": "a", "crew": 1, "part": {"a": 1}}
    assert maker.framed(view) == ("frame", "a", 1)
    assert maker.framed({**view, "crew": 2}) == ("frame", "a", 1)
    assert maker.calls == 2
    assert maker.framed({**view, "flag": "b"}) == ("frame", "b", None)


WHOLE = (
    *(len, list, dict, lambda view: {**view}, lambda view: sorted(view.items()), lambda view: list(view.values())),
    *(lambda view: view | {"c": 3}, lambda view: {"c": 3} | view, lambda view: view.copy()),
    *(lambda view: view == {"a": 1}, lambda view: list(reversed(view))),
)


@pytest.mark.parametrize("look", WHOLE)
def test_whoever_looks_at_all_of_it_depends_on_all_of_it(look: Any) -> None:
    made = once(lambda view: str(look(view)))
    assert made({"a": 1}) == str(look({"a": 1}))
    assert made({"a": 1, "b": 2}) == str(look({"a": 1, "b": 2}))


@pytest.mark.parametrize("kind", [dict, Written])
def test_true_is_not_one(kind: Any) -> None:
    made = once(lambda view: repr(view["a"]))
    assert [made(kind({"a": value})) for value in (1, True, 1.0, "1", None)] == ["1", "True", "1.0", "'1'", "None"]


def test_of_a_view_that_is_written_down_only_what_is_read_has_to_be_equal() -> None:
    maker = Maker()
    view = Written({"flag": "a", "crew": 1, "part": {"a": 1}})
    assert maker.framed(view) == ("frame", "a", 1)
    assert maker.framed(view.with_own({"crew": 2})) == ("frame", "a", 1)
    assert maker.calls == 2
    assert maker.framed(view.with_own({"flag": "b"})) == ("frame", "b", None)
    assert maker.framed(view.with_own({"part": {"a": 2}})) == ("frame", "a", 2)


def test_a_field_that_is_missing_is_not_one_that_holds_nothing() -> None:
    made = once(lambda view: ("a" in view, view.get("a"), view.get("b")))
    found = [made(Written(view)) for view in ({"b": 1}, {"a": None, "b": 1}, {"a": None}, {})]
    assert found == [(False, None, 1), (True, None, 1), (True, None, None), (False, None, None)]


def test_what_nobody_asks_for_is_dropped() -> None:
    kept = Kept(most=2)
    kept.keep((1,), "one")
    for number in range(2, 7):
        kept.keep((number,), str(number))
        assert kept.find((1,)) == "one"
    assert kept.find((2,)) is None
    assert len(kept.young) + len(kept.old) <= 4


@pytest.mark.parametrize("name", NAMES)
def test_drawings_are_the_same_whoever_drew_before(name: str) -> None:
    """Kept parts of other positions, seats and languages change nothing: drawn anew, every picture is the same."""
    game, pictures = find_game(name), {}
    voices = [reader(language, ["Ada", "Ben"]) for language in ("en", "de")]
    seats = range(ALONE.get(name, 2))
    views = [
        game.visible.observe(played(name, len(seats), many)[0].state, seat) for many in (0, 9, 30) for seat in seats
    ]

    def drawn(number: int, voice: Any) -> Any:
        return draw_board(name, views[number], voice.words), draw_panels(name, views[number], voice.words)

    for number in range(len(views)):
        for place, voice in enumerate(voices):
            pictures[number, place] = drawn(number, voice)
    for (number, place), picture in pictures.items():
        KEPT.young.clear()
        KEPT.old.clear()
        assert drawn(number, voices[place]) == picture
