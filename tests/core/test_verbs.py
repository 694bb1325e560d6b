"""Verbs with typed arguments: what is read from their declaration."""

from __future__ import annotations

from typing import Any, Final

import pytest

from pelagos.core.kinds import Kind, Several
from pelagos.core.nodes import Choice
from pelagos.core.state import State
from pelagos.core.text import Text, text
from pelagos.core.verbs import Inner, Verbs

GOODS: Final = ("fish", "dried-fruit", "salt")


class Pack:
    """A pack needs nothing but its hash here."""

    hash = "verbs"


class Market(State):
    """A state that knows its pack and its question."""

    __slots__ = ()


def first_good(s: Any, word: str) -> str | None:
    """The first good by its number."""
    return GOODS[0] if word == "1" else None


GOOD: Final = Kind("good", GOODS, words="good", spot="stall-{}", also=first_good)
VERBS: Final[Verbs[Market]] = Verbs("market")
BUY: Final = VERBS.verb("buy", GOOD)
BUY_NOTHING: Final = VERBS.verb("buy", Kind("nothing", ("nothing",)), words="market-nothing")
MIX: Final = VERBS.verb("mix", Several(GOOD, 2))
ROLL: Final = VERBS.verb("roll", Several(Kind("die", (1, 2, 3)), 2, 2, alike=True))
BID: Final = VERBS.verb("bid", Kind("price", (1, 2, 3), unlisted=True))
GO: Final = VERBS.verb("go-on", also="go on")()
AGREE: Final = VERBS.verb("agree", Inner(VERBS))


def traded(s: Market, answer: Any) -> None:
    """Nothing follows."""


def asked() -> Market:
    """A question that offers everything."""
    s = Market()
    s.pack = Pack()
    s.node = Choice(0, "trade", tuple(VERBS.vocabulary(s.pack)), (traded,))
    return s


@pytest.mark.parametrize(
    ("written", "option"),
    [
        ("Buy Dried Fruit", "buy dried-fruit"),
        ("buy 1", "buy fish"),
        ("buy nothing", "buy nothing"),
        ("mix salt and fish", "mix fish salt"),
        ("roll 3 1", "roll 1 3"),
        ("roll 2 2", "roll 2 2"),
        ("go on", "go-on"),
        ("agree mix salt, fish", "agree mix fish salt"),
        ("agree go on", "agree go-on"),
        ("buy bread", "buy bread"),
        ("Sing Loudly", "Sing Loudly"),
    ],
)
def test_an_answer_is_read_however_it_is_written(written: str, option: str) -> None:
    assert VERBS.spelled(asked(), written) == option


@pytest.mark.parametrize(
    ("option", "exists"),
    [
        (("buy", "salt"), True),
        (("buy", "nothing"), True),
        (("buy", "bread"), False),
        (("buy",), False),
        (("mix", "salt", "salt", "fish"), True),
        (("bid", 99), True),
        (("go-on", "now"), True),
        (("agree", "sing"), True),
    ],
)
def test_what_an_answer_names_exists_or_not(option: tuple[Any, ...], exists: bool) -> None:
    """Too many names are a matter of the question; a name of nothing is none."""
    assert VERBS.exists(asked(), option) is exists


def test_what_there_is_not_is_named_with_what_there_is() -> None:
    found = VERBS.misnamed(asked(), BUY("bread"))
    assert found is not None
    assert (found.kind, found.value, found.known) == (GOOD, "bread", GOODS)
    assert VERBS.misnamed(asked(), BUY_NOTHING("nothing")) is None
    assert VERBS.misnamed(asked(), BID(99)) is None


def test_an_answer_about_an_answer_calls_it_by_its_name() -> None:
    assert VERBS.label(asked(), AGREE(*BUY("salt"))) == text(
        "market-option-agree", answer=text("market-option-buy", good=Text("good-salt"))
    )


def test_each_thing_of_several_has_its_spot() -> None:
    s = asked()
    assert VERBS.spots(s, MIX("fish", "salt")) == ("stall-fish", "stall-salt")
    assert VERBS.spots(s, BUY_NOTHING("nothing")) == ()
    assert VERBS.spots(s, AGREE(*BUY("salt"))) == ()


def test_every_answer_has_a_number() -> None:
    """Three purchases and none, six mixtures, six rolls, three bids, going on, and consent to each of them."""
    plain = 3 + 1 + (3 + 3) + 6 + 3 + 1
    numbers = VERBS.vocabulary(Pack())
    assert sorted(numbers.values()) == list(range(2 * plain))
    assert numbers[BUY("fish")] == 0
    assert ROLL(1, 2) in numbers
    assert ROLL(2, 1) not in numbers
    assert AGREE(*AGREE(*GO)) not in numbers
