"""What fields hold: numbers, yes or no, one thing of a kind, heaps and tallies of them, and tables of such values."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from typing import Any, Final, TypeAlias

from pelagos.core.case_values import flag_in, list_in, number_in, table_in, word_in
from pelagos.core.errors import PelagosError
from pelagos.core.game import AnyOrder
from pelagos.core.kinds import Kind
from pelagos.core.state import replaced

Bound: TypeAlias = int | Callable[[Any], int]
"""A number, or what says it of a state."""
NOWHERE: Final = -1
NONE: Final = "none"
MOST: Final = 999


class Form(ABC):
    """What a field holds: how its value is written, read, covered, checked and drawn anew. This one is of no things."""

    form: str
    """How it is drawn: count, flag, one, pieces or tally."""
    kind: Kind | None = None
    """The kind of things in it."""
    by_seat: bool = True
    """Whether the slot of what each seat has is a tuple with a place for every seat; else `found` knows better."""

    def found(self, s: Any, slot: str, seat: int) -> Any:
        """The value in a slot of a state: that of a seat or, with NOWHERE, of the table."""
        value = getattr(s, slot)
        return value if seat == NOWHERE else value[seat]

    def put(self, s: Any, slot: str, seat: int, value: Any) -> None:
        """Keep a value where `found` finds it."""
        setattr(s, slot, value if seat == NOWHERE else replaced(getattr(s, slot), seat, value))

    def write(self, s: Any, value: Any) -> Any:
        """The value in plain words and numbers."""
        return value

    @abstractmethod
    def read(self, s: Any, field: str, written: Any) -> Any:
        """The value that is written so; anything else is refused."""

    def changed(self, s: Any, field: str, value: Any, written: Any) -> Any:
        """What a value becomes of which so much is written; most are written as a whole."""
        return self.read(s, field, written)

    def covered(self, value: Any) -> Any:
        """What those see who may not see the value."""
        return None

    def wrong(self, s: Any, value: Any) -> bool:
        """Whether it cannot have this value."""
        return False

    def things(self, value: Any) -> list[int]:
        """The single things in it, by their places among their kind."""
        return []

    def dealt(self, value: Any, things: Iterator[int]) -> Any:
        """A value like this one, made of other things."""
        return value


class Count(Form):
    """A number within bounds; one that `grows` can only be written so far, but is as high in play as it may become.

    `least` is how low it comes in play, where that cannot be written: a track on whose last box the game is over.
    """

    form = "count"

    def __init__(self, low: Bound, high: Bound, *, grows: bool = False, least: int | None = None) -> None:
        self.low = low
        self.high = high
        self.grows = grows
        self.least = low if least is None else least

    def read(self, s: Any, field: str, written: Any) -> int:
        return number_in(field, written, _bound(s, self.low), _bound(s, self.high))

    def wrong(self, s: Any, value: int) -> bool:
        least, high = self.least, self.high
        if value < (least if type(least) is int else _bound(s, least)):
            return True
        return not self.grows and value > (high if type(high) is int else _bound(s, high))


class Flag(Form):
    """Yes or no."""

    form = "flag"

    def read(self, s: Any, field: str, written: Any) -> bool:
        return bool(flag_in(field, written))


class Things(Form):
    """Something made of things of one kind."""

    kind: Kind

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self._named: dict[str, list[str]] = {}

    def names(self, pack: Any) -> list[str]:
        """The names of the kind."""
        return [str(value) for value in self.kind.values(pack)]

    def named(self, s: Any) -> list[str]:
        """The same, listed once for each pack."""
        found = self._named.get(s.pack.hash)
        if found is None:
            found = self._named[s.pack.hash] = self.names(s.pack)
        return found

    def place(self, s: Any, field: str, name: Any) -> int:
        """The place of a thing among its kind, by its name or number."""
        return word_in(field, str(name) if type(name) is int else name, self.named(s))

    def name(self, s: Any, thing: int) -> str:
        """What a thing is called."""
        return self.named(s)[thing]

    def known(self, s: Any) -> int:
        """How many things of the kind there are."""
        return len(self.named(s))

    def wrong(self, s: Any, value: Any) -> bool:
        if not (things := self.things(value)):
            return False
        return min(things) < 0 or max(things) >= self.known(s)


class One(Things):
    """One thing of a kind by its place among them, or NOWHERE; with `always` nobody can write that there is none."""

    form = "one"

    def __init__(self, kind: Kind, *, always: bool = False) -> None:
        super().__init__(kind)
        self.always = always

    def write(self, s: Any, value: int) -> str:
        return NONE if value == NOWHERE else self.name(s, value)

    def read(self, s: Any, field: str, written: Any) -> int:
        return NOWHERE if written == NONE and not self.always else self.place(s, field, written)

    def things(self, value: int) -> list[int]:
        return [] if value == NOWHERE else [value]

    def dealt(self, value: int, things: Iterator[int]) -> int:
        return value if value == NOWHERE else next(things)


class Pieces(Things):
    """Things of a kind in any order, such as a hand; or in theirs, such as a row."""

    form = "pieces"

    def __init__(self, kind: Kind, *, ordered: bool = False) -> None:
        super().__init__(kind)
        self.ordered = ordered

    def write(self, s: Any, value: tuple[int, ...]) -> list[str]:
        names = [self.name(s, thing) for thing in value]
        return names if self.ordered else AnyOrder(names)

    def read(self, s: Any, field: str, written: Any) -> tuple[int, ...]:
        return self._kept([self.place(s, field, name) for name in list_in(field, written)])

    def covered(self, value: tuple[int, ...]) -> int:
        return len(value)

    def things(self, value: tuple[int, ...]) -> list[int]:
        return list(value)

    def dealt(self, value: tuple[int, ...], things: Iterator[int]) -> tuple[int, ...]:
        return self._kept([next(things) for _ in value])

    def _kept(self, things: list[int]) -> tuple[int, ...]:
        return tuple(things if self.ordered else sorted(things))


class Tally(Things):
    """How many there are of each thing of a kind."""

    form = "tally"

    def __init__(self, kind: Kind, most: int = MOST) -> None:
        super().__init__(kind)
        self.most = most

    def write(self, s: Any, value: tuple[int, ...]) -> dict[str, int]:
        return dict(zip(self.named(s), value, strict=True))

    def read(self, s: Any, field: str, written: Any) -> tuple[int, ...]:
        counts = [0] * len(self.named(s))
        for name, count in table_in(field, written).items():
            counts[word_in(field, name, self.named(s))] = number_in(field, count, 0, self.most)
        return tuple(counts)

    def covered(self, value: tuple[int, ...]) -> int:
        return sum(value)

    def wrong(self, s: Any, value: tuple[int, ...]) -> bool:
        return bool(value) and min(value) < 0

    def things(self, value: tuple[int, ...]) -> list[int]:
        return [thing for thing, count in enumerate(value) for _ in range(count)]

    def dealt(self, value: tuple[int, ...], things: Iterator[int]) -> tuple[int, ...]:
        drawn = [next(things) for _ in range(sum(value))]
        return tuple(drawn.count(thing) for thing in range(len(value)))


class Bit(Form):
    """Yes or no, kept as 1 or 0."""

    form = "flag"

    def write(self, s: Any, value: int) -> bool:
        return bool(value)

    def read(self, s: Any, field: str, written: Any) -> int:
        return flag_in(field, written)

    def wrong(self, s: Any, value: int) -> bool:
        return value not in (0, 1)


class Bits(Things):
    """Which things of a kind, one bit each."""

    form = "pieces"

    def write(self, s: Any, value: int) -> Any:
        return AnyOrder(self.name(s, thing) for thing in self.things(value))

    def read(self, s: Any, field: str, written: Any) -> int:
        bits = 0
        for name in list_in(field, written):
            thing = self.place(s, field, name)
            if bits >> thing & 1:
                raise PelagosError("error-case-twice", field=field, value=self.name(s, thing))
            bits |= 1 << thing
        return bits

    def wrong(self, s: Any, value: int) -> bool:
        return value >> self.known(s) != 0

    def things(self, value: int) -> list[int]:
        return [place for place in range(value.bit_length()) if value >> place & 1]


class Heap(Pieces):
    """Things in any order, kept in the one in which they came: what is drawn from them later depends on it."""

    def _kept(self, things: list[int]) -> tuple[int, ...]:
        return tuple(things)


class By(Form):
    """For each thing of a kind a value of one form, as a table; what is not named in it stays as it is, or `empty`."""

    def __init__(self, places: Kind, of: Form, empty: Any = 0) -> None:
        self.places = places
        self.of = of
        self.empty = empty
        self.form = of.form
        self.kind = of.kind

    def write(self, s: Any, value: tuple[Any, ...]) -> dict[str, Any]:
        return {name: self.of.write(s, here) for name, here in zip(self.names(s), value, strict=True)}

    def read(self, s: Any, field: str, written: Any) -> tuple[Any, ...]:
        return self.changed(s, field, (self.empty,) * len(self.names(s)), written)

    def changed(self, s: Any, field: str, value: tuple[Any, ...], written: Any) -> tuple[Any, ...]:
        for name, here in table_in(field, written).items():
            place = word_in(field, name, self.names(s))
            value = replaced(value, place, self.of.read(s, field, here))
        return value

    def wrong(self, s: Any, value: tuple[Any, ...]) -> bool:
        wrong = self.of.wrong
        return len(value) != len(self.places.values(s.pack)) or any([wrong(s, here) for here in value])

    def things(self, value: tuple[Any, ...]) -> list[int]:
        return [thing for here in value for thing in self.of.things(here)]

    def names(self, s: Any) -> list[str]:
        """What the places are called."""
        return [str(place) for place in self.places.values(s.pack)]


class Part(Form):
    """One place of a slot that holds several fields."""

    def __init__(self, place: int, of: Form) -> None:
        self.place = place
        self.of = of
        self.form = of.form
        self.kind = of.kind

    def write(self, s: Any, value: tuple[Any, ...]) -> Any:
        return self.of.write(s, value[self.place])

    def read(self, s: Any, field: str, written: Any) -> Any:
        return self.of.read(s, field, written)

    def changed(self, s: Any, field: str, value: tuple[Any, ...], written: Any) -> tuple[Any, ...]:
        return replaced(value, self.place, self.read(s, field, written))

    def wrong(self, s: Any, value: tuple[Any, ...]) -> bool:
        return self.of.wrong(s, value[self.place])

    def things(self, value: tuple[Any, ...]) -> list[int]:
        return self.of.things(value[self.place])


def _bound(s: Any, bound: Bound) -> int:
    return bound if isinstance(bound, int) else bound(s)
