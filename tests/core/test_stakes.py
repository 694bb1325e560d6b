"""What is at stake, found by walking through the rules."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from pelagos.core.nodes import Chance, Choice, Option
from pelagos.core.stakes import STOP, Deed, Guide, Turns, alike, chance_text, every, stakes
from pelagos.core.state import Event
from tests.toy import Bag, Lots, book, new_game


def swapping() -> Lots:
    """The first seat holds 3, the second 4; lots 1, 2, 5 and 6 are left."""
    s = new_game({"seats": 2, "swap": True}, Bag())
    book.run(s)
    book.answer(s, (3,))
    book.answer(s, (4,))
    return s


def told(s: Lots, events: list[Event]) -> Iterator[Deed]:
    return ((event.id, *event.facts) for event in events)


def keeping(s: Lots, node: Choice) -> Option | None:
    return ("keep",)


GUIDE: Guide[Lots] = Guide(book, lambda s, node: every(node), keeping, told)


def highest(s: Lots) -> int:
    return max(range(s.seats), key=s.lots.__getitem__)


def test_every_way_is_followed_to_the_end_with_its_chance() -> None:
    found = stakes(GUIDE, swapping(), ("swap",))
    assert found.exact
    assert sorted(way.state.lots[0] for way in found.ways) == [1, 2, 5, 6]
    assert found.chance(lambda way: highest(way.state) == 0) == Fraction(1, 2)
    assert sum(found.groups(lambda way: way.asks).values()) == 1


def test_what_is_whispered_counts_for_nobody() -> None:
    assert not [way for way in stakes(GUIDE, swapping(), ("swap",)).ways if way.named("toy-drawn")]


def test_a_way_ends_where_nobody_says_how_it_goes_on() -> None:
    near: Guide[Lots] = GUIDE._replace(follows=lambda s, node: STOP)
    assert [way.asks for way in stakes(near, swapping(), ("swap",)).ways] == ["lots"]
    waiting: Guide[Lots] = GUIDE._replace(quiet=lambda s, node: None)
    assert {way.asks for way in stakes(waiting, swapping(), ("swap",)).ways} == {"swap"}


def high_or_low(s: Lots, node: Chance) -> Turns:
    return alike(every(node), lambda lot: lot[0] > s.lots[1])


def test_of_outcomes_that_are_alike_one_stands_for_all() -> None:
    short: Guide[Lots] = GUIDE._replace(follows=high_or_low)
    found = stakes(short, swapping(), ("swap",))
    assert [(way.share, highest(way.state)) for way in found.ways] == [(2, 1), (2, 0)]


def test_positions_that_go_on_alike_are_followed_once() -> None:
    one: Guide[Lots] = GUIDE._replace(same=lambda s: getattr(s.node, "ask", None))
    assert [(way.share, found.whole) for found in [stakes(one, swapping(), ("swap",))] for way in found.ways] == [
        (4, 4)
    ]


def test_too_many_ways_are_drawn_and_the_same_position_draws_the_same() -> None:
    first, again = (stakes(GUIDE, swapping(), ("swap",), most=3) for _ in range(2))
    assert not first.exact
    assert [way.state.lots for way in first.ways] == [way.state.lots for way in again.ways]
    assert abs(first.chance(lambda way: highest(way.state) == 0) - Fraction(1, 2)) < Fraction(1, 8)


def test_a_chance_in_words_says_whether_it_was_drawn() -> None:
    """What was drawn is told as about so much, even where it came out as certain."""
    assert chance_text(Fraction(1)).id == "stakes-sure"
    assert chance_text(Fraction(0)).id == "stakes-never"
    assert dict(chance_text(Fraction(3, 8)).facts) == {"good": 3, "all": 8, "percent": 37.5}
    drawn = stakes(GUIDE, swapping(), ("swap",), most=3)
    assert chance_text(drawn.chance(lambda way: True)).id == "stakes-about"


def test_each_thing_among_those_of_a_way() -> None:
    found = stakes(GUIDE, swapping(), ("swap",)).among(lambda way: way.state.lots)
    assert found == {4: 1, **dict.fromkeys((1, 2, 5, 6), Fraction(1, 4))}


def test_the_position_itself_is_left_alone() -> None:
    s = swapping()
    before = s.clone()
    stakes(GUIDE, s, ("swap",))
    assert s == before
    assert s.events == before.events
