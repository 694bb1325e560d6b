"""The suite itself: it passes a sound game and catches each kind of fault."""

from __future__ import annotations

from itertools import count
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from pelagos.core.conformance import Again, Conformance, Nonconformance
from pelagos.core.game import Game, View
from pelagos.core.nodes import Chance, Choice, Option
from pelagos.core.questions import Candidate
from pelagos.core.settings import Settings
from pelagos.core.text import Text
from tests import toy
from tests.toy import SHOW, TOY, TWO, Bag, Lots, changed_game, toy_game
from tests.words import through_json


def silent(text: Text) -> None:
    """The toy has no catalogue."""


def check(settings: Settings = TWO, **changes: Any) -> None:
    check_game(toy_game(**changes), settings)


def check_game(game: Game[Lots], settings: Settings = TWO) -> None:
    suite = Conformance(game, settings, Bag(), silent)
    for number in range(20):
        suite.check_random_game(Random(number))


def test_a_sound_game_passes() -> None:
    check()
    check({"seats": 3, "swap": False, "ending": "show"})


def test_a_game_is_the_same_every_time() -> None:
    first, second = (Conformance(TOY, TWO, Bag(), silent).check_random_game(Random(7)) for _ in range(2))
    assert first == second


def test_a_leak_is_caught() -> None:
    leaky = SimpleNamespace(observe=toy.leaky_observe, own_sight=toy.leaky_observe, determinise=toy.determinise)
    with pytest.raises(Nonconformance, match="leaks"):
        check(visible=leaky)


def test_a_forgotten_secret_in_the_imagination_is_caught() -> None:
    def forgetful(s: Lots, seat: int | None, rng: Random) -> Lots:
        clone = s.clone()
        clone.lots = tuple(1 if lot else 0 for lot in s.lots)
        return clone

    with pytest.raises(Nonconformance, match="leaks|imagines"):
        check(visible=SimpleNamespace(observe=toy.observe, own_sight=toy.observe, determinise=forgetful))


def test_options_that_read_alike_are_caught() -> None:
    def twins(s: Lots, seat: int) -> Choice:
        return Choice(seat, "swap", (("keep",), ("keep",)), (toy.offered, seat))

    with pytest.raises(Nonconformance, match="read alike"):
        check_game(changed_game(faults={"offer": twins}))


def test_a_question_without_options_is_caught() -> None:
    def empty(s: Lots, seat: int) -> Choice:
        return Choice(seat, "swap", (), (toy.offered, seat))

    with pytest.raises(Nonconformance, match="no options"):
        check_game(changed_game(faults={"offer": empty}))


def test_too_many_options_are_caught() -> None:
    with pytest.raises(Nonconformance, match="6 options"):
        check(most_options=5)


def test_facts_that_are_taken_for_others_are_caught() -> None:
    """Tables share what they tell: True would come back as 1."""

    def telling(s: Lots, seat: int) -> Choice:
        s.tell("toy-shown", True)
        return toy.offer(s, seat)

    with pytest.raises(Nonconformance, match="neither whole numbers nor texts"):
        check_game(changed_game(faults={"offer": telling}))


def test_a_mutable_leaf_is_caught() -> None:
    def listed(s: Lots, seat: int) -> Chance:
        s.out = (list(s.lots),)  # type: ignore[assignment]
        return toy.draw(s, seat)

    with pytest.raises(Nonconformance, match="plain values"):
        check_game(changed_game(faults={"draw": listed}))


def unknown(s: Lots, seat: int, answer: Option) -> None:
    """A step that no rulebook knows."""


def test_a_step_that_is_not_registered_is_caught() -> None:
    def led_astray(s: Lots, seat: int) -> Choice:
        return toy.offer(s, seat)._replace(then=(unknown, seat))

    def put_off(s: Lots, seat: int) -> Choice:
        s.do((unknown, seat, ()))
        return toy.offer(s, seat)

    for astray in (led_astray, put_off):
        with pytest.raises(Nonconformance, match="unknown.* is no registered step"):
            check_game(changed_game(faults={"offer": astray}))


