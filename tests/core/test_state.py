"""States: clones, the agenda, events."""

from __future__ import annotations

from typing import Any

from pelagos.core.codec import agenda_steps
from pelagos.core.rare import Rare
from pelagos.core.state import Event, State, picked
from tests.toy import Bag, Lots, draw, new_game, offer, show


def test_a_clone_is_equal_and_independent() -> None:
    s = new_game({"seats": 2}, Bag())
    clone = s.clone()
    assert clone == s
    clone.lots = (4, 0)
    assert s.lots == (0, 0)
    assert clone != s


def test_every_slot_is_cloned() -> None:
    s = new_game({"seats": 2}, Bag())
    clone = s.clone()
    assert [getattr(clone, field) for field in Lots.FIELDS] == [getattr(s, field) for field in Lots.FIELDS]


def test_what_is_put_on_the_agenda_first_is_done_first() -> None:
    s = Lots()
    s.do((show,))
    s.do((draw, 1), (offer, 2))
    assert agenda_steps(s.agenda) == [(draw, 1), (offer, 2), (show,)]


def heard(s: Lots) -> tuple[Event, ...]:
    return s.events or ()


def test_nothing_is_told_while_nobody_listens() -> None:
    s = Lots()
    s.tell("news", 1)
    assert s.events is None
    listening = Lots()
    listening.events = ()
    listening.tell("news", 1)
    listening.whisper((1,), "secret")
    assert [event[::2] for event in heard(listening)] == [("news", None), ("secret", (1,))]


def test_states_of_different_games_are_never_equal() -> None:
    assert Lots() != object()


class Seldom(State):
    """Two fields that share a slot, and one that has its own."""

    __slots__ = ("often", "rare")

    often: int
    rare: tuple[Any, ...]
    colour = Rare[str]()
    number = Rare[int]()

    def __init__(self) -> None:
        super().__init__()
        self.rare = (0,) * len(self.RARE)


def test_rare_fields_share_a_slot_and_keep_their_names() -> None:
    s = Seldom()
    s.often, s.colour, s.number = 1, "red", 2
    clone = s.clone()
    clone.number = 3
    assert (s.number, clone.number, clone.colour) == (2, 3, "red")
    assert Seldom.NAMED == ("often", "colour", "number")
    assert s != clone


def test_pieces_are_picked_by_their_places() -> None:
    assert picked(("a", "b", "c"), (2, 0, 1)) == ("c", "a", "b")
    assert picked(("a", "b", "c"), (1,)) == ("b",)
    assert picked(("a", "b", "c"), ()) == ()
