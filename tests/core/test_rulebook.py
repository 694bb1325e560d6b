"""The registry of steps, and the loop."""

from __future__ import annotations

import pickle

import pytest

from pelagos.core.errors import Refused
from pelagos.core.nodes import Chance, Choice, Offer, Over, find_option, option_text
from pelagos.core.rulebook import Rulebook
from tests.toy import Bag, Lots, book, new_game


def test_a_game_runs_from_question_to_question() -> None:
    s = new_game({"seats": 2, "swap": True}, Bag())
    assert isinstance(book.run(s), Chance)
    book.answer(s, (5,))
    assert isinstance(book.answer(s, (2,)), Choice)
    book.answer(s, ("keep",))
    assert isinstance(book.answer(s, ("swap",)), Chance)
    assert book.answer(s, (6,)) == Over((5, 6), "toy-over")


def test_what_was_not_offered_is_refused_and_changes_nothing() -> None:
    s = new_game({"seats": 2}, Bag())
    book.run(s)
    before = s.clone()
    with pytest.raises(Refused) as refused:
        book.answer(s, (7,))
    assert refused.value.id == "error-not-offered"
    assert s == before


def test_an_answer_can_be_given_by_its_place_in_the_offer() -> None:
    s = new_game({"seats": 2}, Bag())
    book.run(s)
    other = s.clone()
    book.answer(s, (5,))
    book.answer_at(other, 4)
    assert s == other


@pytest.mark.parametrize("place", [60, -1])
def test_a_place_beyond_the_offer_is_refused_and_changes_nothing(place: int) -> None:
    s = new_game({"seats": 2}, Bag())
    book.run(s)
    before = s.clone()
    with pytest.raises(Refused) as refused:
        book.answer_at(s, place)
    assert refused.value.id == "error-not-offered"
    assert s == before


def test_after_the_end_nothing_can_be_answered() -> None:
    s = new_game({"seats": 2, "swap": False}, Bag())
    book.run(s)
    book.answer(s, (1,))
    book.answer(s, (2,))
    with pytest.raises(Refused) as refused:
        book.answer(s, ("keep",))
    assert refused.value.id == "error-no-question"
    with pytest.raises(Refused) as refused:
        book.answer_at(s, 0)
    assert refused.value.id == "error-no-question"


def test_two_steps_cannot_share_a_name() -> None:
    rules: Rulebook[Lots] = Rulebook()

    def twice(s: Lots) -> None:
        """Nothing."""

    rules.step(twice)
    with pytest.raises(ValueError, match="twice"):
        rules.step(twice)


def test_options_are_found_by_their_text() -> None:
    options = (("cell", 0, 2), ("stop",))
    assert option_text(options[0]) == "cell 0 2"
    assert find_option(options, "  cell  0 2 ") == ("cell", 0, 2)
    assert find_option(options, "cell 0 3") is None


def test_an_offer_is_a_tuple_of_options_that_knows_them_by_hash() -> None:
    offer = Offer([(1, 2), (3, 4)])
    assert offer == ((1, 2), (3, 4))
    assert (3, 4) in offer
    assert (4, 3) not in offer


def test_an_offer_can_be_copied_and_sent_away() -> None:
    offer = Offer([(1, 2), (3, 4)])
    again = pickle.loads(pickle.dumps(offer))
    assert again == offer
    assert (3, 4) in again
    assert (4, 3) not in again