def test_a_mutable_argument_of_a_step_is_caught() -> None:
    def listing(s: Lots, seat: int) -> Choice:
        s.do((toy.draw, [seat]))
        return toy.offer(s, seat)

    with pytest.raises(Nonconformance, match="arguments of .* plain values"):
        check_game(changed_game(faults={"offer": listing}))


def test_a_broken_invariant_is_caught() -> None:
    with pytest.raises(Nonconformance, match="invariants"):
        check(broken=lambda s: ["always"] if s.out else [])


def test_an_endless_game_is_caught() -> None:
    with pytest.raises(Nonconformance, match="longer"):
        check(longest=2)


def test_a_reason_for_a_legal_option_is_caught() -> None:
    def grumpy(s: Lots) -> tuple[Candidate, ...]:
        assert isinstance(s.node, Choice)
        return tuple(Candidate(option, "nonsense") for option in s.node.options)

    with pytest.raises(Nonconformance, match="disagree"):
        check(show=SimpleNamespace(**{**vars(SHOW), "candidates": grumpy}))


def test_a_sheet_that_does_not_add_up_is_caught() -> None:
    with pytest.raises(Nonconformance, match="add up"):
        check(show=SimpleNamespace(**{**vars(SHOW), "sheet": lambda s: ()}))


def test_a_missing_word_is_caught() -> None:
    def speak(text: Text) -> None:
        assert text.id != "toy-option", "not in the catalogue"

    with pytest.raises(AssertionError, match="catalogue"):
        Conformance(TOY, TWO, Bag(), speak).check_random_game(Random(1))


def test_what_only_one_seat_sees_is_named() -> None:
    """A seat that knows its own lot sees more than everybody sees and who looks."""
    blind = SimpleNamespace(observe=toy.observe, own_sight=lambda s, seat: {}, determinise=toy.determinise)
    with pytest.raises(Nonconformance, match="more or less than everybody"):
        check(visible=blind)


def test_a_view_that_is_not_the_same_twice_is_caught() -> None:
    looks = count()

    def restless(s: Lots, seat: int | None) -> View:
        return {**toy.observe(s, seat), "look": next(looks) if seat == 1 else 0}

    with pytest.raises(Nonconformance, match="view of seat 1 leaks|seat 1 sees more or less"):
        check(visible=SimpleNamespace(observe=restless, own_sight=restless, determinise=toy.determinise))


@pytest.mark.parametrize("again", [None, through_json])
@pytest.mark.parametrize("strange", [(1, 2), {1: "one"}, float("nan")], ids=str)
def test_a_view_that_json_cannot_have_is_caught(strange: Any, again: Again | None) -> None:
    odd = SimpleNamespace(
        observe=lambda s, seat: {**toy.observe(s, seat), "strange": strange}, determinise=toy.determinise
    )
    suite = Conformance(toy_game(visible=odd), TWO, Bag(), silent, *([again] if again else []))
    with pytest.raises(Nonconformance, match="plain data"):
        suite.check_random_game(Random(1))


def test_an_impossible_position_in_the_imagination_is_caught() -> None:
    def broken(s: Lots) -> list[str]:
        return ["imagined"] if s.reveals > 100 else []

    def wild(s: Lots, seat: int | None, rng: Random) -> Lots:
        clone = toy.determinise(s, seat, rng)
        clone.reveals += 101
        return clone

    with pytest.raises(Nonconformance, match="impossible"):
        check(broken=broken, visible=SimpleNamespace(observe=toy.observe, own_sight=toy.observe, determinise=wild))


def test_a_forecast_that_changes_the_position_is_caught() -> None:
    def clumsy(s: Lots, option: Option | None) -> tuple[Text, ...]:
        s.reveals += option is not None
        return ()

    with pytest.raises(Nonconformance, match=r"the forecast of \("):
        check(forecast=clumsy)
