"""What passes between the rules and everybody else: a question, a question to fate, or the end."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import accumulate
from types import MethodType
from typing import Any, Final, NamedTuple, Self, TypeAlias

Option: TypeAlias = tuple[Any, ...]
"""One legal answer, as plain values: `("tile", "hull")`."""


class Offer(tuple[Option, ...]):
    """Many options that are offered often: an answer is found among them by its hash, not one by one.

    Each offer is of a kind of its own that asks a table of places directly. It takes long to make and is quick to ask,
    so an offer is made once and kept.
    """

    __slots__ = ()

    def __new__(cls, options: Iterable[Option]) -> Self:
        listed = tuple(options)
        places = {option: place for place, option in enumerate(listed)}
        ways = {"__contains__": places.__contains__, "index": places.__getitem__}
        kind = type("Offer", (cls,), {"__slots__": (), **ways})
        return tuple.__new__(kind, listed)

    def __reduce__(self) -> tuple[type[Offer], tuple[tuple[Option, ...]]]:
        return Offer, (tuple(self),)


make: Final = tuple.__new__


class Choice(NamedTuple):
    """A seat decides. The options are never empty, have no duplicates, and keep their order."""

    seat: int
    ask: str
    options: tuple[Option, ...]
    then: Step


make_choice: Callable[[tuple[int, str, tuple[Option, ...], Step]], Choice] = MethodType(make, Choice)
"""A Choice from its four parts in half the time, for the one place of a game where most questions are put."""


class Chance(NamedTuple):
    """Fate decides. `ask` names the random stream; the table picks, the rules never do."""

    ask: str
    options: tuple[Option, ...]
    weights: tuple[int, ...]
    then: Step


make_chance: Callable[[tuple[str, tuple[Option, ...], tuple[int, ...], Step]], Chance] = MethodType(make, Chance)
"""A Chance from its four parts, as quickly."""

MOST_ONES: Final = 256
ONES: Final = tuple((1,) * number for number in range(MOST_ONES))
"""The weights of so many outcomes that are equally likely, fewer than MOST_ONES; shared, so as to be known by sight."""
BOUNDS: Final[dict[int, tuple[float, ...]]] = {}
"""Of other weights that are shared, by sight: up to where each outcome reaches when all of them lie in a row."""
_shared: Final[list[tuple[int, ...]]] = []


def shared(weights: Iterable[int]) -> tuple[int, ...]:
    """Weights that come again and again, as those of dice do: kept for good, so that nothing else has their number.

    >>> dice = shared((1, 2, 1))
    >>> dice, BOUNDS[id(dice)]
    ((1, 2, 1), (1.0, 3.0, 4.0))
    """
    kept = tuple(weights)
    _shared.append(kept)
    BOUNDS[id(kept)] = tuple(map(float, accumulate(kept)))
    return kept


class Over(NamedTuple):
    """Nothing is left to ask."""

    scores: tuple[int, ...]
    reason: str


Node: TypeAlias = Choice | Chance | Over

StepFunction: TypeAlias = Callable[..., Node | None]
"""What does one thing to a state and may ask something; what a question leads to gets the answer as last argument."""

Step: TypeAlias = tuple[StepFunction, *tuple[Any, ...]]
"""One thing still to do: a registered function and its arguments after the state, plain values or further steps."""

Effect: TypeAlias = tuple[str, *tuple[Any, ...]]
"""One thing that a component table says, `("gain", CREW, 2)`: the name of a step and its arguments, as plain values."""


def option_text(option: Option) -> str:
    """The readable form of an option, the same in records, case files and at the prompt.

    >>> option_text(("cell", 0, 2))
    'cell 0 2'
    """
    return " ".join(map(str, option))


def find_option(options: tuple[Option, ...], text: str) -> Option | None:
    """The offered option that reads like `text`, or None when none does."""
    wanted = " ".join(text.split())
    return next((option for option in options if option_text(option) == wanted), None)
