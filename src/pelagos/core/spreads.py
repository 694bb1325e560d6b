"""How a value becomes numbers for a program that learns: one of a scale, one among many, how many of each.

A spread names its numbers and makes them; both depend on the component tables alone, never on a state.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from pelagos.core import forms
from pelagos.core.forms import Form
from pelagos.core.kinds import Kind

Names: TypeAlias = Sequence[str] | Callable[[Any], Sequence[str]]
"""What the numbers are called, or what says so of a pack."""
REMEMBERED: Final = 1 << 12
USUAL: Final = 20
"""What a number without an upper bound is measured by."""


class Spread(ABC):
    """The numbers of a value."""

    turned: bool = False
    """Whether seats are counted from whoever looks; such a value is also told who that is, and of how many."""

    @abstractmethod
    def names(self, pack: Any) -> Sequence[str]:
        """What each number is; "" for a single one."""

    @abstractmethod
    def numbers(self, pack: Any, value: Any) -> Sequence[float]:
        """As many numbers as there are names."""

    def seen_by(self, pack: Any, value: Any, viewer: int, seats: int) -> Sequence[float]:
        """The same for whoever looks, where that makes a difference."""
        raise AssertionError(f"{type(self).__name__} looks the same from every seat")


class Scaled(Spread):
    """A number as a share of what it is measured by, which it may exceed."""

    def __init__(self, most: float | Callable[[Any], float]) -> None:
        self.most = most

    def names(self, pack: Any) -> Sequence[str]:
        return ("",)

    def numbers(self, pack: Any, value: float) -> Sequence[float]:
        return (value / (self.most(pack) if callable(self.most) else self.most),)


class Listed(Spread):
    """A spread over things with names; `most` of each are measured as 1."""

    def __init__(self, things: Names, most: float = 1) -> None:
        self.things = things
        self.most = most
        self._sizes: dict[str, int] = {}

    def names(self, pack: Any) -> Sequence[str]:
        return self.things(pack) if callable(self.things) else self.things

    def size(self, pack: Any) -> int:
        """How many there are, counted once for each pack."""
        found = self._sizes.get(pack.hash)
        if found is None:
            found = self._sizes[pack.hash] = len(self.names(pack))
        return found


class Among(Listed):
    """One of them, by its number; none of them when it is negative."""

    def numbers(self, pack: Any, value: int) -> Sequence[float]:
        numbers = [0.0] * self.size(pack)
        if value >= 0:
            numbers[value] = 1.0
        return numbers


class Heaped(Listed):
    """Several of them, by their numbers."""

    def numbers(self, pack: Any, value: Sequence[int]) -> Sequence[float]:
        numbers, share = [0.0] * self.size(pack), 1 / self.most
        for thing in value:
            numbers[thing] += share
        return numbers


class Counted(Listed):
    """How many there are of each."""

    def numbers(self, pack: Any, value: Sequence[float]) -> Sequence[float]:
        most = self.most
        return [number / most for number in value]


class Marked(Listed):
    """Which of them, one bit each."""

    def numbers(self, pack: Any, value: int) -> Sequence[float]:
        return [float(value >> place & 1) for place in range(self.size(pack))]


class Row(Spread):
    """A value for each of several places, all of one spread; what is missing behind them counts as nothing."""

    def __init__(self, places: Names, of: Spread) -> None:
        self.places = places
        self.of = of
        self._known: dict[str, tuple[int, dict[Any, Sequence[float]]]] = {}

    def names(self, pack: Any) -> Sequence[str]:
        places = self.places(pack) if callable(self.places) else self.places
        return [dotted(str(place), name) for place in places for name in self.of.names(pack)]

    def numbers(self, pack: Any, value: Sequence[Any]) -> Sequence[float]:
        width, known = self._known.get(pack.hash) or self._begin(pack)
        numbers: list[float] = []
        for here in value:
            numbers += known.get(here) or self._learn(pack, known, here)
        return numbers + [0.0] * (width - len(numbers))

    def _begin(self, pack: Any) -> tuple[int, dict[Any, Sequence[float]]]:
        """How many numbers there are with this pack, and what is known by heart: few values come again and again."""
        begun = self._known[pack.hash] = len(self.names(pack)), {}
        return begun

    def _learn(self, pack: Any, known: dict[Any, Sequence[float]], value: Any) -> Sequence[float]:
        if len(known) >= REMEMBERED:
            known.clear()
        made = known[value] = self.of.numbers(pack, value)
        return made


class Picked(Spread):
    """One place of a value that holds several things."""

    def __init__(self, place: int, of: Spread) -> None:
        self.place = place
        self.of = of

    def names(self, pack: Any) -> Sequence[str]:
        return self.of.names(pack)

    def numbers(self, pack: Any, value: Sequence[Any]) -> Sequence[float]:
        return self.of.numbers(pack, value[self.place])


class Made(Listed):
    """Numbers that a function of the game makes: `(pack, value)`."""

    def __init__(self, things: Names, make: Callable[[Any, Any], Sequence[float]]) -> None:
        super().__init__(things)
        self.make = make

    def numbers(self, pack: Any, value: Any) -> Sequence[float]:
        return self.make(pack, value)


class SeatOf(Spread):
    """A seat, counted from whoever looks; nobody when it is negative."""

    turned = True

    def __init__(self, most: int) -> None:
        self.most = most

    def names(self, pack: Any) -> Sequence[str]:
        return [str(seat) for seat in range(self.most)]

    def numbers(self, pack: Any, value: int) -> Sequence[float]:
        return self.seen_by(pack, value, 0, self.most)

    def seen_by(self, pack: Any, value: int, viewer: int, seats: int) -> Sequence[float]:
        numbers = [0.0] * self.most
        if value >= 0:
            numbers[(value - viewer) % seats] = 1.0
        return numbers


class SeatsOf(SeatOf):
    """Several seats, one bit each."""

    def seen_by(self, pack: Any, value: int, viewer: int, seats: int) -> Sequence[float]:
        turned = [float(value >> (viewer + step) % seats & 1) for step in range(seats)]
        return turned + [0.0] * (self.most - seats)


class Turned(Listed):
    """Numbers that a function of the game makes for whoever looks: `(pack, value, viewer, seats)`."""

    turned = True

    def __init__(self, things: Names, make: Callable[[Any, Any, int, int], Sequence[float]]) -> None:
        super().__init__(things)
        self.make = make

    def numbers(self, pack: Any, value: Any) -> Sequence[float]:
        raise AssertionError("these numbers depend on who looks")

    def seen_by(self, pack: Any, value: Any, viewer: int, seats: int) -> Sequence[float]:
        return self.make(pack, value, viewer, seats)


def dotted(*parts: str) -> str:
    """Names put together: `ships.atlantic`.

    >>> dotted("seats", "", "taler")
    'seats.taler'
    """
    return ".".join(part for part in parts if part)


def spread_of(form: Form) -> Spread | None:
    """How the value of a field becomes numbers, read from what it holds; None where only the game can say."""
    if isinstance(form, forms.By):
        of = spread_of(form.of)
        return None if of is None else Row(_named(form.places), of)
    if isinstance(form, forms.Part):
        of = spread_of(form.of)
        return None if of is None else Picked(form.place, of)
    return next((make(form) for kind, make in PLAIN if type(form) is kind), None)


def _named(kind: Kind) -> Callable[[Any], Sequence[str]]:
    return lambda pack: [str(value) for value in kind.values(pack)]


def _scaled(form: Any) -> Spread:
    return Scaled(USUAL if form.grows or callable(form.high) else max(1, form.high))


PLAIN: Final[tuple[tuple[type[Form], Callable[[Any], Spread]], ...]] = (
    (forms.Count, _scaled),
    (forms.Flag, lambda form: Scaled(1)),
    (forms.Bit, lambda form: Scaled(1)),
    (forms.One, lambda form: Among(form.names)),
    (forms.Pieces, lambda form: Heaped(form.names)),
    (forms.Heap, lambda form: Heaped(form.names)),
    (forms.Tally, lambda form: Counted(form.names)),
    (forms.Bits, lambda form: Marked(form.names)),
)
"""The forms that hold the same in every game."""
